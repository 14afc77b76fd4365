// SPDX-License-Identifier: GPL-3.0-or-later
#include "languagemodel/modeltransport.h"

#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QPointer>
#include <QThread>
#include <QTimer>

#include <condition_variable>
#include <mutex>
#include <vector>

using namespace Qt::StringLiterals;

namespace triage::languagemodel {

/// The answer that a caller waits for.
struct ModelTransport::Waiting
{
    std::mutex mutex;
    std::condition_variable answered;
    bool isAnswered = false;
    TransportReply reply;

    void answer(TransportReply given)
    {
        const std::lock_guard lock(mutex);
        reply = std::move(given);
        isAnswered = true;
        answered.notify_all();
    }
    TransportReply wait()
    {
        std::unique_lock lock(mutex);
        answered.wait(lock, [this] { return isAnswered; });
        return std::move(reply);
    }
};

namespace {

QNetworkRequest requestOf(const QUrl &url, const QByteArray &key)
{
    QNetworkRequest request(url);
    request.setHeader(QNetworkRequest::ContentTypeHeader, "application/json"_ba);
    request.setRawHeader("Accept"_ba, "application/json"_ba);
    request.setRawHeader("Accept-Encoding"_ba, "identity"_ba);
    request.setRawHeader("User-Agent"_ba, "triaged/" TRIAGE_VERSION);
    if (!key.isEmpty())
        request.setRawHeader("Authorization"_ba, "Bearer " + key);
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    request.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
    return request;
}

/// Returns whether the answer is complete. HTTP errors are answers too.
bool isWhole(const QNetworkReply &reply, qsizetype received)
{
    const QNetworkReply::NetworkError error = reply.error();
    // Errors from 200 on represent HTTP statuses.
    const bool brokeOff = (error != QNetworkReply::NoError && error < 200)
        || error == QNetworkReply::ProtocolFailure || error == QNetworkReply::ProtocolUnknownError;
    const QVariant length = reply.header(QNetworkRequest::ContentLengthHeader);
    return !brokeOff && (!length.isValid() || length.toLongLong() == received);
}

} // namespace

/// Lives in its thread, as do the running calls.
class ModelTransport::Worker : public QObject
{
public:
    explicit Worker(Limits limits) : m_limits(limits)
    {
        m_thread.setObjectName(u"language model"_s);
        moveToThread(&m_thread);
        m_thread.start();
    }
    ~Worker() override
    {
        m_thread.quit();
        m_thread.wait();
    }

    void post(const QNetworkRequest &request, const QByteArray &json, std::chrono::milliseconds timeout,
              const std::shared_ptr<Waiting> &waiting);
    void stop();

private:
    /// A call whose answer is not complete yet.
    struct Call
    {
        QPointer<QNetworkReply> reply;
        std::shared_ptr<Waiting> waiting;
        QByteArray body;
        TransportReply::Outcome outcome = TransportReply::Outcome::Answered;
    };
    using CallPointer = std::shared_ptr<Call>;

    QNetworkAccessManager &network();
    void abortAfter(std::chrono::milliseconds time, const CallPointer &call, QTimer &timer);
    static void abort(Call &call, TransportReply::Outcome outcome);
    void receive(Call &call) const;
    void finish(const CallPointer &call);

    Limits m_limits;
    QThread m_thread;
    QNetworkAccessManager *m_network = nullptr;
    std::vector<CallPointer> m_calls;
    bool m_isStopped = false;
};

QNetworkAccessManager &ModelTransport::Worker::network()
{
    if (!m_network) {
        m_network = new QNetworkAccessManager;
        // It must be deleted in its own thread.
        connect(&m_thread, &QThread::finished, m_network, &QObject::deleteLater);
    }
    return *m_network;
}

void ModelTransport::Worker::post(const QNetworkRequest &request, const QByteArray &json,
                                  std::chrono::milliseconds timeout, const std::shared_ptr<Waiting> &waiting)
{
    if (m_isStopped)
        return waiting->answer({ TransportReply::Outcome::Stopped, 0, {}, {} });
    QNetworkReply *reply = network().post(request, json);
    const auto call = std::make_shared<Call>();
    call->reply = reply;
    call->waiting = waiting;
    m_calls.push_back(call);
    auto *connecting = new QTimer(reply);
    auto *answering = new QTimer(reply);
    abortAfter(m_limits.connect, call, *connecting);
    abortAfter(timeout, call, *answering);
    connect(reply, &QNetworkReply::requestSent, connecting, &QTimer::stop);
    connect(reply, &QNetworkReply::readyRead, this, [this, call] { receive(*call); });
    connect(reply, &QNetworkReply::finished, this, [this, call] { finish(call); });
}

void ModelTransport::Worker::abortAfter(std::chrono::milliseconds time, const CallPointer &call,
                                        QTimer &timer)
{
    timer.setSingleShot(true);
    connect(&timer, &QTimer::timeout, this, [call] { abort(*call, TransportReply::Outcome::TimedOut); });
    timer.start(time);
}

void ModelTransport::Worker::abort(Call &call, TransportReply::Outcome outcome)
{
    call.outcome = outcome;
    if (call.reply)
        call.reply->abort(); // finished() comes before it returns
}

void ModelTransport::Worker::receive(Call &call) const
{
    if (!call.reply || call.outcome != TransportReply::Outcome::Answered)
        return;
    call.body += call.reply->readAll();
    if (call.body.size() > m_limits.maxAnswerBytes)
        abort(call, TransportReply::Outcome::TooLarge);
}

void ModelTransport::Worker::finish(const CallPointer &call)
{
    if (std::erase(m_calls, call) == 0)
        return;
    QNetworkReply &reply = *call->reply;
    receive(*call);
    TransportReply answer;
    answer.outcome = call->outcome;
    if (answer.outcome == TransportReply::Outcome::Answered) {
        answer.status = reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
        answer.retryAfter = reply.rawHeader("Retry-After"_ba);
        if (answer.status == 0 || !isWhole(reply, call->body.size()))
            answer.outcome = TransportReply::Outcome::Unreachable;
        answer.body = std::move(call->body);
    }
    reply.deleteLater();
    call->waiting->answer(std::move(answer));
}

void ModelTransport::Worker::stop()
{
    m_isStopped = true;
    const std::vector<CallPointer> calls = m_calls;
    for (const CallPointer &call : calls)
        abort(*call, TransportReply::Outcome::Stopped);
}

ModelTransport::ModelTransport(Limits limits) : m_worker(std::make_unique<Worker>(limits))
{
}

ModelTransport::~ModelTransport() = default;

TransportReply ModelTransport::post(const QUrl &url, const QByteArray &key, const QByteArray &json,
                                    std::chrono::milliseconds timeout)
{
    const auto waiting = std::make_shared<Waiting>();
    Worker *worker = m_worker.get();
    QMetaObject::invokeMethod(
        worker, [=] { worker->post(requestOf(url, key), json, timeout, waiting); }, Qt::QueuedConnection);
    return waiting->wait();
}

void ModelTransport::stop()
{
    Worker *worker = m_worker.get();
    QMetaObject::invokeMethod(
        worker, [worker] { worker->stop(); }, Qt::QueuedConnection);
}

} // namespace triage::languagemodel
