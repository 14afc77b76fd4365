// SPDX-License-Identifier: GPL-3.0-or-later
// The gate before Qt HttpServer: accepts clients, keeps their connections within the limits and passes each
// complete request to Qt HttpServer through a feed socket.
#pragma once

#include "http/bytebudget.h"
#include "http/feedsocket.h"
#include "http/httpconnection.h"
#include "http/poller.h"
#include "http/tlsidentity.h"
#include "turns.h"

#include <QHash>
#include <QTcpServer>
#include <QTimer>

#include <memory>
#include <unordered_map>
#include <vector>

namespace triage::http {

/// Listens for clients. Qt HttpServer sees it as a server whose clients are the feed sockets.
class FrontServer : public QTcpServer, private HttpConnectionHost
{
    Q_OBJECT

public:
    explicit FrontServer(const Limits &limits, QObject *parent = nullptr);
    ~FrontServer() override;

    /// Sets the identity for TLS with clients that connect from now on; null for plain TCP.
    void setTls(std::shared_ptr<const TlsIdentity> identity) { m_tls = std::move(identity); }
    /// Returns the feed socket whose request Qt HttpServer is dispatching now; to be called once for each
    /// request.
    FeedSocket *takeDispatched() { return std::exchange(m_dispatched, nullptr); }
    /// Called when the answer has been written to the feed socket and Qt HttpServer's responder is gone.
    void answered(FeedSocket *feed);
    /// Called when there will be no answer and Qt HttpServer's responder is gone.
    void dropped(FeedSocket *feed);

    /// Stops listening, closes idle connections at once and others after their answer. Emits idle() when none
    /// is left.
    void drain();
    /// Closes every connection at once.
    void closeAll();
    /// Returns the number of open connections.
    int connections() const { return static_cast<int>(m_connections.size()); }
    /// Returns the bytes of all request bodies in memory.
    qint64 bodyBytes() const { return m_bodyBudget.used(); }
    /// Returns the bytes of all answers in memory that clients have not taken.
    qint64 answerBytes() const { return m_answerBudget.used(); }

Q_SIGNALS:
    /// Emitted when the last connection has been closed.
    void idle();

protected:
    void incomingConnection(qintptr descriptor) override;

private:
    // Connections are destroyed when the last Visit ends, so never within their own functions.
    class Visit;

    void exchange(HttpConnection &connection, quint64 number, Request request, std::optional<Problem> refusal,
                  bool isBodyArriving) override;
    std::span<char> readBuffer() override { return m_readBuffer; }
    ByteBudget &bodyBudget() override { return m_bodyBudget; }
    ByteBudget &answerBudget() override { return m_answerBudget; }
    void resumeLater(HttpConnection &connection) override;
    bool isDraining() const override { return m_draining; }
    void hasClosed(const HttpConnection &connection) override { m_closed.push_back(connection.number()); }

    void receiveBody(quint64 connection, quint64 exchange, BodyReceiver receiver,
                     OrganizationId organization);
    void takePiece(quint64 connection, quint64 exchange, std::optional<QByteArray> piece);
    template <typename Condition>
    HttpConnection *newest(Condition condition) const;
    bool endBodyOf(const QHostAddress &address);
    bool endAnswerTo(const QHostAddress &address);
    HttpConnection *find(quint64 number) const;
    void waitForTurn(HttpConnection &connection, Poller::Events events);
    void giveTurns();
    void sweep();
    void reap();
    bool isFull() const { return connections() >= m_limits.connections; }
    bool isFullFor(const QHostAddress &peer) const;
    void warnOfFullPeer();
    FeedSocket *takeFeed();
    FeedSocket *makeFeed();
    void release(FeedSocket *feed);

    const Limits m_limits;
    std::vector<char> m_readBuffer;
    ByteBudget m_bodyBudget{ m_limits.bodyMemory, [this](const QHostAddress &address) {
                                return endBodyOf(address);
                            } };
    ByteBudget m_answerBudget{ m_limits.answerMemory, [this](const QHostAddress &address) {
                                  return endAnswerTo(address);
                              } };
    std::unordered_map<quint64, std::unique_ptr<HttpConnection>> m_connections;
    QHash<QHostAddress, int> m_perPeer; // by countedAddress()
    std::vector<FeedSocket *> m_freeFeeds; // as many as there were concurrent exchanges
    Turns<QHostAddress, quint64> m_turns; // of connections with events, by countedAddress()
    QTimer m_nextTurns;
    std::vector<quint64> m_closed; // and not yet destroyed
    FeedSocket *m_dispatched = nullptr;
    std::shared_ptr<const TlsIdentity> m_tls;
    quint64 m_lastNumber = 0;
    int m_visits = 0;
    HttpConnection::Clock::time_point m_mayWarnAt; // of a full peer
    bool m_draining = false;
    QTimer m_sweeper;
    Poller m_poller;
};

} // namespace triage::http
