// SPDX-License-Identifier: GPL-3.0-or-later
// Use cases on reports about the service itself, for the operator.
#pragma once

#include "domain/caller.h"
#include "domain/report.h"
#include "services/idempotencyguard.h"
#include "services/servicetask.h"

namespace triage::services {

class ReportService
{
public:
    explicit ReportService(storage::Database &database) : m_database(database) { }

    DatabaseTask<Report> create(const Caller &caller, const NewReport &body,
                                const IdempotencyGuard<Report> &idempotency = {});

private:
    storage::Database &m_database;
};

} // namespace triage::services
