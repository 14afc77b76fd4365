// SPDX-License-Identifier: GPL-3.0-or-later
// The size of the parts in which a job works on many rows.
#pragma once

#include <chrono>

namespace triage::jobs {

/// The number of rows of a part, such that a part holds its organization's lock for the wanted time: other
/// writers of the organization wait for one part at most.
class PartSize
{
public:
    explicit PartSize(std::chrono::nanoseconds wantedTime = std::chrono::milliseconds(100));

    int rows() const { return m_rows; }
    /// Notes how long a part with that many rows held the organization's lock. A short one with fewer rows
    /// than it might have had lets the size grow to the initial one at most.
    void took(std::chrono::nanoseconds time, int rows);

    static constexpr int minRows = 20;
    static constexpr int initialRows = 200;
    static constexpr int maxRows = 2000;

private:
    std::chrono::nanoseconds m_wantedTime;
    int m_rows = initialRows;
};

} // namespace triage::jobs
