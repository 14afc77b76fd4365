// SPDX-License-Identifier: GPL-3.0-or-later
// A request that has passed authentication and authorization, as use cases receive it.
#pragma once

#include "api/ignored.h"
#include "api/query.h"
#include "domain/caller.h"
#include "http/message.h"
#include "result.h"

#include <QCoroTask>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>

namespace triage::api {

template <typename T>
using Task = QCoro::Task<T>;

struct Call
{
    Caller caller;
    http::Request request;
    QStringList keys; ///< The values of the {keys} in the path.
    /// Checks that the caller may go on with a request of several steps: the token may have been revoked
    /// since it began. Set for streamed bodies and calls of tools only, and called in the HTTP thread only.
    std::function<Task<Result<void>>()> mayGoOn;
    /// Receives what the operation passes over; never null for a request over HTTP.
    std::shared_ptr<Ignored> ignored;

    /// Returns the request's path with its query, as they were sent.
    QByteArray self() const
    {
        return request.query.isEmpty() ? request.path : request.path + '?' + request.query;
    }
    /// Returns that path with the buffer of the query's filter, if there is one, named by its id.
    QByteArray self(std::optional<BufferId> filter) const
    {
        return filter ? request.path + '?' + namingBuffer(request.query, *filter) : self();
    }
};

/// Returns the problem of a strict request of which something was passed over so far.
inline Result<void> checkKnown(const Call &call)
{
    return call.ignored ? call.ignored->check() : Result<void>();
}

/// Returns the next bytes of an answer, none at its end. Called in the HTTP thread, once at a time.
using NextBytes = std::function<Task<Result<QByteArray>>()>;

/// The content of a successful answer. Bytes alone are JSON under the endpoint's own status.
struct Payload
{
    Payload(QByteArray json) : bytes(std::move(json)) { }
    Payload(QByteArray content, QByteArray type, http::Headers more = {})
        : bytes(std::move(content)), contentType(std::move(type)), headers(std::move(more))
    {
    }

    /// A problem whose answer has headers of its own.
    Payload(Problem problem, http::Headers more) : headers(std::move(more)), refusal(std::move(problem)) { }

    QByteArray bytes;
    QByteArray contentType = "application/json";
    http::Headers headers; ///< In addition to those of every answer.
    QByteArray tag; ///< Its ETag; empty where the answer has none.
    QByteArray gzipped; ///< Its compressed form, where it is kept.
    int status = 0; ///< 0 means the endpoint's.
    /// The operation only asks, but an operation that it called has written: the answer is not withheld if
    /// the token is revoked meanwhile.
    bool hasWritten = false;
    std::optional<Problem> refusal; ///< If set, the answer is this problem.
    NextBytes more; ///< If set, the bytes are only the beginning of the content.
};

/// Answers a call with the content of a success, or with a problem.
using CallHandler = std::function<Task<Result<Payload>>(Call)>;

} // namespace triage::api
