// SPDX-License-Identifier: GPL-3.0-or-later
// The API behind the HTTP server: every request passes the same checks in the same order and leaves through
// one finish(). The checks before the body need its head only, so that nothing is kept for unknown callers.
#pragma once

#include "api/call.h"
#include "api/representation.h"
#include "contract/endpoint.h"
#include "http/router.h"
#include "services/people/authentication.h"

#include <QString>

#include <chrono>
#include <memory>
#include <optional>
#include <vector>

namespace triage::api {

/// Notified of every answer.
class AnswerObserver
{
public:
    virtual ~AnswerObserver() = default;
    /// Registers a route; returns the number that identifies it in later calls.
    virtual int addRoute(const char *name) = 0;
    virtual void answered(int route, http::Method method, int status, std::chrono::nanoseconds took) = 0;
    /// Called if the HTTP server refuses bytes that are not a valid request, or a request that took too long.
    virtual void refused(int status) = 0;
};

struct ApiConfig
{
    QString problemsBase; ///< The address at which problem types are published, without a slash at the end.
    AnswerObserver *observer = nullptr; ///< Must outlive the API.
};

/// Routes, authenticates, authorizes and answers requests. Lives in the HTTP thread.
class Api
{
public:
    Api(ApiConfig config, services::Authentication &authentication);

    /// Called right after authorization, before anything of the request is read.
    using Precondition = std::function<services::DatabaseTask<void>(const Caller &)>;

    /// Adds an operation. Open operations are called with an empty Caller.
    void add(const EndpointInfo &endpoint, CallHandler handler, Precondition precondition = {});

    /// Says which parameters of the query an operation takes: others are named in the header Ignored.
    void setParameters(const char *operation, std::vector<QByteArray> names);

    /// Executes an operation for a caller whose token was checked already, with the checks that a request for
    /// it passes between its token and its body. For a protocol that carries operations of the API. NotFound
    /// if no operation has that name.
    Task<Result<Payload>> perform(QByteArray name, Call call);

    /// Returns true if the body of a request with this head is a file that is used while it arrives.
    bool isStreamed(const http::Request &head) const;
    /// Answers a request from the HTTP server, now or later.
    void handle(http::Request request, http::Respond respond);
    /// Returns the answer to a request that the HTTP server itself refuses.
    http::Response refuse(const Problem &problem, const http::Headers &headers) const;

    /// Returns all operations in the order in which they were added.
    std::vector<EndpointInfo> endpoints() const;

    /// Returns the number of requests that are being answered.
    int inFlight() const { return m_inFlight; }

private:
    struct Operation
    {
        EndpointInfo endpoint;
        CallHandler handler;
        Precondition precondition;
        int observed = 0; ///< The number that identifies it to the observer.
        std::optional<std::vector<QByteArray>> parameters
            = {}; ///< The names that its query can have, where they are known.
    };
    struct Exchange;

    Task<void> serve(std::shared_ptr<Exchange> exchange);
    Task<Result<Caller>> authenticate(const http::Request &request);
    /// Returns the caller of an operation that is not open, if the caller may use it.
    Task<Result<Caller>> admit(std::shared_ptr<Exchange> exchange);
    /// Returns the call of a request that began at that generation of accounts, with its body: it passed all
    /// checks that need no handler.
    Task<Result<std::unique_ptr<Call>>> callOf(std::shared_ptr<Exchange> exchange, quint64 generation);
    Task<Result<http::Response>> answer(std::shared_ptr<Exchange> exchange);
    /// Returns the response to a request that began at that generation of accounts. The payload must outlive
    /// the task.
    Task<Result<http::Response>> respondTo(std::shared_ptr<Exchange> exchange, quint64 generation,
                                           const Result<Payload> &payload);
    /// Returns what the handler of an operation gave as a response to the request, whose representation is
    /// the one that its client prefers. The arguments must outlive the task.
    Task<http::Response> responseTo(const EndpointInfo &endpoint, const http::Request &request,
                                    const Payload &payload);
    /// Gives the receiver the next piece of an answer, nothing if its caller may not read any more.
    Task<void> sendMore(std::shared_ptr<Exchange> exchange, quint64 generation, NextBytes more,
                        http::PieceReceiver receive);
    /// Checks that the caller may still read what was read: the token may have been revoked, or the member
    /// removed or demoted, while the request waited or was read.
    Task<Result<void>> authorizeAgain(std::shared_ptr<Exchange> exchange);
    /// The same for a request that began at that generation of accounts; it asks only if one changed since.
    Task<Result<void>> authorizeSince(quint64 generation, std::shared_ptr<Exchange> exchange);
    void answerOptions(Exchange &exchange);
    bool isForPages(const QByteArray &path) const;
    /// Returns a problem that also names the path that was probably meant.
    Problem nothingAt(const QByteArray &path) const;
    void finish(Exchange &exchange, http::Response response);

    ApiConfig m_config;
    services::Authentication &m_authentication;
    Representations m_representations;
    http::Router m_router;
    std::vector<Operation> m_operations;
    int m_inFlight = 0;
    int m_noOperation = 0; ///< Identifies requests without an operation to the observer.
};

} // namespace triage::api
