// SPDX-License-Identifier: GPL-3.0-or-later
// Undoes imports in the background, some items at a time.
#pragma once

#include "jobs/backgroundthread.h"

namespace triage::jobs {

/// If the lease of an import runs out because its backend stopped, this or another backend continues with it.
class ImportUndoer
{
public:
    explicit ImportUndoer(storage::ConnectionConfig connection);

    void start() { m_thread.start(); }
    /// There may be work. Thread-safe.
    void wake() { m_thread.wake(); }

private:
    BackgroundThread m_thread;
};

} // namespace triage::jobs
