// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/feedbackplans.h"

#include "commands/changedescription.h"
#include "commands/inverse.h"
#include "store/localstore.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

/// The context of the translations.
class FeedbackPlans
{
    Q_DECLARE_TR_FUNCTIONS(triage::app::FeedbackPlans)
};

/// Returns the buffers that the item leaves: `from` where it is in it; without a `from`, all that hold it.
std::vector<BufferId> buffersToLeave(const ListRow &row, std::optional<BufferId> from, BufferId to)
{
    std::vector<BufferId> left;
    std::copy_if(row.buffers.begin(), row.buffers.end(), std::back_inserter(left),
                 [&](BufferId each) { return each != to && (!from || each == *from); });
    return left;
}

/// Returns whether a move would leave the item where it is.
bool isThere(const ListRow &row, std::optional<BufferId> from, BufferId to)
{
    return row.isIn(to) && buffersToLeave(row, from, to).empty();
}

/// Returns whether a person can confirm that routing put the item into the right buffer.
bool isRouted(const ListRow &row)
{
    return row.routingStatus == RoutingStatus::Routed && !row.buffers.empty();
}

/// Limit of the items that are checked one by one while the pointer moves.
constexpr size_t maxChecked = 200;

/// Copies a field where it changes, with the value that the person saw. Returns whether it changes.
template <typename T>
bool copyIfChanged(const Patch<T> &change, const Patch<T> &seen, Patch<T> &patch, Patch<T> &before)
{
    if (!change.sent || (seen.sent && change.value == seen.value))
        return false;
    patch = change;
    before = seen;
    return true;
}

Operations editOperations(FeedbackId id, const FeedbackPatch &change, const FeedbackPatch &seen)
{
    FeedbackPatch patch;
    FeedbackPatch before;
    bool changes = copyIfChanged(change.title, seen.title, patch.title, before.title);
    changes |= copyIfChanged(change.description, seen.description, patch.description, before.description);
    changes |= copyIfChanged(change.submittedBy, seen.submittedBy, patch.submittedBy, before.submittedBy);
    changes |= copyIfChanged(change.needsReview, seen.needsReview, patch.needsReview, before.needsReview);
    return changes ? Operations{ EditFeedback{ id, std::move(patch), std::move(before) } } : Operations{};
}

} // namespace

QString moveText(const LocalStore &store, int count, std::optional<BufferId> from, BufferId to)
{
    const QString target = ChangeDescription::buffer(store, to);
    if (from)
        return FeedbackPlans::tr("Move %n from %1 to %2", "feedback", count)
            .arg(ChangeDescription::buffer(store, *from), target);
    return FeedbackPlans::tr("Move %n to %1", "feedback", count).arg(target);
}

Plan planMove(const LocalStore &store, std::vector<FeedbackId> ids, std::optional<BufferId> from, BufferId to)
{
    Plan plan;
    plan.text = moveText(store, int(ids.size()), from, to);
    const QString target = ChangeDescription::buffer(store, to);
    plan.done = [target](int count) {
        return FeedbackPlans::tr("Moved %n to %1", "feedback", count).arg(target);
    };
    plan.nothing = FeedbackPlans::tr("Already in %1").arg(target);
    plan.ids = std::move(ids);
    plan.operations = [from, to](const LocalStore &now, std::span<const FeedbackId> some) {
        Operations operations;
        for (const ListRow &row : now.rows(some)) {
            const std::vector<BufferId> left = buffersToLeave(row, from, to);
            // Assign first, so that at no moment the item is in neither buffer.
            if (!row.isIn(to))
                operations.push_back(Assign{ .feedback = row.id,
                                             .buffer = to,
                                             .insteadOf = left.empty() ? BufferId() : left.front(),
                                             .neededReview = row.needsReview });
            else if (left.empty() && row.needsReview)
                operations.push_back(reviewFlag(row.id, false));
            for (const BufferId source : left)
                operations.push_back(
                    Unassign{ .feedback = row.id, .buffer = source, .neededReview = row.needsReview });
        }
        return operations;
    };
    return plan;
}

bool areThere(const LocalStore &store, std::span<const FeedbackId> ids, std::optional<BufferId> from,
              BufferId to)
{
    if (from == to || ids.empty() || ids.size() > maxChecked)
        return from == to;
    const std::vector<ListRow> rows = store.rows(ids);
    return !rows.empty()
        && std::all_of(rows.begin(), rows.end(), [&](const ListRow &row) { return isThere(row, from, to); });
}

std::optional<Problem> whyNotMove(const LocalStore &store, std::span<const FeedbackId> ids,
                                  std::optional<BufferId> from, BufferId to)
{
    if (ids.empty())
        return problem(ProblemType::FeedbackNotFound, FeedbackPlans::tr("Nothing is selected."));
    if (!store.buffer(to))
        return problem(ProblemType::BufferNotFound, FeedbackPlans::tr("This buffer was deleted."));
    const QString target = ChangeDescription::buffer(store, to);
    if (from == to)
        return invalidField(u"buffer_id"_s, FeedbackPlans::tr("Already in %1").arg(target));
    if (ids.size() > maxChecked)
        return {};
    const std::vector<ListRow> rows = store.rows(ids);
    if (rows.empty())
        return problem(ProblemType::FeedbackNotFound, ChangeDescription::gone(store, ids.front()));
    const bool changes = std::any_of(rows.begin(), rows.end(), [&](const ListRow &row) {
        return row.needsReview || !isThere(row, from, to);
    });
    if (changes)
        return {};
    return invalidField(u"buffer_id"_s, FeedbackPlans::tr("Already in %1").arg(target));
}

Plan planAdd(const LocalStore &store, std::vector<FeedbackId> ids, BufferId to)
{
    Plan plan;
    const QString target = ChangeDescription::buffer(store, to);
    plan.text = FeedbackPlans::tr("Also add %n to %1", "feedback", int(ids.size())).arg(target);
    plan.done = [target](int count) {
        return FeedbackPlans::tr("Added %n to %1", "feedback", count).arg(target);
    };
    plan.nothing = FeedbackPlans::tr("Already in %1").arg(target);
    plan.ids = std::move(ids);
    plan.operations = [to](const LocalStore &now, std::span<const FeedbackId> some) {
        Operations operations;
        for (const ListRow &row : now.rows(some)) {
            if (!row.isIn(to))
                operations.push_back(
                    Assign{ .feedback = row.id, .buffer = to, .neededReview = row.needsReview });
        }
        return operations;
    };
    return plan;
}

Plan planRemove(const LocalStore &store, std::vector<FeedbackId> ids, std::optional<BufferId> from)
{
    Plan plan;
    const int count = int(ids.size());
    if (from) {
        const QString source = ChangeDescription::buffer(store, *from);
        plan.text = FeedbackPlans::tr("Remove %n from %1", "feedback", count).arg(source);
        plan.done = [source](int many) {
            return FeedbackPlans::tr("Removed %n from %1", "feedback", many).arg(source);
        };
        plan.nothing = FeedbackPlans::tr("Not in %1").arg(source);
    } else {
        plan.text = FeedbackPlans::tr("Remove %n from all buffers", "feedback", count);
        plan.done = [](int many) {
            return FeedbackPlans::tr("Removed %n from all buffers", "feedback", many);
        };
        plan.nothing = FeedbackPlans::tr("Already unassigned");
    }
    plan.ids = std::move(ids);
    plan.operations = [from](const LocalStore &now, std::span<const FeedbackId> some) {
        Operations operations;
        for (const ListRow &row : now.rows(some)) {
            for (const BufferId buffer : row.buffers) {
                if (!from || buffer == *from)
                    operations.push_back(
                        Unassign{ .feedback = row.id, .buffer = buffer, .neededReview = row.needsReview });
            }
        }
        return operations;
    };
    return plan;
}

Plan planReviewFlag(std::vector<FeedbackId> ids, bool needsReview)
{
    Plan plan;
    const int count = int(ids.size());
    if (needsReview) {
        plan.text = FeedbackPlans::tr("Flag %n for review", "feedback", count);
        plan.done = [](int many) {
            return FeedbackPlans::tr("Flagged %n for review", "feedback", many);
        };
        plan.nothing = FeedbackPlans::tr("Flagged for review already");
    } else {
        plan.text = FeedbackPlans::tr("Mark %n as right", "feedback", count);
        plan.done = [](int many) {
            return FeedbackPlans::tr("Marked %n as right", "feedback", many);
        };
        plan.nothing = FeedbackPlans::tr("Already reviewed");
    }
    plan.ids = std::move(ids);
    plan.operations = [needsReview](const LocalStore &now, std::span<const FeedbackId> some) {
        Operations operations;
        for (const ListRow &row : now.rows(some)) {
            if (row.needsReview != needsReview)
                operations.push_back(reviewFlag(row.id, needsReview));
            else if (!needsReview && isRouted(row))
                operations.push_back(confirmation(row.id));
        }
        return operations;
    };
    return plan;
}

Plan planEdit(FeedbackId id, const FeedbackPatch &patch, const FeedbackPatch &before)
{
    Plan plan;
    plan.text = FeedbackPlans::tr("Edit feedback");
    plan.done = [](int) {
        return FeedbackPlans::tr("Changes saved");
    };
    plan.nothing = FeedbackPlans::tr("Nothing changed");
    plan.ids = { id };
    plan.hasWords = true;
    plan.operations = [patch, before](const LocalStore &, std::span<const FeedbackId> some) {
        return some.empty() ? Operations{} : editOperations(some.front(), patch, before);
    };
    return plan;
}

Plan planDelete(std::vector<FeedbackId> ids)
{
    Plan plan;
    plan.text = FeedbackPlans::tr("Delete %n", "feedback", int(ids.size()));
    plan.done = [](int many) {
        return FeedbackPlans::tr("Deleted %n", "feedback", many);
    };
    plan.nothing = FeedbackPlans::tr("Deleted already");
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

Plan planNote(FeedbackId id, const QString &text)
{
    Plan plan;
    plan.text = FeedbackPlans::tr("Add note");
    plan.done = [](int) {
        return FeedbackPlans::tr("Note added");
    };
    plan.ids = { id };
    plan.hold = holdTime;
    plan.hasWords = true;
    plan.operations = [text](const LocalStore &now, std::span<const FeedbackId> some) {
        Operations operations;
        for (const ListRow &row : now.rows(some))
            operations.push_back(WriteNote{ row.id, text });
        return operations;
    };
    return plan;
}

Plan planRetryRouting(std::vector<FeedbackId> ids)
{
    Plan plan;
    plan.text = FeedbackPlans::tr("Retry routing of %n", "feedback", int(ids.size()));
    plan.done = [](int many) {
        return FeedbackPlans::tr("Routing of %n is retried", "feedback", many);
    };
    plan.nothing = FeedbackPlans::tr("Being routed already");
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
