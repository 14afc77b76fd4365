// The API as the client calls it: one function for every operation, typed by the endpoint constants of common.
#pragma once

#include "api/account.h"
#include "api/endpoint.h"
#include "api/reply.h"
#include "api/request.h"
#include "fields/jsonwriter.h"
#include "result.h"

#include <QCoroTask>
#include <QObject>

#include <memory>

class QNetworkAccessManager;

namespace triage::app {

template <typename T>
using Task = QCoro::Task<T>;

/// Sends requests and reads answers. Lives in one thread; nothing blocks. A problem document becomes its Problem;
/// no network, a timeout (30 s; the change feed's wait + 15 s) or an answer that is none of ours becomes
/// ServiceUnavailable. Nothing is retried here.
class ApiClient : public QObject
{
    Q_OBJECT
public:
    explicit ApiClient(Account account, QObject *parent = nullptr);
    ~ApiClient() override;

    const Account &account() const { return m_account; }
    /// After the person signed in again: later requests use it.
    void setToken(const QString &token);

    /// Calls an operation without a body.
    template <typename Reply, typename... Keys>
    Task<Result<ValueOf<Reply>>> send(const api::Endpoint<Reply, api::NoBody, Keys...> &endpoint, Keys... keys)
    {
        return read<Reply>(perform(request(api::infoOf(endpoint), {keyText(keys)...})));
    }

    /// Calls an operation with a body.
    template <typename Reply, typename Body, typename... Keys>
    Task<Result<ValueOf<Reply>>> send(const api::Endpoint<Reply, Body, Keys...> &endpoint, Body body, Keys... keys)
    {
        Request made = request(api::infoOf(endpoint), {keyText(keys)...});
        made.body = bodyOf(body);
        return read<Reply>(perform(std::move(made)));
    }

    /// Calls with a query or a header that endpoint constants do not name (lists, the change feed, Idempotency-Key):
    /// the answer's bytes as they came.
    Task<Result<Answer>> perform(Request request);
    /// A request for an operation, to be completed with query, body or headers.
    static Request request(const api::EndpointInfo &endpoint, const QStringList &keys = {});

    /// What is under way is aborted; each ends with ServiceUnavailable.
    void abortAll();

Q_SIGNALS:
    /// The server answered 401: the token was revoked or is wrong.
    void unauthorized(const triage::Problem &problem);

private:
    template <typename Reply>
    static Task<Result<ValueOf<Reply>>> read(Task<Result<Answer>> answer)
    {
        const Result<Answer> answered = co_await answer;
        if (!answered)
            co_return answered.error();
        co_return valueOf<Reply>(*answered);
    }

    Account m_account;
    QNetworkAccessManager *m_network;
};

} // namespace triage::app
