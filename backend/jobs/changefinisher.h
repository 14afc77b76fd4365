// SPDX-License-Identifier: GPL-3.0-or-later
// Finishes changes of many rows in the background, a part at a time: moves of all items of a buffer, and rows
// that follow a change of a buffer, a member or a tag.
#pragma once

#include "jobs/backgroundthread.h"

namespace triage::jobs {

/// The number of rows of a part, such that a part takes about 100 ms: other writers of the organization
/// wait for one part at most.
class PartSize
{
public:
    int rows() const { return m_rows; }
    /// Notes how long a part of this size held the organization's lock.
    void took(std::chrono::nanoseconds time);

    static constexpr int minRows = 20;
    static constexpr int maxRows = 2000;

private:
    int m_rows = 200;
};

/// Organizations take turns, a part each. Every part is a transaction that also stores how far it has come:
/// if a backend stops, this or another one continues when the lease runs out.
class ChangeFinisher
{
public:
    explicit ChangeFinisher(storage::ConnectionConfig connection);

    void start() { m_thread.start(); }
    /// There may be work. Thread-safe.
    void wake() { m_thread.wake(); }

private:
    BackgroundThread m_thread;
};

} // namespace triage::jobs
