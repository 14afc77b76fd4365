// SPDX-License-Identifier: GPL-3.0-or-later
// The items of a list that was counted.
#pragma once

#include <QtGlobal>

#include <memory>
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

} // namespace triage::storage
