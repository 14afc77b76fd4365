// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/triageplans.h"

#include "store/localstore.h"
#include "store/values/dates.h"
#include "store/values/patchvalues.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

/// The context of the translations.
class TriagePlans
{
    Q_DECLARE_TR_FUNCTIONS(triage::app::TriagePlans)
};

QString listed(const std::vector<QString> &tags)
{
    return QStringList(tags.begin(), tags.end()).join(TriagePlans::tr(", ", "between tags"));
}

bool isOwn(const LocalStore &store, const std::optional<MemberId> &owner)
{
    const std::optional<Me> me = store.me();
    return me && owner == me->member.id;
}

QString ownerText(const LocalStore &store, const std::optional<MemberId> &owner, int count)
{
    if (!owner)
        return TriagePlans::tr("Unassign %n", "feedback", count);
    if (isOwn(store, owner))
        return TriagePlans::tr("Assign %n to you", "feedback", count);
    return TriagePlans::tr("Assign %n to %1", "feedback, member", count).arg(store.memberName(*owner));
}

QString ownerNotice(const LocalStore &store, const std::optional<MemberId> &owner, int count)
{
    if (!owner)
        return TriagePlans::tr("Unassigned %n", "feedback", count);
    if (isOwn(store, owner))
        return TriagePlans::tr("Assigned %n to you", "feedback", count);
    return TriagePlans::tr("Assigned %n to %1", "feedback, member", count).arg(store.memberName(*owner));
}

QString stateNotice(TriageState state, int count)
{
    switch (state) {
    case TriageState::Open:
        return TriagePlans::tr("Opened %n again", "feedback", count);
    case TriageState::Done:
        return TriagePlans::tr("Marked %n as done", "feedback", count);
    case TriageState::Declined:
        return TriagePlans::tr("Declined %n", "feedback", count);
    }
    return {};
}

QString noticeOf(const LocalStore &store, const TriageAct &act, int count)
{
    if (act.state.sent)
        return stateNotice(act.state.value, count);
    if (act.snoozedUntil.sent)
        return act.snoozedUntil.value ? TriagePlans::tr("Snoozed %n until %1", "feedback, time", count)
                                            .arg(Dates::moment(*act.snoozedUntil.value))
                                      : TriagePlans::tr("Woke %n", "feedback", count);
    if (act.owner.sent)
        return ownerNotice(store, act.owner.value, count);
    if (act.addedTags.empty())
        return TriagePlans::tr("Took %1 off %n", "tags, feedback", count).arg(listed(act.removedTags));
    return TriagePlans::tr("Tagged %n with %1", "feedback, tags", count).arg(listed(act.addedTags));
}

/// Returns what is said if no item changes: for a take, who has them.
QString nothingOf(const LocalStore &store, const std::vector<FeedbackId> &ids, const TriageAct &act)
{
    if (!act.takes || ids.empty())
        return TriagePlans::tr("It is so already");
    const std::vector<ListRow> rows = store.rows(std::span(ids).first(1));
    if (rows.empty() || !rows.front().triage.owner)
        return TriagePlans::tr("It is so already");
    if (rows.front().triage.owner == act.owner.value)
        return TriagePlans::tr("It is assigned to you already");
    return TriagePlans::tr("Assigned to %1").arg(rows.front().triage.ownerName.value_or(QString()));
}

/// Returns the tags of a record after the act. Where they would be too many, they stay.
std::vector<QString> tagsAfter(const std::vector<QString> &tags, const TriageAct &act)
{
    std::vector<QString> after = changedTags(tags, act.removedTags, act.addedTags);
    return after.size() > std::size_t(triagerules::maxTagsOfItem) ? tags : after;
}

/// Returns the fields of a record that the act changes.
TriagePatch patchFor(const Triage &record, const TriageAct &act)
{
    TriagePatch patch;
    if (act.state.sent && act.state.value != record.state)
        patch.state = act.state;
    if (act.snoozedUntil.sent && act.snoozedUntil.value != record.snoozedUntil)
        patch.snoozedUntil = act.snoozedUntil;
    const bool isFree = !act.takes || !record.owner;
    if (act.owner.sent && act.owner.value != record.owner && isFree)
        patch.owner = act.owner;
    if (auto tags = tagsAfter(record.tags, act); tags != record.tags)
        patch.tags = std::move(tags);
    return patch;
}

} // namespace

QString triageText(const LocalStore &store, const TriageAct &act, int count)
{
    if (act.state.sent) {
        switch (act.state.value) {
        case TriageState::Open:
            return TriagePlans::tr("Open %n again", "feedback", count);
        case TriageState::Done:
            return TriagePlans::tr("Mark %n as done", "feedback", count);
        case TriageState::Declined:
            return TriagePlans::tr("Decline %n", "feedback", count);
        }
    }
    if (act.snoozedUntil.sent)
        return act.snoozedUntil.value ? TriagePlans::tr("Snooze %n", "feedback", count)
                                      : TriagePlans::tr("Wake %n", "feedback", count);
    if (act.owner.sent)
        return ownerText(store, act.owner.value, count);
    return TriagePlans::tr("Tag %n", "feedback", count);
}

Plan planTriage(const LocalStore &store, std::vector<FeedbackId> ids, const TriageAct &act)
{
    Plan plan;
    plan.text = triageText(store, act, int(ids.size()));
    plan.done = [&store, act](int count) {
        return noticeOf(store, act, count);
    };
    plan.nothing = nothingOf(store, ids, act);
    plan.ids = std::move(ids);
    plan.operations = [act](const LocalStore &now, std::span<const FeedbackId> some) {
        Operations operations;
        // Items that were alike share their values, as a person may change those of a whole list at once.
        SharedValue<TriagePatch> patch;
        SharedValue<TriagePatch> before;
        for (const ListRow &row : now.rows(some)) {
            TriagePatch wanted = patchFor(row.triage, act);
            if (isEmpty(wanted))
                continue;
            TriagePatch seen = valuesOf(wanted, row.triage);
            if (const auto owner = act.seenOwners.find(row.id);
                seen.owner.sent && owner != act.seenOwners.end())
                seen.owner = owner->second;
            if (!isSame(wanted, patch))
                patch = std::move(wanted);
            if (!isSame(seen, before))
                before = std::move(seen);
            operations.push_back(SetTriage{ row.id, patch, before, closes(patch) && row.needsReview });
        }
        return operations;
    };
    return plan;
}

} // namespace triage::app
