// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/feedback/similaritems.h"

#include "routing/text/featurevector.h"
#include "search/textanalysis.h"
#include "stores/feedbackstore.h"
#include "stores/learningstore.h"

#include <QSet>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::services {

using storage::ComparedItem;
using storage::Connection;
using storage::LearningStore;

namespace {

constexpr auto sharesLifetime = std::chrono::minutes(5);
/// The maximum number of items to compare, after the search has ordered them by the number of words that they
/// share.
constexpr int maxCompared = 120;
/// The maximum number of items that may contain the words of the search.
constexpr double maxFound = 2000;
constexpr int maxWords = 24;
/// Up to this number of items is scanned one by one. If there are more and all words are frequent, this
/// number of the newest is scanned.
constexpr int fewItems = 3000;
constexpr double minSimilarity = 0.05;
constexpr size_t maxShared = 5;
constexpr qsizetype maxExcerptLength = 200;

/// A word of an item as the search index stores it, in all its forms.
struct SearchedWord
{
    QString query;
    double share = 0; ///< The fraction of all feedback that contains it, if it is frequent.
};

SearchedWord searchedWord(const search::Word &word, const SimilarItems::Shares &shares)
{
    // Words contain letters, digits and marks only, so nothing has to be escaped.
    const QStringList forms = word.stem == word.folded
        ? QStringList{ word.folded, u'=' + word.stem }
        : QStringList{ word.folded, u'=' + word.stem, word.stem };
    SearchedWord searched;
    for (const QString &form : forms) {
        searched.query += (searched.query.isEmpty() ? u"'"_s : u" | '"_s) + form + u'\'';
        searched.share += shares.value(form);
    }
    searched.query = u'(' + searched.query + u')';
    return searched;
}

/// Returns each word once, rarest first; of equally rare words the longer first, because they say more.
std::vector<SearchedWord> wordsOf(const routing::FeedbackText &item, const SimilarItems::Shares &shares)
{
    QSet<QString> seen;
    std::vector<search::Word> words;
    for (const QString &text : { item.title, item.description }) {
        for (search::Word &word : search::words(text)) {
            if (!seen.contains(word.stem)) {
                seen.insert(word.stem);
                words.push_back(std::move(word));
            }
        }
    }
    std::vector<SearchedWord> searched;
    for (const search::Word &word : words)
        searched.push_back(searchedWord(word, shares));
    std::stable_sort(searched.begin(), searched.end(), [](const SearchedWord &a, const SearchedWord &b) {
        return a.share != b.share ? a.share < b.share : a.query.size() > b.query.size();
    });
    if (searched.size() > maxWords)
        searched.resize(maxWords);
    return searched;
}

QString anyOf(const std::vector<SearchedWord> &words, std::size_t count)
{
    QStringList queries;
    for (std::size_t i = 0; i < count; ++i)
        queries << words[i].query;
    return queries.join(u" | "_s);
}

/// Returns the search for items: with any of the rare words or, if there are none, with two of the rarest.
/// Returns nothing if even that matches too many items.
QString rareQuery(const std::vector<SearchedWord> &words, double items)
{
    std::size_t rare = 0;
    for (double found = 0; rare < words.size(); ++rare) {
        found += words[rare].share * items;
        if (found > maxFound)
            break;
    }
    if (rare > 0)
        return anyOf(words, rare);
    QStringList pairs;
    double found = 0;
    for (std::size_t i = 1; i < words.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            found += words[i].share * words[j].share * items;
            if (found > maxFound)
                return pairs.join(u" | "_s);
            pairs << u'(' + words[i].query + u" & "_s + words[j].query + u')';
        }
    }
    return pairs.join(u" | "_s);
}

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
        if (const QString query = rareQuery(words, double(items)); !query.isEmpty())
            return learning.withRareWords(query, id, maxCompared);
    }
    return learning.withWordsLately(anyOf(words, words.size()), id, fewItems, maxCompared);
}

Result<std::vector<SimilarFeedback>> similarTo(Connection &db, OrganizationId organization, FeedbackId id,
                                               int limit, const SimilarItems::Shares &shares)
{
    LearningStore learning(db, organization);
    qint64 items = 0;
    const auto own = learning.text(id, &items);
    if (!own)
        return own.error();
    const routing::FeedbackText text = textOf(*own);
    auto found = candidatesOf(learning, id, wordsOf(text, shares), items);
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

std::shared_ptr<const SimilarItems::Shares> SimilarItems::shares(Connection &connection)
{
    const auto now = std::chrono::steady_clock::now();
    {
        const std::lock_guard lock(m_mutex);
        if (m_shares && now < m_sharesUntil)
            return m_shares;
    }
    auto made = std::make_shared<Shares>();
    // Without statistics all words count as rare: a table that was never analyzed is small.
    if (const auto known = storage::wordShares(connection)) {
        for (const storage::WordShare &each : *known)
            made->insert(each.word, each.share);
    }
    const std::lock_guard lock(m_mutex);
    m_shares = made;
    m_sharesUntil = now + sharesLifetime;
    return made;
}

DatabaseTask<std::vector<SimilarFeedback>> SimilarItems::find(const Caller &caller, FeedbackId id, int limit)
{
    auto job = [this, organization = caller.organization, id, limit](Connection &db) {
        return similarTo(db, organization, id, limit, *shares(db));
    };
    return m_database.read(caller.organization, std::move(job));
}

} // namespace triage::services
