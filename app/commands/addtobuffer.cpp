// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/addtobuffer.h"

#include "commands/changedescription.h"

#include <algorithm>

namespace triage::app {

Plan AddToBuffer::plan(const LocalStore &store, std::vector<FeedbackId> ids, BufferId to)
{
    Plan plan;
    const QString target = ChangeDescription::buffer(store, to);
    plan.text = tr("Also add %n to %1", "feedback", int(ids.size())).arg(target);
    plan.done = [target](int count) {
        return tr("Added %n to %1", "feedback", count).arg(target);
    };
    plan.nothing = tr("Already in %1").arg(target);
    plan.ids = std::move(ids);
    plan.operations = [to](const LocalStore &now, std::span<const FeedbackId> some) {
        Operations operations;
        for (const ListRow &row : now.rows(some)) {
            if (std::find(row.buffers.begin(), row.buffers.end(), to) == row.buffers.end())
                operations.push_back(Assign{ row.id, to });
        }
        return operations;
    };
    return plan;
}

} // namespace triage::app
