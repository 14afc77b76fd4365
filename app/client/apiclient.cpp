// SPDX-License-Identifier: GPL-3.0-or-later
#include "client/apiclient.h"

#include "client/answerreader.h"

#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QNetworkRequest>
#include <QSslError>
#include <QTimer>

#include <algorithm>
#include <coroutine>
#include <utility>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

constexpr char clientName[] = "triage-desk/" TRIAGE_VERSION;

/// A token is printable ASCII. Other characters must not get into a header.
QByteArray headerText(const QString &token)
{
    QByteArray text = token.trimmed().toLatin1();
    text.removeIf([](char c) { return c <= 0x20 || c >= 0x7f; });
    return text;
}

/// Awaits that the reply has finished. The coroutine resumes inside the reply's signal. From 0.10 on, QCoro
/// resumes from the event loop instead; by then a client that was destroyed has destroyed its replies.
struct Finish
{
    QNetworkReply *reply;

    bool await_ready() const { return reply->isFinished(); }
    void await_suspend(std::coroutine_handle<> waiting) const
    {
        QObject::connect(reply, &QNetworkReply::finished, reply, [waiting] { waiting.resume(); });
    }
    void await_resume() const { }
};

} // namespace

/// A request in progress. Both its coroutine and its client own it, so either may end first.
struct ApiClient::Flight
{
    ApiClient *client = nullptr; ///< nullptr after the client was destroyed.
    QPointer<QNetworkReply> reply;
    Lane lane = Lane::Person;
    QString token; ///< The token that was sent.
    Trouble ended = Trouble::None;
    QByteArray body;
    QString certificate; ///< The fault of the certificate of the server, if any.
    qint64 maxBytes = 0;

    void end(Trouble why)
    {
        if (!reply || reply->isFinished())
            return;
        ended = why;
        reply->abort(); // emits finished() and so resumes the coroutine before it returns
    }
    void read()
    {
        if (ended != Trouble::None || !reply->isReadable())
            return;
        if (body.size() + reply->bytesAvailable() > maxBytes)
            end(Trouble::TooLarge);
        else
            body += reply->readAll();
    }
};

ApiClient::ApiClient(Account account, QObject *parent) : QObject(parent), m_account(std::move(account))
{
}

ApiClient::~ApiClient()
{
    m_isClosing = true;
    abortAll();
    for (const auto &flight : m_flights)
        flight->client = nullptr;
}

void ApiClient::setToken(const QString &token)
{
    m_account.token = token;
}

void ApiClient::abortAll()
{
    for (const Lane lane : { Lane::Person, Lane::Outbox, Lane::Feed })
        abort(lane);
}

void ApiClient::abort(Lane lane)
{
    const auto flights = m_flights; // a resumed coroutine may send again
    const auto isOfLane = [lane](const auto &flight) {
        return flight->lane == lane;
    };
    if (std::none_of(flights.begin(), flights.end(), isOfLane))
        return;
    // Qt keeps the connection of an aborted request until its answer has come: six, and nothing is sent any
    // more.
    QNetworkAccessManager *const network = std::exchange(m_networks[std::size_t(lane)], nullptr);
    for (const auto &flight : flights) {
        if (isOfLane(flight))
            flight->end(Trouble::Aborted);
    }
    if (network)
        network->deleteLater();
}

Request ApiClient::request(const api::EndpointInfo &endpoint, const QStringList &keys)
{
    Request made;
    made.method = endpoint.method;
    made.path = filledPath(endpoint.path, keys);
    return made;
}

QNetworkAccessManager &ApiClient::network(Lane lane)
{
    QNetworkAccessManager *&manager = m_networks[std::size_t(lane)];
    if (!manager) {
        manager = new QNetworkAccessManager(this);
        manager->setAutoDeleteReplies(false);
    }
    return *manager;
}

QNetworkRequest ApiClient::prepare(Request &request) const
{
    QNetworkRequest out(urlOf(m_account.server, request));
    out.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    out.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    out.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    out.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    out.setAttribute(QNetworkRequest::CacheLoadControlAttribute, QNetworkRequest::AlwaysNetwork);
    out.setAttribute(QNetworkRequest::CacheSaveControlAttribute, false);
    out.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
    out.setDecompressedSafetyCheckThreshold(request.maxBytes);
    out.setTransferTimeout(int(request.timeout.count()));
    out.setRawHeader("Accept", "application/json");
    out.setRawHeader("User-Agent", clientName);
    out.setRawHeader("X-IB-Client", clientName);
    if (const QByteArray token = headerText(m_account.token); !token.isEmpty())
        out.setRawHeader("Authorization", "Bearer " + token);
    if (request.method == api::Method::Post) {
        if (request.idempotencyKey.isEmpty())
            request.idempotencyKey = makeIdempotencyKey();
        out.setRawHeader("Idempotency-Key", request.idempotencyKey);
    }
    // Without a type, Qt would declare an empty body to be a form.
    if (request.method != api::Method::Get && request.method != api::Method::Delete)
        out.setRawHeader("Content-Type", "application/json");
    for (const auto &[name, value] : std::as_const(request.headers))
        out.setRawHeader(name, value);
    return out;
}

QNetworkReply *ApiClient::start(Request request)
{
    const QNetworkRequest prepared = prepare(request);
    QNetworkAccessManager &manager = network(request.lane);
    switch (request.method) {
    case api::Method::Get:
        return manager.get(prepared);
    case api::Method::Post:
        return manager.post(prepared, request.body);
    case api::Method::Put:
        return manager.put(prepared, request.body);
    case api::Method::Patch:
        return manager.sendCustomRequest(prepared, "PATCH", request.body);
    case api::Method::Delete:
        return manager.deleteResource(prepared);
    }
    Q_UNREACHABLE();
}

Task<Answer> ApiClient::exchange(Request request)
{
    auto flight = std::make_shared<Flight>();
    if (!m_isClosing) {
        flight->client = this;
        flight->lane = request.lane;
        flight->token = m_account.token;
        flight->maxBytes = request.maxBytes;
        const auto longest = request.timeout * 4;
        QNetworkReply *reply = start(std::move(request));
        flight->reply = reply;
        m_flights.push_back(flight);
        connect(reply, &QNetworkReply::readyRead, reply, [flight = flight.get()] { flight->read(); });
        connect(
            reply, &QNetworkReply::sslErrors, reply, [flight = flight.get()](const QList<QSslError> &errors) {
                flight->certificate = errors.isEmpty() ? QString() : certificateWords(errors.constFirst());
            });
        QTimer::singleShot(longest, reply, [flight = flight.get()] { flight->end(Trouble::TooSlow); });
    }
    return awaitAnswer(std::move(flight));
}

Task<Answer> ApiClient::awaitAnswer(std::shared_ptr<Flight> flight)
{
    QNetworkReply *reply = flight->reply;
    if (!reply)
        co_return noAnswer(Trouble::Aborted, tr("The request was cancelled."));
    const Finish finish{ reply };
    co_await finish;
    flight->read();
    Answer answer = readAnswer(*reply, std::move(flight->body), flight->ended);
    if (answer.trouble == Trouble::Insecure && !flight->certificate.isEmpty())
        answer.problem->detail = flight->certificate;
    reply->disconnect();
    reply->deleteLater();
    if (ApiClient *client = flight->client) {
        std::erase(client->m_flights, flight);
        // A late answer to the previous token says nothing about the current one, so nobody may sign out.
        if (answer.status == 401 && flight->token != client->m_account.token)
            answer = noAnswer(Trouble::Superseded,
                              tr("You signed in again while the server was answering. Try again."));
        else if (answer.status == 401 && !client->m_isClosing)
            Q_EMIT client->unauthorized(*answer.problem);
    }
    co_return answer;
}

Task<Result<Answer>> ApiClient::onlyGood(Task<Answer> answer)
{
    Answer answered = co_await answer;
    if (answered.problem)
        co_return std::move(*answered.problem);
    co_return std::move(answered);
}

Task<Result<Answer>> ApiClient::perform(Request request)
{
    return onlyGood(exchange(std::move(request)));
}

Task<Result<Answer>> ApiClient::performInZone(std::function<Request(const QString &timeZone)> requestOf,
                                              QString timeZone)
{
    Task<Result<Answer>> inZone = perform(requestOf(timeZone));
    return timeZone.isEmpty() ? std::move(inZone) : retryInUtc(this, std::move(inZone), requestOf({}));
}

Task<Result<Answer>> ApiClient::retryInUtc(QPointer<ApiClient> client, Task<Result<Answer>> inZone,
                                           Request inUtc)
{
    Result<Answer> answer = co_await inZone;
    if (client && !answer && answer.error().field == u"time_zone"_s) { // unknown to the server
        auto again = client->perform(std::move(inUtc));
        answer = co_await again;
    }
    co_return answer;
}

} // namespace triage::app

#include "moc_apiclient.cpp"
