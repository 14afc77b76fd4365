// SPDX-License-Identifier: GPL-3.0-or-later
// What a use case gives at once: something to co_await that becomes its Result.
#pragma once

#include "database/database.h"

#include <QCoroTask>

namespace triage::services {

template <typename T>
using DatabaseTask = storage::Awaitable<Result<T>>;

/// What a use case gives that has something left to do when its transaction is through.
template <typename T>
using ServiceTask = QCoro::Task<Result<T>>;

} // namespace triage::services
