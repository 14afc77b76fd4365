// SPDX-License-Identifier: GPL-3.0-or-later
// Training examples for classifiers, and people's corrections of routing decisions.
#pragma once

#include "database/connection.h"
#include "database/transaction.h"
#include "domain/routingquality.h"
#include "result.h"
#include "stores/scopedstore.h"

#include <optional>
#include <unordered_map>
#include <vector>

namespace triage::storage {

/// An item with the decisions of people. Both lists are empty if they were withdrawn or the item was deleted.
struct TaughtItem
{
    FeedbackId feedback;
    QString title;
    QString description;
    std::vector<BufferId> fits;
    std::vector<BufferId> fitsNot;
};

/// The best candidate of a decision, and what people said about it.
struct JudgedCandidate
{
    double score = 0;
    std::optional<bool> isRight; ///< Empty if nobody has said anything.
    bool wasAsked = false; ///< The item was marked for review.
};

/// The buffers that hold an item, and what people decided about it.
struct ItemPlacement
{
    std::vector<BufferId> held; ///< Live ones, in ascending order.
    std::vector<BufferId> byHand; ///< Those of them where people put it, in ascending order.
    std::vector<BufferId> fits; ///< Where people put it, or confirmed it.
    std::vector<BufferId> fitsNot;
    bool staysForReview = false; ///< It needs review, and not because of routing alone.
    bool isPending = false;
};

/// The beginning of an item's text.
struct ItemText
{
    QString title; ///< May be empty.
    QString description;
};

/// An item that people left where routing had put it.
struct LeftAlone
{
    ItemText text;
    BufferId buffer; ///< The surest one.
    bool wasAsked = false; ///< The item was marked for review.
};

/// The text of an item, for comparison with others.
struct ComparedItem
{
    FeedbackId feedback;
    std::optional<QString> title;
    QString description;
};

/// A word of the search index, and the share of all feedback that contains it.
struct WordShare
{
    QString word;
    double share = 0;
};

/// Reads the training examples of one organization.
class LearningStore : public ScopedStore
{
public:
    using ScopedStore::ScopedStore;

    /// Returns the newest examples for and against each live buffer, at most limit in total; oldest first.
    Result<std::vector<TaughtItem>> newestExamples(int perBuffer, int limit);
    /// Returns all examples of each item that was taught, edited or withdrawn since a change; at most limit
    /// items.
    Result<std::vector<TaughtItem>> examplesSince(qint64 change, int limit);
    Result<bool> anyExamplesOf(const std::vector<BufferId> &buffers);
    /// Returns the best candidates of a classifier's newest decisions that have at least minScore, oldest
    /// first. At most limit decisions are read.
    Result<std::vector<JudgedCandidate>> decisions(const QString &classifier, double minScore, int limit);
    /// Returns the newest items that people left where a classifier had put them, newest first: at most
    /// limit, of the number of decisions that decisions() reads. The length of a text is in characters.
    Result<std::vector<LeftAlone>> leftAlone(const QString &classifier, int among, int limit, int length);
    /// Returns the placements of those of the items that exist, as of one moment.
    Result<std::unordered_map<FeedbackId, ItemPlacement>> placements(const std::vector<FeedbackId> &feedback);
    Result<RoutingQuality> quality(int weeks);

    /// Returns the number of items, at most limit.
    Result<int> countTexts(int limit);
    /// Returns the beginnings of the texts of the newest items, newest first. Lengths are in characters.
    Result<std::vector<ItemText>> newestTexts(int limit, int length);

    /// FeedbackNotFound if there is none.
    Result<ComparedItem> text(FeedbackId feedback, qint64 *itemsInAll);
    /// Returns items that have some of the words (a tsquery), those with most of them first. The cost grows
    /// with the number of items that have them.
    Result<std::vector<ComparedItem>> withRareWords(const QString &words, FeedbackId except, int limit);
    /// Does the same among the newest items only, for frequent words.
    Result<std::vector<ComparedItem>> withWordsLately(const QString &words, FeedbackId except, int newest,
                                                      int limit);
};

/// Writes what people teach, inside a transaction.
class LearningWriter : public WriterOf<LearningStore>
{
public:
    using WriterOf::WriterOf;

    /// Keeps where the item is and what it teaches, before the member changes that.
    Result<void> keep(FeedbackId feedback, MemberId member);
    /// Forgets what keep() kept in this transaction, because nothing was taught.
    Result<void> forget(FeedbackId feedback);
    /// Lets the items of which this transaction kept something teach what they taught before, if they are
    /// again where they were before an earlier gesture, or where routing had put them; with a member, only
    /// if that is before a gesture of the member. Returns their number.
    Result<int> restore(std::optional<MemberId> member = {});
    /// Records that the item belongs into the buffer, or not. Returns false if that was known since routing
    /// decided.
    Result<bool> teach(BufferId buffer, FeedbackId feedback, bool positive, MemberId member);
    /// Records that the item belongs into the buffers that hold it. Returns false if that was known since
    /// routing decided.
    Result<bool> accept(FeedbackId feedback, MemberId member);
    /// Withdraws what accept() recorded.
    Result<void> withdrawAcceptance(FeedbackId feedback);
    /// Records that the item belongs into the buffers where it remained.
    Result<void> acceptRemaining(FeedbackId feedback, MemberId member);
    /// Labels the decisions about all items that this transaction taught something about.
    Result<void> labelDecisions();
};

/// Returns the words that are frequent in the feedback of all organizations, from PostgreSQL's statistics.
Result<std::vector<WordShare>> wordShares(Connection &connection);

} // namespace triage::storage
