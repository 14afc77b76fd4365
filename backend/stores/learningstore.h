// SPDX-License-Identifier: GPL-3.0-or-later
// What people taught, as classifiers learn it, and what they made of routing's decisions.
#pragma once

#include "database/connection.h"
#include "database/transaction.h"
#include "domain/routingquality.h"
#include "result.h"
#include "stores/scopedstore.h"

#include <vector>

namespace triage::storage {

/// An item with what people said about it. Where it is in no list, nothing is said any more, or it is gone.
struct TaughtItem
{
    FeedbackId feedback;
    QString title;
    QString description;
    std::vector<BufferId> fits;
    std::vector<BufferId> fitsNot;
};

/// A decision that people said something to: the scores of the buffers that were weighed, and whether the
/// item belongs into each.
struct LabelledDecision
{
    std::vector<double> scores;
    std::vector<bool> right;
};

/// Where an item is, and where people want it.
struct ItemPlacement
{
    std::vector<BufferId> held;
    std::vector<BufferId> fits;
    std::vector<BufferId> fitsNot;
};

/// An item as it is compared with others.
struct ComparedItem
{
    FeedbackId feedback;
    std::optional<QString> title;
    QString description;
};

/// A word of the search index, and in which part of all feedback it is.
struct WordShare
{
    QString word;
    double share = 0;
};

/// Reads what one organization taught.
class LearningStore : public ScopedStore
{
public:
    using ScopedStore::ScopedStore;

    /// Of each live buffer the newest examples for and against it, of all together the newest; oldest first.
    Result<std::vector<TaughtItem>> newestExamples(int perBuffer, int limit);
    /// Everything about each item of which something was taught, edited or taken back since a change; at
    /// limit so many.
    Result<std::vector<TaughtItem>> examplesSince(qint64 change, int limit);
    Result<bool> anyExamplesOf(const std::vector<BufferId> &buffers);
    /// A classifier's decisions that people said something to, the last ones first; those whose best
    /// candidate has at least that score.
    Result<std::vector<LabelledDecision>> labelledDecisions(const QString &classifier, double minScore,
                                                            int limit);
    /// In the order of the items.
    Result<std::vector<ItemPlacement>> placements(const std::vector<FeedbackId> &feedback);
    Result<RoutingQuality> quality(int weeks);

    /// FeedbackNotFound where there is none.
    Result<ComparedItem> text(FeedbackId feedback, qint64 *itemsInAll);
    /// Items that have some of the words, a tsquery, those with limit of them first. Its cost grows with how
    /// many have them.
    Result<std::vector<ComparedItem>> withRareWords(const QString &words, FeedbackId except, int limit);
    /// The same among so many of the newest items, for words that many have.
    Result<std::vector<ComparedItem>> withWordsLately(const QString &words, FeedbackId except, int newest,
                                                      int limit);
    /// The live buffers that hold each of the items.
    Result<std::vector<std::vector<BufferId>>> holders(const std::vector<FeedbackId> &feedback);
};

/// Writes what people taught beyond single buffers, inside a transaction.
class LearningWriter : public LearningStore
{
public:
    explicit LearningWriter(Transaction &tx) : LearningStore(tx.connection(), tx.organization()), m_tx(tx) { }

    /// The item belongs where routing had put it.
    Result<void> accept(FeedbackId feedback, MemberId member);
    /// That is not said any more.
    Result<void> takeBack(FeedbackId feedback);
    /// The item belongs into the buffers that it was left in.
    Result<void> acceptRemaining(FeedbackId feedback, MemberId member);
    /// Notes what became of the decisions about all items of which this transaction has taught something.
    Result<void> resolve();

private:
    Transaction &m_tx;
};

/// The words that are frequent in all organizations' feedback together, as far as PostgreSQL has looked.
Result<std::vector<WordShare>> wordShares(Connection &connection);

} // namespace triage::storage
