// The API behind the HTTP server: every request passes the same checks in the same order and leaves through one
// finish().
#pragma once

#include "api/call.h"
#include "api/endpoint.h"
#include "http/router.h"
#include "services/authentication.h"

#include <QString>

#include <memory>
#include <vector>

namespace triage::api {

struct ApiConfig
{
    QString problemsBase; ///< Where problem types are published, without a slash at the end.
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
};

} // namespace triage::api
