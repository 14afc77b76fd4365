// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/triage/triagestore.h"

#include "database/record.h"
#include "stores/feedbackstore.h"

using namespace Qt::StringLiterals;

namespace triage::storage {

Result<Triage> TriageStore::find(FeedbackId id)
{
    const auto rows = query("triage.find", { { "id", id } });
    if (!rows)
        return rows.error();
    if (rows->isEmpty())
        return feedbackNotFound();
    return readRecord<Triage>(rows->first());
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

} // namespace triage::storage
