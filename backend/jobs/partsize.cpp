// SPDX-License-Identifier: GPL-3.0-or-later
#include "jobs/partsize.h"

#include <algorithm>

namespace triage::jobs {

PartSize::PartSize(std::chrono::nanoseconds wantedTime) : m_wantedTime(wantedTime)
{
}

void PartSize::took(std::chrono::nanoseconds time, int rows)
{
    if (rows < m_rows && time < m_wantedTime) {
        m_rows = std::max(m_rows, std::min(m_rows * 3 / 2, initialRows));
        return;
    }
    // Towards the wanted time, but at most half as much again.
    const double factor
        = std::min(1.5, double(m_wantedTime.count()) / double(std::max<std::int64_t>(time.count(), 1)));
    m_rows = std::clamp(int(m_rows * factor), minRows, maxRows);
}

} // namespace triage::jobs
