// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/webhooks/webhookqueue.h"

#include "database/arraytext.h"
#include "database/columns.h"
#include "database/record.h"
#include "domain/buffer.h"
#include "domain/note.h"
#include "domain/reaction.h"
#include "domain/research.h"
#include "domain/triage.h"
#include "stores/webhooks/webhookstore.h"

using namespace Qt::StringLiterals;

namespace triage::storage {

namespace {

constexpr int buffersColumn = fieldCount<Feedback>();
constexpr int triageColumn = buffersColumn + 1;

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
    for (const Row row : *rows)
        found.emplace(row.integer(0), add(row));
    return found;
}

/// Returns the columns that identify the claims of messages or attempts.
template <typename Elements>
Binds keysOf(const Elements &elements)
{
    return { { "organizations", columnOf(elements, [](const auto &each) { return each.work.organization; }) },
             { "ids", columnOf(elements, [](const auto &each) { return each.work.id; }) },
             { "owners", columnOf(elements, [](const auto &each) { return each.work.owner; }) } };
}

} // namespace

Result<EventTurns> dispatchEvents(Connection &connection, OrganizationId after, int organizations, int limit)
{
    return firstOf<EventTurns>(
        connection.execute("webhook.dispatch",
                           { { "after", after }, { "turns", organizations }, { "limit", limit } }),
        [](const Row &row) {
            return EventTurns{ row.id<OrganizationId>(0), int(row.integer(1)), int(row.integer(2)) };
        });
}

Result<OrganizationId> nextWithEvents(Connection &connection, OrganizationId after)
{
    return firstOf<OrganizationId>(connection.execute("webhook.nextWithEvents", { { "after", after } }));
}

Result<EventSubjects> feedbackSubjects(Connection &connection, OrganizationId organization,
                                       const std::vector<qint64> &ids)
{
    return subjects(connection, "change.feedback", organization, ids, [](const Row &row) {
        JsonWriter out;
        out.beginObject();
        writeMembers<Feedback>(out, row);
        out.key("buffer_ids");
        writeIdentifiers(out, row.bytes(buffersColumn));
        out.key("triage");
        if (row.isNull(triageColumn)) {
            Triage untouched;
            untouched.id = row.id<FeedbackId>(0);
            writeJson(out, untouched);
        } else {
            writeRecord<Triage>(out, row, triageColumn);
        }
        out.endObject();
        return EventSubject{ out.take(), row.id<FeedbackId>(0),
                             parseIds<BufferId>(row.bytes(buffersColumn)) };
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
    for (const Row row : *rows)
        targets.emplace(row.integer(0), readRecord<Target>(row));
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

std::vector<ClaimedMessage> messagesOf(const Claim &claim)
{
    std::vector<ClaimedMessage> messages;
    for (std::size_t i = 0; i < claim.work.size(); ++i) {
        const Row row = claim.rows.at(int(i));
        const auto at = [](int column) {
            return Claim::payloadColumn + column;
        };
        messages.push_back(
            { .work = claim.work[i],
              .webhook = row.id<WebhookId>(at(-1)),
              .event = fromWord<WebhookEvent>(row.bytes(at(0))).value_or(WebhookEvent::All),
              .subject = row.isNull(at(1)) ? 0 : row.integer(at(1)),
              .happenedAt = row.optionalTimestamp(at(2)).value_or(Timestamp()),
              .isMade = row.boolean(at(3)),
              .url = row.text(at(4)),
              .sealedSecret = row.binary(at(5)),
              .sealedOldSecret = row.isNull(at(6)) ? QByteArray() : row.binary(at(6)),
              .format = fromWord<WebhookFormat>(row.bytes(at(7))).value_or(WebhookFormat::Standard),
              .bodyTemplate = row.text(at(8)),
              .thin = row.boolean(at(9)),
              .organizationSlug = row.text(at(10)),
              .changed = row.bytes(at(11)).toByteArray() });
    }
    return messages;
}

Result<void> keepBodies(Connection &connection, std::span<const ClaimedMessage> messages)
{
    QByteArray bodies = "{"; // in UTF-8, because a QString takes twice as much memory
    for (const ClaimedMessage &each : messages) {
        QByteArray body = each.body;
        body.replace('\\', "\\\\").replace('"', "\\\"");
        bodies += (bodies.size() > 1 ? ",\"" : "\"") + body + '"';
    }
    return connection.run("webhook.keepBodies", { { "bodies", bodies + '}' } }, keysOf(messages));
}

Result<QByteArray> bodyOf(Connection &connection, const ClaimedMessage &message)
{
    return firstOr<QByteArray>(
        connection.execute("webhook.body",
                           { { "organization", message.work.organization }, { "id", message.id() } }),
        deliveryNotFound, [](const Row &row) { return row.binary(0); });
}

Result<void> withdraw(Connection &connection, const std::vector<ClaimedMessage> &messages)
{
    return connection.run("webhook.withdraw", keysOf(messages));
}

Result<std::vector<FailedWebhook>> settleMessages(Connection &connection,
                                                  std::span<const SettledAttempt> attempts)
{
    Binds binds = keysOf(attempts);
    binds.insert(binds.end(),
                 { { "begun", columnOf(attempts, &SettledAttempt::begun) },
                   { "statuses", columnOf(attempts, &SettledAttempt::status) },
                   { "durations", columnOf(attempts, &SettledAttempt::durationMs) },
                   { "errors", columnOf(attempts, &SettledAttempt::error) },
                   { "states", columnOf(attempts, &SettledAttempt::state) },
                   { "delays", columnOf(attempts, &SettledAttempt::delaySeconds) } });
    return listOf<FailedWebhook>(connection.execute("webhook.settle", binds), [](const Row &row) {
        return FailedWebhook{ row.id<OrganizationId>(0), row.id<WebhookId>(1), row.boolean(2) };
    });
}

} // namespace triage::storage
