// SPDX-License-Identifier: GPL-3.0-or-later
// What an answer means for the operation that was sent: pure judgement, no network.
#pragma once

#include "client/request.h"
#include "store/storesync.h"
#include "store/sync/syncpace.h"
#include "store/values/operation.h"

#include <optional>

namespace triage::app {

/// The request that an entry is sent with; of an edit see compareEdit().
Request requestOf(const OutboxEntry &entry);

/// What became of an entry by the answer to its request.
SendOutcome outcomeOf(const OutboxEntry &entry, const Answer &answer, const SyncPace &pace, Timestamp now);

/// How an edit stands to what the server has now.
struct EditComparison
{
    enum class Kind {
        Open, ///< The server still has what the edit started from.
        Done, ///< The server has what is wanted already.
        Overtaken, ///< Somebody else wrote something else.
    };
    Kind kind = Kind::Open;
    FeedbackPatch rest; ///< What is still to be sent.
};
EditComparison compareEdit(const EditFeedback &edit, const Feedback &server);

/// The outcome of an edit that somebody else's edit came before; server is the item as the server has it.
SendOutcome overtaken(const QByteArray &server, const QString &requestId);

} // namespace triage::app
