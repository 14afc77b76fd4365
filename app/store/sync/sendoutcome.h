// SPDX-License-Identifier: GPL-3.0-or-later
// Judges the answer to an operation that was sent. Uses no network.
#pragma once

#include "client/request.h"
#include "store/storesync.h"
#include "store/sync/syncpace.h"
#include "store/values/operation.h"

#include <optional>
#include <vector>

namespace triage::app {

/// Returns whether the edit confirms that an item is where it belongs, or takes that back, and changes no
/// value: only one of its patches has the review flag.
bool isConfirmation(const EditFeedback &edit);

/// Returns the request of an entry; for an edit see compareEdit().
Request requestOf(const OutboxEntry &entry);

/// Returns the outcome of an entry from the answer to its request.
SendOutcome outcomeOf(const OutboxEntry &entry, const Answer &answer, const SyncPace &pace, Timestamp now);

/// The relation of an edit to the server's current values.
struct EditComparison
{
    enum class Kind {
        Open, ///< The server still has the values that the edit started from.
        Done, ///< The server already has the wanted values.
        Overtaken, ///< Another person changed the values.
    };
    Kind kind = Kind::Open;
    FeedbackPatch rest; ///< The fields still to be sent.
};
EditComparison compareEdit(const EditFeedback &edit, const Feedback &server);

/// The relation of a change of a triage record to the server's current record. Tags are never overtaken.
struct TriageComparison
{
    EditComparison::Kind kind = EditComparison::Kind::Open;
    TriagePatch rest; ///< The fields still to be sent, with all tags that the item is to have.
};
TriageComparison compareTriage(const SetTriage &change, const Triage &server);
/// Returns the outcome of a change that another person's preceded; `server` is the body with the server's
/// record.
SendOutcome overtakenTriage(const SetTriage &change, const Triage &now, const QByteArray &server,
                            const QString &requestId);

/// Returns whether another person moved the item out of the buffer that the move takes it from. Without any
/// buffer it was only taken out, or its buffer was deleted, and the move goes on.
bool isMovedElsewhere(const Assign &move, const std::vector<BufferId> &now);

/// Returns the outcome of an edit that another person's edit preceded; `server` is the body with the server's
/// item.
SendOutcome overtaken(const QByteArray &server, const QString &requestId);

} // namespace triage::app
