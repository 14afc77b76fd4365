// SPDX-License-Identifier: GPL-3.0-or-later
// The HTTP server: a strict front before Qt HttpServer, complete requests to one handler, answers in order.
#pragma once

#include "http/limits.h"
#include "http/message.h"
#include "http/tlsidentity.h"
#include "result.h"

#include <QObject>

#include <chrono>
#include <functional>
#include <memory>

namespace triage::http {

/// Creates the answer to a request that the server refuses without asking the handler. The headers are those
/// of the request as far as they were read.
using Refuse = std::function<Response(const Problem &, const Headers &)>;

/// Serves HTTP/1.1 and HTTP/1.0 on one address, in the thread in which it was created. The handler gets one
/// request of a connection at a time. If a handler keeps its Respond too long, the server answers 504; if it
/// drops it without a call, 500. A Respond may outlive the server and then does nothing.
class Server : public QObject
{
    Q_OBJECT

public:
    Server(const Limits &limits, Handler handler, Refuse refuse, QObject *parent = nullptr);
    ~Server() override;

    /// Sets the identity for TLS with clients that connect from now on. Call it before listen(), or later to
    /// replace the identity; it must not switch between TLS and plain HTTP while the server listens.
    void setTls(std::shared_ptr<const TlsIdentity> identity);
    /// Accepts connections and returns the port; port 0 selects a free one. To be called once.
    Result<quint16> listen(const QHostAddress &address, quint16 port);
    /// Returns the port, or 0 if the server does not listen.
    quint16 port() const;

    /// Stops accepting, closes idle connections and answers the rest with "Connection: close". finished()
    /// follows.
    void drain(std::chrono::milliseconds deadline);

    /// Returns the number of connected clients.
    int connections() const;
    /// Returns the bytes of all request bodies in memory.
    qint64 bodyBytes() const;
    /// Returns the bytes of all answers in memory that clients have not taken.
    qint64 answerBytes() const;

Q_SIGNALS:
    /// Emitted after drain(): all connections are closed, or the deadline has passed and they were closed by
    /// force.
    void finished();

private:
    class Adapter;

    std::unique_ptr<Adapter> m_adapter;
    bool m_draining = false;
};

} // namespace triage::http
