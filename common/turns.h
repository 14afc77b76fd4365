// SPDX-License-Identifier: GPL-3.0-or-later
// Entries that wait for one thread, of which everybody gets a part.
#pragma once

#include <QHash>

#include <chrono>
#include <deque>
#include <utility>

#include <time.h>

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

/// The time of one turn of a thread. Only its own processor time counts: while others have the processor, the
/// thread gets nothing done, and nobody's turn would come.
class TurnTime
{
public:
    explicit TurnTime(std::chrono::nanoseconds length) : m_length(length) { }

    bool isOver() const
    {
        // The processor time takes a system call, so it is read only if it may be over.
        return Clock::now() - m_begun >= m_length && processorTime() - m_begunAt >= m_length;
    }

private:
    using Clock = std::chrono::steady_clock;

    static std::chrono::nanoseconds processorTime()
    {
        timespec time{};
        ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
    }

    const std::chrono::nanoseconds m_length;
    const Clock::time_point m_begun = Clock::now();
    const std::chrono::nanoseconds m_begunAt = processorTime();
};

} // namespace triage
