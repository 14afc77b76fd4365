// SPDX-License-Identifier: GPL-3.0-or-later
// Changes of a person for the server: the entries of the outbox.
#pragma once

#include "domain/feedback.h"
#include "domain/ids.h"
#include "domain/triage.h"
#include "problem.h"
#include "store/values/patchvalues.h"
#include "store/values/sharedvalue.h"
#include "store/values/storerecords.h"
#include "timestamp.h"

#include <QByteArray>
#include <QString>

#include <chrono>
#include <optional>
#include <variant>
#include <vector>

namespace triage::app {

/// PUT of feedback into a buffer. In a move, `insteadOf` is the buffer that the item leaves afterwards; else
/// it is invalid. The move is sent only while the item is still there; otherwise another person moved it and
/// the entry is a Conflict. It ends the item's review, as the server does; `neededReview` is the flag before,
/// which the undo restores.
struct Assign
{
    FeedbackId feedback;
    BufferId buffer;
    BufferId insteadOf = {};
    bool neededReview = false;
    friend bool operator==(const Assign &, const Assign &) = default;
};

/// DELETE of feedback from a buffer. It ends the item's review, too.
struct Unassign
{
    FeedbackId feedback;
    BufferId buffer;
    bool neededReview = false;
    friend bool operator==(const Unassign &, const Unassign &) = default;
};

/// PATCH of an item. `before` has the values of the patch's fields at the time of the change. The edit is
/// sent only while the server still has them; otherwise the server's values win and the entry is a Conflict.
/// With the review flag in only one of both, it changes no value: it confirms that the item is where it
/// belongs, or takes that back.
struct EditFeedback
{
    FeedbackId feedback;
    SharedValue<FeedbackPatch> patch;
    SharedValue<FeedbackPatch> before;
};

struct DeleteFeedback
{
    FeedbackId feedback;
    friend bool operator==(const DeleteFeedback &, const DeleteFeedback &) = default;
};

struct WriteNote
{
    FeedbackId feedback;
    QString text;
    friend bool operator==(const WriteNote &, const WriteNote &) = default;
};

struct RetryRouting
{
    FeedbackId feedback;
    friend bool operator==(const RetryRouting &, const RetryRouting &) = default;
};

/// PATCH of an item's triage record, with the values before as in EditFeedback. Of the tags, only those that
/// the person added or took off are changed, so that two people can tag an item at the same time. Closing an
/// item ends its review, as the server does; `neededReview` is as in Assign.
struct SetTriage
{
    FeedbackId feedback;
    SharedValue<TriagePatch> patch;
    SharedValue<TriagePatch> before;
    bool neededReview = false;
};

/// Makes the item a duplicate of another, or lets it stand for itself if `into` is invalid. Duplicates of the
/// item come along. The undo of a merge gives the server's state before it back, as far as the server allows.
struct SetDuplicate
{
    FeedbackId feedback;
    FeedbackId into = {};
    FeedbackId before = {}; ///< The item that it was a duplicate of; invalid: none.
    bool takesBack = false; ///< It is the undo of a merge.
    friend bool operator==(const SetDuplicate &, const SetDuplicate &) = default;
};

/// Says that two items are not the same, or takes that back.
struct RejectDuplicate
{
    FeedbackId feedback;
    FeedbackId other;
    bool isRejected = true;
    friend bool operator==(const RejectDuplicate &, const RejectDuplicate &) = default;
};

using Operation = std::variant<Assign, Unassign, EditFeedback, DeleteFeedback, WriteNote, RetryRouting,
                               SetTriage, SetDuplicate, RejectDuplicate>;

FeedbackId feedbackOf(const Operation &operation);
bool isSame(const TriagePatch &one, const TriagePatch &other);
/// Returns the tags with the changes from `before` to `wanted`.
std::vector<QString> changedTags(const std::vector<QString> &tags, const std::vector<QString> &before,
                                 const std::vector<QString> &wanted);
/// Returns whether the time of a snooze has come.
bool isOver(const std::optional<Timestamp> &snoozedUntil);
/// Returns whether the change closes the item: as done or declined.
bool closes(const TriagePatch &patch);
/// Changes the record as the operation says. Idempotent.
void applyTriage(const SetTriage &change, Triage &record);

/// One action of a person. Its operations are stored in one transaction, sent in order and shown as one
/// activity.
struct Act
{
    QString text; ///< For the Activity window: "Move 3 from Inbox to Billing".
    std::vector<Operation> operations;
    std::chrono::seconds hold{
        0
    }; ///< The time for which it is held back (durably), so that it can be undone: deletes and notes.
};

enum class OutboxEntryState : quint8 { Held, Waiting, Sending, Failed, Conflict };

/// Tells why an entry failed or waits.
struct OutboxTrouble
{
    std::optional<Problem> problem;
    QString requestId; ///< The request id of the answer that refused it.
    QString theirs; ///< The server's value in a conflict, for display.

    friend bool operator==(const OutboxTrouble &, const OutboxTrouble &) = default;
};

/// The attempts to send an entry, and when the next one may be. Most entries that wait have none.
struct SendingRecord
{
    std::optional<Timestamp> notBefore; ///< Held or backing off until this time, see steadyTime().
    std::chrono::milliseconds pause{ 0 }; ///< The time for which it is held or backs off.
    int attempts = 0;
    QByteArray key; ///< Idempotency-Key of a POST: the same at every attempt.
    OutboxTrouble trouble;

    friend bool operator==(const SendingRecord &, const SendingRecord &) = default;
};

/// The values that all entries of an act have.
struct ActOrigin
{
    QString text; ///< The text of the act.
    Timestamp createdAt;

    friend bool operator==(const ActOrigin &, const ActOrigin &) = default;
};

/// An operation in the outbox. A bulk move makes two for each item, so it is small.
struct OutboxEntry
{
    OutboxEntryId id;
    ActId act;
    Operation operation;
    OutboxEntryState state = OutboxEntryState::Waiting;
    SharedValue<ActOrigin> origin;
    SharedValue<SendingRecord> sending;
};

/// Returns whether a person has to decide about the entry.
bool needsPerson(const OutboxEntry &entry);

/// The size of the outbox, for badges and the status bar.
struct OutboxSummary
{
    int waiting = 0; ///< Held, waiting and sending.
    int failed = 0; ///< Failed and conflicts.

    friend bool operator==(const OutboxSummary &, const OutboxSummary &) = default;
};

/// Describes the damage of an outbox file that was found when it was opened, and what is left of its content.
struct OutboxDamage
{
    QString path; ///< The damaged file, which is kept.
    int operations = 0; ///< The number of operations that could be read.
    int drafts = 0;
    int memos = 0; ///< Pins and other small values.
};

} // namespace triage::app
