// SPDX-License-Identifier: GPL-3.0-or-later
// The API behind the HTTP server: every request passes the same checks in the same order and leaves through
// one finish().
#pragma once

#include "api/call.h"
#include "contract/endpoint.h"
#include "http/router.h"
#include "services/people/authentication.h"

#include <QString>

#include <chrono>
#include <memory>
#include <vector>

namespace triage::api {

/// Is told of every answer.
class AnswerObserver
{
public:
    virtual ~AnswerObserver() = default;
    /// Makes a route known; the number to tell of it from now on.
    virtual int addRoute(const char *name) = 0;
    virtual void answered(int route, http::Method method, int status, std::chrono::nanoseconds took) = 0;
    /// The HTTP server refused what it could not read as a request, or had no time for.
    virtual void refused(int status) = 0;
};

struct ApiConfig
{
    QString problemsBase; ///< Where problem types are published, without a slash at the end.
    AnswerObserver *observer = nullptr; ///< Must outlive the API.
};

/// Routes, authenticates, authorizes, answers. Lives in the HTTP thread.
class Api
{
public:
    Api(ApiConfig config, services::Authentication &authentication);

    /// Asked right after authorization, before anything of the request is read.
    using Precondition = std::function<services::Answer<void>(const Caller &)>;

    /// Adds an operation. Open ones are called with an empty Caller.
    void add(const EndpointInfo &endpoint, CallHandler handler, Precondition precondition = {});

    /// Takes a request and answers it, now or later; for the HTTP server.
    void handle(http::Request request, http::Respond respond);
    /// The answer to what the HTTP server refuses itself.
    http::Response refuse(const Problem &problem, const http::Headers &headers) const;

    /// Every operation that was added, in that order.
    std::vector<EndpointInfo> endpoints() const;

    /// Requests that are being answered just now.
    int inFlight() const { return m_inFlight; }

private:
    struct Operation
    {
        EndpointInfo endpoint;
        CallHandler handler;
        Precondition precondition;
        int observed = 0; ///< Its number at the observer.
    };
    struct Exchange;

    Task<void> serve(std::shared_ptr<Exchange> exchange);
    Task<Result<Caller>> authenticate(const http::Request &request);
    Task<Result<http::Response>> answer(std::shared_ptr<Exchange> exchange);
    void answerOptions(Exchange &exchange);
    void finish(Exchange &exchange, http::Response response);

    ApiConfig m_config;
    services::Authentication &m_authentication;
    http::Router m_router;
    std::vector<Operation> m_operations;
    int m_inFlight = 0;
    int m_noOperation = 0; ///< At the observer.
};

} // namespace triage::api
