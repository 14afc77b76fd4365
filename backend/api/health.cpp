// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/health.h"

#include "database/migrator.h"
#include "fields/jsonwriter.h"

namespace triage::api {

namespace {

Task<Result<Payload>> sayAlive(Call)
{
    co_return Payload(toJson(Health{ QStringLiteral("ok") }));
}

Task<Result<Payload>> sayReady(storage::Database *database)
{
    auto job = [](storage::Connection &db) {
        return storage::isMigrated(db);
    };
    auto step = database->readUrgently(std::move(job));
    const Result<bool> migrated = co_await std::move(step);
    if (!migrated)
        co_return migrated.error();
    if (!*migrated)
        co_return unavailable(QStringLiteral("The database's schema is not the one of this program."));
    co_return Payload(toJson(Health{ QStringLiteral("ready") }));
}

} // namespace

void addHealthRoutes(Api &api, storage::Database &database)
{
    api.add(infoOf(getHealth), sayAlive);
    api.add(infoOf(getReadiness), [&database](Call) { return sayReady(&database); });
}

} // namespace triage::api
