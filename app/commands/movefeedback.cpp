// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/movefeedback.h"

#include "commands/changedescription.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

bool holds(const ListRow &row, BufferId buffer)
{
    return std::find(row.buffers.begin(), row.buffers.end(), buffer) != row.buffers.end();
}

/// The buffer that the item leaves: the one asked for if it is in it; where none was asked for, the only one
/// it is in.
std::optional<BufferId> leaves(const ListRow &row, MoveFeedback::From from, BufferId to)
{
    if (from)
        return *from != to && holds(row, *from) ? from : std::nullopt;
    const bool isOnlyOne = row.buffers.size() == 1 && row.buffers.front() != to;
    return isOnlyOne ? std::optional(row.buffers.front()) : std::nullopt;
}

/// More than that are not looked at one by one while the pointer moves.
constexpr size_t maxChecked = 200;

} // namespace

QString MoveFeedback::text(const LocalStore &store, int count, From from, BufferId to)
{
    const QString target = ChangeDescription::buffer(store, to);
    if (from)
        return tr("Move %n from %1 to %2", "feedback", count)
            .arg(ChangeDescription::buffer(store, *from), target);
    return tr("Move %n to %1", "feedback", count).arg(target);
}

Plan MoveFeedback::plan(const LocalStore &store, std::vector<FeedbackId> ids, From from, BufferId to)
{
    Plan plan;
    plan.text = text(store, int(ids.size()), from, to);
    const QString target = ChangeDescription::buffer(store, to);
    plan.done = [target](int count) {
        return tr("Moved %n to %1", "feedback", count).arg(target);
    };
    plan.nothing = tr("Already in %1").arg(target);
    plan.ids = std::move(ids);
    plan.operations = [from, to](const LocalStore &now, std::span<const FeedbackId> some) {
        Operations operations;
        for (const ListRow &row : now.rows(some)) {
            // First in, then out: at no moment is it in neither.
            if (!holds(row, to))
                operations.push_back(Assign{ row.id, to });
            if (const auto source = leaves(row, from, to))
                operations.push_back(Unassign{ row.id, *source });
        }
        return operations;
    };
    return plan;
}

Plan MoveFeedback::planOutOfAll(const LocalStore &store, std::vector<FeedbackId> ids, BufferId to)
{
    Plan made = plan(store, std::move(ids), std::nullopt, to);
    made.operations = [to](const LocalStore &now, std::span<const FeedbackId> some) {
        Operations operations;
        for (const ListRow &row : now.rows(some)) {
            if (!holds(row, to))
                operations.push_back(Assign{ row.id, to });
            for (const BufferId other : row.buffers) {
                if (other != to)
                    operations.push_back(Unassign{ row.id, other });
            }
        }
        return operations;
    };
    return made;
}

std::optional<Problem> MoveFeedback::whyNot(const LocalStore &store, std::span<const FeedbackId> ids,
                                            From from, BufferId to)
{
    if (ids.empty())
        return problem(ProblemType::FeedbackNotFound, tr("Nothing is selected."));
    if (!store.buffer(to))
        return problem(ProblemType::BufferNotFound, tr("This buffer was deleted."));
    const QString target = ChangeDescription::buffer(store, to);
    if (from == to)
        return invalidField(u"buffer_id"_s, tr("It is in %1 already.").arg(target));
    if (ids.size() > maxChecked)
        return {};
    const std::vector<ListRow> rows = store.rows(ids);
    if (rows.empty())
        return problem(ProblemType::FeedbackNotFound, tr("The feedback was deleted."));
    const bool changes = std::any_of(rows.begin(), rows.end(), [&](const ListRow &row) {
        return !holds(row, to) || leaves(row, from, to);
    });
    if (changes)
        return {};
    return invalidField(u"buffer_id"_s, tr("It is in %1 already.").arg(target));
}

} // namespace triage::app
