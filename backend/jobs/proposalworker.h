// SPDX-License-Identifier: GPL-3.0-or-later
// Proposes buffers in the organizations that want it.
#pragma once

#include "jobs/queue/backgroundthread.h"

namespace triage::jobs {

/// Examines changed organizations every few seconds, using only a small part of the time. Several backends
/// may do so at once.
class ProposalWorker : public BackgroundThread
{
public:
    explicit ProposalWorker(storage::ConnectionConfig connection);
};

} // namespace triage::jobs
