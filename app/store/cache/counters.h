// SPDX-License-Identifier: GPL-3.0-or-later
// Counters of places and buffers, updated item by item instead of counted.
#pragma once

#include "languages/language.h"
#include "store/cache/localdatabase.h"
#include "store/values/cacheditem.h"
#include "store/values/storerecords.h"

#include <map>
#include <optional>
#include <unordered_map>
#include <unordered_set>

namespace triage::app {

/// A value type: a copy restores the counters if a transaction fails.
class Counters
{
public:
    struct BufferCounters
    {
        qint64 items = 0; ///< In the cache, as shown.
        qint64 open = 0; ///< Those of them that are open and not snoozed.
        qint64 newItems = 0; ///< Those of the open ones that were not opened here.
        qint64 waiting = 0; ///< The difference that unsent operations make to the server's count.

        friend bool operator==(const BufferCounters &, const BufferCounters &) = default;
    };

    /// Adds the item (+1) or subtracts it (-1).
    void add(const ItemState &state, int sign);
    void addEvicted(qint64 number)
    {
        m_evicted = std::max<qint64>(0, m_evicted + number);
        m_placesChanged = true;
    }

    /// Adds texts in a language, known or not.
    void addLanguage(Language language, int number)
    {
        m_languages[language] += number;
        m_languagesChanged = true;
    }

    /// Returns the counts of the places for a member, whose items are theirs.
    Counts counts(MemberId self) const;
    BufferCounters of(BufferId buffer) const;
    /// The number of items that the server has and the cache evicted.
    qint64 evicted() const { return m_evicted; }
    /// The number of items in the cache, as shown.
    qint64 cached() const { return m_counts.total.all; }

    void load(LocalDatabase &database);
    /// Writes the counters that changed since the last save.
    void save(LocalDatabase &database);

    /// Compares the numbers, saved or not.
    friend bool operator==(const Counters &one, const Counters &other);

private:
    void addShown(const ItemState &state, int sign);

    Counts m_counts;
    qint64 m_evicted = 0;
    std::unordered_map<BufferId, BufferCounters> m_buffers;
    std::unordered_map<MemberId, qint64> m_owned; ///< Open items by their owner.
    std::map<FeedbackId, std::optional<MemberId>>
        m_back; ///< Those back from their snoozes, with their owner.
    bool m_placesChanged = false;
    std::unordered_set<BufferId> m_changed;
    std::unordered_set<MemberId> m_changedOwners;
    std::map<Language, qint64> m_languages; ///< Counts the texts as shown.
    bool m_languagesChanged = false;
};

/// Returns how many of the cached texts are written in each language.
std::vector<std::pair<Language, qint64>> readLanguages(LocalDatabase &database);

/// Counts all items of the tables again. The result equals the counters that are kept up to date.
Counters recount(LocalDatabase &database);

} // namespace triage::app
