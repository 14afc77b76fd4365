// SPDX-License-Identifier: GPL-3.0-or-later
// The return types of use cases: awaitables of a Result.
#pragma once

#include "database/database.h"

#include <QCoroTask>

namespace triage::services {

/// A use case that starts when it is awaited, and is complete when its transaction is.
template <typename T>
using DatabaseTask = storage::Awaitable<Result<T>>;

/// A use case that continues after its transaction, as a coroutine.
template <typename T>
using ServiceTask = QCoro::Task<Result<T>>;

} // namespace triage::services
