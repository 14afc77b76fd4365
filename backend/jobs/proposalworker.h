// SPDX-License-Identifier: GPL-3.0-or-later
// Looks for feedback that asks for a buffer of its own, in the organizations that want that.
#pragma once

#include "jobs/backgroundthread.h"

namespace triage::jobs {

/// Looks every few seconds at what changed, and takes no more than a small part of the time for it. Several
/// backends may do so at once.
class ProposalWorker
{
public:
    explicit ProposalWorker(storage::ConnectionConfig connection);

    void start() { m_thread.start(); }

private:
    BackgroundThread m_thread;
};

} // namespace triage::jobs
