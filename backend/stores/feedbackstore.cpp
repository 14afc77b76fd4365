// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/feedbackstore.h"

#include "database/record.h"

using namespace Qt::StringLiterals;

namespace triage::storage {

Problem feedbackNotFound()
{
    return problem(ProblemType::FeedbackNotFound, u"There is no feedback with that id."_s);
}

Result<Records<Feedback>> FeedbackStore::record(FeedbackId id)
{
    const auto rows = query("feedback.find", { { "id", id } });
    if (!rows)
        return rows.error();
    if (rows->isEmpty())
        return feedbackNotFound();
    return Records<Feedback>(*rows);
}

Result<std::vector<Result<Records<Feedback>>>> findMany(Connection &connection,
                                                        std::span<const FeedbackKey> keys)
{
    std::vector<OrganizationId> organizations;
    std::vector<FeedbackId> ids;
    for (const FeedbackKey &key : keys) {
        organizations.push_back(key.organization);
        ids.push_back(key.id);
    }
    const auto rows
        = connection.execute("feedback.findMany", { { "organizations", organizations }, { "ids", ids } });
    if (!rows)
        return rows.error();
    std::vector<Result<Records<Feedback>>> found(keys.size(), feedbackNotFound());
    const Records<Feedback> records(*rows, 1);
    for (int i = 0; i < records.size(); ++i)
        found[std::size_t(rows->at(i).integer(0)) - 1] = records.only(i);
    return found;
}

Result<Feedback> FeedbackStore::find(FeedbackId id)
{
    const auto found = record(id);
    if (!found)
        return found.error();
    return found->at(0);
}

Result<void> FeedbackStore::require(FeedbackId id)
{
    return firstOr<void>(query("feedback.exists", { { "id", id } }), feedbackNotFound);
}

Result<Records<Target>> FeedbackStore::targets(FeedbackId id)
{
    const auto rows = query("feedback.targets", { { "feedback", id } });
    if (!rows)
        return rows.error();
    return Records<Target>(*rows);
}

Result<Records<Note>> FeedbackStore::notes(FeedbackId id)
{
    const auto rows = query("note.list", { { "feedback", id } });
    if (!rows)
        return rows.error();
    return Records<Note>(*rows);
}

} // namespace triage::storage
