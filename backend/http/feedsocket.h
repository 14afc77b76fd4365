// SPDX-License-Identifier: GPL-3.0-or-later
// The socket that Qt HttpServer treats as a client: it delivers canonical requests and collects answers.
//
// Qt HttpServer 6.4.2 keeps raw pointers to the client's socket while a request is being handled, and frames
// requests loosely. Therefore it never sees a client's socket. A feed socket outlives every request and
// carries one exchange at a time.
#pragma once

#include "http/message.h"
#include "problem.h"

#include <QTcpSocket>

#include <optional>
#include <utility>

namespace triage::http {

/// A request on its way from a connection to the handler, and its answer on the way back.
struct Exchange
{
    quint64 connection = 0;
    quint64 number = 0; ///< Distinguishes the exchanges of a connection, so that a late answer is recognised.
    Request request;
    std::optional<Problem> refusal; ///< Set if the front answers without asking a handler.
    OrganizationId organization{}; ///< Set by the answer.
    PieceSource nextPiece{}; ///< Set by an answer that comes in pieces.
};

/// A socket without a network. Uses only the public and protected interface of Qt.
class FeedSocket : public QTcpSocket
{
    Q_OBJECT

public:
    explicit FeedSocket(QObject *parent);
    ~FeedSocket() override;

    /// Passes the exchange's request to Qt HttpServer, which dispatches it before this function returns.
    void start(Exchange exchange);
    /// Ends the exchange: its answer has been written or never will be.
    void finish() { m_finished = true; }
    /// Returns true if the socket can take another exchange: the last one is over and Qt HttpServer is not on
    /// the stack with it.
    bool isFree() const { return m_finished && !m_dispatching; }
    Exchange &exchange() { return m_exchange; }
    /// Returns the bytes written since the last call.
    QByteArray takeAnswer() { return std::exchange(m_answer, {}); }

    /// Returns the number of receivers of a request: one, Qt HttpServer, however many requests there were.
    int listeners() const { return receivers(SIGNAL(readyRead())); }

    qint64 bytesAvailable() const override;
    /// Qt HttpServer reads in a transaction, for which a sequential device takes a buffer of 16 KiB and keeps
    /// it. Any other reads the same bytes again; this one is never asked to.
    bool isSequential() const override { return false; }
    void close() override { }
    void disconnectFromHost() override { }

protected:
    qint64 readData(char *data, qint64 maxSize) override;
    qint64 writeData(const char *data, qint64 size) override;

private:
    Exchange m_exchange;
    QByteArray m_request; // what Qt HttpServer has not read yet
    qsizetype m_read = 0;
    QByteArray m_answer;
    bool m_dispatching = false;
    bool m_finished = true;
};

} // namespace triage::http
