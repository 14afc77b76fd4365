// A request that has passed authentication and authorization, as use cases are wired to it.
#pragma once

#include "api/query.h"
#include "domain/account.h"
#include "http/message.h"
#include "result.h"

#include <QCoroTask>
#include <QStringList>

#include <functional>

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

/// Answers a call: the body of a success, or what went wrong.
using CallHandler = std::function<Task<Result<QByteArray>>(Call)>;

} // namespace triage::api
