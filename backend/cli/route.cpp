// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commandline.h"
#include "cli/commands.h"
#include "cli/counted.h"
#include "cli/jsonobject.h"
#include "services/people/operators.h"
#include "services/routing/routingservice.h"

using namespace Qt::StringLiterals;

namespace triage::cli {

void addRoute(CommandLine &line)
{
    struct Options
    {
        QString organization;
        bool retryFailed = false;
    };
    const auto options = std::make_shared<Options>();
    Command route = line.command("route", "Routes feedback again");
    route.text({ "--org", "SLUG", "The organization", Need::Required }, options->organization);
    route.flag("--retry-failed", "Route items again whose routing failed", options->retryFailed,
               Need::Required);
    route.onDatabase([options](storage::Connection &database, Output &output) -> Result<void> {
        const auto organization = services::organizationOf(database, options->organization);
        if (!organization)
            return organization.error();
        const auto retried = services::retryFailed(database, organization->id);
        if (!retried)
            return retried.error();
        output.answer(JsonObject().with("organization", organization->slug).with("retried", *retried).json(),
                      counted(*retried, u"item waits for a running server to route it again."_s,
                              u"items wait for a running server to route them again."_s));
        return {};
    });
}

} // namespace triage::cli
