// SPDX-License-Identifier: GPL-3.0-or-later
// One client's connection: bytes to requests, answers to bytes, in strict order and within the limits.
//
// Each request is given to the host and the next one is taken only when it has been answered; meanwhile
// nothing is read, so a client that floods or does not read its answers only fills its own socket buffers. A
// client that half-closes after its request still gets the answer. An idle connection costs a descriptor and
// this object: no timer, no notifier, no buffer.
#pragma once

#include "http/limits.h"
#include "http/requestparser.h"
#include "http/transport.h"

#include <QHostAddress>

#include <chrono>
#include <memory>
#include <optional>
#include <span>

namespace triage::http {

/// See above. Not destroyed inside its own functions: the owner looks at isClosed() afterwards.
class HttpConnection
{
public:
    using Clock = std::chrono::steady_clock;

    /// What a connection needs of its owner.
    class Host
    {
    public:
        virtual ~Host() = default;
        /// Sees to it that answer() is called with that exchange's number, now or later: with the handler's
        /// answer or, where there is a refusal, with the one for that.
        virtual void exchange(HttpConnection &connection, quint64 number, Request request,
                              std::optional<Problem> refusal)
            = 0;
        /// Memory to read into, shared by all connections and free between two calls.
        virtual std::span<char> readBuffer() = 0;
        /// Sees to it that resume() is called once other connections have had their turn.
        virtual void resumeLater(HttpConnection &connection) = 0;
        /// Called once, when the connection has closed, which may be within any of its functions.
        virtual void hasClosed(const HttpConnection &connection) = 0;
        /// No answer is to be followed by another request any more.
        virtual bool isDraining() const = 0;
    };

    /// The limits and the host must outlive the connection.
    HttpConnection(std::unique_ptr<Transport> transport, quint64 number, const QHostAddress &peer,
                   const Limits &limits, Host &host);
    ~HttpConnection() = default;
    Q_DISABLE_COPY_MOVE(HttpConnection)

    quint64 number() const { return m_number; }
    const QHostAddress &peer() const { return m_peer; }
    bool isClosed() const { return !m_transport; }

    /// Bytes have come, or their end, or both.
    void becameReadable(bool ended);
    /// There is room in the socket again.
    void becameWritable();
    /// Goes on where it stopped to let others have their turn.
    void resume() { advance(); }
    /// Sends the answer of the exchange; ignored where another one is under way meanwhile.
    void answer(quint64 exchange, QByteArray answer);
    /// There will be no answer to that exchange.
    void giveUp(quint64 exchange);
    /// Answers with the problem and closes.
    void refuse(const Problem &problem);
    /// Closes where nothing is under way.
    void closeIfIdle();
    /// Acts on the deadlines.
    void checkDeadlines(Clock::time_point now);
    /// Closes at once.
    void close();

private:
    enum class Phase {
        Reading, // a request, or waiting for one
        Answering, // the handler has it
        Closing, // the last answer is being written
        Lingering, // it is written; the client may still be reading it
    };

    void advance();
    bool takeStep();
    bool readAndParse();
    Transport::Transfer receive(std::span<char> buffer);
    void parse(QByteArrayView bytes);
    void takeEnd();
    void requestStage();
    void startExchange(Request request, std::optional<Problem> refusal);
    void write(const QByteArray &bytes);
    void flush();
    void linger();
    void discardInput();
    bool isIdle() const;
    qsizetype unwritten() const { return m_out.size() - m_written; }

    std::unique_ptr<Transport> m_transport; // none once it is closed
    const quint64 m_number;
    const QHostAddress m_peer;
    const Limits &m_limits;
    Host &m_host;

    RequestParser m_parser;
    RequestParser::Stage m_stage = RequestParser::Stage::Idle;
    Phase m_phase = Phase::Reading;
    Clock::time_point m_since; // the beginning of phase and stage
    QByteArray m_in; // read, but belongs to later requests
    qsizetype m_parsed = 0; // of m_in
    QByteArray m_out;
    qsizetype m_written = 0; // of m_out
    Clock::time_point m_progress; // when the client last took something of m_out
    qint64 m_discarded = 0;
    quint64 m_exchange = 0;
    Headers m_headers; // of the request that is being answered
    bool m_readable = true;
    bool m_writable = true;
    bool m_receivesWhenWritable = false;
    bool m_sendsWhenReadable = false;
    bool m_endIsNear = false; // the end is in the socket, after what has not been read yet
    bool m_ended = false; // the client sends nothing more
    bool m_advancing = false;
    bool m_answersHead = false;
    bool m_closesAfter = false;
    bool m_saysKeepAlive = false;
};

} // namespace triage::http
