// SPDX-License-Identifier: GPL-3.0-or-later
// Reads lists of feedback. Each combination of filters, sort and order has a statement, so that PostgreSQL
// plans it with the index that fits it.
#pragma once

#include "contract/messages.h"
#include "database/record.h"
#include "database/statements.h"
#include "domain/feedback.h"
#include "stores/lists/listconditions.h"
#include "stores/lists/listmemory.h"
#include "stores/lists/listshape.h"
#include "stores/scopedstore.h"

#include <optional>
#include <vector>

namespace triage::storage {

/// The columns of a list statement before those of feedback.
enum ListColumn {
    TotalColumn, ///< NULL if it follows from the items.
    BufferColumn, ///< The buffer's id; NULL where a buffer was asked for that does not exist.
    ChangeColumn, ///< The organization's change.
    /// The number of items: with a period about those in it, with records and a search those of the records.
    AllColumn,
    CutColumn, ///< True if the search is cut.
    ReuseColumn, ///< How much the earlier count helps (ListReuse).
    MarkColumn, ///< The mark of this count.
    ItemsColumn, ///< See ListChanges, like the next one.
    ChangedColumn,
    FirstField
};

/// Composes the text of a list statement. Placeholders: organization, limit, offset, with_buffers; those of
/// the filters by their names (see filterValues()); with buffer: buffer_slug; with search: queries,
/// patterns and, sorted by relevance, title_query; with triage: triage_tag (the first tag), triage_default
/// (whether items without a record are in the list), record_codes (the codes of their records); if it looks
/// at the newest items first: window and, by relevance, title_suffices; if it counts: known_change,
/// known_total, known_mark, has_items (whether the items of that count are known), wants_items (whether to
/// return all if it counts), from_known and known_ids (the items among which those of the page are). Columns:
/// those of ListColumn, of which those of the state are 0 unless it counts, the fields of feedback, if wanted
/// the live buffers that hold it, and with records the fields of its triage record. A page without items has
/// one row whose feedback is NULL.
QByteArray listSql(const ListShape &shape);
/// Composes the text of the statement that finds the items' identifiers in the order of their creation.
/// Placeholders: those of the filters as above, after (only items that follow that identifier in the list's
/// direction), limit. Columns: the item's id and the buffer's, as
/// above; if no item is found, one row whose first column is NULL.
QByteArray listIdsSql(const ListShape &shape);

/// Returns the statement with listSql(). These three compose a statement when it is first needed, and keep
/// it. Thread-safe.
const Statement &listStatement(const ListShape &shape);
/// Returns the statement with listIdsSql().
const Statement &listIdsStatement(const ListShape &shape);
/// Returns the statement that reads items by identifier, in their order. Placeholders: organization, ids,
/// with_buffers. Columns: the fields of feedback, if wanted the live buffers that hold it, and the fields of
/// its triage record.
const Statement &listedItemsStatement();
/// Returns the statement that says whether any item has the words of a search, and whether the search was
/// cut. It goes through the index of texts, so that a search that finds nothing reads no items. Placeholders:
/// organization, queries, patterns.
const Statement &anyWithStatement();
/// Returns the statement that finds for items the oldest of their duplicates with the words of a search.
/// Placeholders: organization, ids, queries, patterns. Columns: the item, the duplicate, its title and its
/// description.
const Statement &duplicateHitsStatement();

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

/// Reads lists of feedback of one organization.
class FeedbackList : public ScopedStore
{
public:
    using ScopedStore::ScopedStore;

    /// Returns a page of a list. BufferNotFound if the filter names a buffer that does not exist. Stores
    /// what it counted in memory and uses what earlier calls counted.
    Result<FeedbackPage> page(const api::FeedbackListRequest &request, const SearchTerms &search,
                              ListMemory *memory = nullptr);
    /// Returns for each of the items the oldest of its duplicates that a search finds, if there is one.
    Result<std::vector<DuplicateHit>> duplicateHits(const std::vector<FeedbackId> &items,
                                                    const SearchTerms &search);
    /// Returns the items of a list after one of them, or from the first if that is invalid, in the order of
    /// their creation. shape: that of the filter. BufferNotFound as above, InvalidFieldValue if the search
    /// was cut and not all could be found.
    Result<std::vector<FeedbackId>> idsAfter(ListShape shape, const ListFilter &filter,
                                             const SearchTerms &search, FeedbackId after, int limit,
                                             SortOrder order = SortOrder::Ascending);
    /// Returns whether any item has the words of a search, or std::nullopt if the search was cut, so that it
    /// is not known.
    Result<std::optional<bool>> finds(const SearchTerms &search);
    /// Returns the words of the vocabulary that have the beginning or the ending of a shape, and at most one
    /// character more or less than its length; for each of the shapes.
    Result<std::vector<std::vector<QString>>> wordsLike(const std::vector<WordShape> &shapes);

private:
    Result<FeedbackPage> pageAt(const ListShape &shape, const api::FeedbackListRequest &request,
                                const SearchTerms &search, ListMemory *memory);
    Result<FeedbackPage> pageAfter(const ListShape &shape, const api::FeedbackListRequest &request,
                                   const SearchTerms &search, ListMemory *memory);
};

} // namespace triage::storage
