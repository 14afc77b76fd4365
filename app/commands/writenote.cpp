// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/writenote.h"

#include "store/localstore.h"

namespace triage::app {

Plan AddNote::plan(FeedbackId id, const QString &text)
{
    Plan plan;
    plan.text = tr("Add note");
    plan.done = [](int) {
        return tr("Note added");
    };
    plan.nothing = tr("The feedback was deleted");
    plan.ids = { id };
    plan.hold = holdTime;
    plan.operations = [text](const LocalStore &now, std::span<const FeedbackId> some) {
        Operations operations;
        for (const ListRow &row : now.rows(some))
            operations.push_back(WriteNote{ row.id, text });
        return operations;
    };
    return plan;
}

} // namespace triage::app
