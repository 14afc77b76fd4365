// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the feedback of one organization into the database.
#pragma once

#include "database/transaction.h"
#include "search/indexedtext.h"
#include "stores/feedbackstore.h"

#include <cstddef>
#include <mutex>
#include <optional>
#include <span>
#include <unordered_set>
#include <vector>

namespace triage::storage {

/// An item that is ready to be stored.
struct PreparedFeedback
{
    std::optional<QString> title;
    QString description;
    std::optional<QString> submittedBy;
    std::optional<QString> client;
    std::vector<NormalTarget> targets;
    QString lexemes; ///< The index of the text, as a tsvector.
    std::vector<QString> tags = {}; ///< In their normal form, sorted.
    std::optional<QString> language = {}; ///< The code of the text's language, or `und`.
};

/// Describes what was done to an item.
struct ItemActivity
{
    FeedbackId feedback;
    Activity activity;
    QString reasoning = {}; ///< The last sentence of the activity's text, of a decision.
};

/// Words that a transaction adds to its organization's vocabulary.
struct NewWords
{
    OrganizationId organization;
    qint64 vocabularyChange = 0; ///< The last change that had removed words.
    std::vector<QString> words = {};
};

/// Words that are known to be in the vocabulary, so that they need not be sent again. After words were
/// removed, by whichever server, none of the organization's words is known. Thread-safe.
class KnownWords
{
public:
    /// Returns the words of a list or set that are not known to be in the vocabulary, in the transaction that
    /// is to add them.
    template <typename Words>
    NewWords unknown(const Transaction &tx, const Words &words) const
    {
        NewWords unknown{ tx.organization(), tx.vocabularyChange() };
        const std::lock_guard lock(m_mutex);
        for (const QString &word : words) {
            if (!m_hashes.contains(hashOf(unknown, word)))
                unknown.words.push_back(word);
        }
        return unknown;
    }
    /// Notes words whose transaction is committed.
    void insert(const NewWords &words);

private:
    static std::size_t hashOf(const NewWords &vocabulary, const QString &word);

    mutable std::mutex m_mutex;
    std::unordered_set<std::size_t> m_hashes;
};

/// Writes feedback and notes, inside a transaction.
class FeedbackWriter : public WriterOf<FeedbackStore>
{
public:
    using WriterOf::WriterOf;

    /// Stores items in their order, up to the organization's lifetime limit, each with its targets and its
    /// routing job. Returns the items that were stored. At most identifiersPerTransaction items and targets
    /// together.
    Result<std::vector<Feedback>> create(std::span<const PreparedFeedback> items);
    /// Stores an item with a part of another one's text, with everything else that came with that one: its
    /// time, its sender and its targets. UsageLimitReached if the lifetime limit is reached, Conflict if too
    /// many items have that time.
    Result<Feedback> splitOff(const Feedback &original, const NewSplit &part,
                              const search::IndexedText &index);
    /// Adds words to the organization's vocabulary; known ones are ignored.
    Result<void> learnWords(const std::vector<QString> &words);
    Result<void> update(const Feedback &feedback);
    /// Clears the flag that asks a person to look. Returns whether it was set.
    Result<bool> endReview(FeedbackId id);
    /// Replaces the index and the language of the text.
    Result<void> reindex(FeedbackId id, const search::IndexedText &index);
    /// Removes items with everything that belongs to them; FeedbackNotFound if there is none of them.
    Result<void> remove(const std::vector<FeedbackId> &ids);

    /// Adds a note. The program, if there is one, wrote it for the author.
    Result<Note> addNote(FeedbackId feedback, const QString &text, Author author,
                         const QString &program = {});
    /// Adds what a member did, or a program for the member, to the timeline of the item.
    Result<void> addActivity(FeedbackId feedback, Activity activity, MemberId member,
                             const QString &program = {});
    /// Adds an activity to each item, of a member or of the system.
    Result<void> addActivities(const std::vector<ItemActivity> &activities, MemberId member = {});

private:
    /// Notes in the timelines of the items that take the place of ones that are about to be deleted that they
    /// do. Which ones do is settled by a trigger, however items are deleted.
    Result<void> noteSuccessors(const std::vector<FeedbackId> &deleted);
};

/// Adds activities, of a member or of the system, to items of the transactions' organizations: those of each
/// transaction have its index. Their time is that of the last lock.
Result<void> addActivities(std::span<Transaction> transactions,
                           std::span<const std::vector<ItemActivity>> activities, MemberId member = {});

/// Removes the words that texts lost from the vocabularies, as far as no other text has them. Organizations
/// take turns, a part each, beginning behind `after`; stores the last one there, or none at the end of them.
/// One that fails is logged. Returns true if there may be more: the next call goes on.
Result<bool> forgetWords(Connection &connection, OrganizationId &after);

/// Says that the organization has reached the number of items that it may ever create.
Problem feedbackLimitReached();

} // namespace triage::storage
