// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/triage/triagestore.h"

#include "database/record.h"
#include "fields/jsonwriter.h"
#include "stores/feedbackwriter.h"

using namespace Qt::StringLiterals;

namespace triage::storage {

Result<Triage> TriageStore::find(FeedbackId id)
{
    return firstOr<Triage>(query("triage.find", { { "id", id } }), feedbackNotFound);
}

Result<Records<TagCount>> TriageStore::tags()
{
    const auto rows = query("triage.tags");
    if (!rows)
        return rows.error();
    return Records<TagCount>(*rows);
}

Result<void> TriageWriter::store(const Triage &record)
{
    return m_tx.run("triage.store",
                    { { "id", record.id },
                      { "owner", record.owner },
                      { "state", QString::fromLatin1(toWord(record.state)) },
                      { "state_changed_at", record.stateChangedAt },
                      { "snoozed_until", record.snoozedUntil },
                      { "tags", record.tags } });
}

Result<void> TriageWriter::create(const std::vector<FeedbackId> &items,
                                  const std::vector<std::vector<QString>> &tags)
{
    if (items.empty())
        return {};
    std::vector<QString> lists;
    for (const std::vector<QString> &each : tags)
        lists.push_back(QString::fromUtf8(toJson(each)));
    return m_tx.run("triage.create", { { "ids", items }, { "tags", lists } });
}

Result<void> TriageWriter::requireRoomFor(const std::vector<QString> &tags)
{
    if (tags.empty())
        return {};
    const auto rows = query("triage.tagsWith", { { "tags", tags } });
    if (!rows)
        return rows.error();
    if (rows->first().integer(0) <= triagerules::maxTags)
        return {};
    return problem(
        ProblemType::Conflict,
        u"An organization can have %1 different tags. Use one of them, or take one off its items first."_s
            .arg(triagerules::maxTags));
}

Result<std::optional<FeedbackId>> TriageWriter::next(std::optional<BufferId> buffer,
                                                     const std::vector<FeedbackId> &passedOver)
{
    const auto rows = buffer
        ? query("triage.nextInBuffer", { { "buffer", *buffer }, { "passed_over", passedOver } })
        : query("triage.next", { { "passed_over", passedOver } });
    if (!rows)
        return rows.error();
    return rows->isEmpty() ? std::nullopt : std::optional(rows->first().id<FeedbackId>(0));
}

Result<void> TriageWriter::wake(const std::vector<FeedbackId> &ids)
{
    const auto woken = m_tx.execute("triage.wake", { { "ids", ids } });
    if (!woken)
        return woken.error();
    std::vector<SystemActivity> activities;
    for (int i = 0; i < woken->size(); ++i) {
        if (woken->at(i).boolean(1))
            activities.push_back({ woken->at(i).id<FeedbackId>(0), { .code = activitycode::snoozeEnded } });
    }
    return FeedbackWriter(m_tx).addActivities(activities);
}

Result<int> TriageWriter::wakeDue(int limit)
{
    const auto rows = m_tx.execute("triage.due", { { "limit", limit } });
    if (!rows)
        return rows.error();
    std::vector<FeedbackId> due;
    for (const Row row : *rows)
        due.push_back(row.id<FeedbackId>(0));
    if (due.empty())
        return 0;
    if (const auto woken = wake(due); !woken)
        return woken.error();
    return int(due.size());
}

Result<std::vector<OrganizationId>> organizationsToWake(Connection &connection, int limit)
{
    return listOf<OrganizationId>(connection.execute("triage.dueOrganizations", { { "limit", limit } }));
}

} // namespace triage::storage
