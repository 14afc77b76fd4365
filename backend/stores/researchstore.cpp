// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/researchstore.h"

#include "database/columns.h"
#include "database/record.h"
#include "domain/idtime.h"
#include "fields/json.h"

#include <algorithm>
#include <limits>
#include <unordered_set>

using namespace Qt::StringLiterals;

namespace triage::storage {

namespace {

/// A term with more items is common: it is searched only among the newest items, windowOfCommonTerms of them.
constexpr int maxItemsOfRareTerm = 5000;
constexpr int windowOfCommonTerms = 20000;

/// Tolerance in milliseconds: clocks may have differed by minutes.
constexpr qint64 slack = 60 * 60 * 1000;

qint64 firstIdOf(const ResearchScope &scope)
{
    return scope.createdAfter ? idsOf(Timestamp(scope.createdAfter->milliseconds() - slack)).first : 0;
}

qint64 lastIdOf(const ResearchScope &scope)
{
    return scope.createdBefore ? idsOf(Timestamp(scope.createdBefore->milliseconds() + slack)).last
                               : std::numeric_limits<qint64>::max();
}

QString anyOf(const std::vector<QString> &terms)
{
    QStringList all;
    for (const QString &term : terms)
        all << u'(' + term + u')';
    return all.join(u" | "_s);
}

Binds bindsOf(const ResearchScope &scope, int limit)
{
    return { { "created_after", scope.createdAfter },
             { "created_before", scope.createdBefore },
             { "first_id", firstIdOf(scope) },
             { "last_id", lastIdOf(scope) },
             { "limit", limit } };
}

/// Removes citations and theme members whose items do not exist.
void keepOnly(const std::unordered_set<FeedbackId> &present, ResearchQuery &outcome)
{
    const auto isGone = [&](FeedbackId id) {
        return !present.contains(id);
    };
    std::erase_if(outcome.citations, [&](const ResearchCitation &each) { return isGone(each.feedback); });
    for (ResearchTheme &theme : outcome.themes) {
        std::erase_if(theme.feedback, isGone);
        theme.count = qint64(theme.feedback.size());
    }
    std::erase_if(outcome.themes, [](const ResearchTheme &theme) { return theme.count == 0; });
}

std::vector<FeedbackId> sourcesOf(const ResearchQuery &outcome)
{
    std::unordered_set<FeedbackId> all;
    for (const ResearchCitation &each : outcome.citations)
        all.insert(each.feedback);
    for (const ResearchTheme &theme : outcome.themes)
        all.insert(theme.feedback.begin(), theme.feedback.end());
    return { all.begin(), all.end() };
}

} // namespace

Problem researchNotFound()
{
    return problem(ProblemType::ResearchQueryNotFound, u"There is no research question with that id."_s);
}

ClaimedQuestion questionOf(const ClaimedWork &work, const Row &row)
{
    constexpr int first = Claim::payloadColumn;
    return { work, row.text(first),
             ResearchScope{ row.optionalId<BufferId>(first + 1), row.optionalTimestamp(first + 2),
                            row.optionalTimestamp(first + 3) } };
}

Result<RecordPage<ResearchQuery>> ResearchStore::list(const api::PageRequest &page)
{
    return recordPage<ResearchQuery>(query("research.page", bindsOf(page)));
}

Result<ResearchQuery> ResearchStore::find(ResearchId id)
{
    return firstOr<ResearchQuery>(query("research.find", { { "id", id } }), researchNotFound);
}

Result<ResearchCandidates> ResearchStore::candidates(const ResearchScope &scope,
                                                     const std::vector<QString> &terms, int limit)
{
    Binds binds = bindsOf(scope, limit);
    const char *statement = scope.buffer ? "research.newestOfBuffer" : "research.newest";
    if (!terms.empty()) {
        statement = "research.candidates";
        binds.push_back({ "terms", terms });
        binds.push_back({ "any_term", anyOf(terms) });
        binds.push_back({ "max_of_rare", maxItemsOfRareTerm });
        binds.push_back({ "window", windowOfCommonTerms });
    }
    if (!terms.empty() || scope.buffer)
        binds.push_back({ "buffer", scope.buffer });
    const auto rows = query(statement, binds);
    if (!rows)
        return rows.error();
    ResearchCandidates candidates;
    candidates.items.reserve(std::size_t(rows->size()));
    for (const Row row : *rows) {
        candidates.items.push_back({ row.id<FeedbackId>(2), row.text(3), row.text(4), row.timestamp(5) });
        candidates.found = std::max<qint64>(row.integer(0), rows->size());
        candidates.isPartial = row.boolean(1);
    }
    if (terms.empty())
        candidates.isPartial = rows->size() == limit;
    return candidates;
}

Result<ResearchQuery> ResearchWriter::submit(const QString &question, const ResearchScope &scope,
                                             MemberId member)
{
    ResearchQuery made;
    made.id = m_tx.take<ResearchId>();
    made.question = question;
    made.buffer = scope.buffer;
    made.createdAfter = scope.createdAfter;
    made.createdBefore = scope.createdBefore;
    made.createdAt = m_tx.now();
    return valueAfter(m_tx.run("research.insert",
                               { { "id", made.id },
                                 { "member", member },
                                 { "question", made.question },
                                 { "buffer", made.buffer },
                                 { "created_after", made.createdAfter },
                                 { "created_before", made.createdBefore },
                                 { "now", made.createdAt } }),
                      made);
}

Result<void> ResearchWriter::remove(ResearchId id)
{
    return requireAny(m_tx.execute("research.delete", { { "id", id } }), researchNotFound);
}

Result<bool> ResearchWriter::settle(const ClaimedQuestion &question, ResearchQuery outcome)
{
    const auto present
        = listOf<FeedbackId>(m_tx.execute("import.feedbackIds", { { "ids", sourcesOf(outcome) } }));
    if (!present)
        return present.error();
    keepOnly({ present->begin(), present->end() }, outcome);
    return isAny(m_tx.execute("research.settle",
                              { { "research", question.research() },
                                { "owner", question.work.owner },
                                { "status", wordOf(outcome.status) },
                                { "answer", outcome.answer },
                                { "themes", toJson(outcome.themes) },
                                { "citations", toJson(outcome.citations) },
                                { "items_considered", outcome.itemsConsidered },
                                { "answered_by", outcome.answeredBy },
                                { "error", outcome.error },
                                { "sources", sourcesOf(outcome) } }));
}

} // namespace triage::storage
