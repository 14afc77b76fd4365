// SPDX-License-Identifier: GPL-3.0-or-later
#include "httptest.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QEventLoop>

#include <array>
#include <cerrno>
#include <vector>

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace triage::http::test {

namespace {

constexpr int patience = 30000; // milliseconds until a wait is given up; only failing tests need it

Response refusal(const Problem &problem, const Headers &headers)
{
    Response response{ statusOf(problem.type), { { "Content-Type"_ba, "application/problem+json"_ba } }, {} };
    if (const auto id = headers.value("X-Request-Id"))
        response.headers.append("X-Request-Id"_ba, *id);
    response.body = QString(slugOf(problem.type)).toUtf8();
    return response;
}

QByteArray described(const Request &request)
{
    QByteArray text = request.methodName + ' ' + request.path;
    if (!request.query.isEmpty())
        text += '?' + request.query;
    return request.body.isEmpty() ? text : text + ' ' + request.body;
}

} // namespace

OrganizationId organizationOf(const Request &request)
{
    return OrganizationId(request.headers.value("Organization").value_or(QByteArray()).toLongLong());
}

bool waitFor(const std::function<bool()> &condition)
{
    QElapsedTimer timer;
    timer.start();
    while (!condition()) {
        if (timer.elapsed() > patience)
            return false;
        QCoreApplication::processEvents(QEventLoop::AllEvents);
    }
    return true;
}

TestServer::TestServer(const Limits &limits, const QHostAddress &address)
    : m_answer([](const Request &request) {
          return Response{ 200, { { "Content-Type"_ba, "text/plain"_ba } }, described(request) };
      }),
      m_server(std::make_unique<Server>(
          limits, [this](Request request, const Respond &respond) { handle(std::move(request), respond); },
          refusal))
{
    const Result<quint16> port = m_server->listen(address, 0);
    if (!port)
        qFatal("%ls", qUtf16Printable(port.error().detail));
    m_port = *port;
}

void TestServer::readOldest()
{
    const Held held = m_held.takeFirst();
    readBody(held.request, held.respond);
}

void TestServer::wantOldest(const BodyReceiver &receiver)
{
    const Held held = m_held.takeFirst();
    m_waiting.append(held.respond);
    held.request.receiveBody(receiver, {});
}

void TestServer::readBody(Request request, const Respond &respond)
{
    const auto receive = std::exchange(request.receiveBody, {});
    const auto receiver = [this, request, respond](const Result<QByteArray> &body) mutable {
        if (!body)
            return respond(refusal(body.error(), request.headers));
        request.body = *body;
        handle(request, respond);
    };
    receive(receiver, organizationOf(request));
}

void TestServer::handle(Request request, const Respond &respond)
{
    if (request.path.startsWith("/refuse"))
        return respond({ 401, {}, "refused" });
    if (request.receiveBody) {
        if (request.path.startsWith("/hold"))
            return m_held.append({ std::move(request), respond });
        return readBody(std::move(request), respond);
    }
    m_seen.append(QString::fromUtf8(described(request)));
    m_requests.append(request);
    if (request.path.startsWith("/later"))
        m_waiting.append(respond);
    else if (!request.path.startsWith("/drop")) {
        Response response = m_answer(request);
        response.organization = organizationOf(request);
        respond(std::move(response));
    }
}

void TestServer::answerOldest(const QByteArray &body)
{
    const Respond respond = m_waiting.takeFirst();
    respond({ 200, {}, body });
}

Wire::Wire(quint16 port, int host) : m_descriptor(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
{
    sockaddr_in own{};
    own.sin_family = AF_INET;
    own.sin_addr.s_addr = htonl(INADDR_LOOPBACK - 1 + in_addr_t(host));
    if (host != 1)
        ::bind(m_descriptor, reinterpret_cast<const sockaddr *>(&own), sizeof own);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    // The backlog of the server lets this end before the server has accepted.
    if (::connect(m_descriptor, reinterpret_cast<const sockaddr *>(&address), sizeof address) != 0)
        close();
    else
        ::fcntl(m_descriptor, F_SETFL, O_NONBLOCK);
}

Wire::~Wire()
{
    close();
}

void Wire::close()
{
    if (isConnected())
        ::close(std::exchange(m_descriptor, -1));
}

void Wire::reset()
{
    const linger atOnce{ 1, 0 };
    ::setsockopt(m_descriptor, SOL_SOCKET, SO_LINGER, &atOnce, sizeof atOnce);
    close();
}

void Wire::halfClose()
{
    ::shutdown(m_descriptor, SHUT_WR);
}

qsizetype Wire::take(std::span<char> buffer)
{
    return ::recv(m_descriptor, buffer.data(), buffer.size(), 0);
}

qsizetype Wire::give(QByteArrayView bytes)
{
    return ::send(m_descriptor, bytes.data(), bytes.size(), MSG_NOSIGNAL);
}

qsizetype Wire::discard(qsizetype most)
{
    std::vector<char> buffer(std::size_t(most), '\0');
    return std::max<qsizetype>(0, take(buffer));
}

qsizetype Wire::sendSome(QByteArrayView bytes)
{
    const qsizetype sent = give(bytes);
    if (sent < 0 && errno != EAGAIN)
        m_ended = true;
    return sent < 0 ? 0 : sent;
}

bool Wire::send(const QByteArray &bytes)
{
    qsizetype sent = 0;
    return waitFor([&] {
               sent += sendSome(QByteArrayView(bytes).sliced(sent));
               return m_ended || sent == bytes.size();
           })
        && sent == bytes.size();
}

// Takes what is there; true as long as more may come.
bool Wire::receive()
{
    std::array<char, 65536> buffer;
    const qsizetype size = take(buffer);
    m_wasReset = m_wasReset || (size < 0 && errno == ECONNRESET);
    if (size > 0)
        m_in.append(buffer.data(), size);
    else if (size == 0 || errno != EAGAIN)
        m_ended = true;
    return !m_ended;
}

bool Wire::isProbed()
{
    return waitFor([this] { return m_in.contains("\r\n\r\n") || !receive(); }) && passProbe();
}

bool Wire::passProbe()
{
    constexpr QByteArrayView probe("HTTP/1.1 102 Processing\r\n\r\n");
    const bool isThere = m_in.startsWith(probe);
    if (isThere)
        m_in.remove(0, probe.size());
    return isThere;
}

WireAnswer Wire::read(bool toHead)
{
    WireAnswer answer;
    do {
        waitFor([&] { return m_in.contains("\r\n\r\n") || !receive(); });
    } while (passProbe());
    const qsizetype end = m_in.indexOf("\r\n\r\n");
    if (end < 0)
        return answer;
    QList<QByteArray> lines = m_in.first(end).replace("\r\n", "\n").split('\n');
    answer.status = lines.takeFirst().mid(9, 3).toInt();
    for (const QByteArray &line : std::as_const(lines))
        answer.headers.append(line.first(line.indexOf(':')), line.mid(line.indexOf(':') + 1).trimmed());
    const qsizetype length = toHead ? 0 : answer.headers.value("Content-Length").value_or("0").toLongLong();
    waitFor([&] { return m_in.size() >= end + 4 + length || !receive(); });
    answer.body = m_in.mid(end + 4, length);
    m_in.remove(0, end + 4 + length);
    return answer;
}

WireAnswer Wire::get(const QByteArray &path)
{
    send(test::get(path));
    return read();
}

std::optional<QByteArray> Wire::readToEnd()
{
    if (!waitFor([this] { return !receive(); }))
        return std::nullopt;
    return std::exchange(m_in, {});
}

bool Wire::isClosed()
{
    return !receive();
}

QByteArray get(const QByteArray &path, const QByteArray &lines)
{
    return "GET " + path + " HTTP/1.1\r\nHost: h\r\n" + lines + "\r\n";
}

int openDescriptors()
{
    return static_cast<int>(
        QDir(u"/proc/self/fd"_s).entryList(QDir::NoDotAndDotDot | QDir::AllEntries | QDir::System).size());
}

} // namespace triage::http::test
