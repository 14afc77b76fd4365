// SPDX-License-Identifier: GPL-3.0-or-later
// Use cases on targets, and the feedback that points at them.
#pragma once

#include "contract/messages.h"
#include "database/recordpage.h"
#include "domain/caller.h"
#include "domain/feedback.h"
#include "domain/target.h"
#include "services/servicetask.h"

namespace triage::services {

class TargetService
{
public:
    explicit TargetService(storage::Database &database) : m_database(database) { }

    DatabaseTask<storage::RecordPage<Target>> list(const Caller &caller, const api::TargetFilter &filter);
    /// TargetNotFound if the target does not exist; the same holds for the functions below.
    DatabaseTask<Target> find(const Caller &caller, TargetId id);
    DatabaseTask<void> require(const Caller &caller, TargetId id);
    /// Newest first.
    DatabaseTask<storage::RecordPage<Feedback>> feedbackOf(const Caller &caller, TargetId id,
                                                           const api::PageRequest &page);

private:
    storage::Database &m_database;
};

} // namespace triage::services
