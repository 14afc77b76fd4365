// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/editfeedback.h"

#include "store/localstore.h"

namespace triage::app {

namespace {

/// Takes a field over where it changes; whether it does.
template <typename T>
bool copyIfChanged(const Patch<T> &wanted, const T &now, Patch<T> &patch, Patch<T> &before)
{
    if (!wanted.sent || wanted.value == now)
        return false;
    patch = wanted;
    before = Patch<T>(now);
    return true;
}

Operations operationsOf(const LocalStore &store, FeedbackId id, const FeedbackPatch &wanted)
{
    const std::optional<ShownItem> item = store.item(id);
    if (!item)
        return {};
    EditFeedback edit{ id, {}, {} };
    bool changes = copyIfChanged(wanted.title, item->feedback.title, edit.patch.title, edit.before.title);
    changes |= copyIfChanged(wanted.description, item->feedback.description, edit.patch.description,
                             edit.before.description);
    changes |= copyIfChanged(wanted.submittedBy, item->feedback.submittedBy, edit.patch.submittedBy,
                             edit.before.submittedBy);
    changes |= copyIfChanged(wanted.needsReview, item->feedback.needsReview, edit.patch.needsReview,
                             edit.before.needsReview);
    return changes ? Operations{ edit } : Operations{};
}

} // namespace

Plan EditWords::plan(FeedbackId id, const FeedbackPatch &patch)
{
    Plan plan;
    plan.text = tr("Edit feedback");
    plan.done = [](int) {
        return tr("Changes saved");
    };
    plan.nothing = tr("Nothing changed");
    plan.ids = { id };
    plan.operations = [patch](const LocalStore &now, std::span<const FeedbackId> some) {
        return some.empty() ? Operations{} : operationsOf(now, some.front(), patch);
    };
    return plan;
}

} // namespace triage::app
