// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/feedback/similaritems.h"

#include "routing/text/featurevector.h"
#include "stores/feedbackstore.h"
#include "stores/learningstore.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::services {

using storage::ComparedItem;
using storage::Connection;
using storage::LearningStore;

namespace {

/// The maximum number of items to compare, after the search has ordered them by the number of words that they
/// share.
constexpr int maxCompared = 120;
/// The maximum number of items that may contain the words of the search.
constexpr double maxFound = 2000;
constexpr std::size_t maxWords = 24;
/// Up to this number of items is scanned one by one. If there are more and all words are frequent, this
/// number of the newest is scanned.
constexpr int fewItems = 3000;
constexpr double minSimilarity = 0.05;
constexpr size_t maxShared = 5;
constexpr qsizetype maxExcerptLength = 200;

routing::FeedbackText textOf(const ComparedItem &item)
{
    return { item.title.value_or(QString()), item.description };
}

QString excerptOf(const QString &text)
{
    qsizetype end = std::min(text.size(), maxExcerptLength);
    if (end < text.size() && text[end - 1].isHighSurrogate())
        --end;
    return text.first(end);
}

std::vector<SimilarFeedback> ranked(const routing::FeedbackText &item, std::vector<ComparedItem> found,
                                    int limit)
{
    const routing::FeatureVector own = vectorOf(item);
    std::vector<std::pair<double, std::size_t>> order;
    for (std::size_t i = 0; i < found.size(); ++i) {
        const double similarity = cosine(own, vectorOf(textOf(found[i])));
        if (similarity >= minSimilarity)
            order.emplace_back(-std::min(similarity, 1.0), i);
    }
    std::sort(order.begin(), order.end(), [&](const auto &a, const auto &b) {
        return a.first != b.first ? a.first < b.first : found[b.second].feedback < found[a.second].feedback;
    });
    if (order.size() > std::size_t(limit))
        order.resize(std::size_t(limit));
    std::vector<SimilarFeedback> similar;
    for (const auto &[distance, i] : order) {
        SimilarFeedback each{
            found[i].feedback, found[i].title, excerptOf(found[i].description), -distance, {}, {}
        };
        for (const routing::SharedWord &word : sharedWords(item, textOf(found[i]), maxShared))
            each.sharedWords.push_back(word.inSecond);
        similar.push_back(std::move(each));
    }
    return similar;
}

Result<std::vector<ComparedItem>> candidatesOf(LearningStore &learning, FeedbackId id,
                                               const std::vector<SearchedWord> &words, qint64 items)
{
    if (words.empty())
        return std::vector<ComparedItem>();
    if (items > fewItems) {
        if (const QString query = rareQuery(words, double(items), maxFound); !query.isEmpty())
            return learning.withRareWords(query, id, maxCompared);
    }
    return learning.withWordsLately(anyOf(words, words.size()), id, fewItems, maxCompared);
}

Result<std::vector<SimilarFeedback>> similarTo(Connection &db, OrganizationId organization, FeedbackId id,
                                               int limit, const WordShares::Shares &shares)
{
    LearningStore learning(db, organization);
    qint64 items = 0;
    const auto own = learning.text(id, &items);
    if (!own)
        return own.error();
    const routing::FeedbackText text = textOf(*own);
    auto found = candidatesOf(learning, id, searchedWords(text, shares, maxWords), items);
    if (!found)
        return found.error();
    std::vector<SimilarFeedback> similar = ranked(text, std::move(*found), limit);
    std::vector<FeedbackId> ids;
    for (const SimilarFeedback &each : similar)
        ids.push_back(each.id);
    auto holders = learning.holders(ids);
    if (!holders)
        return holders.error();
    for (std::size_t i = 0; i < similar.size(); ++i)
        similar[i].buffers = std::move(holders->at(i));
    return similar;
}

} // namespace

DatabaseTask<std::vector<SimilarFeedback>> SimilarItems::find(const Caller &caller, FeedbackId id, int limit)
{
    auto job = [this, organization = caller.organization, id, limit](Connection &db) {
        return similarTo(db, organization, id, limit, *m_shares.current(db));
    };
    return m_database.read(caller.organization, std::move(job));
}

} // namespace triage::services
