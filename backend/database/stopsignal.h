// SPDX-License-Identifier: GPL-3.0-or-later
// The end of the program's patience: whatever still runs then is ended.
#pragma once

#include <atomic>
#include <chrono>

namespace triage::storage {

/// Tells every thread when the program ends, whatever it does: waits for the database and long computations
/// end then. Thread-safe.
class StopSignal
{
public:
    StopSignal();
    ~StopSignal();
    StopSignal(const StopSignal &) = delete;
    StopSignal &operator=(const StopSignal &) = delete;

    /// Raises the signal after the given time, for good.
    void raiseAfter(std::chrono::milliseconds time);
    bool isRaised() const { return Clock::now().time_since_epoch().count() >= m_raisedAt.load(); }
    /// Returns whether it is raised, or will be.
    bool isComing() const { return m_raisedAt.load() != Clock::duration::max().count(); }
    /// Returns a descriptor that is readable from then on.
    int descriptor() const { return m_timer; }

private:
    using Clock = std::chrono::steady_clock;

    const int m_timer;
    std::atomic<Clock::rep> m_raisedAt;
};

} // namespace triage::storage
