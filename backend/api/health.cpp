// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/health.h"

#include "api/readiness.h"
#include "fields/jsonwriter.h"

#include <memory>

namespace triage::api {

namespace {

Task<Result<Payload>> sayAlive(Call)
{
    co_return Payload(toJson(Health{ QStringLiteral("ok") }));
}

Task<Result<Payload>> sayReady(std::shared_ptr<Readiness> readiness)
{
    auto step = readiness->check();
    const Result<void> isReady = co_await std::move(step);
    if (!isReady)
        co_return isReady.error();
    co_return Payload(toJson(Health{ QStringLiteral("ready") }));
}

} // namespace

void addHealthRoutes(Api &api, storage::Database &database)
{
    api.add(infoOf(getHealth), sayAlive);
    const auto readiness = std::make_shared<Readiness>(database);
    api.add(infoOf(getReadiness), [readiness](Call) { return sayReady(readiness); });
}

} // namespace triage::api
