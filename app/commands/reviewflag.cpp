// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/reviewflag.h"

#include "store/localstore.h"

namespace triage::app {

Plan ReviewFlag::plan(std::vector<FeedbackId> ids, bool needsReview)
{
    Plan plan;
    const int count = int(ids.size());
    if (needsReview) {
        plan.text = tr("Flag %n for review", "feedback", count);
        plan.done = [](int many) {
            return tr("Flagged %n for review", "feedback", many);
        };
        plan.nothing = tr("Flagged for review already");
    } else {
        plan.text = tr("Mark %n as right", "feedback", count);
        plan.done = [](int many) {
            return tr("Marked %n as right", "feedback", many);
        };
        plan.nothing = tr("Needs no review already");
    }
    plan.ids = std::move(ids);
    plan.operations = [needsReview](const LocalStore &now, std::span<const FeedbackId> some) {
        Operations operations;
        for (const ListRow &row : now.rows(some)) {
            if (row.needsReview == needsReview)
                continue;
            EditFeedback edit{ row.id, {}, {} };
            edit.patch.needsReview = needsReview;
            edit.before.needsReview = row.needsReview;
            operations.push_back(edit);
        }
        return operations;
    };
    return plan;
}

} // namespace triage::app
