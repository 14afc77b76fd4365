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
        const OutboxEntry &entry = m_entries.at(id);
        if (needsPerson(entry))
            stopped = entry.act;
        if (stopped == entry.act)
            continue;
        const bool mayGo = m_acts.at(entry.act).isStored && entry.state != OutboxEntryState::Sending;
        return mayGo ? std::optional(id) : std::nullopt;
    }
    return std::nullopt;
}

void OutboxQueue::place(FeedbackId item)
{
    const std::optional<OutboxEntryId> head = headOf(item);
    if (!head)
        return;
    const OutboxEntry &entry = m_entries.at(*head);
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
    const OutboxEntry &entry = m_entries.at(*head);
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
    m_entries.append(std::move(entry));
    m_items[item].push_back(id);
    ActRange &range = m_acts.try_emplace(act, ActRange{ id, id, 0, isStored }).first->second;
    range.last = id;
    ++range.left;
    count(act, item, +1);
    place(item);
}

void OutboxQueue::stored(ActId act)
{
    const auto range = m_acts.find(act);
    if (range == m_acts.end())
        return;
    range->second.isStored = true;
    // No entry of the act could be the next of its item before.
    for (const OutboxEntryId id : ofAct(act))
        place(feedbackOf(m_entries.at(id).operation));
}

const OutboxEntry *OutboxQueue::find(OutboxEntryId id) const
{
    return m_entries.find(id);
}

std::vector<OutboxEntry> OutboxQueue::oldest(int limit) const
{
    std::vector<OutboxEntry> entries;
    int others = 0;
    m_entries.forEach([&](const OutboxEntry &entry) {
        if (needsPerson(entry) || others++ < limit)
            entries.push_back(entry);
    });
    return entries;
}

std::vector<OutboxEntryId> OutboxQueue::ofAct(ActId act) const
{
    std::vector<OutboxEntryId> ids;
    const auto range = m_acts.find(act);
    if (range == m_acts.end())
        return ids;
    m_entries.forEach(range->second.first, range->second.last, [&](const OutboxEntry &entry) {
        if (entry.act == act)
            ids.push_back(entry.id);
    });
    return ids;
}

std::vector<const OutboxEntry *> OutboxQueue::ofItem(FeedbackId id) const
{
    std::vector<const OutboxEntry *> entries;
    if (const auto found = m_items.find(id); found != m_items.end()) {
        for (const OutboxEntryId each : found->second)
            entries.push_back(&m_entries.at(each));
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
    const OutboxEntry *found = m_entries.find(id);
    if (!found)
        return;
    const FeedbackId item = feedbackOf(found->operation);
    const ActId act = found->act;
    unplace(item);
    count(act, item, -1);
    m_entries.remove(id);
    if (std::erase(m_items[item], id); m_items[item].empty())
        m_items.erase(item);
    if (--m_acts[act].left == 0)
        m_acts.erase(act);
    count(act, item, +1);
    place(item);
}

void OutboxQueue::replace(const OutboxEntry &entry)
{
    OutboxEntry *found = m_entries.find(entry.id);
    if (!found)
        return;
    const FeedbackId item = feedbackOf(entry.operation);
    unplace(item);
    count(entry.act, item, -1);
    *found = entry;
    count(entry.act, item, +1);
    place(item);
}

void OutboxQueue::promote(Timestamp now)
{
    while (!m_later.empty() && m_later.begin()->first <= now) {
        const OutboxEntryId id = m_later.begin()->second;
        m_later.erase(m_later.begin());
        OutboxEntry &entry = m_entries.at(id);
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
        OutboxEntry &entry = m_entries.at(*m_ready.begin());
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
    m_entries.forEach([&released](const OutboxEntry &entry) {
        if (entry.state == OutboxEntryState::Sending)
            released.push_back(entry);
    });
    for (OutboxEntry &entry : released) {
        entry.state = OutboxEntryState::Waiting;
        replace(entry);
    }
    return released;
}

std::vector<OutboxEntry> OutboxQueue::endPauses()
{
    std::vector<OutboxEntry> paused;
    m_entries.forEach([&paused](const OutboxEntry &entry) {
        if (entry.sending->notBefore)
            paused.push_back(entry);
    });
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
        const OutboxEntryState state = m_entries.at(each).state;
        if (state == OutboxEntryState::Failed)
            return Delivery::Failed;
        if (state == OutboxEntryState::Conflict)
            delivery = Delivery::Conflict;
    }
    return delivery;
}

} // namespace triage::app
