// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/routing/similaritems.h"

#include "duplicates/comparableitem.h"
#include "routing/meaning/likeness.h"
#include "routing/text/featurevector.h"
#include "services/duplicates/itemindexes.h"
#include "services/routing/encodedtexts.h"
#include "services/routing/routingmodels.h"
#include "stores/learningstore.h"
#include "stores/triage/textchanges.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <span>
#include <unordered_map>

using namespace Qt::StringLiterals;

namespace triage::services {

using storage::ComparedItem;
using storage::Connection;
using storage::LearningStore;

namespace {

/// The maximum number of items to compare, after the search has ordered them by the number of words that they
/// share, and after the index has ordered them by the similarity of their words.
constexpr int maxCompared = 120;
constexpr std::size_t maxNearest = 60;
/// The length up to which the texts of items that the index found are read; it reads no more either.
constexpr int readLength = int(duplicates::maxComparedLength);
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

/// An item that may be similar.
struct FoundItem
{
    ComparedItem item;
    double similarity = 0; ///< The similarity of the words, later also of the meaning.
};

/// Adds the meaning of texts to the similarity of their words, where there is a space that knows them.
void addMeaning(Connection &db, OrganizationId organization, const routing::Model &model,
                const ComparedItem &own, std::vector<FoundItem> &found)
{
    const routing::Spaces &spaces = model.spaces();
    if (std::ranges::none_of(spaces, [](const auto &space) { return space != nullptr; }))
        return; // spares telling the languages of all texts
    std::vector<FeedbackId> ids{ own.feedback };
    for (const FoundItem &each : found)
        ids.push_back(each.item.feedback);
    const std::vector<QByteArray> vectors = vectorsOf(db, organization, model, ids);
    const auto meaningsOf = [&](const ComparedItem &item, std::size_t i) {
        routing::FeedbackText text = textOf(item);
        text.vector = vectors[i];
        return routing::meaningsOf(model.read(text), spaces);
    };
    const routing::TextMeanings meanings = meaningsOf(own, 0);
    for (std::size_t i = 0; i < found.size(); ++i)
        found[i].similarity
            = routing::likeness(found[i].similarity, meanings, meaningsOf(found[i].item, i + 1));
}

std::vector<SimilarFeedback> ranked(const ComparedItem &own, const std::vector<FoundItem> &found, int limit)
{
    std::vector<std::pair<double, std::size_t>> order;
    for (std::size_t i = 0; i < found.size(); ++i) {
        if (found[i].similarity >= minSimilarity)
            order.emplace_back(-std::min(found[i].similarity, 1.0), i);
    }
    std::sort(order.begin(), order.end(), [&](const auto &a, const auto &b) {
        return a.first != b.first ? a.first < b.first
                                  : found[b.second].item.feedback < found[a.second].item.feedback;
    });
    if (order.size() > std::size_t(limit))
        order.resize(std::size_t(limit));
    std::vector<SimilarFeedback> similar;
    for (const auto &[distance, i] : order) {
        const ComparedItem &item = found[i].item;
        SimilarFeedback each{ item.feedback, item.title, excerptOf(item.description), -distance, {}, {} };
        for (const routing::SharedWord &word : sharedWords(textOf(own), textOf(item), maxShared))
            each.sharedWords.push_back(word.inSecond);
        similar.push_back(std::move(each));
    }
    return similar;
}

/// Returns the items whose words are most similar by the index; nothing if that is not there.
Result<std::optional<std::vector<FoundItem>>> nearestOf(Connection &db, OrganizationId organization,
                                                        const ComparedItem &own, ItemIndexes &indexes)
{
    using Found = std::optional<std::vector<FoundItem>>;
    // Newer than every item, so that the newer ones are found, too.
    constexpr FeedbackId newest(std::numeric_limits<qint64>::max());
    const storage::ClaimedItem claimed{ organization, newest, 1, own.title.value_or(QString()),
                                        own.description };
    const auto nearest = indexes.nearest(db, organization, std::span(&claimed, 1), maxNearest + 1);
    if (!nearest)
        return Found();
    std::unordered_map<FeedbackId, double> similarities;
    std::vector<FeedbackId> ids;
    for (const neighbours::Neighbour &each : nearest->ofItems.front()) {
        if (each.feedback != own.feedback) {
            similarities.emplace(each.feedback, each.similarity);
            ids.push_back(each.feedback);
        }
    }
    auto texts = storage::TextChangeStore(db, organization).texts(ids, readLength);
    if (!texts)
        return texts.error();
    std::vector<FoundItem> found;
    for (storage::ChangedText &text : *texts) {
        found.push_back(
            { { text.feedback, text.title.isEmpty() ? std::nullopt : std::optional(std::move(text.title)),
                std::move(text.description) },
              similarities[text.feedback] });
    }
    return Found(std::move(found));
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

/// Returns items that may be similar, with the similarity of their words.
Result<std::vector<FoundItem>> foundFor(Connection &db, OrganizationId organization, const ComparedItem &own,
                                        qint64 items, const WordShares::Shares &shares, ItemIndexes &indexes)
{
    auto nearest = nearestOf(db, organization, own, indexes);
    if (!nearest)
        return nearest.error();
    if (*nearest)
        return std::move(**nearest);
    LearningStore learning(db, organization);
    const routing::FeedbackText text = textOf(own);
    auto candidates = candidatesOf(learning, own.feedback, searchedWords(text, shares, maxWords), items);
    if (!candidates)
        return candidates.error();
    const routing::FeatureVector vector = vectorOf(text);
    std::vector<FoundItem> found;
    for (ComparedItem &each : *candidates) {
        const double words = cosine(vector, vectorOf(textOf(each)));
        found.push_back({ std::move(each), words });
    }
    return found;
}

Result<std::vector<SimilarFeedback>> similarTo(Connection &db, OrganizationId organization, FeedbackId id,
                                               int limit, const WordShares::Shares &shares,
                                               ItemIndexes &indexes, const routing::Model *model)
{
    LearningStore learning(db, organization);
    qint64 items = 0;
    const auto own = learning.text(id, &items);
    if (!own)
        return own.error();
    auto found = foundFor(db, organization, *own, items, shares, indexes);
    if (!found)
        return found.error();
    if (model)
        addMeaning(db, organization, *model, *own, *found);
    std::vector<SimilarFeedback> similar = ranked(*own, *found, limit);
    std::vector<FeedbackId> ids;
    for (const SimilarFeedback &each : similar)
        ids.push_back(each.id);
    auto placements = learning.placements(ids);
    if (!placements)
        return placements.error();
    for (SimilarFeedback &each : similar)
        each.buffers = std::move((*placements)[each.id].held);
    return similar;
}

} // namespace

DatabaseTask<std::vector<SimilarFeedback>> SimilarItems::find(const Caller &caller, FeedbackId id, int limit)
{
    auto job = [this, organization = caller.organization, id, limit](Connection &db) {
        return similarTo(db, organization, id, limit, *m_shares.current(db), m_indexes,
                         m_models.inMemory(organization).get());
    };
    return m_database.read(caller.organization, std::move(job));
}

} // namespace triage::services
