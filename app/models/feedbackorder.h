// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the rows of items in a sorted list by their sort keys, without reading the list.
#pragma once

#include "store/localstore.h"

#include <unordered_map>

namespace triage::app {

/// Items to insert at one row of the list before the insertion.
struct Insertion
{
    int row = 0;
    std::vector<FeedbackId> ids;
};

/// Finds rows by binary search. Each probe is a point read of the store and cached; create one object for
/// each change.
class FeedbackOrder
{
public:
    FeedbackOrder(const LocalStore &store, const Filter &filter, const std::vector<FeedbackId> &ids)
        : m_store(store), m_filter(filter), m_ids(ids)
    {
    }

    bool before(const ListPosition &one, const ListPosition &other) const;
    /// Returns the first row after the position. The list must not contain the item.
    int rowFor(const ListPosition &position);
    /// Returns whether the item is in order between the neighbours of its row.
    bool isInOrder(int row, const ListPosition &position);
    /// Returns the insertions of all items, in ascending order of rows.
    std::vector<Insertion> insertionsFor(std::vector<ListPosition> positions);

private:
    const ListPosition &probe(int row);

    const LocalStore &m_store;
    const Filter &m_filter;
    const std::vector<FeedbackId> &m_ids;
    std::unordered_map<FeedbackId, ListPosition> m_probed;
};

/// Takes the rows from `first` until before `end` out of the sizes of a list's sections.
void removeFromSections(StateCounts &sections, qint64 first, qint64 end);

/// The difference of two lists: rows to remove, then rows to insert.
struct ListDifference
{
    std::vector<int> removed; ///< Rows of the old list, ascending.
    std::vector<Insertion> inserted; ///< Rows of the list after the removal, ascending.
};

/// Returns the difference. As few as possible of the items that changed places are removed and inserted
/// again.
ListDifference difference(const std::vector<FeedbackId> &from, const std::vector<FeedbackId> &to);

} // namespace triage::app
