// SPDX-License-Identifier: GPL-3.0-or-later
// A server that implements the protocol of language models, with the failures of real servers.
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <QThread>
#include <QUrl>

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

namespace triage::test {

/// A request as received.
struct ModelRequest
{
    QByteArray path;
    QByteArray head;
    QByteArray body;
    QJsonObject json;

    /// Return the content of the first message, and of the last one.
    QString system() const;
    QString user() const;
    /// Returns the type of response_format; empty if missing.
    QString format() const;
    /// Returns the handle of the buffer with that name in the prompt; empty if the prompt does not contain
    /// it.
    QString handleOf(const QString &buffer) const;
};

/// A response, and the way in which it is sent.
struct ModelReply
{
    enum class How {
        Whole,
        Never, ///< The connection stays open without a response.
        Cut, ///< The connection ends in the middle of the body.
        Short, ///< The connection ends after half of the body, without an announced length.
        Close, ///< The connection ends without a response.
        Drip, ///< A byte of the body a second.
    };
    int status = 200;
    QByteArray body = {};
    QByteArray type = "application/json";
    QByteArray headers = {}; ///< Additional header lines, each with its line end.
    How how = How::Whole;
    std::chrono::milliseconds after{ 0 }; ///< The time until it is sent.
};

/// Returns a response of the protocol with that text of the model.
ModelReply saying(const QString &text);
/// Returns a response with that object as its text.
ModelReply saying(const QJsonObject &object);
/// Returns an error of the protocol.
ModelReply refusing(int status, const QByteArray &message = "no", const QByteArray &headers = {});
/// Returns a verdict in the form that the routing prompt requests.
QJsonObject verdictJson(const QString &handle, const QString &quote, int confidence,
                        const QString &fit = QStringLiteral("clear"), bool noneFits = false);

/// Listens in a separate thread, because its callers block.
class FakeModel
{
public:
    using Script = std::function<ModelReply(const ModelRequest &)>;

    explicit FakeModel(Script script = {});
    ~FakeModel();

    QUrl url() const;
    /// Sets the response to all further requests.
    void play(Script script);
    /// Sets the responses to further requests, in order; the last one is repeated.
    void play(std::vector<ModelReply> replies);
    /// Stops listening.
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
