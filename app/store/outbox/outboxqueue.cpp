// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/outbox/outboxqueue.h"

#include "store/outbox/itemline.h"

#include <algorithm>

namespace triage::app {

/// Adds the change of the act to the summary, or takes it out: called before and after its entries change.
/// A change with a failed operation counts as failed, whatever the state of its other operations.
void OutboxQueue::count(ActId act, FeedbackId item, int sign)
{
    bool exists = false;
    bool failed = false;
    for (const OutboxEntry *entry : ofItem(item)) {
        exists = exists || entry->act == act;
        failed = failed || (entry->act == act && needsPerson(*entry));
    }
    if (exists)
        (failed ? m_summary.failed : m_summary.waiting) += sign;
}

/// Returns the item's next entry to send. A refused entry stops the rest of its act; later acts do not build
/// on it.
std::optional<OutboxEntryId> OutboxQueue::headOf(FeedbackId item) const
{
    const auto queue = m_items.find(item);
    if (queue == m_items.end())
        return std::nullopt;
    std::optional<ActId> stopped;
    for (const OutboxEntryId id : queue->second) {
        const Slot &slot = m_entries.at(id);
        if (needsPerson(slot.entry))
            stopped = slot.entry.act;
        if (stopped == slot.entry.act)
            continue;
        const bool mayGo = slot.isStored && slot.entry.state != OutboxEntryState::Sending;
        return mayGo ? std::optional(id) : std::nullopt;
    }
    return std::nullopt;
}

void OutboxQueue::place(FeedbackId item)
{
    const std::optional<OutboxEntryId> head = headOf(item);
    if (!head)
        return;
    const OutboxEntry &entry = m_entries.at(*head).entry;
    if (entry.sending->notBefore)
        m_later.emplace(*entry.sending->notBefore, *head);
    else
        m_ready.insert(*head);
}

void OutboxQueue::unplace(FeedbackId item)
{
    const std::optional<OutboxEntryId> head = headOf(item);
    if (!head)
        return;
    m_ready.erase(*head);
    const OutboxEntry &entry = m_entries.at(*head).entry;
    if (entry.sending->notBefore)
        m_later.erase({ *entry.sending->notBefore, *head });
}

void OutboxQueue::add(OutboxEntry entry, bool isStored)
{
    const FeedbackId item = feedbackOf(entry.operation);
    const OutboxEntryId id = entry.id;
    const ActId act = entry.act;
    unplace(item);
    count(act, item, -1);
    m_entries.emplace(id, Slot{ std::move(entry), isStored });
    m_items[item].push_back(id);
    ActRange &range = m_acts.try_emplace(act, ActRange{ id, id }).first->second;
    range.first = std::min(range.first, id);
    range.last = std::max(range.last, id);
    ++range.left;
    count(act, item, +1);
    place(item);
}

void OutboxQueue::stored(ActId act)
{
    for (const OutboxEntryId id : ofAct(act)) {
        Slot &slot = m_entries.at(id);
        const FeedbackId item = feedbackOf(slot.entry.operation);
        unplace(item);
        slot.isStored = true;
        place(item);
    }
}

const OutboxEntry *OutboxQueue::find(OutboxEntryId id) const
{
    const auto found = m_entries.find(id);
    return found == m_entries.end() ? nullptr : &found->second.entry;
}

std::vector<OutboxEntry> OutboxQueue::oldest(int limit) const
{
    std::vector<OutboxEntry> entries;
    int others = 0;
    for (const auto &[id, slot] : m_entries) {
        if (needsPerson(slot.entry) || others++ < limit)
            entries.push_back(slot.entry);
    }
    return entries;
}

std::vector<OutboxEntryId> OutboxQueue::ofAct(ActId act) const
{
    std::vector<OutboxEntryId> ids;
    const auto range = m_acts.find(act);
    if (range == m_acts.end())
        return ids;
    const auto end = m_entries.upper_bound(range->second.last);
    for (auto each = m_entries.lower_bound(range->second.first); each != end; ++each) {
        if (each->second.entry.act == act)
            ids.push_back(each->first);
    }
    return ids;
}

std::vector<const OutboxEntry *> OutboxQueue::ofItem(FeedbackId id) const
{
    std::vector<const OutboxEntry *> entries;
    if (const auto found = m_items.find(id); found != m_items.end()) {
        for (const OutboxEntryId each : found->second)
            entries.push_back(&m_entries.at(each).entry);
    }
    return entries;
}

std::vector<OutboxEntry> OutboxQueue::lineOf(FeedbackId id) const
{
    std::vector<OutboxEntry> entries;
    for (const OutboxEntry *entry : ofItem(id))
        entries.push_back(*entry);
    return entries;
}

void OutboxQueue::remove(OutboxEntryId id)
{
    const auto found = m_entries.find(id);
    if (found == m_entries.end())
        return;
    const FeedbackId item = feedbackOf(found->second.entry.operation);
    const ActId act = found->second.entry.act;
    unplace(item);
    count(act, item, -1);
    m_entries.erase(found);
    if (std::erase(m_items[item], id); m_items[item].empty())
        m_items.erase(item);
    if (--m_acts[act].left == 0)
        m_acts.erase(act);
    count(act, item, +1);
    place(item);
}

void OutboxQueue::replace(const OutboxEntry &entry)
{
    const auto found = m_entries.find(entry.id);
    if (found == m_entries.end())
        return;
    const FeedbackId item = feedbackOf(entry.operation);
    unplace(item);
    count(entry.act, item, -1);
    found->second.entry = entry;
    count(entry.act, item, +1);
    place(item);
}

void OutboxQueue::promote(Timestamp now)
{
    while (!m_later.empty() && m_later.begin()->first <= now) {
        const OutboxEntryId id = m_later.begin()->second;
        m_later.erase(m_later.begin());
        OutboxEntry &entry = m_entries.at(id).entry;
        entry.sending.change().notBefore.reset();
        entry.state = OutboxEntryState::Waiting;
        m_ready.insert(id);
    }
}

std::vector<OutboxEntry> OutboxQueue::startSending(int limit, Timestamp now)
{
    promote(now);
    std::vector<OutboxEntry> started;
    while (!m_ready.empty() && int(started.size()) < limit) {
        OutboxEntry &entry = m_entries.at(*m_ready.begin()).entry;
        m_ready.erase(m_ready.begin());
        entry.state = OutboxEntryState::Sending;
        ++entry.sending.change().attempts;
        started.push_back(entry);
    }
    return started;
}

std::vector<OutboxEntry> OutboxQueue::release()
{
    std::vector<OutboxEntry> released;
    for (auto &[id, slot] : m_entries) {
        if (slot.entry.state == OutboxEntryState::Sending)
            released.push_back(slot.entry);
    }
    for (OutboxEntry &entry : released) {
        entry.state = OutboxEntryState::Waiting;
        replace(entry);
    }
    return released;
}

std::vector<OutboxEntry> OutboxQueue::endPauses()
{
    std::vector<OutboxEntry> paused;
    for (auto &[id, slot] : m_entries) {
        if (slot.entry.sending->notBefore)
            paused.push_back(slot.entry);
    }
    for (OutboxEntry &entry : paused) {
        entry.state = OutboxEntryState::Waiting;
        entry.sending.change().notBefore.reset();
        replace(entry);
    }
    return paused;
}

std::optional<Timestamp> OutboxQueue::nextDue() const
{
    return m_later.empty() ? std::nullopt : std::optional(m_later.begin()->first);
}

bool OutboxQueue::hasWork(Timestamp now)
{
    promote(now);
    return !m_ready.empty();
}

Delivery OutboxQueue::deliveryOf(FeedbackId id) const
{
    const auto found = m_items.find(id);
    if (found == m_items.end())
        return Delivery::Sent;
    Delivery delivery = Delivery::Queued;
    for (const OutboxEntryId each : found->second) {
        const OutboxEntryState state = m_entries.at(each).entry.state;
        if (state == OutboxEntryState::Failed)
            return Delivery::Failed;
        if (state == OutboxEntryState::Conflict)
            delivery = Delivery::Conflict;
    }
    return delivery;
}

} // namespace triage::app
