// SPDX-License-Identifier: GPL-3.0-or-later
// One client's connection: turns bytes into requests and answers into bytes, in strict order and within the
// limits.
//
// Each request is passed to the host, and the next one is read only after it has been answered. Nothing is
// read in between, so that a client that floods or does not read its answers only fills its own socket
// buffers. A client that half-closes after its request still gets the answer; whether it is there to read it
// shows an interim answer, if the final one takes long. An idle connection costs a
// descriptor and this object: no timer, no notifier, no buffer.
//
// A request whose body has not arrived with its head is passed on without it. The rest of the body is read
// when the host asks for it; until then only the beginning is kept, and the socket holds the rest back. The
// host asks for each piece of a streamed body.
//
// An answer may come in pieces as well: the connection asks for the next one when the client has taken most
// of those before, so that a slow reader costs no more memory than a piece.
#pragma once

#include "http/answerqueue.h"
#include "http/bytebudget.h"
#include "http/bytequeue.h"
#include "http/exchangebody.h"
#include "http/limits.h"
#include "http/message.h"
#include "http/poller.h"
#include "http/requestparser.h"
#include "http/transport.h"

#include <QHostAddress>

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <span>

namespace triage::http {

class HttpConnection;

/// The owner of connections: passes their requests on and shares its memory among them.
class HttpConnectionHost
{
public:
    virtual ~HttpConnectionHost() = default;
    /// Makes sure that answer() is called with that exchange's number, now or later: with the answer to
    /// the refusal if there is one, otherwise with the handler's answer. If the body is still arriving,
    /// the handler may ask for it through receiveBody().
    virtual void exchange(HttpConnection &connection, quint64 number, Request request,
                          std::optional<Problem> refusal, bool isBodyArriving)
        = 0;
    /// Returns memory to read into, shared by all connections and free between two calls.
    virtual std::span<char> readBuffer() = 0;
    /// Return the memory of all bodies and answers. It outlives the connections.
    virtual ByteBudget &bodyBudget() = 0;
    virtual ByteBudget &answerBudget() = 0;
    /// Makes sure that takeTurn() is called once other addresses have had their turn.
    virtual void resumeLater(HttpConnection &connection) = 0;
    /// Called once when the connection has closed, possibly within any of its functions.
    virtual void hasClosed(const HttpConnection &connection) = 0;
    /// Returns true if answers are not followed by another request any more.
    virtual bool isDraining() const = 0;
};

/// Described above. Never destroyed within its own functions: the owner checks isClosed() afterwards.
class HttpConnection
{
public:
    using Clock = std::chrono::steady_clock;

    /// The limits and the host must outlive the connection.
    HttpConnection(std::unique_ptr<Transport> transport, quint64 number, const QHostAddress &peer,
                   const Limits &limits, HttpConnectionHost &host);
    Q_DISABLE_COPY_MOVE(HttpConnection)

    quint64 number() const { return m_number; }
    const QHostAddress &peer() const { return m_peer; }
    bool isClosed() const { return !m_transport; }

    /// Notes events until the connection has its turn. Returns false if it waits for it already.
    bool waitForTurn(Poller::Events events);
    /// Handles the events, or continues where the connection stopped to give others their turn.
    void takeTurn();
    /// Reads the rest of the exchange's body, or its next piece, and calls the receiver, now or later. If
    /// another exchange is running by now, calls it with a problem.
    void receiveBody(quint64 exchange, BodyReceiver receiver, OrganizationId organization);
    /// Sends the answer of the exchange; ignored if another exchange is running by now.
    void answer(quint64 exchange, QByteArray answer, OrganizationId organization)
    {
        answerInPieces(exchange, std::move(answer), organization, {});
    }
    /// Sends the beginning of an answer, and asks for each of its next pieces, unless the request was HEAD.
    void answerInPieces(quint64 exchange, QByteArray answer, OrganizationId organization,
                        std::function<void()> askForPiece);
    /// Sends the next piece of such an answer: the end if it is empty, no more at all if it is std::nullopt.
    void takePiece(quint64 exchange, std::optional<QByteArray> piece);
    /// Returns true if a body of that address is in memory that has not arrived completely.
    bool hasArrivingBodyOf(const QHostAddress &address) const;
    /// Ends such a body for want of memory.
    void refuseBody();
    /// Returns true if the client at that address has not taken all of its answer.
    bool hasUnsentAnswerTo(const QHostAddress &address) const;
    /// Reports that the exchange will not be answered.
    void giveUp(quint64 exchange);
    /// Answers with the problem and closes.
    void refuse(Problem reason);
    /// Closes if no exchange is running, and ends a streamed body, which may last for hours.
    void drain();
    /// Enforces the deadlines.
    void checkDeadlines(Clock::time_point now);
    /// Closes at once.
    void close();

private:
    enum class Phase {
        Reading, // reading a request, or waiting for one
        Answering, // the handler has the request
        Streaming, // the answer is sent in pieces
        Closing, // the last answer is being written
        Lingering, // the last answer is written; the client may still be reading it
    };

    void becameReadable(bool ended);
    void becameWritable();
    void advance();
    bool takeStep();
    bool readAndParse();
    Transport::Transfer receive(std::span<char> buffer);
    void takeEnd();
    std::span<char> readSpace() const;
    bool isReceiving() const;
    void requestStage();
    bool countBody(qint64 size);
    void actOnRequest();
    void actOnBody();
    void deliverBody(Result<QByteArray> body);
    void failBody(Problem reason);
    void startExchange(Request request, std::optional<Problem> refusal);
    void endAnswer();
    bool askForPiece();
    void write(const QByteArray &bytes);
    void flush();
    void linger();
    void discardInput();
    void probe();
    bool isIdle() const;
    void closeIfIdle();

    std::unique_ptr<Transport> m_transport; // null once the connection is closed
    const quint64 m_number;
    const QHostAddress m_peer;
    const Limits &m_limits;
    HttpConnectionHost &m_host;

    RequestParser m_parser;
    RequestParser::Stage m_stage = RequestParser::Stage::Idle;
    Phase m_phase = Phase::Reading;
    Clock::time_point m_since; // the time at which phase and stage began
    ByteQueue m_in; // bytes of later requests that have been read already
    AnswerQueue m_out;
    qint64 m_discarded = 0;
    quint64 m_exchange = 0;
    Headers m_headers; // of the request that is being answered
    ExchangeBody m_body;
    std::function<void()> m_askForPiece; // while an answer is sent in pieces
    std::optional<Poller::Events> m_events; // while it waits for its turn
    bool m_readable = true;
    bool m_receivesWhenWritable = false;
    bool m_endIsNear = false; // the end is in the socket, after bytes that have not been read yet
    bool m_ended = false; // the client sends no more bytes
    bool m_advancing = false;
    bool m_answersHead = false;
    bool m_closesAfter = false;
    bool m_saysKeepAlive = false;
    bool m_isHttp10 = false; // the client of the exchange; it knows neither chunks nor interim answers
    bool m_awaitsPiece = false;
    bool m_hasProbed = false; // whether the client still reads, during this exchange
    const std::shared_ptr<std::atomic<bool>> m_hasGone = std::make_shared<std::atomic<bool>>(false);
};

} // namespace triage::http
