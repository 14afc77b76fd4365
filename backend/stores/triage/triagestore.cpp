// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/triage/triagestore.h"

#include "database/columns.h"
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
    return recordsOf<TagCount>(query("triage.tags"));
}

Result<void> TriageWriter::store(const Triage &record)
{
    return m_tx.run("triage.store",
                    { { "id", record.id },
                      { "owner", record.owner },
                      { "state", wordOf(record.state) },
                      { "state_changed_at", record.stateChangedAt },
                      { "snoozed_until", record.snoozedUntil },
                      { "tags", record.tags } });
}

Result<void> TriageWriter::create(const std::vector<FeedbackId> &items,
                                  const std::vector<std::vector<QString>> &tags)
{
    if (items.empty())
        return {};
    const auto listOfTags = [](const std::vector<QString> &each) {
        return toJson(each);
    };
    return m_tx.run("triage.create", { { "ids", items }, { "tags", columnOf(tags, listOfTags) } });
}

Result<void> TriageWriter::requireRoomFor(const std::vector<QString> &tags)
{
    if (tags.empty())
        return {};
    const auto number = firstOf<qint64>(query("triage.tagsWith", { { "tags", tags } }));
    if (!number)
        return number.error();
    if (*number <= triagerules::maxTags)
        return {};
    return problem(
        ProblemType::Conflict,
        u"An organization can have %1 different tags. Use one of them, or take one off its items first."_s
            .arg(triagerules::maxTags));
}

Result<std::optional<FeedbackId>> TriageWriter::next(std::optional<BufferId> buffer,
                                                     const std::vector<FeedbackId> &passedOver)
{
    return firstIfAny<FeedbackId>(
        buffer ? query("triage.nextInBuffer", { { "buffer", *buffer }, { "passed_over", passedOver } })
               : query("triage.next", { { "passed_over", passedOver } }));
}

Result<void> TriageWriter::wake(const std::vector<FeedbackId> &ids)
{
    const auto woken = m_tx.execute("triage.wake", { { "ids", ids } });
    if (!woken)
        return woken.error();
    std::vector<ItemActivity> activities;
    for (const Row row : *woken) {
        if (row.boolean(1))
            activities.push_back({ row.id<FeedbackId>(0), { .code = activitycode::snoozeEnded } });
    }
    return FeedbackWriter(m_tx).addActivities(activities);
}

Result<int> TriageWriter::wakeDue(int limit)
{
    const auto due = listOf<FeedbackId>(m_tx.execute("triage.due", { { "limit", limit } }));
    if (!due)
        return due.error();
    return valueAfter(due->empty() ? Result<void>() : wake(*due), int(due->size()));
}

Result<std::vector<OrganizationId>> organizationsToWake(Connection &connection, int limit)
{
    return listOf<OrganizationId>(connection.execute("triage.dueOrganizations", { { "limit", limit } }));
}

} // namespace triage::storage
