// SPDX-License-Identifier: GPL-3.0-or-later
// The part of a list statement that finds what changed in the list since its items were counted.
#pragma once

#include "stores/lists/listsource.h"

namespace triage::storage {

/// How much an earlier count of a tracked list helps, as its statement tells.
enum class ListReuse {
    Nothing, ///< All items are counted.
    Items, ///< The items but for a few that changed since, each of which is compared.
    Total, ///< Nothing changed since.
};

/// Composes for a tracked list what came of its earlier count. Whatever moves an item into a list or out of
/// it gives the item a place in the change feed, or is noted as a change outside of it; the rest is the mark.
class ListChanges
{
public:
    explicit ListChanges(const ListShape &shape);

    /// Composes the parts before the page: what changed, and the items. all: selects the identifiers of all
    /// items.
    QByteArray parts(const QByteArray &all) const;
    /// Composes the page of a search that looks at the newest items: among the items if they are few or
    /// known, and by the part `searched` otherwise.
    QByteArray searchedPage() const;
    /// Selects the items with the key of their order, for a page of another list: those that are known, or
    /// all of them if that holds.
    QByteArray items(const QByteArray &needsAll) const;
    /// The total for that page, or 0 if its items are known.
    static QByteArray totalToPick();
    /// The total. Is NULL unless it is counted or nothing changed.
    static QByteArray total();
    /// The columns from ListColumn::ReuseColumn to ChangedColumn: the items are all, or those that changed
    /// and are still in the list. The first row has a part of them, and each row after the page another one,
    /// because libpq keeps a buffer of the size of the largest row. order: that of the rows of the page.
    static QByteArray columns(const QByteArray &order);
    /// The rows as part(number) that the columns need; the page belongs to the first.
    static QByteArray rows();

private:
    QByteArray changedParts() const;
    QByteArray reuse() const;
    QByteArray known() const;
    QByteArray isKnown() const;
    QByteArray withKey(const QByteArray &items, const QByteArray &condition) const;

    ListShape m_shape;
    ListSource m_source;
    SortBy m_sortBy;
    bool m_looksAtWindow;
};

} // namespace triage::storage
