// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/changecollector.h"

#include <algorithm>

namespace triage::app {

namespace {

// Above this number, reading the screen again costs observers less than looking at each item.
constexpr std::size_t maxNamed = 5000;

} // namespace

void ChangeCollector::add(const StoreChange &change)
{
    for (const FeedbackId id : change.changed)
        itemChanged(id);
    for (const FeedbackId id : change.removed)
        itemRemoved(id);
    m_own.insert(change.own.begin(), change.own.end());
    m_timelines.insert(change.timelines.begin(), change.timelines.end());
    m_flags.confirmed.insert(m_flags.confirmed.end(), change.confirmed.begin(), change.confirmed.end());
    m_flags.woken.insert(m_flags.woken.end(), change.woken.begin(), change.woken.end());
    m_flags.buffers |= change.buffers;
    m_flags.counts |= change.counts;
    m_flags.organization |= change.organization;
    m_flags.notices |= change.notices;
    m_flags.views |= change.views;
    m_flags.everything |= change.everything;
}

bool ChangeCollector::isEmpty() const
{
    return m_items.empty() && m_timelines.empty() && m_flags.confirmed.empty() && !m_flags.buffers
        && !m_flags.counts && !m_flags.organization && !m_flags.notices && !m_flags.views
        && !m_flags.everything;
}

StoreChange ChangeCollector::take()
{
    StoreChange change = std::exchange(m_flags, StoreChange());
    change.everything |= m_items.size() > maxNamed || m_timelines.size() > maxNamed;
    if (!change.everything) {
        for (const auto &[id, removed] : m_items)
            (removed ? change.removed : change.changed).push_back(id);
        change.timelines.assign(m_timelines.begin(), m_timelines.end());
    }
    std::sort(change.woken.begin(), change.woken.end());
    change.woken.erase(std::unique(change.woken.begin(), change.woken.end()), change.woken.end());
    change.own.assign(m_own.begin(), m_own.end());
    m_items.clear();
    m_own.clear();
    m_timelines.clear();
    return change;
}

} // namespace triage::app
