// SPDX-License-Identifier: GPL-3.0-or-later
// The statements of lists of feedback: one for each combination of filters, sort and order, so that
// PostgreSQL plans each with the index that fits it.
#pragma once

#include "database/statements.h"
#include "stores/lists/listshape.h"

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
/// (whether items without a record are in the list), triage_open_rank (the highest open_rank of its items
/// if it has all up to that one; null: records are compared); if it looks at the newest items first: window
/// and, by relevance, title_suffices; if it counts: known_change, known_total, known_mark, has_items (whether
/// the items of that count are known), wants_items (whether to return all if it counts), from_known and
/// known_ids (the items among which those of the page are). Columns: those of ListColumn, of which those of
/// the state are 0 unless it counts, the fields of feedback, if wanted the live buffers that hold it, and
/// with records the fields of its triage record. A page without items has one row whose feedback is NULL.
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

} // namespace triage::storage
