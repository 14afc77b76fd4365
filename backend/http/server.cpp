// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/server.h"

#include "http/frontserver.h"
#include "http/qtcompat.h"

#include <QLoggingCategory>
#include <QTimer>

#include <algorithm>
#include <unordered_set>

using namespace Qt::StringLiterals;

namespace triage::http {

namespace {

Q_LOGGING_CATEGORY(logServer, "triage.http.server")

bool isServersOwn(QByteArrayView name)
{
    return isSame(name, "content-length") || isSame(name, "transfer-encoding") || isSame(name, "connection");
}

// Removes the headers that the server writes itself, and those that would break the answer apart.
Response sendable(Response response)
{
    const auto mustGo = [](const Header &line) {
        return isServersOwn(line.name) || !isToken(line.name) || hasControls(line.value);
    };
    if (std::none_of(response.headers.begin(), response.headers.end(), mustGo))
        return response;
    Headers kept;
    for (const Header &line : std::as_const(response.headers)) {
        if (!mustGo(line))
            kept.append(line.name, line.value);
        else
            qCWarning(logServer) << "answer field not sent:" << line.name;
    }
    response.headers = kept;
    return response;
}

} // namespace

// The only object that uses Qt HttpServer.
class Server::Adapter final : public HttpAdapter
{
public:
    Adapter(const Limits &limits, Handler handler, Refuse refuse)
        : m_front(new FrontServer(limits, this)), m_handler(std::move(handler)), m_refuse(std::move(refuse))
    {
    }
    ~Adapter() override;

    FrontServer &front() const { return *m_front; }

protected:
    void dispatch(const std::shared_ptr<QHttpServerResponder> &responder) override;

private:
    class Answer;

    FrontServer *m_front; // a child, because Qt HttpServer owns the servers that it is bound to
    Handler m_handler;
    Refuse m_refuse;
    std::unordered_set<Answer *> m_open;
};

// The state behind a Respond: a responder of Qt HttpServer that is released when it has answered, when there
// can be no answer any more, or when the server is destroyed.
class Server::Adapter::Answer
{
public:
    Answer(Adapter &adapter, FeedSocket &feed, std::shared_ptr<QHttpServerResponder> responder)
        : m_adapter(&adapter), m_feed(&feed), m_responder(std::move(responder))
    {
        adapter.m_open.insert(this);
    }
    ~Answer()
    {
        if (Adapter *adapter = detach())
            adapter->front().dropped(m_feed);
    }
    Q_DISABLE_COPY_MOVE(Answer)

    void give(Response response)
    {
        if (!m_adapter)
            return;
        m_feed->exchange().organization = response.organization;
        m_feed->exchange().nextPiece = std::move(response.nextPiece);
        sendAnswer(*m_responder, sendable(std::move(response)));
        detach()->front().answered(m_feed);
    }

    // Releases the responder. Returns the adapter, or null if the responder had been released before.
    Adapter *detach()
    {
        m_responder.reset();
        if (m_adapter)
            m_adapter->m_open.erase(this);
        return std::exchange(m_adapter, nullptr);
    }

private:
    Adapter *m_adapter;
    FeedSocket *m_feed;
    std::shared_ptr<QHttpServerResponder> m_responder;
};

Server::Adapter::~Adapter()
{
    while (!m_open.empty())
        (*m_open.begin())->detach();
}

void Server::Adapter::dispatch(const std::shared_ptr<QHttpServerResponder> &responder)
{
    FeedSocket *feed = m_front->takeDispatched();
    Exchange &exchange = feed->exchange();
    const auto answer = std::make_shared<Answer>(*this, *feed, responder);
    if (exchange.refusal)
        answer->give(m_refuse(*exchange.refusal, exchange.request.headers));
    else
        m_handler(std::move(exchange.request),
                  [answer](Response response) { answer->give(std::move(response)); });
}

Server::Server(const Limits &limits, Handler handler, Refuse refuse, QObject *parent)
    : QObject(parent), m_adapter(std::make_unique<Adapter>(limits, std::move(handler), std::move(refuse)))
{
    m_adapter->setParent(this); // shows the server's parts in the object tree; destroyed first all the same
    connect(
        &m_adapter->front(), &FrontServer::idle, this,
        [this] {
            if (m_draining && connections() == 0) {
                m_draining = false;
                Q_EMIT finished();
            }
        },
        Qt::QueuedConnection);
}

Server::~Server() = default;

void Server::setTls(std::shared_ptr<const TlsIdentity> identity)
{
    m_adapter->front().setTls(std::move(identity));
}

Result<quint16> Server::listen(const QHostAddress &address, quint16 port)
{
    FrontServer &front = m_adapter->front();
    if (!front.listen(address, port) || !m_adapter->serve(&front))
        return unavailable(u"Cannot listen on %1, port %2: %3."_s.arg(address.toString())
                               .arg(port)
                               .arg(front.errorString()));
    return front.serverPort();
}

quint16 Server::port() const
{
    return m_adapter->front().serverPort();
}

int Server::connections() const
{
    return m_adapter->front().connections();
}

qint64 Server::bodyBytes() const
{
    return m_adapter->front().bodyBytes();
}

qint64 Server::answerBytes() const
{
    return m_adapter->front().answerBytes();
}

void Server::drain(std::chrono::milliseconds deadline)
{
    if (m_draining)
        return;
    m_draining = true;
    FrontServer &front = m_adapter->front();
    front.drain();
    if (front.connections() == 0)
        QMetaObject::invokeMethod(&front, &FrontServer::idle, Qt::QueuedConnection);
    else
        QTimer::singleShot(deadline, &front, [&front] { front.closeAll(); });
}

} // namespace triage::http

#include "moc_server.cpp"
