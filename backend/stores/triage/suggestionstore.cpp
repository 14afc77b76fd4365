// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/triage/suggestionstore.h"

#include "database/arraytext.h"
#include "database/columns.h"
#include "database/record.h"
#include "domain/activity.h"
#include "fields/jsonwriter.h"
#include "stores/feedbackwriter.h"
#include "stores/triage/mergestore.h"

namespace triage::storage {

namespace {

/// Reads a submitter, a time and targets.
ComparedFacts factsOf(const Row &row, int column)
{
    return { row.text(column), row.timestamp(column + 1), parseIds<TargetId>(row.bytes(column + 2)) };
}

Result<std::vector<DuplicateCandidate>> candidatesOf(const Result<Rows> &rows)
{
    return listOf<DuplicateCandidate>(rows, [](const Row &row) {
        return DuplicateCandidate{ row.id<FeedbackId>(0), row.id<FeedbackId>(1), row.text(2), row.text(3),
                                   factsOf(row, 4) };
    });
}

} // namespace

Result<std::unordered_map<FeedbackId, ComparedFacts>>
SuggestionStore::facts(const std::vector<FeedbackId> &items)
{
    const auto rows = query("suggestion.facts", { { "ids", items } });
    if (!rows)
        return rows.error();
    std::unordered_map<FeedbackId, ComparedFacts> facts;
    for (const Row row : *rows)
        facts.emplace(row.id<FeedbackId>(0), factsOf(row, 1));
    return facts;
}

Result<std::vector<DuplicateCandidate>>
SuggestionStore::candidates(const std::vector<CandidateSearch> &searches, int length, int limit)
{
    if (searches.empty())
        return std::vector<DuplicateCandidate>();
    return candidatesOf(query("suggestion.candidates",
                              { { "ids", columnOf(searches, &CandidateSearch::feedback) },
                                { "words", columnOf(searches, &CandidateSearch::words) },
                                { "best", columnOf(searches, &CandidateSearch::bestWords) },
                                { "targeted", columnOf(searches, &CandidateSearch::hasTargets) },
                                { "length", length },
                                { "limit", limit } }));
}

Result<std::vector<DuplicateCandidate>> SuggestionStore::candidates(const std::vector<FoundCandidate> &found,
                                                                    int length)
{
    if (found.empty())
        return std::vector<DuplicateCandidate>();
    return candidatesOf(query("suggestion.compared",
                              { { "ids", columnOf(found, &FoundCandidate::of) },
                                { "others", columnOf(found, &FoundCandidate::feedback) },
                                { "targeted", columnOf(found, &FoundCandidate::hasTargets) },
                                { "length", length } }));
}

Result<std::vector<DuplicateSuggestion>> SuggestionStore::ofItem(FeedbackId feedback, double minProbability)
{
    return listOf<DuplicateSuggestion>(query(
        "suggestion.ofItem",
        { { "feedback", feedback }, { "least", minProbability }, { "limit", mergerules::maxSuggestions } }));
}

Result<RecordPage<SuggestedGroup>> SuggestionStore::groups(double minProbability,
                                                           const api::PageRequest &page)
{
    return recordPage<SuggestedGroup>(
        query("suggestion.groups",
              { { "least", minProbability }, { "limit", page.limit }, { "offset", page.offset() } }));
}

Result<std::vector<AnsweredSuggestion>> SuggestionStore::answered(int limit)
{
    return listOf<AnsweredSuggestion>(query("suggestion.resolved", { { "limit", limit } }),
                                      [](const Row &row) {
                                          return AnsweredSuggestion{ row.number(0), row.boolean(1) };
                                      });
}

Result<void> SuggestionWriter::store(const std::vector<FeedbackId> &items,
                                     const std::vector<FoundDuplicate> &found)
{
    return m_tx.run(
        "suggestion.store",
        { { "items", items },
          { "feedback", columnOf(found, &FoundDuplicate::feedback) },
          { "others", columnOf(found, &FoundDuplicate::other) },
          { "scores", columnOf(found, &FoundDuplicate::score) },
          { "probabilities", columnOf(found, &FoundDuplicate::probability) },
          { "terms", columnOf(found, [](const FoundDuplicate &each) { return toJson(each.terms); }) } });
}

Result<void> forgetSuggestions(Connection &connection, std::span<const ClaimedItem> items)
{
    return connection.run("suggestion.forget", {},
                          { { "organizations", columnOf(items, &ClaimedItem::organization) },
                            { "items", columnOf(items, &ClaimedItem::feedback) } });
}

Result<void> SuggestionWriter::reviewWhatCameAgain(const std::vector<FeedbackId> &items)
{
    const auto rows = m_tx.execute("suggestion.cameAgain", { { "items", items } });
    if (!rows)
        return rows.error();
    std::vector<ItemActivity> activities;
    for (const Row row : *rows)
        activities.push_back({ row.id<FeedbackId>(0),
                               { .code = activitycode::cameAgain, .feedback = row.id<FeedbackId>(1) } });
    return FeedbackWriter(m_tx).addActivities(activities);
}

Result<int> SuggestionWriter::mergeWhatIsCertain(const std::vector<FeedbackId> &items, int limit)
{
    const auto rows = m_tx.execute("suggestion.certain", { { "items", items }, { "limit", limit } });
    if (!rows)
        return rows.error();
    for (const Row row : *rows) {
        const auto item = row.id<FeedbackId>(0);
        const auto other = row.id<FeedbackId>(1);
        // A refusal, such as for an item that took the place of a deleted one, leaves it to people.
        const auto merged = MergeWriter(m_tx).merge({ other, { item } }, std::nullopt);
        if (!merged && merged.error().type != ProblemType::Conflict
            && merged.error().type != ProblemType::FeedbackNotFound)
            return merged.error();
        const auto marked
            = m_tx.run("suggestion.markAutomatic", { { "feedback", item }, { "other", other } });
        if (!marked)
            return marked.error();
    }
    return rows->size();
}

Result<double> textsInStatistics(Connection &connection)
{
    return firstOf<double>(connection.execute("suggestion.items"));
}

} // namespace triage::storage
