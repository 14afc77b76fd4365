// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/feedbackstore.h"

#include "database/columns.h"
#include "database/record.h"

using namespace Qt::StringLiterals;

namespace triage::storage {

Problem feedbackNotFound()
{
    return problem(ProblemType::FeedbackNotFound, u"There is no feedback with that id."_s);
}

Result<std::vector<Result<Records<Feedback>>>> findMany(Connection &connection,
                                                        std::span<const FeedbackKey> keys)
{
    const auto rows = connection.execute("feedback.findMany",
                                         { { "organizations", columnOf(keys, &FeedbackKey::organization) },
                                           { "ids", columnOf(keys, &FeedbackKey::id) } });
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
    return firstOr<Feedback>(query("feedback.find", { { "id", id } }), feedbackNotFound);
}

Result<void> FeedbackStore::require(FeedbackId id)
{
    return requireAny(query("feedback.exists", { { "id", id } }), feedbackNotFound);
}

Result<Records<Target>> FeedbackStore::targets(FeedbackId id)
{
    return recordsOf<Target>(query("feedback.targets", { { "feedback", id } }));
}

Result<Records<Note>> FeedbackStore::notes(FeedbackId id)
{
    return recordsOf<Note>(query("note.list", { { "feedback", id } }));
}

} // namespace triage::storage
