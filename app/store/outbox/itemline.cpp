// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/outbox/itemline.h"

#include "store/values/dates.h"

#include <QCoreApplication>
#include <QDateTime>

#include <algorithm>

namespace triage::app {

namespace {

template <typename T>
const T *as(const OutboxEntry &entry)
{
    return std::get_if<T>(&entry.operation);
}

/// Lets a later edit of the field start from the value before the edit that is gone. Only the first later
/// edit of the field does: the next one started from that one's value.
template <typename T>
bool rebaseField(Patch<T> &gone, const Patch<T> &valueBefore, const Patch<T> &later, Patch<T> &before)
{
    if (!gone.sent || !later.sent)
        return false;
    const bool buildsOnIt = before.sent && before.value == gone.value;
    gone = {};
    if (buildsOnIt)
        before = valueBefore;
    return buildsOnIt;
}

void rebaseEdits(const EditFeedback &gone, std::vector<OutboxEntry> line, LineChange &change)
{
    FeedbackPatch wanted = gone.patch;
    const FeedbackPatch &seen = *gone.before;
    for (OutboxEntry &entry : line) {
        auto *edit = std::get_if<EditFeedback>(&entry.operation);
        if (!edit)
            continue;
        const FeedbackPatch &later = *edit->patch;
        FeedbackPatch before = edit->before;
        bool changed = rebaseField(wanted.title, seen.title, later.title, before.title);
        changed |= rebaseField(wanted.description, seen.description, later.description, before.description);
        changed |= rebaseField(wanted.submittedBy, seen.submittedBy, later.submittedBy, before.submittedBy);
        changed |= rebaseField(wanted.needsReview, seen.needsReview, later.needsReview, before.needsReview);
        if (changed) {
            edit->before = std::move(before);
            change.changed.push_back(entry);
        }
    }
}

void rebaseTriage(const SetTriage &gone, std::vector<OutboxEntry> line, LineChange &change)
{
    TriagePatch wanted = gone.patch;
    const TriagePatch &seen = *gone.before;
    for (OutboxEntry &entry : line) {
        auto *other = std::get_if<SetTriage>(&entry.operation);
        if (!other)
            continue;
        const TriagePatch &later = *other->patch;
        TriagePatch before = other->before;
        bool changed = rebaseField(wanted.owner, seen.owner, later.owner, before.owner);
        changed |= rebaseField(wanted.state, seen.state, later.state, before.state);
        changed
            |= rebaseField(wanted.snoozedUntil, seen.snoozedUntil, later.snoozedUntil, before.snoozedUntil);
        // Of the tags, only differences count, which are the same whatever was there before.
        if (changed) {
            other->before = std::move(before);
            change.changed.push_back(entry);
        }
    }
}

/// Lets the later act that takes the item out of the buffer take it out of the one where it is instead.
void rebaseMove(const Assign &gone, std::vector<OutboxEntry> later, LineChange &change)
{
    const auto leaves = std::find_if(later.begin(), later.end(), [&gone](const OutboxEntry &entry) {
        const auto *unassign = as<Unassign>(entry);
        return unassign && unassign->buffer == gone.buffer;
    });
    if (leaves == later.end())
        return;
    const bool returns = std::any_of(later.begin(), later.end(), [&](const OutboxEntry &entry) {
        const auto *assign = as<Assign>(entry);
        return assign && entry.act == leaves->act && gone.insteadOf == assign->buffer;
    });
    for (OutboxEntry &entry : later) {
        if (entry.act != leaves->act)
            continue;
        auto *assign = std::get_if<Assign>(&entry.operation);
        const bool isLeaving = entry.id == leaves->id;
        const bool isReturning = assign && returns && gone.insteadOf == assign->buffer;
        if (isReturning || (isLeaving && (returns || !gone.insteadOf.isValid()))) {
            change.removed.push_back(entry);
        } else if (isLeaving) {
            entry.operation = Unassign{ gone.feedback, gone.insteadOf };
            change.changed.push_back(entry);
        } else if (assign && assign->insteadOf == gone.buffer) {
            assign->insteadOf = gone.insteadOf;
            change.changed.push_back(entry);
        }
    }
}

template <typename T>
void dropCovered(Patch<T> &field, const Patch<T> &later)
{
    if (later.sent)
        field = {};
}

/// Returns whether later acts set all that the change sets.
bool isTriageReplaced(const SetTriage &change, const std::vector<OutboxEntry> &later)
{
    TriagePatch open = change.patch;
    if (open.tags.sent)
        return false;
    for (const OutboxEntry &each : later) {
        const auto *other = as<SetTriage>(each);
        if (!other)
            continue;
        dropCovered(open.owner, other->patch->owner);
        dropCovered(open.state, other->patch->state);
        dropCovered(open.snoozedUntil, other->patch->snoozedUntil);
    }
    return isEmpty(open);
}

/// Lets the next merge of the item start from what it was a duplicate of before the merge that is gone.
void rebaseDuplicate(const SetDuplicate &gone, std::vector<OutboxEntry> later, LineChange &change)
{
    for (OutboxEntry &entry : later) {
        auto *other = std::get_if<SetDuplicate>(&entry.operation);
        if (!other)
            continue;
        if (other->before == gone.into) {
            other->before = gone.before;
            change.changed.push_back(entry);
        }
        return;
    }
}

/// The context is the enclosing namespace, because lupdate finds these calls under it.
QString tr(const char *text)
{
    return QCoreApplication::translate("triage::app", text);
}

QString stateText(TriageState state)
{
    switch (state) {
    case TriageState::Open:
        return tr("Open");
    case TriageState::Done:
        return tr("Done");
    case TriageState::Declined:
        return tr("Declined");
    }
    return {};
}

} // namespace

bool changesBuffers(const Operation &operation)
{
    return std::holds_alternative<Assign>(operation) || std::holds_alternative<Unassign>(operation);
}

/// Only entries that were never sent can still be changed.
std::vector<OutboxEntry> ItemLine::laterActs(const OutboxEntry &entry) const
{
    std::vector<OutboxEntry> later;
    std::copy_if(m_entries.begin(), m_entries.end(), std::back_inserter(later),
                 [&entry](const OutboxEntry &each) {
                     return each.id > entry.id && each.act != entry.act && each.sending->attempts == 0
                         && !needsPerson(each);
                 });
    return later;
}

std::vector<OutboxEntry> ItemLine::restOfAct(const OutboxEntry &entry) const
{
    std::vector<OutboxEntry> rest;
    std::copy_if(
        m_entries.begin(), m_entries.end(), std::back_inserter(rest), [&entry](const OutboxEntry &each) {
            return each.act == entry.act && each.id >= entry.id && each.state != OutboxEntryState::Sending;
        });
    return rest;
}

bool ItemLine::isReplaced(const OutboxEntry &entry) const
{
    const std::vector<OutboxEntry> later = laterActs(entry);
    const auto hasLater = [&later](const auto &operation) {
        return std::any_of(later.begin(), later.end(), [&operation](const OutboxEntry &each) {
            const auto *same = std::get_if<std::decay_t<decltype(operation)>>(&each.operation);
            return same && *same == operation;
        });
    };
    if (const auto *assign = as<Assign>(entry))
        return hasLater(Unassign{ assign->feedback, assign->buffer });
    if (const auto *triage = as<SetTriage>(entry))
        return isTriageReplaced(*triage, later);
    if (as<SetDuplicate>(entry))
        return std::any_of(later.begin(), later.end(),
                           [](const OutboxEntry &each) { return as<SetDuplicate>(each); });
    const auto *edit = as<EditFeedback>(entry);
    if (!edit)
        return false;
    FeedbackPatch open = edit->patch;
    for (const OutboxEntry &each : later) {
        const auto *other = as<EditFeedback>(each);
        if (!other)
            continue;
        dropCovered(open.title, other->patch->title);
        dropCovered(open.description, other->patch->description);
        dropCovered(open.submittedBy, other->patch->submittedBy);
        dropCovered(open.needsReview, other->patch->needsReview);
    }
    return isEmpty(open);
}

LineChange ItemLine::without(const OutboxEntry &gone) const
{
    LineChange change;
    if (const auto *edit = as<EditFeedback>(gone))
        rebaseEdits(*edit, laterActs(gone), change);
    else if (const auto *assign = as<Assign>(gone))
        rebaseMove(*assign, laterActs(gone), change);
    else if (const auto *triage = as<SetTriage>(gone))
        rebaseTriage(*triage, laterActs(gone), change);
    else if (const auto *merge = as<SetDuplicate>(gone))
        rebaseDuplicate(*merge, laterActs(gone), change);
    return change;
}

QString theirsOf(const EditFeedback &edit, const Feedback &server)
{
    const auto differs = [](const auto &before, const auto &now) {
        return before.sent && before.value != now;
    };
    if (differs(edit.before->title, server.title))
        return server.title.value_or(QString());
    if (differs(edit.before->description, server.description))
        return server.description;
    if (differs(edit.before->submittedBy, server.submittedBy))
        return server.submittedBy.value_or(QString());
    return {};
}

QString theirsOf(const SetTriage &change, const Triage &server)
{
    if (change.patch->state.sent && change.before->state.value != server.state)
        return stateText(server.state);
    if (change.patch->owner.sent && change.before->owner.value != server.owner)
        return server.ownerName.value_or(QString());
    if (change.patch->snoozedUntil.sent && server.snoozedUntil)
        return Dates::stamp(*server.snoozedUntil); // it may be shown on another day
    return {};
}

std::vector<OutboxEntry> ItemLine::replacedByMove() const
{
    std::vector<OutboxEntry> replaced;
    for (const OutboxEntry &entry : m_entries) {
        if (!needsPerson(entry) || !changesBuffers(entry.operation))
            continue;
        for (const OutboxEntry &each : restOfAct(entry)) {
            const bool isListed
                = std::any_of(replaced.begin(), replaced.end(),
                              [&each](const OutboxEntry &other) { return other.id == each.id; });
            if (!isListed && changesBuffers(each.operation))
                replaced.push_back(each);
        }
    }
    return replaced;
}

} // namespace triage::app
