// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/outbox/outboxqueue.h"

#include "store/outbox/itemline.h"

#include <algorithm>

namespace triage::app {

namespace {

constexpr qint64 largeAct = 20; ///< The number of operations from which on an act lets others pass.

/// Returns the items whose values at the server depend on the operation and on those before it. A merge takes
/// duplicates from one item to another, and its undo takes them back: sent in another order, merges that
/// build on each other have another result.
std::vector<FeedbackId> itemsOf(const Operation &operation)
{
    std::vector<FeedbackId> items{ feedbackOf(operation) };
    if (const auto *merge = std::get_if<SetDuplicate>(&operation)) {
        for (const FeedbackId other : { merge->into, merge->before }) {
            if (other.isValid() && std::find(items.begin(), items.end(), other) == items.end())
                items.push_back(other);
        }
    }
    return items;
}

} // namespace

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

/// A refused entry stops the rest of its act; later acts do not build on it.
bool OutboxQueue::isStopped(const OutboxEntry &entry) const
{
    if (needsPerson(entry))
        return true;
    const FeedbackId item = feedbackOf(entry.operation);
    const std::vector<OutboxEntryId> &line = m_lines.at(item);
    return std::any_of(
        line.begin(), std::lower_bound(line.begin(), line.end(), entry.id), [&](OutboxEntryId id) {
            const OutboxEntry &earlier = m_entries.at(id);
            return earlier.act == entry.act && feedbackOf(earlier.operation) == item && needsPerson(earlier);
        });
}

std::optional<OutboxEntryId> OutboxQueue::headOf(FeedbackId item) const
{
    const auto line = m_lines.find(item);
    if (line == m_lines.end())
        return std::nullopt;
    const auto head = std::find_if(line->second.begin(), line->second.end(),
                                   [this](OutboxEntryId id) { return !isStopped(m_entries.at(id)); });
    return head == line->second.end() ? std::nullopt : std::optional(*head);
}

std::optional<OutboxEntryId> OutboxQueue::nextOf(FeedbackId item) const
{
    const std::optional<OutboxEntryId> head = headOf(item);
    if (!head)
        return std::nullopt;
    const OutboxEntry &entry = m_entries.at(*head);
    const std::vector<FeedbackId> items = itemsOf(entry.operation);
    const bool mayGo = m_acts.at(entry.act).isStored && entry.state != OutboxEntryState::Sending
        && std::all_of(items.begin(), items.end(), [&](FeedbackId each) { return headOf(each) == head; });
    return mayGo ? head : std::nullopt;
}

void OutboxQueue::place(const std::vector<FeedbackId> &items)
{
    for (const FeedbackId item : items) {
        const std::optional<OutboxEntryId> next = nextOf(item);
        if (!next)
            continue;
        const OutboxEntry &entry = m_entries.at(*next);
        if (entry.sending->notBefore)
            m_later.emplace(*entry.sending->notBefore, *next);
        else
            setReady(entry);
    }
}

void OutboxQueue::setReady(const OutboxEntry &entry)
{
    const ActRange &range = m_acts.at(entry.act);
    const bool isLarge = range.last.value() - range.first.value() + 1 >= largeAct;
    (isLarge ? m_readyOfLarge : m_ready).insert(entry.id);
}

void OutboxQueue::unplace(const std::vector<FeedbackId> &items)
{
    for (const FeedbackId item : items) {
        const std::optional<OutboxEntryId> next = nextOf(item);
        if (!next)
            continue;
        m_ready.erase(*next);
        m_readyOfLarge.erase(*next);
        const OutboxEntry &entry = m_entries.at(*next);
        if (entry.sending->notBefore)
            m_later.erase({ *entry.sending->notBefore, *next });
    }
}

void OutboxQueue::enterLines(const OutboxEntry &entry)
{
    for (const FeedbackId item : itemsOf(entry.operation)) {
        std::vector<OutboxEntryId> &line = m_lines[item];
        line.insert(std::lower_bound(line.begin(), line.end(), entry.id), entry.id);
    }
}

void OutboxQueue::leaveLines(const OutboxEntry &entry)
{
    for (const FeedbackId item : itemsOf(entry.operation)) {
        if (std::erase(m_lines[item], entry.id); m_lines[item].empty())
            m_lines.erase(item);
    }
}

void OutboxQueue::add(OutboxEntry entry, bool isStored)
{
    const FeedbackId item = feedbackOf(entry.operation);
    const std::vector<FeedbackId> items = itemsOf(entry.operation);
    const OutboxEntryId id = entry.id;
    const ActId act = entry.act;
    unplace(items);
    count(act, item, -1);
    enterLines(entry);
    m_entries.append(std::move(entry));
    ActRange &range = m_acts.try_emplace(act, ActRange{ id, id, 0, isStored }).first->second;
    range.last = id;
    ++range.left;
    count(act, item, +1);
    place(items);
}

void OutboxQueue::stored(ActId act)
{
    const auto range = m_acts.find(act);
    if (range == m_acts.end())
        return;
    range->second.isStored = true;
    // No entry of the act could be the next of its items before.
    for (const OutboxEntryId id : ofAct(act))
        place(itemsOf(m_entries.at(id).operation));
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
    if (const auto found = m_lines.find(id); found != m_lines.end()) {
        for (const OutboxEntryId each : found->second) {
            if (const OutboxEntry &entry = m_entries.at(each); feedbackOf(entry.operation) == id)
                entries.push_back(&entry);
        }
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
    const std::vector<FeedbackId> items = itemsOf(found->operation);
    const ActId act = found->act;
    unplace(items);
    count(act, item, -1);
    leaveLines(*found);
    m_entries.remove(id);
    if (--m_acts[act].left == 0)
        m_acts.erase(act);
    count(act, item, +1);
    place(items);
}

void OutboxQueue::replace(const OutboxEntry &entry)
{
    OutboxEntry *found = m_entries.find(entry.id);
    if (!found)
        return;
    const FeedbackId item = feedbackOf(entry.operation);
    // A merge that starts from another item now is in other lines.
    const std::vector<FeedbackId> before = itemsOf(found->operation);
    const std::vector<FeedbackId> after = itemsOf(entry.operation);
    unplace(before);
    unplace(after);
    count(entry.act, item, -1);
    if (before != after) {
        leaveLines(*found);
        enterLines(entry);
    }
    *found = entry;
    count(entry.act, item, +1);
    place(before);
    place(after);
}

void OutboxQueue::promote(Timestamp now)
{
    while (!m_later.empty() && m_later.begin()->first <= now) {
        const OutboxEntryId id = m_later.begin()->second;
        m_later.erase(m_later.begin());
        OutboxEntry &entry = m_entries.at(id);
        entry.sending.change().notBefore.reset();
        entry.state = OutboxEntryState::Waiting;
        setReady(entry);
    }
}

std::vector<OutboxEntry> OutboxQueue::startSending(int limit, Timestamp now)
{
    std::vector<OutboxEntry> started;
    while (hasWork(now) && int(started.size()) < limit) {
        std::set<OutboxEntryId> &from = m_ready.empty() ? m_readyOfLarge : m_ready;
        OutboxEntry &entry = m_entries.at(*from.begin());
        from.erase(from.begin());
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
    return !m_ready.empty() || !m_readyOfLarge.empty();
}

Delivery OutboxQueue::deliveryOf(FeedbackId id) const
{
    const std::vector<const OutboxEntry *> entries = ofItem(id);
    if (entries.empty())
        return Delivery::Sent;
    Delivery delivery = Delivery::Queued;
    for (const OutboxEntry *each : entries) {
        if (each->state == OutboxEntryState::Failed)
            return Delivery::Failed;
        if (each->state == OutboxEntryState::Conflict)
            delivery = Delivery::Conflict;
    }
    return delivery;
}

} // namespace triage::app
