// SPDX-License-Identifier: GPL-3.0-or-later
// Health checks: whether the process lives, and whether it can work.
#pragma once

#include "api/api.h"
#include "contract/endpoint.h"
#include "database/database.h"
#include "fields/fields.h"

namespace triage::api {

/// The answer to a health check.
struct Health
{
    QString status;
};

constexpr auto fields(Type<Health>)
{
    return FieldTable{ field("status", &Health::status, "ok or ready.").like("ok") };
}
static_assert(mapsEveryMember<Health>);

inline constexpr Endpoint<Plain<Health>> getHealth{
    "getHealth", Method::Get, "/healthz", Access::Open, 200, "See whether the process lives"
};
inline constexpr Endpoint<Plain<Health>> getReadiness{
    "getReadiness", Method::Get, "/readyz", Access::Open, 200, "See whether the service can work"
};

/// GET /healthz succeeds while the process lives. GET /readyz succeeds while the database answers and has
/// this program's schema, or did so a second ago; otherwise it answers 503.
void addHealthRoutes(Api &api, storage::Database &database);

} // namespace triage::api
