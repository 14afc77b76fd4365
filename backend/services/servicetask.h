// SPDX-License-Identifier: GPL-3.0-or-later
// The return types of use cases: awaitables of a Result.
#pragma once

#include "database/database.h"

#include <QCoroTask>

#include <functional>

namespace triage::services {

/// A use case that starts when it is awaited, and is complete when its transaction is.
template <typename T>
using DatabaseTask = storage::Awaitable<Result<T>>;

/// A use case that continues after its transaction, as a coroutine.
template <typename T>
using ServiceTask = QCoro::Task<Result<T>>;

/// Returns the outcome of a use case after calling then, in the HTTP thread, if it succeeded.
template <typename T, typename Task>
ServiceTask<T> thenCall(Task task, std::function<void()> then)
{
    Result<T> outcome = co_await std::move(task);
    if (outcome && then)
        then();
    co_return outcome;
}

/// Calls a function of a store of the caller's organization in a reading job.
template <typename Store, typename Function, typename... Arguments>
auto readFrom(storage::Database &database, const Caller &caller, Function Store::*function,
              Arguments... arguments)
{
    auto job = [organization = caller.organization, function,
                ... arguments = std::move(arguments)](storage::Connection &db) {
        return (Store(db, organization).*function)(arguments...);
    };
    return database.read(caller.organization, std::move(job));
}

/// Calls a function of a store as readFrom() does, and drops its value.
template <typename Store, typename Function, typename... Arguments>
DatabaseTask<void> requireFrom(storage::Database &database, const Caller &caller, Function Store::*function,
                               Arguments... arguments)
{
    auto job = [organization = caller.organization, function,
                ... arguments = std::move(arguments)](storage::Connection &db) -> Result<void> {
        const auto found = (Store(db, organization).*function)(arguments...);
        return found ? Result<void>() : found.error();
    };
    return database.read(caller.organization, std::move(job));
}

/// Returns the job that calls a function with its transaction and these arguments.
template <typename R, typename... Parameters, typename... Arguments>
auto jobOf(R (*function)(storage::Transaction &, Parameters...), Arguments... arguments)
{
    return [function, ... arguments = std::move(arguments)](storage::Transaction &tx) {
        return function(tx, arguments...);
    };
}

/// Does the same with a function of a writer.
template <typename Writer, typename Function, typename... Arguments>
auto jobOf(Function Writer::*function, Arguments... arguments)
{
    return [function, ... arguments = std::move(arguments)](storage::Transaction &tx) {
        return (Writer(tx).*function)(arguments...);
    };
}

} // namespace triage::services
