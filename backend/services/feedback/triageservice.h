// SPDX-License-Identifier: GPL-3.0-or-later
// Use cases on triage records: what people make of feedback.
#pragma once

#include "contract/entitytag.h"
#include "domain/caller.h"
#include "domain/feedback.h"
#include "domain/triage.h"
#include "services/idempotencyguard.h"
#include "services/servicetask.h"

namespace triage::services {

class PresenceHub;

class TriageService
{
public:
    /// The presence says what somebody edits.
    TriageService(storage::Database &database, const PresenceHub &presence)
        : m_database(database), m_presence(presence)
    {
    }

    /// FeedbackNotFound if the item does not exist; the same holds for the functions below.
    DatabaseTask<Triage> find(const Caller &caller, FeedbackId id);
    DatabaseTask<void> require(const Caller &caller, FeedbackId id);
    /// Changes a record; its tags have to be in their normal form. PreconditionFailed if it has another
    /// edition than ifMatch demands, InvalidFieldValue for owner_id if that is not a member, Conflict if
    /// there are too many tags.
    DatabaseTask<Triage> update(const Caller &caller, FeedbackId id, const TriagePatch &patch,
                                const api::IfMatch &ifMatch = {});
    /// Gives an item to the caller. Conflict with the owner's name if somebody else has it.
    DatabaseTask<Triage> take(const Caller &caller, FeedbackId id,
                              const IdempotencyGuard<Triage> &idempotency = {});
    /// Gives the caller the oldest open item that is awake, nobody's and not edited by others; nothing if
    /// there is none. No two callers get the same. BufferNotFound or ViewNotFound if the body names what does
    /// not exist.
    DatabaseTask<std::optional<Feedback>>
    takeNext(const Caller &caller, const NextTaken &body,
             const IdempotencyGuard<std::optional<Feedback>> &idempotency = {});

private:
    storage::Database &m_database;
    const PresenceHub &m_presence;
};

} // namespace triage::services
