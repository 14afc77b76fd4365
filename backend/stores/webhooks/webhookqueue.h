// SPDX-License-Identifier: GPL-3.0-or-later
// The queue of events and messages of all organizations: written in the transaction of a change, claimed by
// backends.
#pragma once

#include "database/connection.h"
#include "domain/webhook.h"
#include "result.h"

#include <optional>
#include <unordered_map>
#include <vector>

namespace triage::storage {

/// An event that was taken out of the queue.
struct QueuedEvent
{
    OrganizationId organization;
    qint64 id = 0;
    WebhookEvent event = WebhookEvent::FeedbackCreated;
    qint64 subject = 0;
    std::optional<BufferId> buffer; ///< That the item was put into or taken out of.
    Timestamp happenedAt;
};

/// A webhook that may want an event.
struct WantingWebhook
{
    OrganizationId organization;
    WebhookId id;
    std::vector<WebhookEvent> events;
    WebhookFormat format = WebhookFormat::Standard;
    QString bodyTemplate;
    std::optional<BufferId> buffer;
    bool thin = false;
    QString organizationSlug;
};

/// A message to be queued.
struct NewMessage
{
    OrganizationId organization;
    WebhookId webhook;
    WebhookEvent event = WebhookEvent::FeedbackCreated;
    QByteArray body;
};

/// The item, buffer, note, reaction or research that an event is about.
struct EventSubject
{
    QByteArray json; ///< An object.
    FeedbackId feedback; ///< The item, also of a note.
    std::vector<BufferId> buffers; ///< That the item is in, or the buffer itself.
};
using EventSubjects = std::unordered_map<qint64, EventSubject>;

/// A message that this backend may send now.
struct ClaimedMessage
{
    OrganizationId organization;
    DeliveryId id;
    WebhookId webhook;
    int attempt = 0; ///< From 1.
    QByteArray body;
    QString url;
    QByteArray sealedSecret;
    QByteArray sealedOldSecret; ///< Empty if there is none that counts.
};

/// How an attempt went.
struct SettledAttempt
{
    OrganizationId organization;
    DeliveryId id;
    int attempt = 0;
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

// In one transaction: events are taken only together with writing their messages.

Result<std::vector<QueuedEvent>> takeEvents(Connection &connection, int limit);
Result<std::vector<WantingWebhook>> wantingWebhooks(Connection &connection,
                                                    const std::vector<OrganizationId> &organizations);
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
Result<void> queueMessages(Connection &connection, const std::vector<NewMessage> &messages);

/// Claims due messages for the time of a lease, so that no other backend sends them.
Result<std::vector<ClaimedMessage>> claimMessages(Connection &connection, int limit, int perWebhook,
                                                  std::chrono::seconds lease);
/// Stores how attempts went, and returns the webhooks that are to be switched off.
Result<std::vector<FailedWebhook>> settleMessages(Connection &connection,
                                                  const std::vector<SettledAttempt> &attempts);
/// Returns the time until a message is due; nothing if none waits.
Result<std::optional<std::chrono::milliseconds>> timeUntilMessageDue(Connection &connection);

} // namespace triage::storage
