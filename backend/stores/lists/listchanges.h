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

    /// Composes the parts that tell what helps.
    QByteArray sql() const;
    /// Composes the part that counts if nothing helps. all: selects the identifiers of all items.
    static QByteArray counted(const QByteArray &all);
    /// Composes the part with those of the given items that are in the list. By creation, these are all items
    /// if they were counted.
    QByteArray known() const;
    /// Holds if the page is among the known items.
    QByteArray isKnown() const;

    /// Is NULL unless it is counted or nothing changed.
    static constexpr char total[] = "(select case kind when 2 then :known_total::bigint when 0 then (select "
                                    "number from counted) end from reuse)";
    /// All items, or those that changed and are still in the list.
    static constexpr char items[]
        = "(select case kind when 0 then (select ids from counted) when 1 then (select "
          "ids from remaining) end from reuse)";
    static constexpr char changed[]
        = "(select case kind when 1 then (select ids from changed) end from reuse)";
    static constexpr char reuse[] = "(select kind from reuse)";
    static constexpr char mark[] = "(select mark from reuse)";

private:
    QByteArray changedParts() const;

    ListShape m_shape;
    ListSource m_source;
    bool m_byCreation;
};

} // namespace triage::storage
