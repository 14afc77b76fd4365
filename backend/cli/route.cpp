// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commandline.h"
#include "cli/commands.h"
#include "cli/counted.h"
#include "cli/jsonobject.h"
#include "services/people/operators.h"
#include "services/routing/routingretries.h"
#include "stores/routingstore.h"

#include <QDeadlineTimer>
#include <QThread>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace triage::cli {

namespace {

/// Waits until a running server has routed the items.
Result<void> waitUntilRouted(storage::Connection &database, OrganizationId organization,
                             const std::vector<FeedbackId> &items, const Output &output)
{
    constexpr auto patience = 2min; // longer than a server takes for one item
    QDeadlineTimer deadline(patience);
    for (int before = int(items.size());;) {
        const auto pending = storage::RoutingStore(database, organization).pendingOf(items);
        if (!pending)
            return pending.error();
        if (*pending == 0)
            return {};
        if (*pending < before)
            deadline = QDeadlineTimer(patience);
        before = *pending;
        if (output.isEnding())
            return problem(ProblemType::Conflict, u"Routing again was interrupted."_s);
        if (deadline.hasExpired())
            return problem(
                ProblemType::Conflict,
                u"No running server routes the items that were queued. Start one and repeat this."_s);
        QThread::sleep(1);
    }
}

/// Asks the language model again, for a few items at a time.
Result<int> retryAllFallbacks(storage::Connection &database, OrganizationId organization,
                              const Output &output)
{
    int retried = 0;
    FeedbackId last;
    while (true) {
        const auto items = services::retryFallbacks(database, organization, last);
        if (!items)
            return items.error();
        if (items->empty())
            return retried;
        retried += int(items->size());
        last = items->back();
        if (const auto routed = waitUntilRouted(database, organization, *items, output); !routed)
            return routed.error();
    }
}

} // namespace

void addRoute(CommandLine &line)
{
    struct Options
    {
        QString organization;
        bool isOfFailed = false;
        bool isOfFallbacks = false;
    };
    const auto options = std::make_shared<Options>();
    Command route = line.command("route", "Routes feedback again");
    route.text({ "--org", "SLUG", "The organization", Need::Required }, options->organization);
    route.flag("--retry-failed", "Route items again whose routing failed", options->isOfFailed);
    route.flag("--retry-fallbacks",
               "Route items again for which the language model gave no answer, a few at a time",
               options->isOfFallbacks);
    route.onDatabase([options](storage::Connection &database, Output &output) -> Result<void> {
        if (options->isOfFailed == options->isOfFallbacks)
            return problem(ProblemType::Conflict,
                           u"Either --retry-failed or --retry-fallbacks is required."_s);
        const auto organization = services::organizationOf(database, options->organization);
        if (!organization)
            return organization.error();
        const auto retried = options->isOfFailed ? services::retryFailed(database, organization->id)
                                                 : retryAllFallbacks(database, organization->id, output);
        if (!retried)
            return retried.error();
        const RawJson json
            = JsonObject().with("organization", organization->slug).with("retried", *retried).json();
        if (options->isOfFailed)
            output.answer(json,
                          counted(*retried, u"item waits for a running server to route it again."_s,
                                  u"items wait for a running server to route them again."_s));
        else
            output.answer(json,
                          counted(*retried, u"item was routed again."_s, u"items were routed again."_s));
        return {};
    });
}

} // namespace triage::cli
