// What a use case gives at once: something to co_await that becomes its Result.
#pragma once

#include "storage/database.h"

namespace triage::services {

template <typename T>
using Answer = storage::Database::Await<Result<T>>;

} // namespace triage::services
