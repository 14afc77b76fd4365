// SPDX-License-Identifier: GPL-3.0-or-later
// The outbox in memory: its entries in order for each item, and when each may be sent.
#pragma once

#include "store/outbox/outboxentries.h"
#include "store/values/operation.h"

#include <map>
#include <set>
#include <unordered_map>
#include <vector>

namespace triage::app {

/// Lives in the thread of the local store; the writer stores the same on disk. Entries are sent only after
/// they are on disk.
class OutboxQueue
{
public:
    /// Adds an entry. One that is not stored yet may be sent after stored().
    void add(OutboxEntry entry, bool isStored);
    void stored(ActId act);

    const OutboxEntry *find(OutboxEntryId id) const;
    /// Returns the oldest entries, and all that need a person.
    std::vector<OutboxEntry> oldest(int limit) const;
    std::vector<OutboxEntryId> ofAct(ActId act) const;
    /// The entries of an item, oldest first.
    std::vector<const OutboxEntry *> ofItem(FeedbackId id) const;
    std::vector<OutboxEntry> lineOf(FeedbackId id) const; ///< The same as copies.

    /// Removes the entry.
    void remove(OutboxEntryId id);
    /// Replaces an entry and updates when it may be sent.
    void replace(const OutboxEntry &entry);
    /// Returns the oldest entries that may be sent, at most one that changes each item, and marks them as
    /// Sending. Those of large acts come last, so that a person does not wait for what was done to thousands.
    std::vector<OutboxEntry> startSending(int limit, Timestamp now);
    /// Marks all Sending entries as Waiting again and returns them.
    std::vector<OutboxEntry> release();
    /// Makes held and backing-off entries due now, and returns them.
    std::vector<OutboxEntry> endPauses();
    std::optional<Timestamp> nextDue() const;
    /// Returns whether an entry can be sent now.
    bool hasWork(Timestamp now);

    /// Counts changes. All operations of an act on an item are one change, which failed if any of them did.
    OutboxSummary summary() const { return m_summary; }
    std::size_t size() const { return m_entries.size(); }
    Delivery deliveryOf(FeedbackId id) const;

private:
    /// The entries of an act, whose numbers follow each other.
    struct ActRange
    {
        OutboxEntryId first;
        OutboxEntryId last;
        int left = 0; ///< The number of entries that are in the queue.
        bool isStored = false;
    };

    /// Marks the next entry of each of the items as one that may be sent, if it is, or takes the mark away.
    void place(const std::vector<FeedbackId> &items);
    void unplace(const std::vector<FeedbackId> &items);
    void enterLines(const OutboxEntry &entry);
    void leaveLines(const OutboxEntry &entry);
    void promote(Timestamp now);
    void setReady(const OutboxEntry &entry);
    void count(ActId act, FeedbackId item, int sign);
    /// Returns whether an earlier entry of the act on the same item, or the entry itself, needs a person.
    bool isStopped(const OutboxEntry &entry) const;
    /// Returns the first entry of an item's line that is to be sent, also while it must not be sent yet.
    std::optional<OutboxEntryId> headOf(FeedbackId item) const;
    /// Returns the same if it may be sent.
    std::optional<OutboxEntryId> nextOf(FeedbackId item) const;

    OutboxEntries m_entries;
    /// The entries that change each item, oldest first. A merge is in the lines of all its items.
    std::unordered_map<FeedbackId, std::vector<OutboxEntryId>> m_lines;
    std::map<ActId, ActRange> m_acts;
    std::set<OutboxEntryId> m_ready;
    std::set<OutboxEntryId> m_readyOfLarge; ///< The same for entries of large acts.
    std::set<std::pair<Timestamp, OutboxEntryId>> m_later;
    OutboxSummary m_summary;
};

} // namespace triage::app
