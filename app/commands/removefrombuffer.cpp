// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/removefrombuffer.h"

#include "commands/changedescription.h"

namespace triage::app {

Plan RemoveFromBuffer::plan(const LocalStore &store, std::vector<FeedbackId> ids,
                            std::optional<BufferId> from)
{
    Plan plan;
    const int count = int(ids.size());
    if (from) {
        const QString source = ChangeDescription::buffer(store, *from);
        plan.text = tr("Remove %n from %1", "feedback", count).arg(source);
        plan.done = [source](int many) {
            return tr("Removed %n from %1", "feedback", many).arg(source);
        };
        plan.nothing = tr("Not in %1").arg(source);
    } else {
        plan.text = tr("Remove %n from all buffers", "feedback", count);
        plan.done = [](int many) {
            return tr("Removed %n from all buffers", "feedback", many);
        };
        plan.nothing = tr("In no buffer already");
    }
    plan.ids = std::move(ids);
    plan.operations = [from](const LocalStore &now, std::span<const FeedbackId> some) {
        Operations operations;
        for (const ListRow &row : now.rows(some)) {
            for (const BufferId buffer : row.buffers) {
                if (!from || buffer == *from)
                    operations.push_back(Unassign{ row.id, buffer });
            }
        }
        return operations;
    };
    return plan;
}

} // namespace triage::app
