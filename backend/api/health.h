// Whether the backend lives and whether it can work.
#pragma once

#include "api/api.h"
#include "storage/database.h"

namespace triage::api {

/// GET /healthz: the process lives. GET /readyz: the database answers and has this program's schema; 503 otherwise.
void addHealthRoutes(Api &api, storage::Database &database);

} // namespace triage::api
