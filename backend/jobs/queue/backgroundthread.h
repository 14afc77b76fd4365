// SPDX-License-Identifier: GPL-3.0-or-later
// A thread with its own database connection that does one piece of work after another, and rests when there
// is none.
#pragma once

#include "database/connection.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>

namespace triage::jobs {

/// The pause after a piece of work; 0 if there may be more work.
struct Rest
{
    Rest(std::chrono::milliseconds time) : duration(time) { }
    /// A rest that wake() does not end.
    static Rest undisturbed(std::chrono::nanoseconds time) { return { time, false }; }

    std::chrono::nanoseconds duration;
    bool endsOnWake = true;

private:
    Rest(std::chrono::nanoseconds time, bool wakes) : duration(time), endsOnWake(wakes) { }
};

/// Runs work on a thread of its own. It waits for a lock for half a second at most. All work comes from the
/// database, so nothing is lost when the thread stops, for whatever reason. An exception is logged and
/// counted, and the thread goes on after a second. The work owns what it uses: members of a derived class end
/// before the thread does.
class BackgroundThread
{
public:
    /// Does a piece of work, and returns how long to rest then.
    using Work = std::function<Rest(storage::Connection &)>;

    BackgroundThread(storage::ConnectionConfig connection, Work work);
    /// Finishes the current piece of work, then ends the thread.
    ~BackgroundThread();

    void start();
    /// Ends the current rest: there may be work. Thread-safe.
    void wake();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

/// Returns the number of exceptions that left the work of any thread.
std::int64_t backgroundExceptions();

} // namespace triage::jobs
