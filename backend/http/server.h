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

/// Makes the answer for what the server refuses without asking the handler. The headers are those of the
/// request as far as they were read.
using Refuse = std::function<Response(const Problem &, const Headers &)>;

/// Serves HTTP/1.1 and HTTP/1.0 on one address, all in the thread in which it was made. The handler sees one
/// request of a connection at a time. A handler that keeps its Respond too long is answered for with 504, one
/// that drops it without a call with 500. A Respond may outlive the server and then does nothing.
class Server : public QObject
{
    Q_OBJECT

public:
    Server(const Limits &limits, Handler handler, Refuse refuse, QObject *parent = nullptr);
    ~Server() override;

    /// With whose identity TLS is spoken with clients that come from now on. Before listen(), or later to
    /// replace what was there; not to change between TLS and plain HTTP while it listens.
    void setTls(std::shared_ptr<const TlsIdentity> identity);
    /// Accepts connections; port 0 is any free one. To be called once. The port.
    Result<quint16> listen(const QHostAddress &address, quint16 port);
    /// The port, or 0 where it does not listen.
    quint16 port() const;

    /// Stops accepting, closes what is idle and answers the rest with "Connection: close". finished()
    /// follows.
    void drain(std::chrono::milliseconds deadline);

    /// The clients that are connected.
    int connections() const;

Q_SIGNALS:
    /// After drain(): all connections are closed, or the deadline has passed and they were closed by force.
    void finished();

private:
    class Adapter;

    std::unique_ptr<Adapter> m_adapter;
    bool m_draining = false;
};

} // namespace triage::http
