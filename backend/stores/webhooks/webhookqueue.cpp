// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/webhooks/webhookqueue.h"

#include "database/record.h"
#include "database/transaction.h"
#include "domain/buffer.h"
#include "domain/note.h"
#include "domain/reaction.h"
#include "domain/research.h"

using namespace Qt::StringLiterals;

namespace triage::storage {

namespace {

constexpr int feedbackFields = 9; // the column of the buffers, behind the item's own

std::vector<BufferId> buffersFrom(QByteArrayView array)
{
    std::vector<BufferId> buffers;
    if (array.size() > 2) {
        for (const QByteArray &number : array.sliced(1, array.size() - 2).toByteArray().split(','))
            buffers.push_back(BufferId(number.toLongLong()));
    }
    return buffers;
}

/// Reads the rows of a statement that takes ids; add makes an entry of a row.
template <typename Add>
Result<EventSubjects> subjects(Connection &connection, QByteArrayView statement, OrganizationId organization,
                               const std::vector<qint64> &ids, const Add &add)
{
    EventSubjects found;
    if (ids.empty())
        return found;
    const auto rows = connection.execute(statement, { { "organization", organization }, { "ids", ids } });
    if (!rows)
        return rows.error();
    for (int i = 0; i < rows->size(); ++i)
        found.emplace(rows->at(i).integer(0), add(rows->at(i)));
    return found;
}

} // namespace

Result<std::vector<QueuedEvent>> takeEvents(Connection &connection, int limit)
{
    const auto rows = connection.execute("webhook.claimEvents", { { "limit", limit } });
    if (!rows)
        return rows.error();
    std::vector<QueuedEvent> events;
    for (int i = 0; i < rows->size(); ++i) {
        const Row row = rows->at(i);
        events.push_back({ row.id<OrganizationId>(0), row.integer(1),
                           fromWord<WebhookEvent>(row.bytes(2)).value_or(WebhookEvent::All), row.integer(3),
                           row.optionalId<BufferId>(4), row.timestamp(5) });
    }
    std::sort(events.begin(), events.end(),
              [](const QueuedEvent &a, const QueuedEvent &b) { return a.id < b.id; });
    return events;
}

Result<std::vector<WantingWebhook>> wantingWebhooks(Connection &connection,
                                                    const std::vector<OrganizationId> &organizations)
{
    const auto rows = connection.execute("webhook.wanting", { { "organizations", organizations } });
    if (!rows)
        return rows.error();
    std::vector<WantingWebhook> webhooks;
    for (int i = 0; i < rows->size(); ++i) {
        const Row row = rows->at(i);
        WantingWebhook webhook{ row.id<OrganizationId>(0),
                                row.id<WebhookId>(1),
                                {},
                                fromWord<WebhookFormat>(row.bytes(3)).value_or(WebhookFormat::Standard),
                                row.text(4),
                                row.optionalId<BufferId>(5),
                                row.boolean(6),
                                row.text(7) };
        detail::readColumn(row, 2, webhook.events);
        webhooks.push_back(std::move(webhook));
    }
    return webhooks;
}

Result<EventSubjects> feedbackSubjects(Connection &connection, OrganizationId organization,
                                       const std::vector<qint64> &ids)
{
    return subjects(connection, "change.feedback", organization, ids, [](const Row &row) {
        JsonWriter out;
        writeWithBuffers(out, row);
        return EventSubject{ out.take(), row.id<FeedbackId>(0), buffersFrom(row.bytes(feedbackFields)) };
    });
}

Result<EventSubjects> noteSubjects(Connection &connection, OrganizationId organization,
                                   const std::vector<qint64> &ids)
{
    auto notes = subjects(connection, "change.notes", organization, ids, [](const Row &row) {
        JsonWriter out;
        writeRecord<Note>(out, row);
        return EventSubject{ out.take(), row.id<FeedbackId>(1), {} };
    });
    if (!notes)
        return notes;
    std::vector<qint64> items;
    for (const auto &[id, note] : *notes)
        items.push_back(note.feedback.value());
    const auto feedback = feedbackSubjects(connection, organization, items);
    if (!feedback)
        return feedback;
    for (auto &[id, note] : *notes) {
        const auto item = feedback->find(note.feedback.value());
        if (item != feedback->end())
            note.buffers = item->second.buffers;
    }
    return notes;
}

Result<EventSubjects> bufferSubjects(Connection &connection, OrganizationId organization,
                                     const std::vector<qint64> &ids)
{
    return subjects(connection, "change.buffers", organization, ids, [](const Row &row) {
        JsonWriter out;
        writeRecord<Buffer>(out, row);
        return EventSubject{ out.take(), {}, { row.id<BufferId>(0) } };
    });
}

Result<EventSubjects> reactionSubjects(Connection &connection, OrganizationId organization,
                                       const std::vector<qint64> &ids)
{
    std::unordered_map<qint64, Reaction> read;
    std::vector<qint64> targetIds;
    auto reactions = subjects(connection, "webhook.reactions", organization, ids, [&](const Row &row) {
        Reaction &reaction = read[row.integer(0)];
        reaction.id = row.id<ReactionId>(0);
        reaction.target.id = row.id<TargetId>(1);
        reaction.value = int(row.integer(2));
        reaction.createdAt = row.timestamp(3);
        targetIds.push_back(row.integer(1));
        return EventSubject();
    });
    if (!reactions)
        return reactions;
    const auto rows
        = connection.execute("change.targets", { { "organization", organization }, { "ids", targetIds } });
    if (!rows)
        return rows.error();
    std::unordered_map<qint64, Target> targets;
    for (int i = 0; i < rows->size(); ++i)
        targets.emplace(rows->at(i).integer(0), readRecord<Target>(rows->at(i)));
    for (auto &[id, subject] : *reactions) {
        Reaction &reaction = read[id];
        reaction.target = targets[reaction.target.id.value()];
        subject.json = toJson(reaction);
    }
    return reactions;
}

Result<EventSubjects> researchSubjects(Connection &connection, OrganizationId organization,
                                       const std::vector<qint64> &ids)
{
    return subjects(connection, "webhook.research", organization, ids, [](const Row &row) {
        JsonWriter out;
        writeRecord<ResearchQuery>(out, row);
        return EventSubject{ out.take(), {}, {} };
    });
}

Result<void> queueMessages(Connection &connection, const std::vector<NewMessage> &messages)
{
    if (messages.empty())
        return {};
    std::vector<OrganizationId> organizations;
    std::vector<WebhookId> webhooks;
    std::vector<QString> events;
    std::vector<QString> bodies;
    for (const NewMessage &each : messages) {
        organizations.push_back(each.organization);
        webhooks.push_back(each.webhook);
        events.push_back(QString::fromLatin1(toWord(each.event)));
        bodies.push_back(QString::fromLatin1(each.body.toHex()));
    }
    const auto rows = connection.execute("webhook.queue",
                                         { { "organizations", organizations },
                                           { "webhooks", webhooks },
                                           { "events", events },
                                           { "bodies", bodies } });
    return rows ? Result<void>() : rows.error();
}

Result<std::vector<ClaimedMessage>> claimMessages(Connection &connection, int limit, int perWebhook,
                                                  std::chrono::seconds lease)
{
    std::vector<ClaimedMessage> claimed;
    // In a transaction, so that a lost reply does not cause a second claim.
    const auto failure = transactPlain(connection, [&](Connection &inside) -> std::optional<Problem> {
        const auto rows = inside.execute("webhook.claim",
                                         { { "limit", limit },
                                           { "per_webhook", perWebhook },
                                           { "lease_seconds", double(lease.count()) } });
        if (!rows)
            return rows.error();
        claimed.clear();
        for (int i = 0; i < rows->size(); ++i) {
            const Row row = rows->at(i);
            claimed.push_back({ row.id<OrganizationId>(0), row.id<DeliveryId>(1), row.id<WebhookId>(2),
                                int(row.integer(3)), row.binary(4), row.text(5), row.binary(6),
                                row.isNull(7) ? QByteArray() : row.binary(7) });
        }
        return std::nullopt;
    });
    if (failure)
        return *failure;
    return claimed;
}

Result<std::vector<FailedWebhook>> settleMessages(Connection &connection,
                                                  const std::vector<SettledAttempt> &attempts)
{
    std::vector<OrganizationId> organizations;
    std::vector<DeliveryId> ids;
    std::vector<qint64> numbers, begun, statuses, durations;
    std::vector<QString> errors, states;
    std::vector<double> delays;
    for (const SettledAttempt &each : attempts) {
        organizations.push_back(each.organization);
        ids.push_back(each.id);
        numbers.push_back(each.attempt);
        begun.push_back(each.begun.milliseconds());
        statuses.push_back(each.status);
        durations.push_back(each.durationMs);
        errors.push_back(each.error);
        states.push_back(QString::fromLatin1(toWord(each.state)));
        delays.push_back(each.delaySeconds);
    }
    const auto rows = connection.execute("webhook.settle",
                                         { { "organizations", organizations },
                                           { "ids", ids },
                                           { "attempts", numbers },
                                           { "begun", begun },
                                           { "statuses", statuses },
                                           { "durations", durations },
                                           { "errors", errors },
                                           { "states", states },
                                           { "delays", delays } });
    if (!rows)
        return rows.error();
    std::vector<FailedWebhook> failed;
    for (int i = 0; i < rows->size(); ++i)
        failed.push_back(
            { rows->at(i).id<OrganizationId>(0), rows->at(i).id<WebhookId>(1), rows->at(i).boolean(2) });
    return failed;
}

Result<std::optional<std::chrono::milliseconds>> timeUntilMessageDue(Connection &connection)
{
    const auto rows = connection.execute("webhook.nextDue");
    if (!rows)
        return rows.error();
    if (rows->isEmpty())
        return std::optional<std::chrono::milliseconds>();
    return std::optional(std::chrono::milliseconds(qint64(rows->first().number(0) * 1000)));
}

} // namespace triage::storage
