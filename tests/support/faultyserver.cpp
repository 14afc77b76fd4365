// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/faultyserver.h"

#include "support/messagehead.h"

#include <QHostAddress>
#include <QPointer>
#include <QRandomGenerator>
#include <QTcpSocket>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::test {

namespace {

/// Returns the end of a message with a Content-Length; nothing if the message is incomplete.
std::optional<qsizetype> endOf(const QByteArray &bytes)
{
    const qsizetype head = bytes.indexOf("\r\n\r\n");
    if (head < 0)
        return std::nullopt;
    qsizetype length = 0;
    const QByteArray lines = bytes.first(head).toLower();
    if (const qsizetype at = lines.indexOf("\r\ncontent-length:"); at >= 0) {
        const qsizetype from = at + 17;
        const qsizetype to = lines.indexOf("\r\n", from);
        length = lines.mid(from, to < 0 ? -1 : to - from).trimmed().toLongLong();
    }
    const qsizetype end = head + 4 + length;
    return bytes.size() >= end ? std::optional(end) : std::nullopt;
}

QByteArray message(int status, const QByteArray &type, const QByteArray &body, const QByteArray &more = {})
{
    return "HTTP/1.1 " + QByteArray::number(status) + " Made Up\r\nContent-Type: " + type
        + "\r\nX-Request-Id: made-up-" + QByteArray::number(status)
        + "\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n" + more + "\r\n" + body;
}

QByteArray problemMessage(const Fault &fault)
{
    const bool namesField = fault.status == 422;
    const QByteArray body = "{\"type\":\"http://127.0.0.1/docs/api/problems/" + fault.problem
        + "\",\"title\":\"Made up\",\"status\":" + QByteArray::number(fault.status)
        + ",\"detail\":\"A fault of the test.\",\"category\":\"user\""
        + (namesField ? QByteArray(",\"field\":\"since\"") : QByteArray()) + "}";
    return message(fault.status, "application/problem+json", body,
                   fault.retryAfter > 0 ? "Retry-After: " + QByteArray::number(fault.retryAfter) + "\r\n"
                                        : QByteArray());
}

} // namespace

/// A connection of a client, with a connection to the backend for the current request.
class FaultyServer::Line : public QObject
{
public:
    Line(FaultyServer &server, QTcpSocket *client) : QObject(&server), m_server(server), m_client(client)
    {
        client->setParent(this);
        connect(client, &QTcpSocket::readyRead, this, [this] { read(); });
        connect(client, &QTcpSocket::disconnected, this, [this] { end(); });
    }

    bool isStalled() const { return m_isStalled; }
    bool isDelayed() const { return !m_delayed.isEmpty() || !m_held.isEmpty(); }
    void release()
    {
        if (!m_delayed.isEmpty())
            forward(std::exchange(m_delayed, {}));
        else if (!m_held.isEmpty())
            reply(std::exchange(m_held, {}));
    }
    void end()
    {
        m_client->disconnect(this);
        m_client->abort();
        if (m_backend)
            m_backend->disconnect(this);
        deleteLater();
    }

private:
    void read()
    {
        m_in += m_client->readAll();
        if (m_in.startsWith('\x16')) // TLS, which this server does not support
            return end();
        const auto length = m_isBusy ? std::nullopt : endOf(m_in);
        if (!length)
            return;
        const QByteArray request = m_in.first(*length);
        m_in.remove(0, *length);
        take(request);
    }

    void take(const QByteArray &request)
    {
        const QByteArray head = request.first(request.indexOf("\r\n\r\n"));
        const QList<QByteArray> words
            = head.first(head.indexOf('\r') < 0 ? head.size() : head.indexOf('\r')).split(' ');
        SeenRequest seen{ words.value(0), words.value(1), headerOf(head, "Idempotency-Key"), head };
        m_fault = m_server.faultFor(seen.method, seen.path);
        seen.failed = m_fault.has_value();
        m_number = m_server.m_requests.size();
        m_server.m_requests.push_back(seen);
        m_isBusy = true;
        if (m_fault && m_fault->kind == Fault::Kind::Delay)
            m_delayed = request;
        else if (!m_fault || reachesBackend(*m_fault))
            forward(request);
        else
            failAtOnce(*m_fault);
        Q_EMIT m_server.requested(seen);
    }

    static bool reachesBackend(const Fault &fault)
    {
        return fault.kind != Fault::Kind::LoseRequest && fault.kind != Fault::Kind::Status
            && fault.kind != Fault::Kind::NotHttp;
    }

    void forward(const QByteArray &request)
    {
        m_backend = new QTcpSocket(this);
        connect(m_backend, &QTcpSocket::readyRead, this, [this] {
            m_answer += m_backend->readAll();
            if (endOf(m_answer))
                answered();
        });
        connect(m_backend, &QTcpSocket::errorOccurred, this, [this] { end(); });
        m_backend->connectToHost(QHostAddress(QHostAddress::LocalHost), m_server.m_backend);
        m_backend->write(request);
    }

    void answered()
    {
        m_backend->disconnect(this);
        m_backend->abort();
        m_backend->deleteLater();
        m_backend = nullptr;
        const QByteArray answer = std::exchange(m_answer, {});
        m_server.m_requests[m_number].status = answer.split(' ').value(1).toInt();
        if (!m_fault)
            return reply(answer);
        const qsizetype body = answer.indexOf("\r\n\r\n") + 4;
        switch (m_fault->kind) {
        case Fault::Kind::LoseReply:
            return end();
        case Fault::Kind::CutBody:
            if (body == answer.size())
                return end();
            m_client->write(answer.first(body + (answer.size() - body) / 2));
            m_client->flush();
            return m_client->disconnectFromHost();
        case Fault::Kind::Stall:
            m_isStalled = true;
            return;
        case Fault::Kind::StatusAfter:
            return reply(problemMessage(*m_fault));
        case Fault::Kind::TruncatedJson:
            return reply(message(200, "application/json", answer.mid(body, (answer.size() - body) / 2)));
        case Fault::Kind::WrongType:
            return reply(message(m_fault->status > 0 ? m_fault->status : 200, "text/html",
                                 "<html>Please sign in.</html>"));
        case Fault::Kind::HoldReply:
            m_held = answer;
            return;
        case Fault::Kind::Delay:
            return reply(answer);
        case Fault::Kind::LoseRequest:
        case Fault::Kind::Status:
        case Fault::Kind::NotHttp:
            break;
        }
        Q_UNREACHABLE();
    }

    void failAtOnce(const Fault &fault)
    {
        if (fault.kind == Fault::Kind::Status)
            return reply(problemMessage(fault));
        if (fault.kind == Fault::Kind::NotHttp) {
            m_client->write("SSH-2.0-OpenSSH_9.2\r\n");
            m_client->flush();
            return m_client->disconnectFromHost();
        }
        end();
    }

    void reply(const QByteArray &bytes)
    {
        m_client->write(bytes);
        m_isBusy = false;
        read();
    }

    FaultyServer &m_server;
    QTcpSocket *m_client;
    QPointer<QTcpSocket> m_backend;
    QByteArray m_in;
    QByteArray m_answer;
    QByteArray m_delayed; ///< The request that waits for release().
    QByteArray m_held; ///< The response that waits for release().
    std::optional<Fault> m_fault;
    std::size_t m_number = 0; ///< The index of the current request.
    bool m_isBusy = false;
    bool m_isStalled = false;
};

FaultyServer::FaultyServer(quint16 backend, QObject *parent) : QObject(parent), m_backend(backend)
{
    connect(&m_server, &QTcpServer::newConnection, this, &FaultyServer::accept);
    // Uses a port below the ephemeral ports, because a connection might occupy an ephemeral port when the
    // server restarts.
    for (int tries = 0; tries < 1000 && !m_server.isListening(); ++tries)
        m_server.listen(QHostAddress::LocalHost, quint16(QRandomGenerator::global()->bounded(10000, 32000)));
    if (!m_server.isListening())
        qFatal("The faulty server does not listen: %ls", qUtf16Printable(m_server.errorString()));
    m_port = m_server.serverPort();
}

FaultyServer::~FaultyServer()
{
    m_server.close();
    for (Line *line : lines())
        delete line;
}

std::vector<FaultyServer::Line *> FaultyServer::lines() const
{
    std::vector<Line *> lines;
    for (QObject *child : children()) {
        if (auto *line = dynamic_cast<Line *>(child))
            lines.push_back(line);
    }
    return lines;
}

QUrl FaultyServer::url() const
{
    return QUrl(u"http://127.0.0.1:%1"_s.arg(m_port));
}

void FaultyServer::accept()
{
    while (QTcpSocket *client = m_server.nextPendingConnection())
        new Line(*this, client);
}

void FaultyServer::fail(const QByteArray &method, const QByteArray &path, Fault::Kind kind, int times,
                        int status, const QByteArray &problem, int retryAfter)
{
    add({ method, path, { kind, status, problem, retryAfter }, 1, times, 0 });
}

void FaultyServer::failByChance(unsigned seed, double share, const std::vector<Fault> &faults)
{
    m_random.seed(seed);
    m_share = share;
    m_chances = faults;
}

std::optional<Fault> FaultyServer::faultFor(const QByteArray &method, const QByteArray &path)
{
    for (Rule &rule : m_rules) {
        if ((!rule.method.isEmpty() && rule.method != method) || !path.contains(rule.path))
            continue;
        ++rule.seen;
        if (rule.seen >= rule.from && rule.seen < rule.from + rule.times) {
            ++m_struck;
            return rule.fault;
        }
    }
    if (!m_chances.empty() && std::uniform_real_distribution<>(0, 1)(m_random) < m_share) {
        ++m_struck;
        return m_chances[std::uniform_int_distribution<std::size_t>(0, m_chances.size() - 1)(m_random)];
    }
    return std::nullopt;
}

void FaultyServer::recover()
{
    m_rules.clear();
    m_chances.clear();
    for (Line *line : lines()) {
        if (line->isStalled())
            line->end();
    }
}

void FaultyServer::release()
{
    for (Line *line : lines())
        line->release();
}

void FaultyServer::setAway(bool away)
{
    if (away) {
        m_server.close();
        for (Line *line : lines())
            line->end();
    } else if (!m_server.isListening() && !m_server.listen(QHostAddress::LocalHost, m_port)) {
        qFatal("The faulty server does not listen again: %ls", qUtf16Printable(m_server.errorString()));
    }
}

int FaultyServer::count(const QByteArray &method, const QByteArray &path) const
{
    return int(std::count_if(m_requests.begin(), m_requests.end(), [&](const SeenRequest &seen) {
        return (method.isEmpty() || seen.method == method) && seen.path.contains(path);
    }));
}

int FaultyServer::stalled() const
{
    int stalled = 0;
    for (Line *line : lines())
        stalled += line->isStalled() ? 1 : 0;
    return stalled;
}

int FaultyServer::delayed() const
{
    int delayed = 0;
    for (Line *line : lines())
        delayed += line->isDelayed() ? 1 : 0;
    return delayed;
}

} // namespace triage::test

#include "moc_faultyserver.cpp"
