// SPDX-License-Identifier: GPL-3.0-or-later
// The socket that Qt HttpServer believes to be a client: it is fed with canonical requests and collects
// answers.
//
// Qt HttpServer 6.4.2 keeps raw pointers to the client's socket while a request is being handled and frames
// requests loosely, so it never sees a client's socket. A feed socket outlives every request and carries one
// exchange at a time.
#pragma once

#include "http/message.h"
#include "problem.h"

#include <QTcpSocket>

#include <optional>
#include <utility>

namespace triage::http {

/// One request on its way from a connection to the handler, and back.
struct Exchange
{
    quint64 connection = 0;
    quint64 number = 0; ///< Distinguishes the exchanges of a connection: a late answer finds another one.
    Request request;
    std::optional<Problem> refusal; ///< Set where the front answers and no handler is asked.
};

/// A socket without a network. Only public and protected interface of Qt is used.
class FeedSocket : public QTcpSocket
{
    Q_OBJECT

public:
    explicit FeedSocket(QObject *parent);
    ~FeedSocket() override;

    /// Hands the exchange's request to Qt HttpServer, which dispatches it before this returns.
    void start(Exchange exchange);
    /// The exchange is over: its answer has been written or never will be.
    void finish() { m_finished = true; }
    /// It can take another exchange: the last one is over and Qt HttpServer is not on the stack with it.
    bool isFree() const { return m_finished && !m_dispatching; }
    Exchange &exchange() { return m_exchange; }
    /// What has been written since the last call.
    QByteArray takeAnswer() { return std::exchange(m_answer, {}); }

    /// How many hear of a request: one, Qt HttpServer, however many requests there were.
    int listeners() const { return receivers(SIGNAL(readyRead())); }

    qint64 bytesAvailable() const override;
    bool isSequential() const override { return true; }
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
