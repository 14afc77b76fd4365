// SPDX-License-Identifier: GPL-3.0-or-later
// The gestures of people that teach routing: what each teaches, and what takes it back.
#pragma once

#include "database/transaction.h"
#include "domain/buffer.h"
#include "domain/ids.h"
#include "result.h"

#include <QString>

#include <utility>
#include <vector>

namespace triage::services {

/// Records the gestures of a member about an item, inside a transaction. An item that is again in the buffers
/// that held it before a gesture, or into which routing had put it, teaches what it taught then: whatever
/// takes it back there is the inverse.
///
///     gesture     teaches                            inverse        line in the timeline
///     putInto     it belongs into the buffer         takeOut        assigned, or reviewed
///     takeOut     not here, but into the others      putInto        removed
///     move        as putInto, then takeOut           move back      those of both
///     confirm     it belongs where it is             unconfirm      reviewed
///     askReview   withdraws what confirm taught      confirm        review_requested
///     endReview   nothing                            askReview      that of what ends it
///     move all    nothing                            move all back  moved
///
/// Each ends the review of the item, except askReview and a move of all items. What was there already teaches
/// nothing and leaves no line.
class Teaching
{
public:
    /// The program, if there is one, acts for the member.
    Teaching(storage::Transaction &tx, FeedbackId feedback, MemberId member, QString program = {})
        : m_tx(tx), m_feedback(feedback), m_member(member), m_program(std::move(program))
    {
    }

    /// Puts the item into a buffer. Where it was already, this confirms that it belongs there.
    Result<void> putInto(const Buffer &buffer);
    /// Takes the item out of a buffer.
    Result<void> takeOut(const Buffer &buffer);
    /// Confirms that the item belongs where it is. wasAsked: this ended a review.
    Result<void> confirm(bool wasAsked);
    /// Takes back the member's last confirmation since routing decided. The review stays ended.
    Result<void> unconfirm();
    /// Withdraws the confirmations of an item that needs review again.
    Result<void> askReview();
    /// Ends the review of an item that the member has dealt with, if there is one. Returns whether there was.
    Result<bool> endReview();

private:
    Result<void> label();
    Result<void> note(const QString &code, const std::vector<QString> &buffers = {});

    storage::Transaction &m_tx;
    const FeedbackId m_feedback;
    const MemberId m_member;
    const QString m_program;
};

} // namespace triage::services
