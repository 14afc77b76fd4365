#include "api/health.h"

#include "storage/migrator.h"

namespace triage::api {

namespace {

constexpr EndpointInfo alive{"healthz", Method::Get, "/healthz", Access::Open, 200, false};
constexpr EndpointInfo ready{"readyz", Method::Get, "/readyz", Access::Open, 200, false};

Task<Result<QByteArray>> sayAlive(Call)
{
    co_return QByteArray("{\"status\":\"ok\"}");
}

Task<Result<QByteArray>> sayReady(storage::Database *database)
{
    auto job = [](storage::Connection &db) { return storage::isMigrated(db); };
    auto step = database->read(std::move(job));
    const Result<bool> migrated = co_await std::move(step);
    if (!migrated)
        co_return migrated.error();
    if (!*migrated)
        co_return unavailable(QStringLiteral("The database's schema is not the one of this program."));
    co_return QByteArray("{\"status\":\"ready\"}");
}

} // namespace

void addHealthRoutes(Api &api, storage::Database &database)
{
    api.add(alive, sayAlive);
    api.add(ready, [&database](Call) { return sayReady(&database); });
}

} // namespace triage::api
