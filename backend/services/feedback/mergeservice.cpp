// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/feedback/mergeservice.h"

#include "stores/feedbackstore.h"
#include "stores/triage/mergestore.h"
#include "stores/triage/suggestionstore.h"

using namespace Qt::StringLiterals;

namespace triage::services {

using storage::Connection;
using storage::MergeStore;
using storage::MergeWriter;
using storage::SuggestionStore;
using storage::Transaction;

namespace {

/// Stores what a member says of two items, which must be there and be two.
Result<void> judge(Transaction &tx, FeedbackId one, FeedbackId other, MemberId member,
                   Result<void> (MergeWriter::*store)(FeedbackId, FeedbackId, MemberId))
{
    storage::FeedbackStore feedback(tx.connection(), tx.organization());
    for (const FeedbackId each : { one, other }) {
        if (const auto there = feedback.require(each); !there)
            return there;
    }
    if (one == other)
        return invalidField(u"other_feedback_id"_s, u"other_feedback_id must be another item."_s);
    return (MergeWriter(tx).*store)(one, other, member);
}

} // namespace

DatabaseTask<Duplicates> MergeService::duplicates(const Caller &caller, FeedbackId id)
{
    auto job = [organization = caller.organization, id](Connection &db) {
        auto found = MergeStore(db, organization).duplicatesOf(id);
        if (!found)
            return found;
        auto suggestions = SuggestionStore(db, organization).ofItem(id, mergerules::shownProbability);
        if (!suggestions)
            return Result<Duplicates>(suggestions.error());
        found->suggestions = std::move(*suggestions);
        return found;
    };
    return m_database.read(caller.organization, std::move(job));
}

DatabaseTask<storage::RecordPage<SuggestedGroup>>
MergeService::suggestedGroups(const Caller &caller, const SuggestedGroupRequest &request)
{
    return readFrom(m_database, caller, &SuggestionStore::groups, request.minProbability, request.page);
}

DatabaseTask<void> MergeService::require(const Caller &caller, FeedbackId id)
{
    return readFrom(m_database, caller, &storage::FeedbackStore::require, id);
}

DatabaseTask<Merge> MergeService::merge(const Caller &caller, const NewMerge &body,
                                        const IdempotencyGuard<Merge> &idempotency)
{
    auto job = [body, member = caller.member, program = caller.program](Transaction &tx) {
        return MergeWriter(tx, program).merge(body, member);
    };
    return m_database.write(caller, idempotency.around(std::move(job)));
}

DatabaseTask<void> MergeService::requireMerge(const Caller &caller, MergeId id)
{
    return requireFrom(m_database, caller, &MergeStore::find, id);
}

DatabaseTask<Merge> MergeService::undo(const Caller &caller, MergeId id,
                                       const IdempotencyGuard<Merge> &idempotency)
{
    return m_database.write(caller, idempotency.around(jobOf(&MergeWriter::undo, id, caller.member)));
}

DatabaseTask<void> MergeService::leave(const Caller &caller, FeedbackId id)
{
    return m_database.write(caller, jobOf(&MergeWriter::leave, id, caller.member));
}

DatabaseTask<void> MergeService::reject(const Caller &caller, FeedbackId id, FeedbackId other)
{
    return m_database.write(caller, jobOf(judge, id, other, caller.member, &MergeWriter::reject));
}

DatabaseTask<void> MergeService::forgetRejected(const Caller &caller, FeedbackId id, FeedbackId other)
{
    return m_database.write(caller, jobOf(judge, id, other, caller.member, &MergeWriter::forgetRejected));
}

} // namespace triage::services
