// SPDX-License-Identifier: GPL-3.0-or-later
// A server that speaks the protocol of language models, and behaves and misbehaves as such servers do.
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <QThread>
#include <QUrl>

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

namespace triage::test {

/// A request as it came.
struct ModelRequest
{
    QByteArray path;
    QByteArray head;
    QByteArray body;
    QJsonObject json;

    /// The content of the first message, and of the last one.
    QString system() const;
    QString user() const;
    /// The type of response_format; empty: none.
    QString format() const;
    /// The handle of the buffer with that name, as the prompt says it; empty where it names none.
    QString handleOf(const QString &buffer) const;
};

/// What is answered, and how.
struct ModelReply
{
    enum class How {
        Whole,
        Never, ///< The connection stays open and nothing comes.
        Cut, ///< The connection ends in the middle of the body.
        Short, ///< The connection ends after half of the body, without an announced length.
        Close, ///< The connection ends without an answer.
    };
    int status = 200;
    QByteArray body;
    QByteArray type = "application/json";
    QByteArray headers = {}; ///< More lines, each with its end.
    How how = How::Whole;
};

/// An answer of the protocol with that text of the model's.
ModelReply saying(const QString &text);
/// The same with an object.
ModelReply saying(const QJsonObject &object);
/// An error of the protocol.
ModelReply refusing(int status, const QByteArray &message = "no", const QByteArray &headers = {});
/// A verdict as the routing prompt asks for it.
QJsonObject verdictJson(const QString &handle, const QString &quote, int confidence,
                        const QString &fit = QStringLiteral("clear"), bool noneFits = false);

/// Listens in a thread of its own, as whoever asks it waits for the answer.
class FakeModel
{
public:
    using Script = std::function<ModelReply(const ModelRequest &)>;

    explicit FakeModel(Script script = {});
    ~FakeModel();

    QUrl url() const;
    /// What is answered from now on.
    void play(Script script);
    /// These in order, and the last one for ever.
    void play(std::vector<ModelReply> replies);
    /// Nobody listens any more.
    void goAway();

    std::vector<ModelRequest> requests() const;
    int count() const;
    ModelRequest last() const;

private:
    class Server;
    QThread m_thread;
    std::unique_ptr<Server> m_server;
    quint16 m_port = 0;
};

} // namespace triage::test
