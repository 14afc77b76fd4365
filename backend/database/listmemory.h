// SPDX-License-Identifier: GPL-3.0-or-later
// What earlier lists found out, for answering the next one sooner.
#pragma once

#include "domain/ids.h"

#include <QByteArray>

#include <map>
#include <mutex>
#include <optional>
#include <unordered_map>

namespace triage::storage {

/// A total that was counted, and when. It is a hint: the statement that is given it looks whether it still
/// holds.
struct CountedTotal
{
    qint64 total = 0;
    qint64 change = -1; ///< The organization's change when it was counted.
    qint64 nextId = 0; ///< Items that came later have at least this identifier.
    qint64 all = 0; ///< How many items the organization had.
};

/// Where an item stands among all of its organization, counted from the oldest. Holds while nothing is
/// removed and nothing comes that is older than what is there.
struct Anchor
{
    qint64 id = 0;
    qint64 rank = 0;
    qint64 removed = -1; ///< How many items had been removed or had come late.
};

/// Keeps totals by the question and anchors by the organization, of bounded number. May be used by all
/// threads.
class ListMemory
{
public:
    std::optional<CountedTotal> total(const QByteArray &question) const;
    void keep(const QByteArray &question, const CountedTotal &total);

    /// The nearest place that is known at or before (newer than) the item that has so many newer ones.
    std::optional<Anchor> anchor(OrganizationId organization, qint64 offset) const;
    /// all: how many items the organization has now.
    void keep(OrganizationId organization, const Anchor &anchor, qint64 all);

    static constexpr std::size_t mostTotals = 4096;
    static constexpr std::size_t mostOrganizations = 256;
    static constexpr qint64 anchorDistance = 2000; ///< Nearer ones are not worth keeping.

private:
    struct Places
    {
        qint64 removed = 0;
        qint64 all = 0;
        std::map<qint64, Anchor> byRank;
    };

    mutable std::mutex m_mutex;
    std::unordered_map<QByteArray, CountedTotal> m_totals;
    std::unordered_map<OrganizationId, Places> m_places;
};

} // namespace triage::storage
