// SPDX-License-Identifier: GPL-3.0-or-later
// The client of the API: one function for all operations, typed by the endpoint constants of common/contract.
#pragma once

#include "client/account.h"
#include "client/replyvalue.h"
#include "client/request.h"
#include "contract/endpoint.h"
#include "fields/jsonwriter.h"
#include "result.h"

#include <QCoroTask>
#include <QObject>
#include <QPointer>

#include <array>
#include <functional>
#include <memory>
#include <vector>

class QNetworkAccessManager;
class QNetworkReply;
class QNetworkRequest;

namespace triage::app {

template <typename T = void>
using Task = QCoro::Task<T>;

/// Sends requests and reads answers. Lives in one thread and never blocks. A problem document becomes its
/// Problem. A missing network, a timeout (30 s; the change feed's wait + 15 s) and an answer of another
/// service become ServiceUnavailable. This class retries nothing; Qt's network access sends a request again
/// if a kept connection ended before a byte of the answer was received.
class ApiClient : public QObject
{
    Q_OBJECT
public:
    explicit ApiClient(Account account, QObject *parent = nullptr);
    ~ApiClient() override;

    const Account &account() const { return m_account; }
    /// Sets the token of later requests, after the person signed in again. A 401 that answers an earlier
    /// request becomes Trouble::Superseded.
    void setToken(const QString &token);

    /// Calls an operation without a body.
    template <typename Reply, typename... Keys>
    Task<Result<ValueOf<Reply>>> send(const api::Endpoint<Reply, api::NoBody, Keys...> &endpoint,
                                      Keys... keys)
    {
        return read<Reply>(perform(request(api::infoOf(endpoint), { keyText(keys)... })));
    }

    /// Calls an operation that reads, with parameters of its query.
    template <typename Reply, typename... Keys>
    Task<Result<ValueOf<Reply>>> query(const api::Endpoint<Reply, api::NoBody, Keys...> &endpoint,
                                       QList<std::pair<QByteArray, QString>> parameters, Keys... keys)
    {
        Request made = request(api::infoOf(endpoint), { keyText(keys)... });
        made.query = std::move(parameters);
        return read<Reply>(perform(std::move(made)));
    }

    /// Calls an operation with a body.
    template <typename Reply, typename Body, typename... Keys>
    Task<Result<ValueOf<Reply>>> send(const api::Endpoint<Reply, Body, Keys...> &endpoint, Body body,
                                      Keys... keys)
    {
        Request made = request(api::infoOf(endpoint), { keyText(keys)... });
        made.body = bodyOf(body);
        return read<Reply>(perform(std::move(made)));
    }

    /// Calls with a query or a header that endpoint constants do not name (lists, the change feed,
    /// Idempotency-Key). Returns the answer's bytes unchanged.
    Task<Result<Answer>> perform(Request request);
    /// Does the same, but also returns what is known of an unsuccessful answer, such as its request id.
    Task<Answer> exchange(Request request);
    /// Performs the request of that time zone; where the server does not know the zone, the one without it,
    /// which has the days of UTC. The zone is empty where the system does not name it.
    Task<Result<Answer>> performInZone(std::function<Request(const QString &timeZone)> requestOf,
                                       QString timeZone);
    /// Returns a request for an operation, to be completed with query, body or headers.
    static Request request(const api::EndpointInfo &endpoint, const QStringList &keys = {});

    /// Aborts all requests in progress; each ends with ServiceUnavailable.
    void abortAll();
    /// Aborts the requests of a lane in the same way.
    void abort(Lane lane);

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

    struct Flight;
    QNetworkAccessManager &network(Lane lane);
    QNetworkRequest prepare(Request &request) const;
    QNetworkReply *start(Request request);
    static Task<Answer> awaitAnswer(std::shared_ptr<Flight> flight);
    static Task<Result<Answer>> onlyGood(Task<Answer> answer);
    static Task<Result<Answer>> retryInUtc(QPointer<ApiClient> client, Task<Result<Answer>> inZone,
                                           Request inUtc);

    Account m_account;
    std::array<QNetworkAccessManager *, 3> m_networks{}; ///< By lane; each lane has its own connections.
    std::vector<std::shared_ptr<Flight>> m_flights; ///< Requests in progress.
    bool m_isClosing = false;
};

} // namespace triage::app
