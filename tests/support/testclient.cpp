// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclient.h"

#include "support/schemacheck.h"

#include <QElapsedTimer>
#include <QEventLoop>
#include <QHostAddress>
#include <QStringList>
#include <QTcpSocket>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <functional>
#include <map>

using namespace Qt::StringLiterals;

namespace triage::test {

namespace {

constexpr int patience = 120000; // milliseconds; only failing tests take that long

QByteArray absolutePath(const QByteArray &path)
{
    for (const char *root :
         { "/api/", "/healthz", "/readyz", "/metrics", "/openapi.json", "/docs", "/mcp" }) {
        if (path.startsWith(root))
            return path;
    }
    return "/api/v0" + path;
}

/// Returns what is wrong with the document of an error; empty if it is valid.
QString defectOf(const Answer &answer, const QJsonObject &problem)
{
    const QString type = problem[u"type"].toString();
    const QString name = type.section(u'/', -1);
    const bool namesField = name == u"missing-required-field"_s || name == u"invalid-field-value"_s;
    const QString category = problem[u"category"].toString();
    if (answer.header("Content-Type") != "application/problem+json")
        return u"content type "_s + QString::fromUtf8(answer.header("Content-Type"));
    if (!type.startsWith(u"http"_s) || !type.endsWith(u"/docs/api/problems/"_s + name) || name.isEmpty())
        return u"type "_s + type;
    if (problem[u"title"].toString().compare(QString(name).replace(u'-', u' '), Qt::CaseInsensitive) != 0)
        return u"title "_s + problem[u"title"].toString();
    if (problem[u"status"].toInt() != answer.status)
        return u"another status inside"_s;
    if (problem[u"detail"].toString().isEmpty())
        return u"no detail"_s;
    if (name == u"internal-error"_s ? problem.contains(u"category")
                                    : category != u"user"_s && category != u"integration"_s)
        return u"category "_s + category;
    if (namesField ? problem[u"field"].toString().isEmpty() : problem.contains(u"field"))
        return u"field "_s + problem[u"field"].toString();
    if (problem.contains(u"message"))
        return u"a message"_s;
    return {};
}

} // namespace

QByteArray Answer::header(QByteArrayView name) const
{
    const auto found = std::find_if(headers.begin(), headers.end(), [name](const HeaderLine &line) {
        return line.first.compare(name, Qt::CaseInsensitive) == 0;
    });
    return found == headers.end() ? QByteArray() : found->second;
}

QList<QByteArray> Answer::headersOf(QByteArrayView name) const
{
    QList<QByteArray> values;
    for (const HeaderLine &line : headers) {
        if (line.first.compare(name, Qt::CaseInsensitive) == 0)
            values.append(line.second);
    }
    return values;
}

const QJsonObject Answer::json() const
{
    return QJsonDocument::fromJson(body).object();
}

QString Answer::all(const char *name) const
{
    QStringList values;
    for (const QJsonValue &item : items())
        values.append(item[QLatin1StringView(name)].toVariant().toString());
    return values.isEmpty() ? u"-"_s : values.join(u", "_s);
}

QString Answer::outcome() const
{
    if (status == 0)
        return u"no answer"_s;
    const QString number = QString::number(status);
    if (status < 400)
        return number;
    const QJsonObject problem = json();
    const QString defect = defectOf(*this, problem);
    if (!defect.isEmpty())
        return u"%1 with a defect: %2"_s.arg(number, defect);
    const QString field = problem.contains(u"field") ? u' ' + problem[u"field"].toString() : QString();
    return number + u' ' + problem[u"type"].toString().section(u'/', -1) + field;
}

/// A connection that sends one request at a time.
class TestClient::Wire : public QObject
{
public:
    using Done = std::function<void(Answer)>;

    explicit Wire(quint16 port) : m_port(port)
    {
        connect(&m_socket, &QTcpSocket::readyRead, this, [this] { read(); });
        connect(&m_socket, &QTcpSocket::disconnected, this, [this] { end(); });
        connect(&m_socket, &QTcpSocket::errorOccurred, this, [this] { end(); });
    }

    void send(const QByteArray &bytes, bool toHead, Done done)
    {
        m_done = std::move(done);
        m_toHead = toHead;
        m_in.clear();
        if (m_socket.state() != QAbstractSocket::ConnectedState)
            m_socket.connectToHost(QHostAddress(QHostAddress::LocalHost), m_port);
        m_socket.write(bytes);
    }
    void forget()
    {
        m_done = nullptr;
        m_socket.abort();
    }

private:
    void read()
    {
        m_in += m_socket.readAll();
        const qsizetype end = m_in.indexOf("\r\n\r\n");
        if (end < 0)
            return;
        Answer answer = head(end);
        if (answer.status == 100) {
            m_in.remove(0, end + 4);
            return read();
        }
        const qsizetype length = m_toHead ? 0 : answer.header("Content-Length").toLongLong();
        if (m_in.size() < end + 4 + length)
            return;
        answer.body = m_in.mid(end + 4, length);
        m_in.remove(0, end + 4 + length);
        if (answer.header("Connection").toLower() == "close") {
            const QSignalBlocker quiet(&m_socket);
            m_socket.abort();
        }
        finish(std::move(answer));
    }

    Answer head(qsizetype end) const
    {
        Answer answer;
        QList<QByteArray> lines = m_in.first(end).replace("\r\n", "\n").split('\n');
        answer.status = lines.takeFirst().mid(9, 3).toInt();
        for (const QByteArray &line : std::as_const(lines))
            answer.headers.append(
                { line.first(line.indexOf(':')), line.mid(line.indexOf(':') + 1).trimmed() });
        return answer;
    }

    void end()
    {
        if (m_socket.bytesAvailable() > 0)
            read();
        finish(Answer());
    }

    void finish(Answer answer)
    {
        if (const Done done = std::exchange(m_done, nullptr))
            done(std::move(answer));
    }

    quint16 m_port;
    QTcpSocket m_socket;
    QByteArray m_in;
    bool m_toHead = false;
    Done m_done;
};

TestClient::TestClient(quint16 port, QByteArray token) : m_port(port), m_token(std::move(token))
{
}

TestClient::~TestClient() = default;
TestClient::TestClient(TestClient &&) noexcept = default;
TestClient &TestClient::operator=(TestClient &&) noexcept = default;

QByteArray TestClient::bytesOf(const Sent &request) const
{
    QByteArray lines;
    const auto isSet = [&request](QByteArrayView name) {
        return std::any_of(request.headers.begin(), request.headers.end(), [name](const HeaderLine &line) {
            return line.first.compare(name, Qt::CaseInsensitive) == 0;
        });
    };
    const auto add = [&lines](const QByteArray &name, const QByteArray &value) {
        lines += name + ": " + value + "\r\n";
    };
    if (!isSet("Host"))
        add("Host", "127.0.0.1");
    if (!m_token.isEmpty() && !isSet("Authorization"))
        add("Authorization", "Bearer " + m_token);
    if (!request.body.isEmpty() && !isSet("Content-Type"))
        add("Content-Type", "application/json");
    if ((!request.body.isEmpty() || request.method == "POST") && !isSet("Content-Length"))
        add("Content-Length", QByteArray::number(request.body.size()));
    for (const auto &[name, value] : request.headers) {
        if (!value.isNull())
            add(name, value);
    }
    return request.method + ' ' + absolutePath(request.path) + " HTTP/1.1\r\n" + lines + "\r\n"
        + request.body;
}

/// Returns the document of the server, which is read once, because it never changes; nullptr if the server
/// does not respond yet.
const SchemaCheck *TestClient::documentOf(quint16 port)
{
    static std::map<quint16, std::unique_ptr<SchemaCheck>> known;
    std::unique_ptr<SchemaCheck> &check = known[port];
    if (!check) {
        const Answer answer
            = exchange(port, "GET /openapi.json HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n", false);
        if (answer.status == 200)
            check = std::make_unique<SchemaCheck>(answer.body);
    }
    return check.get();
}

void TestClient::judge(const QByteArray &method, const QByteArray &path, const Answer &answer) const
{
    // A compressed body is not read here; the document describes what it contains.
    // Messages of agents have a protocol of their own.
    const bool isReadable
        = answer.status != 0 && answer.header("Content-Encoding").isNull() && !path.startsWith("/mcp");
    const SchemaCheck *document = isReadable ? documentOf(m_port) : nullptr;
    if (!document)
        return;
    const QByteArray type = answer.header("Content-Type");
    const QStringList wrong
        = document->violations(method, path, answer.status, answer.body, type.isNull() ? ""_ba : type);
    if (wrong.isEmpty())
        return;
    const QString message = u"%1 %2 is answered %3, which is not what the OpenAPI document says: %4"_s.arg(
        QString::fromUtf8(method), QString::fromUtf8(path), QString::number(answer.status),
        wrong.join(u"; "_s));
    if (QTest::currentTestFunction())
        QTest::qFail(qUtf8Printable(message), __FILE__, __LINE__);
    else
        qFatal("%ls", qUtf16Printable(message));
}

std::vector<Answer> TestClient::sendAll(const std::vector<Sent> &requests, int connections,
                                        const std::function<void(std::size_t answered)> &tell)
{
    std::vector<Answer> answers(requests.size());
    std::size_t next = 0;
    std::size_t answered = 0;
    QEventLoop loop;
    QTimer limit; // of the wait for the next answer, whatever their number
    limit.setSingleShot(true);
    QObject::connect(&limit, &QTimer::timeout, &loop, &QEventLoop::quit);
    std::function<void(Wire *)> take = [&](Wire *wire) {
        if (next == requests.size())
            return;
        const std::size_t number = next++;
        wire->send(bytesOf(requests[number]), requests[number].method == "HEAD",
                   [&, wire, number](Answer answer) {
                       answers[number] = std::move(answer);
                       ++answered;
                       limit.start(patience);
                       if (tell)
                           tell(answered);
                       if (answered == requests.size())
                           loop.quit();
                       else
                           take(wire);
                   });
    };
    while (m_wires.size() < std::size_t(connections) && m_wires.size() < requests.size())
        m_wires.push_back(std::make_unique<Wire>(m_port));
    for (std::size_t i = 0; i < m_wires.size() && i < std::size_t(connections); ++i)
        take(m_wires[i].get());
    if (answered < requests.size()) {
        limit.start(patience);
        loop.exec();
    }
    for (const auto &wire : m_wires) {
        if (answered < requests.size())
            wire->forget();
    }
    for (std::size_t i = 0; i < requests.size(); ++i)
        judge(requests[i].method, absolutePath(requests[i].path), answers[i]);
    return answers;
}

Answer TestClient::send(const Sent &request)
{
    return sendAll({ request }, 1).front();
}

Answer TestClient::exchange(quint16 port, const QByteArray &bytes, bool toHead)
{
    Wire wire(port);
    Answer received;
    bool done = false;
    wire.send(bytes, toHead, [&](Answer answer) {
        received = std::move(answer);
        done = true;
    });
    std::ignore = eventually([&done] { return done; });
    wire.forget();
    return received;
}

Answer TestClient::raw(const QByteArray &bytes, bool toHead)
{
    const Answer answer = exchange(m_port, bytes, toHead);
    const QList<QByteArray> line = bytes.first(std::max<qsizetype>(bytes.indexOf('\r'), 0)).split(' ');
    if (line.size() == 3) // otherwise not a request line, which names no operation
        judge(line[0], line[1], answer);
    return answer;
}

bool eventually(const std::function<bool()> &condition)
{
    QElapsedTimer timer;
    timer.start();
    while (!condition()) {
        if (timer.elapsed() > patience)
            return false;
        QEventLoop loop;
        QTimer::singleShot(3, &loop, &QEventLoop::quit);
        loop.exec();
    }
    return true;
}

} // namespace triage::test
