// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the feedback of one organization from the database.
#pragma once

#include "contract/messages.h"
#include "database/connection.h"
#include "database/record.h"
#include "domain/feedback.h"
#include "domain/note.h"
#include "domain/target.h"
#include "result.h"
#include "stores/bufferstore.h"
#include "stores/lists/listconditions.h"
#include "stores/lists/listmemory.h"
#include "stores/scopedstore.h"

#include <QStringList>

#include <optional>
#include <span>
#include <vector>

namespace triage::storage {

/// A page of feedback, and the buffer that the filter names.
struct FeedbackPage
{
    Records<Feedback> items;
    qint64 total = 0;
    std::optional<BufferId> buffer;
    bool isCut = false; ///< True if items are missing that contain a word of the search inside other words.
    std::optional<FeedbackId> last{}; ///< Set if more items follow this one, of a page after an item.
    qint64 bytes = 0; ///< The memory that the rows take.
};

/// A duplicate of an item that a search found because of it.
struct DuplicateHit
{
    FeedbackId canonical;
    FeedbackId duplicate;
    QString title;
    QString description;
};

/// Words of about the same form.
struct WordShape
{
    QString beginning;
    QString ending;
    qint64 length = 0; ///< In characters.
};

/// Reads feedback of one organization.
class FeedbackStore : public ScopedStore
{
public:
    using ScopedStore::ScopedStore;

    /// Returns a page of a list. BufferNotFound if the filter names a buffer that does not exist. Stores
    /// what it counted in memory and uses what earlier calls counted.
    Result<FeedbackPage> list(const api::FeedbackListRequest &request, const SearchTerms &search,
                              ListMemory *memory = nullptr);
    /// Returns for each of the items the oldest of its duplicates that a search finds, if there is one.
    Result<std::vector<DuplicateHit>> duplicateHits(const std::vector<FeedbackId> &items,
                                                    const SearchTerms &search);
    /// Returns the items of a list after one of them, or from the first if that is invalid, in the order of
    /// their creation. BufferNotFound as above, InvalidFieldValue if the search was cut and not all could be
    /// found.
    Result<std::vector<FeedbackId>> idsAfter(const ListFilter &filter, const SearchTerms &search,
                                             FeedbackId after, int limit,
                                             SortOrder order = SortOrder::Ascending);
    /// Returns whether any item has the words of a search; nothing if the search was cut, so that it is not
    /// known.
    Result<std::optional<bool>> finds(const SearchTerms &search);
    /// Returns the words of the vocabulary that have the beginning or the ending of a shape, and at most one
    /// character more or less than its length; for each of the shapes.
    Result<std::vector<std::vector<QString>>> wordsLike(const std::vector<WordShape> &shapes);
    /// Returns the row of an item, to be written to JSON directly. FeedbackNotFound if there is none.
    Result<Records<Feedback>> record(FeedbackId id);
    Result<Feedback> find(FeedbackId id);
    /// FeedbackNotFound if there is none.
    Result<void> require(FeedbackId id);
    Result<Records<Target>> targets(FeedbackId id);
    /// Returns notes and activities, oldest first.
    Result<Records<Note>> notes(FeedbackId id);

private:
    Result<FeedbackPage> pageAfter(const api::FeedbackListRequest &request, const SearchTerms &search,
                                   ListMemory *memory);
};

/// An item of an organization.
struct FeedbackKey
{
    OrganizationId organization;
    FeedbackId id;
};

/// Reads items of any organizations in one statement: a row for each key, FeedbackNotFound for a key without
/// an item.
Result<std::vector<Result<Records<Feedback>>>> findMany(Connection &connection,
                                                        std::span<const FeedbackKey> keys);

Problem feedbackNotFound();

} // namespace triage::storage
