// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/endpointbinding.h"
#include "api/routes.h"
#include "contract/endpoints.h"
#include "services/feedback/reportservice.h"

namespace triage::api {

void addReportRoutes(Api &api, services::ReportService &reports)
{
    ServiceRoutes routes(api, reports);
    routes.add(createReport, readBody<NewReport>, &services::ReportService::create, NoGuard(), atOwnPath);
}

} // namespace triage::api
