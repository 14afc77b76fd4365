// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/frontserver.h"

#include "http/clientaddress.h"

#include <QLoggingCategory>
#include <QPointer>

#include <algorithm>

#include <sys/socket.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace triage::http {

namespace {

Q_LOGGING_CATEGORY(logFront, "triage.http.front")

// Warnings about addresses with too many connections are at least this far apart.
constexpr auto warningInterval = 60s;

// After this time with connections, the event loop has its turn, and with it the answers of handlers.
constexpr auto turnTime = 2ms;
constexpr int connectionsInTurn = 32;

// After this number of new connections, others have their turn.
constexpr int acceptedInARow = 32;
constexpr int maxFeedsToPick = 30; // the default of QTcpServer

QHostAddress peerOf(int descriptor)
{
    sockaddr_storage storage{};
    socklen_t size = sizeof storage;
    auto *address = reinterpret_cast<sockaddr *>(&storage);
    if (::getpeername(descriptor, address, &size) != 0)
        return {};
    return plainAddress(QHostAddress(address)); // mapped into IPv6 on a socket that serves both
}

// Returns an interval that is short enough that each deadline is missed by at most a quarter of it or a
// second.
std::chrono::milliseconds sweepInterval(const Limits &limits)
{
    const auto shortest = std::min({ limits.headerDeadline, limits.bodyDeadline, limits.idleDeadline,
                                     limits.answerDeadline, limits.writeDeadline, limits.lingerDeadline });
    return std::clamp<std::chrono::milliseconds>(shortest / 4, 10ms, 1s);
}

} // namespace

class FrontServer::Visit
{
public:
    explicit Visit(FrontServer &front) : m_front(front) { ++m_front.m_visits; }
    ~Visit()
    {
        if (--m_front.m_visits == 0)
            m_front.reap();
    }
    Q_DISABLE_COPY_MOVE(Visit)

private:
    FrontServer &m_front;
};

FrontServer::FrontServer(const Limits &limits, QObject *parent)
    : QTcpServer(parent), m_limits(limits), m_readBuffer(64 * 1024),
      m_poller(
          [this](quint64 number, Poller::Events events) {
              if (HttpConnection *connection = find(number))
                  waitForTurn(*connection, events);
          },
          [this] { giveTurns(); })
{
    m_nextTurns.setInterval(0);
    connect(&m_nextTurns, &QTimer::timeout, this, &FrontServer::giveTurns);
    setListenBacklogSize(4096);
    m_sweeper.setTimerType(Qt::CoarseTimer);
    connect(&m_sweeper, &QTimer::timeout, this, &FrontServer::sweep);
    m_sweeper.start(sweepInterval(m_limits));
}

FrontServer::~FrontServer() = default;

void FrontServer::incomingConnection(qintptr handle)
{
    const int descriptor = static_cast<int>(handle);
    const QHostAddress peer = peerOf(descriptor);
    const bool isPeerFull = isFullFor(peer);
    const bool full = isPeerFull || isFull();
    const quint64 number = ++m_lastNumber;
    HttpConnectionHost &host = *this;
    auto transport = m_tls ? m_tls->makeTransport(descriptor) : makePlainTransport(descriptor);
    auto made = std::make_unique<HttpConnection>(std::move(transport), number, peer, m_limits, host);
    if (connections() >= m_limits.connections + m_limits.refusals || !m_poller.watch(descriptor, number))
        return; // which closes it
    HttpConnection &connection = *made;
    m_connections.emplace(number, std::move(made));
    if (number % acceptedInARow == 0) { // Qt accepts all that wait, unless there is room for none
        setMaxPendingConnections(0);
        m_nextTurns.start();
    }
    ++m_perPeer[countedAddress(peer)];
    const Visit visit(*this);
    if (isPeerFull)
        warnOfFullPeer();
    if (!full)
        return;
    Problem busy = unavailable(isPeerFull ? u"There are too many connections from this address: use fewer."_s
                                          : u"There are too many connections: use fewer, or try again."_s);
    busy.category = Category::Integration;
    connection.refuse(busy);
}

bool FrontServer::isFullFor(const QHostAddress &peer) const
{
    return m_limits.connectionsPerPeer > 0
        && m_perPeer.value(countedAddress(peer)) >= m_limits.connectionsPerPeer
        && !m_limits.proxies.contains(peer);
}

// A proxy that is not named as one is the usual reason. Addresses of clients are not logged.
void FrontServer::warnOfFullPeer()
{
    const auto now = HttpConnection::Clock::now();
    if (now < m_mayWarnAt)
        return;
    m_mayWarnAt = now + warningInterval;
    qCWarning(logFront, "an address has too many connections: limit=%d; name proxies in trusted-proxies",
              m_limits.connectionsPerPeer);
}

HttpConnection *FrontServer::find(quint64 number) const
{
    const auto found = m_connections.find(number);
    return found == m_connections.end() || found->second->isClosed() ? nullptr : found->second.get();
}

void FrontServer::waitForTurn(HttpConnection &connection, Poller::Events events)
{
    if (connection.waitForTurn(events))
        m_turns.add(countedAddress(connection.peer()), connection.number());
}

void FrontServer::resumeLater(HttpConnection &connection)
{
    waitForTurn(connection, {});
    m_nextTurns.start();
}

// Addresses take turns, so that however many connections one of them has, another one waits for a few only.
// Then the event loop has its turn.
void FrontServer::giveTurns()
{
    const Visit visit(*this);
    TurnLength turn(turnTime, connectionsInTurn);
    while (!m_turns.isEmpty()) {
        if (HttpConnection *connection = find(m_turns.take()))
            connection->takeTurn();
        if (turn.isOver())
            break;
    }
    if (maxPendingConnections() == 0) {
        setMaxPendingConnections(maxFeedsToPick);
        resumeAccepting();
    }
    if (m_turns.isEmpty())
        m_nextTurns.stop();
    else
        m_nextTurns.start();
}

// Checks all deadlines at once: a timer for each connection would cost far more.
void FrontServer::sweep()
{
    const Visit visit(*this);
    const auto now = HttpConnection::Clock::now();
    for (const auto &[number, connection] : m_connections) {
        if (!connection->isClosed())
            connection->checkDeadlines(now);
    }
    if (isListening())
        resumeAccepting(); // Qt never resumes accepting once descriptors have run out
}

void FrontServer::reap()
{
    if (m_closed.empty())
        return;
    for (const quint64 number : std::exchange(m_closed, {})) {
        const auto it = m_connections.find(number);
        const auto count = m_perPeer.find(countedAddress(it->second->peer()));
        if (--*count == 0)
            m_perPeer.erase(count);
        m_connections.erase(it);
    }
    if (m_connections.empty())
        Q_EMIT idle();
}

void FrontServer::exchange(HttpConnection &connection, quint64 number, Request request,
                           std::optional<Problem> refusal, bool isBodyArriving)
{
    if (isBodyArriving)
        request.receiveBody = [front = QPointer<FrontServer>(this), from = connection.number(),
                               number](BodyReceiver receiver, OrganizationId organization) {
            if (front)
                front->receiveBody(from, number, std::move(receiver), organization);
            else
                receiver(problem(ProblemType::BadRequest, u"The connection is closed."_s));
        };
    FeedSocket *feed = takeFeed();
    m_dispatched = feed;
    feed->start({ connection.number(), number, std::move(request), std::move(refusal) });
    if (m_dispatched
        == feed) { // Qt HttpServer refused it, although it accepts everything that the parser lets pass
        m_dispatched = nullptr;
        feed->finish();
        connection.close();
    }
    release(feed);
}

void FrontServer::receiveBody(quint64 connection, quint64 exchange, BodyReceiver receiver,
                              OrganizationId organization)
{
    const Visit visit(*this);
    if (HttpConnection *found = find(connection))
        found->receiveBody(exchange, std::move(receiver), organization);
    else
        receiver(problem(ProblemType::BadRequest, u"The connection is closed."_s));
}

/// Returns the newest connection for which the condition holds, nullptr if there is none.
template <typename Condition>
HttpConnection *FrontServer::newest(Condition condition) const
{
    HttpConnection *found = nullptr;
    for (const auto &[number, connection] : m_connections) {
        if ((!found || number > found->number()) && !connection->isClosed() && condition(*connection))
            found = connection.get();
    }
    return found;
}

bool FrontServer::endBodyOf(const QHostAddress &address)
{
    HttpConnection *connection
        = newest([&](const HttpConnection &each) { return each.hasArrivingBodyOf(address); });
    if (connection)
        connection->refuseBody();
    return connection;
}

bool FrontServer::endAnswerTo(const QHostAddress &address)
{
    HttpConnection *connection
        = newest([&](const HttpConnection &each) { return each.hasUnsentAnswerTo(address); });
    if (connection)
        connection->close();
    return connection;
}

FeedSocket *FrontServer::takeFeed()
{
    if (m_freeFeeds.empty())
        return makeFeed();
    FeedSocket *feed = m_freeFeeds.back();
    m_freeFeeds.pop_back();
    return feed;
}

FeedSocket *FrontServer::makeFeed()
{
    auto *feed = new FeedSocket(this);
    addPendingConnection(feed); // Qt HttpServer picks it up before this returns
    return feed;
}

void FrontServer::release(FeedSocket *feed)
{
    if (feed->isFree())
        m_freeFeeds.push_back(feed);
}

void FrontServer::answered(FeedSocket *feed)
{
    const Visit visit(*this);
    Exchange &done = feed->exchange();
    const quint64 number = done.number;
    const OrganizationId organization = done.organization;
    HttpConnection *connection = find(done.connection);
    QByteArray answer = feed->takeAnswer();
    std::function<void()> askForPiece;
    if (done.nextPiece)
        askForPiece = [front = QPointer<FrontServer>(this), from = done.connection, number,
                       next = std::exchange(done.nextPiece, {})] {
            next([front, from, number](std::optional<QByteArray> piece) {
                if (front)
                    front->takePiece(from, number, std::move(piece));
            });
        };
    feed->finish();
    release(feed); // before the connection goes on, which may need it
    if (connection)
        connection->answerInPieces(number, std::move(answer), organization, std::move(askForPiece));
}

void FrontServer::takePiece(quint64 connection, quint64 exchange, std::optional<QByteArray> piece)
{
    const Visit visit(*this);
    if (HttpConnection *found = find(connection))
        found->takePiece(exchange, std::move(piece));
}

void FrontServer::dropped(FeedSocket *feed)
{
    const Visit visit(*this);
    const quint64 number = feed->exchange().number;
    HttpConnection *connection = find(feed->exchange().connection);
    feed->finish();
    release(feed);
    if (connection)
        connection->giveUp(number);
}

void FrontServer::drain()
{
    m_draining = true;
    const Visit visit(*this);
    std::size_t open = 0;
    for (const auto &[number, connection] : m_connections) {
        if (!connection->isClosed())
            connection->drain();
        open += connection->isClosed() ? 0 : 1;
    }
    // Qt HttpServer takes no new socket from a server that does not listen, so each connection that may still
    // complete a request needs a free feed socket.
    while (m_freeFeeds.size() < open) {
        FeedSocket *feed = makeFeed();
        feed->finish();
        release(feed);
    }
    QTcpServer::close();
}

void FrontServer::closeAll()
{
    const Visit visit(*this);
    for (const auto &[number, connection] : m_connections)
        connection->close();
}

} // namespace triage::http

#include "moc_frontserver.cpp"
