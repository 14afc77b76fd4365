// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/feedback/triageservice.h"

#include "services/feedback/listsearch.h"
#include "services/feedback/presencehub.h"
#include "services/feedback/teaching.h"
#include "stores/bufferstore.h"
#include "stores/feedbackwriter.h"
#include "stores/lists/feedbacklist.h"
#include "stores/memberstore.h"
#include "stores/triage/triagestore.h"
#include "stores/triage/viewstore.h"

#include <QTimeZone>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace triage::services {

using storage::Transaction;
using storage::TriageStore;
using storage::TriageWriter;

namespace {

/// The member who changes a record, with the program that does it for the member, if there is one.
struct Worker
{
    MemberId member;
    QString program;
};

Worker workerOf(const Caller &caller)
{
    return { caller.member, caller.program };
}

/// Returns the tags of the first list that the second one lacks.
std::vector<QString> missingIn(const std::vector<QString> &some, const std::vector<QString> &others)
{
    std::vector<QString> missing;
    std::copy_if(some.begin(), some.end(), std::back_inserter(missing), [&](const QString &each) {
        return std::find(others.begin(), others.end(), each) == others.end();
    });
    return missing;
}

Activity stateActivity(TriageState state)
{
    switch (state) {
    case TriageState::Open:
        return { .code = activitycode::reopened };
    case TriageState::Done:
        return { .code = activitycode::done };
    case TriageState::Declined:
        return { .code = activitycode::declined };
    }
    Q_UNREACHABLE();
}

Activity ownerActivity(const Triage &after, MemberId author)
{
    if (!after.owner)
        return { .code = activitycode::released };
    if (after.owner == author)
        return { .code = activitycode::taken };
    return { .code = activitycode::given, .member = after.ownerName };
}

Activity snoozeActivity(const Triage &after)
{
    if (!after.snoozedUntil)
        return { .code = activitycode::snoozeEnded };
    return { .code = activitycode::snoozed, .until = after.snoozedUntil };
}

/// Returns what a change of a record did.
std::vector<Activity> activitiesOf(const Triage &before, const Triage &after, MemberId author)
{
    std::vector<Activity> activities;
    if (before.state != after.state)
        activities.push_back(stateActivity(after.state));
    if (before.owner != after.owner)
        activities.push_back(ownerActivity(after, author));
    if (before.snoozedUntil != after.snoozedUntil)
        activities.push_back(snoozeActivity(after));
    if (const auto added = missingIn(after.tags, before.tags); !added.empty())
        activities.push_back({ .code = activitycode::tagged, .tags = added });
    if (const auto removed = missingIn(before.tags, after.tags); !removed.empty())
        activities.push_back({ .code = activitycode::untagged, .tags = removed });
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

/// Stores a record if it has changed, and notes in the item's timeline what changed.
Result<Triage> storeChange(Transaction &tx, const Triage &before, Triage after, const Worker &worker)
{
    if (after == before)
        return after;
    after.updatedAt = tx.now();
    if (const auto stored = TriageWriter(tx).store(after); !stored)
        return stored.error();
    storage::FeedbackWriter feedback(tx);
    for (const Activity &activity : activitiesOf(before, after, worker.member)) {
        if (const auto noted = feedback.addActivity(after.id, activity, worker.member, worker.program);
            !noted)
            return noted.error();
    }
    return after;
}

Result<Triage> patchTriage(Transaction &tx, FeedbackId id, const TriagePatch &patch, const Worker &worker,
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
    const bool isClosed = record->state != before.state && record->state != TriageState::Open;
    // The record comes first: an item that this transaction has updated counts as created by it, and the
    // event of its record is left out.
    auto stored = storeChange(tx, before, *record, worker);
    if (!stored || !isClosed)
        return stored;
    if (const auto ended = Teaching(tx, id, worker.member).endReview(); !ended)
        return ended.error();
    return stored;
}

/// Gives an item to a caller, unless somebody else has it.
Result<Triage> takeItem(Transaction &tx, FeedbackId id, const Worker &worker)
{
    auto record = TriageWriter(tx).find(id);
    if (!record)
        return record;
    if (record->owner && record->owner != worker.member)
        return problem(ProblemType::Conflict,
                       u"It is assigned to %1. Ask them, or take another one."_s.arg(
                           record->ownerName.value_or(QString())));
    const Triage before = *record;
    record->owner = worker.member;
    if (const auto named = nameOwner(tx, *record); !named)
        return named.error();
    return storeChange(tx, before, *record, worker);
}

/// Returns the buffer that a body names, if it names one.
Result<std::optional<BufferId>> bufferOf(Transaction &tx, const NextTaken &body)
{
    if (!body.buffer)
        return std::optional<BufferId>();
    const auto found
        = storage::BufferStore(tx.connection(), tx.organization()).find(BufferKey::parse(*body.buffer));
    if (!found)
        return found.error();
    return std::optional(found->id);
}

/// Limits a list to the items that are open, awake and nobody's. Returns false if it has none of these.
bool keepFreeItems(ListFilter &filter)
{
    const bool hasFree = filter.states.value_or(TriageStates()).has(TriageState::Open)
        && !filter.snoozed.value_or(false) && !filter.owner.value_or(OwnerRef()).member.isValid();
    filter.states = TriageStates{ TriageState::Open };
    filter.owner = OwnerRef();
    filter.snoozed = false;
    return hasFree;
}

/// Returns the oldest item of the view that a body names that is open, awake and nobody's, and that others do
/// not edit.
Result<std::optional<FeedbackId>> nextInView(Transaction &tx, const NextTaken &body,
                                             std::optional<BufferId> buffer, MemberId member,
                                             const std::vector<FeedbackId> &edited)
{
    const auto view = storage::ViewStore(tx.connection(), tx.organization(), member).find(*body.view);
    if (!view)
        return view.error();
    ListFilter filter = view->filter;
    filter.resolve(member, tx.now(), QTimeZone(body.timeZone.value_or(u"UTC"_s).toLatin1()));
    if (!keepFreeItems(filter))
        return std::optional<FeedbackId>();
    if (buffer && filter.buffer && filter.buffer->id != buffer)
        return invalidField(u"buffer_id"_s, u"The view is limited to another buffer. Leave buffer_id out."_s,
                            Category::Integration);
    if (buffer)
        filter.buffer = BufferKey{ *buffer, {} };
    const auto searched = listSearch(tx.connection(), tx.organization(), filter);
    if (!searched)
        return searched.error();
    const auto found = storage::FeedbackList(tx.connection(), tx.organization())
                           .idsAfter(storage::ListShape::of(filter), filter, searched->terms, FeedbackId(),
                                     int(edited.size()) + 1);
    if (!found)
        return found.error();
    const auto free = std::find_if(found->begin(), found->end(), [&edited](FeedbackId item) {
        return std::find(edited.begin(), edited.end(), item) == edited.end();
    });
    return free == found->end() ? std::nullopt : std::optional(*free);
}

Result<std::optional<Feedback>> takeNextItem(Transaction &tx, const NextTaken &body, const Worker &worker,
                                             const std::vector<FeedbackId> &edited)
{
    const auto within = bufferOf(tx, body);
    if (!within)
        return within.error();
    const auto next = body.view ? nextInView(tx, body, *within, worker.member, edited)
                                : TriageWriter(tx).next(*within, edited);
    if (!next)
        return next.error();
    if (!*next)
        return std::optional<Feedback>();
    if (const auto taken = takeItem(tx, **next, worker); !taken)
        return taken.error();
    const auto item = storage::FeedbackStore(tx.connection(), tx.organization()).find(**next);
    if (!item)
        return item.error();
    return std::optional(*item);
}

} // namespace

DatabaseTask<Triage> TriageService::find(const Caller &caller, FeedbackId id)
{
    return readFrom(m_database, caller, &TriageStore::find, id);
}

DatabaseTask<void> TriageService::require(const Caller &caller, FeedbackId id)
{
    return readFrom(m_database, caller, &storage::FeedbackStore::require, id);
}

DatabaseTask<Triage> TriageService::update(const Caller &caller, FeedbackId id, const TriagePatch &patch,
                                           const api::IfMatch &ifMatch)
{
    return m_database.write(caller, jobOf(patchTriage, id, patch, workerOf(caller), ifMatch));
}

DatabaseTask<Triage> TriageService::take(const Caller &caller, FeedbackId id,
                                         const IdempotencyGuard<Triage> &idempotency)
{
    return m_database.write(caller, idempotency.around(jobOf(takeItem, id, workerOf(caller))));
}

DatabaseTask<std::optional<Feedback>>
TriageService::takeNext(const Caller &caller, const NextTaken &body,
                        const IdempotencyGuard<std::optional<Feedback>> &idempotency)
{
    return m_database.write(
        caller,
        idempotency.around(jobOf(takeNextItem, body, workerOf(caller), m_presence.editedByOthers(caller))));
}

} // namespace triage::services
