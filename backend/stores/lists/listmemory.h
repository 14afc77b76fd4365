// SPDX-License-Identifier: GPL-3.0-or-later
// Results of earlier lists that make the next one faster.
#pragma once

#include "domain/ids.h"
#include "stores/lists/listitems.h"

#include <QByteArray>
#include <QCache>

#include <map>
#include <mutex>
#include <optional>

namespace triage::storage {

/// A total that was counted, and when. A hint: the statement that receives it checks whether it still holds.
struct CountedTotal
{
    qint64 total = 0;
    qint64 change = -1; ///< The organization's change when it was counted.
    qint64 all = 0; ///< The number of items of the organization.
    /// The state of whatever the list depends on and no item shows: the database's history and the buffer.
    QByteArray mark;
    /// Nothing: only the total is known.
    std::optional<ListItems> items;
};

/// The position of an item among all items of its organization, counted from the oldest. Holds until an item
/// is removed, or one is stored that is older than the newest.
struct KnownPosition
{
    qint64 id = 0;
    qint64 rank = 0;
    qint64 removed = -1; ///< The number of items that had been removed or stored with an earlier time.
};

/// Remembers totals by list and positions by organization, a bounded number of each. Thread-safe.
class ListMemory
{
public:
    std::optional<CountedTotal> findTotal(const QByteArray &listKey) const;
    void storeTotal(const QByteArray &listKey, const CountedTotal &total);

    /// Returns about how much memory the totals take, with their items, in bytes.
    qint64 bytes() const;

    /// Returns the nearest known position at or before (newer than) the item that has that many newer ones.
    std::optional<KnownPosition> nearestPosition(OrganizationId organization, qint64 offset) const;
    /// all: the number of items that the organization has now.
    void storePosition(OrganizationId organization, const KnownPosition &position, qint64 all);

    static constexpr qint64 maxBytes = 32 << 20; ///< For the totals of all lists, with their items.
    static constexpr qint64 maxTracked = 500'000; ///< The items of larger lists are not kept.
    static constexpr int maxOrganizations = 256;
    static constexpr qint64 positionSpacing = 2000; ///< Closer positions are not stored.

private:
    struct Positions
    {
        qint64 removed = 0;
        qint64 all = 0;
        std::map<qint64, KnownPosition> byRank;
    };

    // A look-up counts as a use, so it changes the cache.
    mutable std::mutex m_mutex;
    mutable QCache<QByteArray, CountedTotal> m_totals{ maxBytes };
    mutable QCache<OrganizationId, Positions> m_positions{ maxOrganizations };
};

} // namespace triage::storage
