// SPDX-License-Identifier: GPL-3.0-or-later
#include "themefigures.h"

#include <algorithm>
#include <map>

namespace triage::benchmark {

void ThemeFigures::add(const ThemeFigures &other)
{
    m_groups += other.m_groups;
    m_labels += other.m_labels;
    m_members += other.m_members;
    m_right += other.m_right;
    m_count += other.m_count;
}

ThemeFigures judged(const std::vector<Group> &groups, const Labels &labels)
{
    std::set<BufferId> found;
    double members = 0;
    double right = 0;
    for (const Group &group : groups) {
        std::map<BufferId, size_t> counts;
        for (const size_t member : group) {
            for (const BufferId label : *labels[member])
                ++counts[label];
        }
        const auto most = std::max_element(counts.begin(), counts.end(),
                                           [](const auto &a, const auto &b) { return a.second < b.second; });
        found.insert(most->first);
        members += double(group.size());
        right += double(most->second);
    }
    return { double(groups.size()), double(found.size()), members / double(labels.size()),
             members > 0 ? right / members : 0 };
}

} // namespace triage::benchmark
