// SPDX-License-Identifier: GPL-3.0-or-later
// Looks for duplicates among the items that were there before the server did that.
#pragma once

#include "jobs/backgroundthread.h"

namespace triage::services {
class DuplicateFinder;
}

namespace triage::jobs {

/// Takes a few items a second, newest first, so that nothing else becomes slower: a million takes about six
/// hours. How far it has come is stored, and several backends share the work.
class BacklogWorker
{
public:
    BacklogWorker(storage::ConnectionConfig connection, services::DuplicateFinder &finder);

    void start() { m_thread.start(); }

private:
    BackgroundThread m_thread;
};

} // namespace triage::jobs
