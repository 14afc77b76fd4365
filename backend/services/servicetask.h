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

} // namespace triage::services
