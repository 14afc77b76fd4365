// SPDX-License-Identifier: GPL-3.0-or-later
// Where things belong in a list: by what the list is ordered by, without reading the list.
#pragma once

#include "store/localstore.h"

#include <unordered_map>

namespace triage::app {

/// Rows that go in at one place of the list as it was.
struct Insertion
{
    int row = 0;
    std::vector<FeedbackId> ids;
};

/// Finds places by binary search; each probe is a point read of the store, kept for as long as this lives:
/// one change.
class FeedbackOrder
{
public:
    FeedbackOrder(const LocalStore &store, const Filter &filter, const std::vector<FeedbackId> &ids)
        : m_store(store), m_filter(filter), m_ids(ids)
    {
    }

    bool before(const ListPosition &one, const ListPosition &other) const;
    /// The first row that comes after it; ids must not hold it.
    int rowFor(const ListPosition &position);
    /// Whether the row's neighbours leave it where it is.
    bool isInOrder(int row, const ListPosition &position);
    /// All of them, first place first.
    std::vector<Insertion> insertionsFor(std::vector<ListPosition> positions);

private:
    const ListPosition &probe(int row);

    const LocalStore &m_store;
    const Filter &m_filter;
    const std::vector<FeedbackId> &m_ids;
    std::unordered_map<FeedbackId, ListPosition> m_probed;
};

/// What makes one list of another: rows to take out, then rows to put in.
struct ListDifference
{
    std::vector<int> removed; ///< Rows of the old list, ascending.
    std::vector<Insertion> inserted; ///< Rows of the list that remains, ascending.
};

/// The rows that stay keep their order; of those that changed places as few as possible are taken out and put
/// in again.
ListDifference difference(const std::vector<FeedbackId> &from, const std::vector<FeedbackId> &to);

} // namespace triage::app
