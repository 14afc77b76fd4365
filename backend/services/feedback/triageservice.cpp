// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/feedback/triageservice.h"

#include "stores/feedbackwriter.h"
#include "stores/memberstore.h"
#include "stores/triage/triagestore.h"

#include <QStringList>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace triage::services {

using storage::Connection;
using storage::Transaction;
using storage::TriageStore;
using storage::TriageWriter;

namespace {

/// Returns the tags of the first list that the second one lacks.
std::vector<QString> missingIn(const std::vector<QString> &some, const std::vector<QString> &others)
{
    std::vector<QString> missing;
    std::set_difference(some.begin(), some.end(), others.begin(), others.end(), std::back_inserter(missing));
    return missing;
}

QString listed(const std::vector<QString> &tags)
{
    return QStringList(tags.begin(), tags.end()).join(u", "_s);
}

QString stateActivity(TriageState state)
{
    switch (state) {
    case TriageState::Open:
        return u"Opened again."_s;
    case TriageState::Done:
        return u"Marked as done."_s;
    case TriageState::Declined:
        return u"Declined."_s;
    }
    Q_UNREACHABLE();
}

QString ownerActivity(const Triage &after, MemberId author)
{
    if (!after.owner)
        return u"Nobody has it any more."_s;
    return after.owner == author ? u"Took it."_s
                                 : u"Gave it to %1."_s.arg(after.ownerName.value_or(QString()));
}

QString snoozeActivity(const Triage &after)
{
    return after.snoozedUntil ? u"Snoozed until %1."_s.arg(QString::fromLatin1(toIso(*after.snoozedUntil)))
                              : u"Ended the snooze."_s;
}

/// Returns what a change of a record did, as sentences for the item's timeline.
QStringList activitiesOf(const Triage &before, const Triage &after, MemberId author)
{
    QStringList activities;
    if (before.state != after.state)
        activities << stateActivity(after.state);
    if (before.owner != after.owner)
        activities << ownerActivity(after, author);
    if (before.snoozedUntil != after.snoozedUntil)
        activities << snoozeActivity(after);
    if (const auto added = missingIn(after.tags, before.tags); !added.empty())
        activities << u"Tagged with %1."_s.arg(listed(added));
    if (const auto removed = missingIn(before.tags, after.tags); !removed.empty())
        activities << u"Took off the tag %1."_s.arg(listed(removed));
    return activities;
}

/// Gives the record the name of its new owner, who has to be a member of the organization.
Result<void> nameOwner(Transaction &tx, Triage &record)
{
    record.ownerName.reset();
    if (!record.owner)
        return {};
    const auto member = storage::MemberStore(tx.connection(), tx.organization()).find(*record.owner);
    if (!member)
        return member.error().type == ProblemType::MemberNotFound
            ? invalidField(u"owner_id"_s, u"owner_id must be a member of the organization."_s)
            : member.error();
    record.ownerName = member->name;
    return {};
}

Result<Triage> patchTriage(Transaction &tx, FeedbackId id, const TriagePatch &patch, MemberId author,
                           const api::IfMatch &ifMatch)
{
    TriageWriter triage(tx);
    auto record = triage.find(id);
    if (!record)
        return record;
    if (const auto expected = ifMatch.check(*record); !expected)
        return expected.error();
    const Triage before = *record;
    if (applyPatch(patch.owner, record->owner)) {
        if (const auto named = nameOwner(tx, *record); !named)
            return named.error();
    }
    if (applyPatch(patch.state, record->state))
        record->stateChangedAt = tx.now();
    applyPatch(patch.snoozedUntil, record->snoozedUntil);
    if (applyPatch(patch.tags, record->tags)) {
        if (const auto room = triage.requireRoomFor(missingIn(record->tags, before.tags)); !room)
            return room.error();
    }
    if (*record == before)
        return record;
    record->updatedAt = tx.now();
    if (const auto stored = triage.store(*record); !stored)
        return stored.error();
    storage::FeedbackWriter feedback(tx);
    for (const QString &text : activitiesOf(before, *record, author)) {
        if (const auto noted = feedback.addNote(id, NoteKind::Activity, text, Author{ author }); !noted)
            return noted.error();
    }
    return record;
}

} // namespace

DatabaseTask<Triage> TriageService::find(const Caller &caller, FeedbackId id)
{
    auto job = [organization = caller.organization, id](Connection &db) {
        return TriageStore(db, organization).find(id);
    };
    return m_database.read(caller.organization, std::move(job));
}

DatabaseTask<void> TriageService::require(const Caller &caller, FeedbackId id)
{
    auto job = [organization = caller.organization, id](Connection &db) {
        return storage::FeedbackStore(db, organization).require(id);
    };
    return m_database.read(caller.organization, std::move(job));
}

DatabaseTask<Triage> TriageService::update(const Caller &caller, FeedbackId id, const TriagePatch &patch,
                                           const api::IfMatch &ifMatch)
{
    auto job = [id, patch, ifMatch, author = caller.member](Transaction &tx) {
        return patchTriage(tx, id, patch, author, ifMatch);
    };
    return m_database.write(caller.organization, std::move(job));
}

} // namespace triage::services
