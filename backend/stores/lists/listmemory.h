// SPDX-License-Identifier: GPL-3.0-or-later
// What is known of a counted list when it is read again: its total, and the items that were counted.
#pragma once

#include "contract/messages.h"
#include "database/bind.h"
#include "database/row.h"
#include "stores/lists/listshape.h"

#include <QByteArray>
#include <QCache>

#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace triage::storage {

/// The identifiers of all items of a list. A value: copies share what they have in common, so that a version
/// after a few changes costs as much as the changes.
class ListItems
{
public:
    ListItems() = default;
    /// ids: each once, in any order.
    explicit ListItems(std::vector<qint64> ids);

    /// Returns the items after a change: of those that changed only the remaining ones are in the list.
    ListItems after(std::span<const qint64> changed, std::vector<qint64> remaining) const;
    qint64 size() const { return m_size; }
    /// Returns the memory that this version takes, in bytes, with what it shares with others.
    qint64 bytes() const;
    bool contains(qint64 id) const;
    /// Returns the first items in ascending or descending order, all if there are fewer.
    std::vector<qint64> first(qint64 number, bool descending) const;

    /// A version with more differences, or with more of them than items, stands by itself.
    static constexpr std::size_t maxDifferences = 4096;

private:
    /// An item, and whether it is in the list.
    using Difference = std::pair<qint64, bool>;

    ListItems standingAlone() const;

    std::shared_ptr<const std::vector<qint64>> m_ids; ///< In ascending order; nullptr: none.
    std::vector<Difference> m_differences; ///< In ascending order; they overrule m_ids.
    qint64 m_size = 0;
};

/// A total that was counted, and when. A hint: the statement that receives it checks whether it still holds.
struct CountedTotal
{
    qint64 total = 0;
    qint64 change = -1; ///< The organization's change when it was counted.
    qint64 all = 0; ///< The number of items of the organization.
    /// The state of whatever the list depends on and no item shows: the database's history and the buffer.
    QByteArray mark;
    /// std::nullopt if only the total is known.
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

/// One read of a list. Its statement gets what earlier reads counted, compares only what changed since, and
/// tells whether that sufficed (ListChanges).
class TrackedList
{
public:
    /// memory: nullptr: nothing is known or remembered.
    TrackedList(ListMemory *memory, QByteArray key, const ListShape &shape, const api::PageRequest &page);

    /// Adds what is known to the values of the statement.
    void addTo(Binds &binds) const;
    /// Remembers what the statement counted, and returns the total. Returns std::nullopt if so much changed
    /// that the page has to be read once more.
    std::optional<qint64> read(const Rows &rows);

private:
    /// The counted items among which those of a page are.
    struct PageItems
    {
        std::vector<qint64> ids;
        qint64 mostChanges = 0; ///< With more, others may belong to the page.
    };

    bool wantsItems() const;
    qint64 window() const;
    std::optional<PageItems> itemsOfPage() const;
    std::optional<ListItems> itemsOf(const Rows &rows) const;
    bool isPageKnown(const Row &first) const;

    ListMemory *const m_memory;
    const QByteArray m_key;
    const ListShape m_shape;
    const api::PageRequest m_page;
    std::optional<CountedTotal> m_known;
    std::optional<PageItems> m_items; ///< std::nullopt if they are not known, or too many.
};

} // namespace triage::storage
