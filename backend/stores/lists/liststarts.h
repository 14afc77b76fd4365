// SPDX-License-Identifier: GPL-3.0-or-later
// The sets of items that a list by triage records may be found in.
#pragma once

#include "stores/lists/listsource.h"

#include <vector>

namespace triage::storage {

/// Composes the choice of the set that costs least, of several that contain all items of a list, by the
/// counts that the database maintains. Everything else is compared item by item.
class ListStarts
{
public:
    explicit ListStarts(const ListShape &shape);

    const std::vector<ListSource> &sources() const { return m_sources; }
    /// Composes the part that tells where to start, how many items that set has, and how many to read. total:
    /// the expression of the list's total; empty: nobody knows it.
    QByteArray sql(const QByteArray &total) const;
    /// Selects the identifiers of all items of the list.
    QByteArray items() const;

    /// Counts the items among which a list by triage records is found if nothing else is considered. tag: the
    /// expression of its tag.
    static QByteArray itemsOf(TriagePath path, const QByteArray &tag = ListSource::rarestTag);
    /// Composes the part that finds the tag with the fewest items.
    static QByteArray rarestTag();
    /// Holds if the list starts at that source.
    static QByteArray startsAt(std::size_t source);
    /// Reads the number of items of the language or the buffer, of both, or of all.
    static QByteArray heldItems(const ListShape &shape);

    /// The number of first items that are read, in a statement that has the part.
    static constexpr char wanted[] = "(select wanted from start)";

private:
    /// The cost of an item of a set, as a multiple of one that is read from the index of all.
    enum Cost { ReadOnce = 1, Read = 2, LookedUp = 6 };

    void add(const QByteArray &size, const ListSource &source, Cost cost = LookedUp);
    void addValues();

    const ListShape m_shape;
    std::vector<QByteArray>
        m_sizes; ///< Each with its cost; null where the filter that it needs has no value.
    std::vector<ListSource> m_sources;
};

} // namespace triage::storage
