// SPDX-License-Identifier: GPL-3.0-or-later
// A request that has passed authentication and authorization, as use cases are wired to it.
#pragma once

#include "api/query.h"
#include "domain/caller.h"
#include "http/message.h"
#include "result.h"

#include <QCoroTask>
#include <QStringList>

#include <functional>
#include <optional>

namespace triage::api {

template <typename T>
using Task = QCoro::Task<T>;

struct Call
{
    Caller caller;
    http::Request request;
    QStringList keys; ///< What stands for the {keys} of the path.

    /// The request's path with its query, as it was sent.
    QByteArray self() const
    {
        return request.query.isEmpty() ? request.path : request.path + '?' + request.query;
    }
};

/// What a success is answered with. Bytes alone are JSON under the endpoint's own status.
struct Payload
{
    Payload(QByteArray json) : bytes(std::move(json)) { }
    Payload(QByteArray content, QByteArray type, http::Headers more = {})
        : bytes(std::move(content)), contentType(std::move(type)), headers(std::move(more))
    {
    }

    /// What went wrong, where its answer has headers of its own.
    Payload(Problem problem, http::Headers more) : headers(std::move(more)), refusal(std::move(problem)) { }

    QByteArray bytes;
    QByteArray contentType = "application/json";
    http::Headers headers; ///< Besides those that every answer has.
    int status = 0; ///< 0: the endpoint's.
    std::optional<Problem> refusal; ///< Set: the answer is this problem.
};

/// Answers a call: what a success is answered with, or what went wrong.
using CallHandler = std::function<Task<Result<Payload>>(Call)>;

} // namespace triage::api
