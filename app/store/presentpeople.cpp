// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/presentpeople.h"

#include <algorithm>
#include <utility>

namespace triage::app {

const std::vector<PresentMember> &PresentPeople::at(FeedbackId item) const
{
    static const std::vector<PresentMember> nobody;
    const auto found = m_people.find(item);
    return found == m_people.end() ? nobody : found->second;
}

void PresentPeople::set(const std::vector<PresentMember> &people)
{
    std::map<FeedbackId, std::vector<PresentMember>> now;
    for (const PresentMember &each : people)
        now[each.feedback].push_back(each);
    for (auto &[item, there] : now) {
        std::ranges::sort(there, [](const PresentMember &one, const PresentMember &other) {
            return one.editing != other.editing ? one.editing : one.member < other.member;
        });
    }
    const auto before = std::exchange(m_people, std::move(now));
    std::vector<FeedbackId> different;
    for (const auto &[item, there] : m_people) {
        const auto old = before.find(item);
        if (old == before.end() || old->second != there)
            different.push_back(item);
    }
    for (const auto &[item, there] : before) {
        if (!m_people.contains(item))
            different.push_back(item);
    }
    if (!different.empty())
        Q_EMIT changed(different);
}

} // namespace triage::app

#include "moc_presentpeople.cpp"
