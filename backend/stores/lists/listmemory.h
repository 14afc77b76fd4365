// SPDX-License-Identifier: GPL-3.0-or-later
// Results of earlier lists that make the next one faster.
#pragma once

#include "stores/lists/listitems.h"

#include <QByteArray>
#include <QCache>

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

/// Remembers totals by list, up to a bound of memory. Thread-safe.
class ListMemory
{
public:
    std::optional<CountedTotal> findTotal(const QByteArray &listKey) const;
    void storeTotal(const QByteArray &listKey, const CountedTotal &total);

    /// Returns about how much memory the totals take, with their items, in bytes.
    qint64 bytes() const;

    static constexpr qint64 maxBytes = 32 << 20; ///< For the totals of all lists, with their items.
    static constexpr qint64 maxTracked = 500'000; ///< The items of larger lists are not kept.

private:
    // A look-up counts as a use, so it changes the cache.
    mutable std::mutex m_mutex;
    mutable QCache<QByteArray, CountedTotal> m_totals{ maxBytes };
};

} // namespace triage::storage
