// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/endpointbinding.h"
#include "api/routes.h"
#include "contract/endpoints.h"
#include "services/feedback/reportservice.h"

namespace triage::api {

void addReportRoutes(Api &api, services::ReportService &reports)
{
    route(
        api, createReport, readBody<NewReport>,
        [&](const Caller &caller, const NewReport &body, const auto &idempotency) {
            return reports.create(caller, body, idempotency);
        },
        NoGuard(), atOwnPath);
}

} // namespace triage::api
