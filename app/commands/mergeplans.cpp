// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/mergeplans.h"

#include "store/localstore.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <tuple>

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
    using Age = std::tuple<bool, Timestamp, FeedbackId>; // true: as old as the item itself
    std::map<FeedbackId, Age> oldestOf; // the oldest of the duplicates of each original
    for (const ListRow &row : store.rows(ids)) {
        const FeedbackId original = store.originalOf(row.id);
        // The cache evicts the oldest items, so an original that it does not have is older than all others.
        const Age age(!store.mayBeElsewhere(original), row.createdAt, row.id);
        const auto [known, isFirst] = oldestOf.try_emplace(original, age);
        if (!isFirst)
            known->second = std::min(known->second, age);
    }
    std::vector<FeedbackId> originals;
    for (const auto &each : oldestOf)
        originals.push_back(each.first);
    for (const ListRow &row : store.rows(originals))
        oldestOf[row.id] = Age(true, row.createdAt, row.id);
    std::vector<Age> ages;
    for (const auto &each : oldestOf)
        ages.push_back(each.second);
    std::sort(ages.begin(), ages.end());
    originals.clear();
    for (const Age &age : ages)
        originals.push_back(std::get<FeedbackId>(age));
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
    const FeedbackId shown = store.rows(std::span(&into, 1)).empty() ? chosen : into;
    const QString name = nameOf(store, shown);
    plan.text = MergePlans::tr("Merge %n with “%1”", "feedback, title", int(ids.size())).arg(name);
    plan.done = [name](int count) {
        return MergePlans::tr("Merged %n with “%1”", "feedback, title", count).arg(name);
    };
    plan.nothing
        = store.item(chosen) ? MergePlans::tr("They are merged already") : originalGone(store, chosen);
    plan.ids = std::move(ids);
    if (plan.ids.empty())
        plan.ids = { shown }; // so that a notice says that nothing changes
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
