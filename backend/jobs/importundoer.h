// SPDX-License-Identifier: GPL-3.0-or-later
// Undoes imports in the background, some items at a time.
#pragma once

#include "jobs/backgroundthread.h"

namespace triage::jobs {

/// An import whose lease runs out, because its backend stopped, is taken up again by this backend or by
/// another one.
class ImportUndoer
{
public:
    explicit ImportUndoer(storage::ConnectionConfig connection);

    void start() { m_thread.start(); }
    /// Something may wait; any thread may say so.
    void wake() { m_thread.wake(); }

private:
    BackgroundThread m_thread;
};

} // namespace triage::jobs
