// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/mergeplans.h"

#include "store/localstore.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

/// The context of the translations.
class MergePlans
{
    Q_DECLARE_TR_FUNCTIONS(triage::app::MergePlans)
};

QString nameOf(const LocalStore &store, FeedbackId id)
{
    constexpr qsizetype maxName = 40;
    const std::vector<ListRow> rows = store.rows(std::span(&id, 1));
    if (rows.empty())
        return MergePlans::tr("an item that is not here");
    const QString &name = rows.front().title.isEmpty() ? rows.front().excerpt : rows.front().title;
    return name.size() > maxName ? name.left(maxName - 1).trimmed() + u'…' : name;
}

} // namespace

std::vector<FeedbackId> originalsAmong(const LocalStore &store, std::span<const FeedbackId> ids)
{
    std::map<FeedbackId, FeedbackId> firstOf; // the first of the duplicates of each original
    for (const FeedbackId id : ids)
        firstOf.try_emplace(store.originalOf(id), id);
    std::vector<FeedbackId> items;
    for (const auto &each : firstOf)
        items.push_back(each.first);
    std::vector<ListRow> rows = store.rows(items);
    for (const ListRow &row : rows)
        firstOf.erase(row.id);
    items.clear();
    for (const auto &each : firstOf)
        items.push_back(each.second);
    for (const ListRow &row : store.rows(items))
        rows.push_back(row);
    std::sort(rows.begin(), rows.end(), [](const ListRow &a, const ListRow &b) {
        return std::pair(a.createdAt, a.id) < std::pair(b.createdAt, b.id);
    });
    std::vector<FeedbackId> originals;
    for (const ListRow &row : rows)
        originals.push_back(row.id);
    return originals;
}

FeedbackId originalAmong(const LocalStore &store, std::span<const FeedbackId> ids)
{
    const std::vector<FeedbackId> originals = originalsAmong(store, ids);
    return originals.empty() ? FeedbackId() : originals.front();
}

QString originalGone(const LocalStore &store, FeedbackId original)
{
    return store.mayBeElsewhere(original)
        ? MergePlans::tr("The original is not in the copy on this computer.")
        : MergePlans::tr("The original was deleted.");
}

Plan planMerge(const LocalStore &store, std::vector<FeedbackId> ids, FeedbackId chosen)
{
    const FeedbackId into = store.originalOf(chosen);
    std::erase_if(ids, [&](FeedbackId id) { return id == into || id == chosen; });
    Plan plan;
    const QString name = nameOf(store, into);
    plan.text = MergePlans::tr("Merge %n with “%1”", "feedback, title", int(ids.size())).arg(name);
    plan.done = [name](int count) {
        return MergePlans::tr("Merged %n with “%1”", "feedback, title", count).arg(name);
    };
    plan.nothing
        = store.item(chosen) ? MergePlans::tr("They are merged already") : originalGone(store, chosen);
    plan.ids = std::move(ids);
    if (plan.ids.empty())
        plan.ids = { into }; // so that a notice says that nothing changes
    plan.operations = [chosen, into](const LocalStore &now, std::span<const FeedbackId> some) {
        Operations operations;
        if (!now.item(chosen))
            return operations;
        for (const ListRow &row : now.rows(some)) {
            if (row.id != into && row.triage.duplicateOf != into)
                operations.push_back(
                    SetDuplicate{ row.id, into, row.triage.duplicateOf.value_or(FeedbackId()) });
        }
        return operations;
    };
    return plan;
}

Plan planUnmerge(const LocalStore &store, const std::vector<FeedbackId> &ids)
{
    Plan plan;
    for (const ListRow &row : store.rows(ids)) {
        if (row.triage.duplicateOf) {
            plan.ids.push_back(row.id);
            continue;
        }
        const std::vector<FeedbackId> members = store.duplicatesOf(row.id);
        plan.ids.insert(plan.ids.end(), members.begin(), members.end());
    }
    std::sort(plan.ids.begin(), plan.ids.end());
    plan.ids.erase(std::unique(plan.ids.begin(), plan.ids.end()), plan.ids.end());
    plan.text = MergePlans::tr("Unmerge %n", "feedback", int(plan.ids.size()));
    plan.done = [](int count) {
        return MergePlans::tr("Unmerged %n", "feedback", count);
    };
    plan.nothing = MergePlans::tr("It is not a duplicate and has none");
    if (plan.ids.empty())
        plan.ids = ids;
    plan.operations = [](const LocalStore &now, std::span<const FeedbackId> some) {
        Operations operations;
        for (const ListRow &row : now.rows(some)) {
            if (row.triage.duplicateOf)
                operations.push_back(SetDuplicate{ row.id, FeedbackId(), *row.triage.duplicateOf });
        }
        return operations;
    };
    return plan;
}

Plan planRejection(FeedbackId id, std::vector<FeedbackId> others)
{
    Plan plan;
    const int count = int(others.size());
    plan.text = MergePlans::tr("Mark %n as different", "feedback", count);
    plan.done = [count](int) {
        return MergePlans::tr("Marked %n as different; they are not suggested again", "feedback", count);
    };
    plan.nothing = MergePlans::tr("It is so already");
    plan.ids = std::move(others);
    plan.operations = [id](const LocalStore &now, std::span<const FeedbackId> some) {
        Operations operations;
        for (const ListRow &row : now.rows(some)) {
            if (row.id != id)
                operations.push_back(RejectDuplicate{ id, row.id });
        }
        return operations;
    };
    return plan;
}

} // namespace triage::app
