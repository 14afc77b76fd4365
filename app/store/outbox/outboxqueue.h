// SPDX-License-Identifier: GPL-3.0-or-later
// The outbox in memory: which entry waits for what, in order for each item.
#pragma once

#include "store/values/operation.h"

#include <map>
#include <set>
#include <unordered_map>
#include <vector>

namespace triage::app {

/// Lives in the thread of the local store; the writer keeps the same on disk. Entries are taken only after
/// they are there.
class OutboxQueue
{
public:
    /// An entry that may not be sent before stored() said so.
    void add(OutboxEntry entry, bool isStored);
    void stored(ActId act);

    const OutboxEntry *find(qint64 id) const;
    std::vector<OutboxEntry> oldest(int limit) const;
    std::vector<qint64> ofAct(ActId act) const;
    /// The entries of an item, oldest first.
    std::vector<const OutboxEntry *> ofItem(FeedbackId id) const;
    bool isEmpty() const { return m_entries.empty(); }

    /// Removes the entry.
    void remove(qint64 id);
    /// Writes an entry anew and looks when it may be sent.
    void replace(const OutboxEntry &entry);
    /// The oldest entries that may be sent, at most one of each item; they are Sending now.
    std::vector<OutboxEntry> startSending(int limit, Timestamp now);
    /// Entries under way wait again; these are they.
    std::vector<OutboxEntry> release();
    std::optional<Timestamp> nextDue() const;
    /// Whether something can be sent now.
    bool hasWork(Timestamp now);

    /// Of changes: what an act does to an item is one, in one operation or several, and failed where any of
    /// them did.
    OutboxSummary summary() const { return m_summary; }
    std::size_t size() const { return m_entries.size(); }
    Delivery deliveryOf(FeedbackId id) const;

private:
    struct Slot
    {
        OutboxEntry entry;
        bool isStored = false;
    };

    /// What an act does to an item.
    struct Change
    {
        int operations = 0;
        int failed = 0;
    };

    void place(FeedbackId item);
    void unplace(FeedbackId item);
    void promote(Timestamp now);
    void count(const OutboxEntry &entry, int sign);
    std::optional<qint64> headOf(FeedbackId item) const;

    std::map<qint64, Slot> m_entries;
    std::unordered_map<FeedbackId, std::vector<qint64>> m_items; ///< Oldest first.
    std::map<qint64, std::vector<qint64>> m_acts;
    std::set<qint64> m_ready;
    std::set<std::pair<Timestamp, qint64>> m_later;
    std::map<std::pair<qint64, qint64>, Change> m_changes; ///< By act and item.
    OutboxSummary m_summary;
};

} // namespace triage::app
