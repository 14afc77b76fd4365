// SPDX-License-Identifier: GPL-3.0-or-later
// The gate before Qt HttpServer: accepts clients, keeps their connections within the limits and hands each
// complete request to Qt HttpServer through a feed socket.
#pragma once

#include "http/feedsocket.h"
#include "http/httpconnection.h"
#include "http/poller.h"
#include "http/tlsidentity.h"

#include <QHash>
#include <QTcpServer>
#include <QTimer>

#include <memory>
#include <unordered_map>
#include <vector>

namespace triage::http {

/// Listens for clients. Qt HttpServer sees it as a server whose clients are the feed sockets.
class FrontServer : public QTcpServer, private HttpConnection::Host
{
    Q_OBJECT

public:
    explicit FrontServer(const Limits &limits, QObject *parent = nullptr);
    ~FrontServer() override;

    /// With whose identity TLS is spoken with clients from now on; none: plain TCP.
    void setTls(std::shared_ptr<const TlsIdentity> identity) { m_tls = std::move(identity); }
    /// The feed socket whose request Qt HttpServer is dispatching just now; to be asked once for each.
    FeedSocket *takeDispatched() { return std::exchange(m_dispatched, nullptr); }
    /// The answer has been written to the feed socket, and Qt HttpServer's responder is gone.
    void answered(FeedSocket *feed);
    /// There will never be an answer, and Qt HttpServer's responder is gone.
    void dropped(FeedSocket *feed);

    /// Stops listening, closes what is idle and what has answered; idle() when nothing is left.
    void drain();
    /// Closes every connection at once.
    void closeAll();
    /// The connections that are open.
    int connections() const { return static_cast<int>(m_connections.size()); }

Q_SIGNALS:
    /// The last connection has been closed.
    void idle();

protected:
    void incomingConnection(qintptr descriptor) override;

private:
    // Connections are destroyed when the last of these ends, so never beneath their own functions.
    class Visit;

    void exchange(HttpConnection &connection, quint64 number, Request request,
                  std::optional<Problem> refusal) override;
    std::span<char> readBuffer() override { return m_readBuffer; }
    void resumeLater(HttpConnection &connection) override;
    bool isDraining() const override { return m_draining; }
    void hasClosed(const HttpConnection &connection) override { m_closed.push_back(connection.number()); }

    HttpConnection *find(quint64 number) const;
    void visit(quint64 number, Poller::Events events);
    void resumeAll();
    void sweep();
    void reap();
    bool isFull(const QHostAddress &peer) const;
    FeedSocket *takeFeed();
    FeedSocket *makeFeed();
    void release(FeedSocket *feed);

    const Limits m_limits;
    std::vector<char> m_readBuffer;
    std::unordered_map<quint64, std::unique_ptr<HttpConnection>> m_connections;
    QHash<QHostAddress, int> m_perPeer;
    std::vector<FeedSocket *> m_freeFeeds; // as many as there were exchanges at one time
    std::vector<quint64> m_resumed;
    std::vector<quint64> m_closed; // and not yet destroyed
    FeedSocket *m_dispatched = nullptr;
    std::shared_ptr<const TlsIdentity> m_tls;
    quint64 m_lastNumber = 0;
    int m_visits = 0;
    bool m_draining = false;
    QTimer m_sweeper;
    Poller m_poller;
};

} // namespace triage::http
