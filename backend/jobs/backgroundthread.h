// SPDX-License-Identifier: GPL-3.0-or-later
// A thread with a connection of its own that does one piece of work after the other, and rests where there is
// none.
#pragma once

#include "database/connection.h"

#include <chrono>
#include <functional>
#include <memory>

namespace triage::jobs {

/// What it works on comes from the database, so nothing is lost when it stops, however it stops.
class BackgroundThread
{
public:
    /// Does a piece of work; how long to rest then, unless somebody wakes it: nothing where there may be
    /// more.
    using Work = std::function<std::chrono::milliseconds(storage::Connection &)>;

    BackgroundThread(storage::ConnectionConfig connection, Work work);
    /// Finishes the piece that it works on, then ends.
    ~BackgroundThread();

    void start();
    /// Something may wait; any thread may say so.
    void wake();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace triage::jobs
