// SPDX-License-Identifier: GPL-3.0-or-later
// How well groups of items agree with the buffers that people put the items into.
#pragma once

#include "domain/ids.h"

#include <cstddef>
#include <set>
#include <vector>

namespace triage::benchmark {

/// The numbers of the items of a group.
using Group = std::vector<size_t>;
/// The buffers of each item, at least one.
using Labels = std::vector<const std::set<BufferId> *>;

/// The means of several measurements.
class ThemeFigures
{
public:
    ThemeFigures() = default;
    ThemeFigures(double groups, double labels, double members, double right)
        : m_groups(groups), m_labels(labels), m_members(members), m_right(right), m_count(1)
    {
    }

    void add(const ThemeFigures &other);

    double groups() const { return m_groups / m_count; }
    /// Returns the number of buffers that most items of a group belong to.
    double labels() const { return m_labels / m_count; }
    /// Returns the share of items that are in a group.
    double members() const { return m_members / m_count; }
    /// Returns the share of these that belong to the most frequent buffer of their group.
    double right() const { return m_right / m_count; }

private:
    double m_groups = 0;
    double m_labels = 0;
    double m_members = 0;
    double m_right = 0;
    double m_count = 0;
};

ThemeFigures judged(const std::vector<Group> &groups, const Labels &labels);

} // namespace triage::benchmark
