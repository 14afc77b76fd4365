// SPDX-License-Identifier: GPL-3.0-or-later
// What earlier reads of a list tell before the next one, and what a read tells.
#pragma once

#include "database/row.h"
#include "stores/lists/listmemory.h"
#include "stores/lists/listshape.h"

#include <optional>
#include <vector>

namespace triage::storage {

/// The columns of a list statement before those of feedback, see listSql().
enum ListColumn {
    TotalColumn,
    BufferColumn,
    ChangeColumn,
    NextIdColumn,
    AllColumn,
    RemovedColumn,
    CutColumn,
    ReuseColumn,
    MarkColumn,
    ItemsColumn,
    ChangedColumn,
    FirstField
};

/// The counted items among which those of a page are.
struct PageItems
{
    std::vector<qint64> ids;
    qint64 mostChanges = 0; ///< With more, others may belong to the page.
};

/// Returns nothing if the items are not known or too many.
std::optional<PageItems> itemsOfPage(const ListShape &shape, const api::FeedbackFilter &filter,
                                     const std::optional<CountedTotal> &known);
/// Returns false if so much changed that the items of the page are not among the known ones. first: the first
/// row of a list; wantsItems: the statement was asked for all items where it counts.
bool isPageKnown(const Row &first, const ListShape &shape, const PageItems &items, bool wantsItems);
/// Returns what a list counted. known: the earlier count that it was given.
CountedTotal countedTotal(const Row &first, const std::optional<CountedTotal> &known, bool keepsItems);
/// Returns the number of first items that are searched before the index is used: enough for the page if the
/// matches are spread evenly, none if there are too few of them. Reading ends where the page is full.
qint64 windowFor(const ListShape &shape, qint64 wanted, const std::optional<CountedTotal> &known);

} // namespace triage::storage
