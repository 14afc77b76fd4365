// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/fakemodel.h"

#include <QHostAddress>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::test {

namespace {

QString contentOf(const QJsonObject &json, bool last)
{
    const QJsonArray messages = json["messages"_L1].toArray();
    const QJsonValue message = last ? messages.last() : messages.first();
    return message["content"_L1].toString();
}

QByteArray compact(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

} // namespace

QString ModelRequest::system() const
{
    return contentOf(json, false);
}

QString ModelRequest::user() const
{
    return contentOf(json, true);
}

QString ModelRequest::format() const
{
    return json["response_format"_L1]["type"_L1].toString();
}

QString ModelRequest::handleOf(const QString &buffer) const
{
    const QString name = QString::fromUtf8(compact({ { u"n"_s, buffer } })).sliced(5).chopped(1);
    const QRegularExpression line(u"\"handle\":\"(B\\d+)\",\"name\":"_s + QRegularExpression::escape(name));
    return line.match(system()).captured(1);
}

ModelReply saying(const QString &text)
{
    const QJsonObject message{ { u"role"_s, u"assistant"_s },
                               { u"content"_s, text },
                               { u"refusal"_s, QJsonValue() } };
    const QJsonObject choice{ { u"index"_s, 0 },
                              { u"finish_reason"_s, u"stop"_s },
                              { u"message"_s, message } };
    const QJsonObject usage{ { u"prompt_tokens"_s, 900 },
                             { u"completion_tokens"_s, 100 },
                             { u"total_tokens"_s, 1000 } };
    return { 200,
             compact({ { u"id"_s, u"chatcmpl-1"_s },
                       { u"object"_s, u"chat.completion"_s },
                       { u"choices"_s, QJsonArray{ choice } },
                       { u"usage"_s, usage } }) };
}

ModelReply saying(const QJsonObject &object)
{
    return saying(QString::fromUtf8(compact(object)));
}

ModelReply refusing(int status, const QByteArray &message, const QByteArray &headers)
{
    const QJsonObject error{ { u"message"_s, QString::fromUtf8(message) }, { u"type"_s, u"made_up"_s } };
    return { status, compact({ { u"error"_s, error } }), "application/json", headers };
}

QJsonObject verdictJson(const QString &handle, const QString &quote, int confidence, const QString &fit,
                        bool noneFits)
{
    QJsonArray candidates;
    if (!handle.isEmpty())
        candidates << QJsonObject{
            { u"buffer"_s, handle }, { u"quote"_s, quote }, { u"fit"_s, fit }, { u"confidence"_s, confidence }
        };
    return { { u"about"_s, u"Something that was said."_s },
             { u"candidates"_s, candidates },
             { u"none_fits"_s, noneFits },
             { u"reasoning"_s, u"It says so."_s } };
}

/// The server object, which lives in the server's thread.
class FakeModel::Server : public QObject
{
public:
    void listen()
    {
        tcp = new QTcpServer(this);
        connect(tcp, &QTcpServer::newConnection, this, [this] {
            while (QTcpSocket *socket = tcp->nextPendingConnection()) {
                connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
                auto bytes = std::make_shared<QByteArray>();
                connect(socket, &QTcpSocket::readyRead, this,
                        [this, socket, bytes] { read(*socket, *bytes); });
            }
        });
        tcp->listen(QHostAddress::LocalHost);
        port = tcp->serverPort();
    }

    void leave()
    {
        for (QTcpSocket *socket : tcp->findChildren<QTcpSocket *>())
            socket->abort();
        tcp->close();
    }

    mutable std::mutex mutex;
    Script script;
    std::vector<ModelRequest> requests;
    QTcpServer *tcp = nullptr;
    std::atomic<quint16> port = 0;

private:
    void read(QTcpSocket &socket, QByteArray &bytes)
    {
        bytes += socket.readAll();
        while (true) {
            const qsizetype head = bytes.indexOf("\r\n\r\n");
            if (head < 0)
                return;
            const QRegularExpression length(u"\r\ncontent-length: *(\\d+)"_s,
                                            QRegularExpression::CaseInsensitiveOption);
            const qsizetype size
                = length.match(QString::fromLatin1(bytes.first(head))).captured(1).toLongLong();
            if (bytes.size() < head + 4 + size)
                return;
            ModelRequest request;
            request.head = bytes.first(head);
            request.path = request.head.split(' ').value(1);
            request.body = bytes.mid(head + 4, size);
            request.json = QJsonDocument::fromJson(request.body).object();
            bytes.remove(0, head + 4 + size);
            answer(socket, request);
        }
    }

    void answer(QTcpSocket &socket, const ModelRequest &request)
    {
        Script play;
        {
            const std::lock_guard lock(mutex);
            requests.push_back(request);
            play = script;
        }
        const ModelReply reply = play ? play(request) : refusing(500);
        QTimer::singleShot(reply.after, &socket, [&socket, reply] { send(socket, reply); });
    }

    static void drip(QTcpSocket &socket, const QByteArray &body)
    {
        auto *timer = new QTimer(&socket);
        connect(timer, &QTimer::timeout, &socket, [&socket, body, sent = qsizetype(0)]() mutable {
            socket.write(body.sliced(sent++, 1));
            if (sent == body.size())
                socket.disconnectFromHost();
        });
        timer->start(std::chrono::seconds(1));
    }

    static void send(QTcpSocket &socket, const ModelReply &reply)
    {
        using How = ModelReply::How;
        if (reply.how == How::Never)
            return;
        if (reply.how == How::Close)
            return socket.abort();
        QByteArray head = "HTTP/1.1 " + QByteArray::number(reply.status)
            + " Made Up\r\nContent-Type: " + reply.type + "\r\n" + reply.headers;
        if (reply.how != How::Short)
            head += "Content-Length: " + QByteArray::number(reply.body.size()) + "\r\n";
        if (reply.how == How::Drip) {
            socket.write(head + "\r\n");
            return drip(socket, reply.body);
        }
        const bool isWhole = reply.how == How::Whole;
        socket.write(head + "\r\n" + (isWhole ? reply.body : reply.body.first(reply.body.size() / 2)));
        if (!isWhole)
            socket.disconnectFromHost();
    }
};

FakeModel::FakeModel(Script script) : m_server(std::make_unique<Server>())
{
    m_server->script = std::move(script);
    m_server->moveToThread(&m_thread);
    m_thread.start();
    QMetaObject::invokeMethod(
        m_server.get(), [this] { m_server->listen(); }, Qt::BlockingQueuedConnection);
    m_port = m_server->port;
}

FakeModel::~FakeModel()
{
    goAway();
    QMetaObject::invokeMethod(
        m_server.get(), [this] { delete m_server->tcp; }, Qt::BlockingQueuedConnection);
    m_thread.quit();
    m_thread.wait();
}

QUrl FakeModel::url() const
{
    return QUrl(u"http://127.0.0.1:%1"_s.arg(m_port));
}

void FakeModel::play(Script script)
{
    const std::lock_guard lock(m_server->mutex);
    m_server->script = std::move(script);
}

void FakeModel::play(std::vector<ModelReply> replies)
{
    play([replies = std::move(replies), next = std::make_shared<std::size_t>(0)](const ModelRequest &) {
        const std::size_t chosen = std::min(*next, replies.size() - 1);
        ++*next;
        return replies[chosen];
    });
}

void FakeModel::goAway()
{
    QMetaObject::invokeMethod(
        m_server.get(),
        [this] {
            if (m_server->tcp->isListening())
                m_server->leave();
        },
        Qt::BlockingQueuedConnection);
}

std::vector<ModelRequest> FakeModel::requests() const
{
    const std::lock_guard lock(m_server->mutex);
    return m_server->requests;
}

int FakeModel::count() const
{
    return int(requests().size());
}

ModelRequest FakeModel::last() const
{
    const auto all = requests();
    return all.empty() ? ModelRequest() : all.back();
}

} // namespace triage::test
