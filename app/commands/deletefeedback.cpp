// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/deletefeedback.h"

#include "store/localstore.h"

namespace triage::app {

Plan DeleteItems::plan(std::vector<FeedbackId> ids)
{
    Plan plan;
    plan.text = tr("Delete %n", "feedback", int(ids.size()));
    plan.done = [](int many) {
        return tr("Deleted %n", "feedback", many);
    };
    plan.nothing = tr("Deleted already");
    plan.ids = std::move(ids);
    plan.hold = holdTime;
    plan.operations = [](const LocalStore &now, std::span<const FeedbackId> some) {
        Operations operations;
        for (const ListRow &row : now.rows(some))
            operations.push_back(DeleteFeedback{ row.id });
        return operations;
    };
    return plan;
}

} // namespace triage::app
