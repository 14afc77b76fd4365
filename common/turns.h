// SPDX-License-Identifier: GPL-3.0-or-later
// Entries that wait for one thread, of which everybody gets a part.
#pragma once

#include <QHash>

#include <chrono>
#include <deque>
#include <utility>

namespace triage {

/// Keeps the entries of each holder, an organization or an address, in their order. Holders take turns, an
/// entry each, so that however much one of them has, another one waits for a few entries only. Every other
/// turn is that of a holder that had no entry before. Not thread-safe.
template <typename Holder, typename Entry>
class Turns
{
public:
    bool isEmpty() const { return m_entries.isEmpty(); }

    void add(const Holder &holder, Entry entry)
    {
        std::deque<Entry> &own = m_entries[holder];
        if (own.empty())
            m_new.push_back(holder);
        own.push_back(std::move(entry));
    }

    /// Removes and returns the next entry. Requires that there is one.
    Entry take()
    {
        m_isNewNext = m_busy.empty() || (m_isNewNext && !m_new.empty());
        std::deque<Holder> &turns = m_isNewNext ? m_new : m_busy;
        m_isNewNext = !m_isNewNext;
        const Holder holder = std::move(turns.front());
        turns.pop_front();
        const auto own = m_entries.find(holder);
        Entry entry = std::move(own->front());
        own->pop_front();
        if (own->empty())
            m_entries.erase(own);
        else
            m_busy.push_back(holder);
        return entry;
    }

private:
    QHash<Holder, std::deque<Entry>> m_entries;
    std::deque<Holder> m_new; ///< Those that had no entry before, the next one first.
    std::deque<Holder> m_busy; ///< Those that had turns since they had no entry, the next one first.
    bool m_isNewNext = true;
};

/// The length of one turn of a thread: some time, but at least a number of entries. While others have the
/// processor the thread gets nothing done, and without these nobody's turn would come.
class TurnLength
{
public:
    TurnLength(std::chrono::nanoseconds time, int leastEntries)
        : m_least(leastEntries), m_end(Clock::now() + time)
    {
    }

    /// To be called after each entry.
    bool isOver() { return ++m_entries >= m_least && Clock::now() >= m_end; }

private:
    using Clock = std::chrono::steady_clock;

    const int m_least;
    const Clock::time_point m_end;
    int m_entries = 0;
};

} // namespace triage
