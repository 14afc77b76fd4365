// SPDX-License-Identifier: GPL-3.0-or-later
// The feedback of one organization in the database.
#pragma once

#include "contract/messages.h"
#include "database/connection.h"
#include "database/record.h"
#include "database/transaction.h"
#include "domain/feedback.h"
#include "domain/note.h"
#include "domain/target.h"
#include "result.h"
#include "stores/bufferstore.h"
#include "stores/lists/listmemory.h"
#include "stores/scopedstore.h"

#include <QStringList>

#include <optional>
#include <span>
#include <vector>

namespace triage::storage {

/// What a search asks of the index.
struct SearchTerms
{
    std::vector<QString> queries; ///< A tsquery text for each term.
    std::vector<std::optional<QString>>
        patterns; ///< A LIKE pattern for the vocabulary, for each term that has one.
    QString titleQuery; ///< Finds what comes first by relevance.
    bool titleSuffices = false; ///< Whatever titleQuery finds is found by the queries, too.
};

/// A page of feedback, and the buffer that was asked for.
struct FeedbackPage
{
    Records<Feedback> items;
    qint64 total = 0;
    std::optional<BufferId> buffer;
};

/// An item that is ready to be stored.
struct PreparedFeedback
{
    std::optional<QString> title;
    QString description;
    std::optional<QString> submittedBy;
    std::optional<QString> client;
    std::vector<NormalTarget> targets;
    QString lexemes; ///< The text's index, as a tsvector.
};

/// Reads feedback of one organization.
class FeedbackStore : public ScopedStore
{
public:
    using ScopedStore::ScopedStore;

    /// BufferNotFound where a buffer is asked for that is not there. What it finds out on the way is kept in
    /// memory and used the next time.
    Result<FeedbackPage> list(const api::FeedbackFilter &filter, const SearchTerms &search,
                              ListMemory *memory = nullptr);
    /// The items of a list behind one of them, oldest first, whatever the list is sorted by. BufferNotFound
    /// as above.
    Result<std::vector<FeedbackId>> idsAfter(const api::FeedbackFilter &filter, const SearchTerms &search,
                                             FeedbackId after, int limit);
    /// FeedbackNotFound where there is none. The row as it stands, for writing it straight out.
    Result<Records<Feedback>> record(FeedbackId id);
    Result<Feedback> find(FeedbackId id);
    /// FeedbackNotFound where there is none.
    Result<void> require(FeedbackId id);
    Result<Records<Target>> targets(FeedbackId id);
    /// Notes and activities, oldest first.
    Result<Records<Note>> notes(FeedbackId id);
};

/// Writes feedback and notes, inside a transaction.
class FeedbackWriter : public FeedbackStore
{
public:
    explicit FeedbackWriter(Transaction &tx) : FeedbackStore(tx.connection(), tx.organization()), m_tx(tx) { }

    /// Stores as many as the organization's lifetime limit allows, in their order, each with its targets and
    /// its routing job. The answer has those that were stored. At most identifiersPerTransaction items and
    /// targets together.
    Result<std::vector<Feedback>> create(std::span<const PreparedFeedback> items);
    /// Adds words to the organization's vocabulary; known ones are no harm.
    Result<void> learnWords(const std::vector<QString> &words);
    Result<void> update(const Feedback &feedback);
    /// Replaces the text's index.
    Result<void> reindex(FeedbackId id, const QString &lexemes);
    Result<void> remove(FeedbackId id);

    Result<Note> addNote(FeedbackId feedback, NoteKind kind, const QString &text, Author author);
    /// What the system did with each of some items: a text for each.
    Result<void> addActivities(const std::vector<FeedbackId> &feedback, const std::vector<QString> &texts);

private:
    Result<void> point(std::span<const PreparedFeedback> items, const std::vector<FeedbackId> &ids);

    Transaction &m_tx;
};

/// An item of an organization.
struct FeedbackKey
{
    OrganizationId organization;
    FeedbackId id;
};

/// Items of any organizations in one statement: a row for each that was asked for, FeedbackNotFound where
/// there is none.
Result<std::vector<Result<Records<Feedback>>>> findMany(Connection &connection,
                                                        std::span<const FeedbackKey> keys);

/// Forgets what edits replaced some time ago, for all organizations.
Result<void> purgeEdits(Connection &connection);

Problem feedbackNotFound();

} // namespace triage::storage
