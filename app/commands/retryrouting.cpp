// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/retryrouting.h"

#include "store/localstore.h"

namespace triage::app {

Plan AskForRouting::plan(std::vector<FeedbackId> ids)
{
    Plan plan;
    plan.text = tr("Route %n again", "feedback", int(ids.size()));
    plan.done = [](int many) {
        return tr("Routing %n again", "feedback", many);
    };
    plan.nothing = tr("Being routed already");
    plan.ids = std::move(ids);
    plan.canUndo = false;
    plan.operations = [](const LocalStore &now, std::span<const FeedbackId> some) {
        Operations operations;
        for (const ListRow &row : now.rows(some)) {
            if (row.routingStatus != RoutingStatus::Pending)
                operations.push_back(RetryRouting{ row.id });
        }
        return operations;
    };
    return plan;
}

} // namespace triage::app
