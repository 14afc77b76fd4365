// SPDX-License-Identifier: GPL-3.0-or-later
// The queue of events and messages of all organizations: written in the transaction of a change, claimed by
// backends.
#pragma once

#include "database/connection.h"
#include "domain/webhook.h"
#include "result.h"
#include "stores/workqueue.h"

#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

namespace triage::storage {

/// The item, buffer, note, reaction or research that an event is about.
struct EventSubject
{
    QByteArray json; ///< An object.
    FeedbackId feedback; ///< The item, also of a note.
    std::vector<BufferId> buffers; ///< That the item is in, or the buffer itself.
};
using EventSubjects = std::unordered_map<qint64, EventSubject>;

/// A message that this backend may send now. It is made from its event when it is sent for the first time,
/// and kept for the attempts that follow.
struct ClaimedMessage
{
    ClaimedWork work;
    WebhookId webhook;
    WebhookEvent event = WebhookEvent::FeedbackCreated;
    qint64 subject = 0;
    Timestamp happenedAt;
    bool isMade = false; ///< Its bytes are stored.
    QString url;
    QByteArray sealedSecret;
    QByteArray sealedOldSecret; ///< Empty if there is none that counts.
    WebhookFormat format = WebhookFormat::Standard;
    QString bodyTemplate;
    bool thin = false;
    QString organizationSlug;
    QByteArray changed; ///< The members that changed, as a JSON array; empty for events that list none.
    QByteArray body{}; ///< Empty until it was made or read.

    DeliveryId id() const { return DeliveryId(work.id); }
};

/// How an attempt went.
struct SettledAttempt
{
    ClaimedWork work;
    Timestamp begun;
    int status = 0; ///< 0: there was no answer.
    qint64 durationMs = 0;
    QString error;
    DeliveryState state = DeliveryState::Delivered;
    double delaySeconds = 0; ///< Until the next attempt, if it is pending.
};

/// A webhook to be switched off.
struct FailedWebhook
{
    OrganizationId organization;
    WebhookId id;
    bool isGone = false; ///< The address answered 410; otherwise it failed for too long.
};

/// The turns of the organizations in the queue of events.
struct EventTurns
{
    OrganizationId last; ///< The next turns are those of the organizations behind it.
    int organizations = 0;
    int events = 0;
};

/// Queues deliveries for the next events, about limit, of that many organizations behind the given one.
Result<EventTurns> dispatchEvents(Connection &connection, OrganizationId after, int organizations, int limit);
/// Returns the first organization behind the given one that has events; invalid if there is none.
Result<OrganizationId> nextWithEvents(Connection &connection, OrganizationId after);
/// Reads what events of an organization are about. What does not exist any more is missing.
Result<EventSubjects> feedbackSubjects(Connection &connection, OrganizationId organization,
                                       const std::vector<qint64> &ids);
Result<EventSubjects> noteSubjects(Connection &connection, OrganizationId organization,
                                   const std::vector<qint64> &ids);
Result<EventSubjects> bufferSubjects(Connection &connection, OrganizationId organization,
                                     const std::vector<qint64> &ids);
Result<EventSubjects> reactionSubjects(Connection &connection, OrganizationId organization,
                                       const std::vector<qint64> &ids);
Result<EventSubjects> researchSubjects(Connection &connection, OrganizationId organization,
                                       const std::vector<qint64> &ids);

/// Returns the messages of a claim of deliveries.
std::vector<ClaimedMessage> messagesOf(const Claim &claim);
/// Stores the bodies of messages that were made.
Result<void> keepBodies(Connection &connection, std::span<const ClaimedMessage> messages);
/// Reads the body of a message that was made before.
Result<QByteArray> bodyOf(Connection &connection, const ClaimedMessage &message);
/// Removes the deliveries of messages whose subject is gone.
Result<void> withdraw(Connection &connection, const std::vector<ClaimedMessage> &messages);
/// Stores how attempts went, and returns the webhooks that are to be switched off.
Result<std::vector<FailedWebhook>> settleMessages(Connection &connection,
                                                  std::span<const SettledAttempt> attempts);

} // namespace triage::storage
