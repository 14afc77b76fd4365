// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/feedback/reportservice.h"

#include "stores/reportwriter.h"

namespace triage::services {

DatabaseTask<Report> ReportService::create(const Caller &caller, const NewReport &body,
                                           const IdempotencyGuard<Report> &idempotency)
{
    return m_database.write(caller,
                            idempotency.around(jobOf(&storage::ReportWriter::insert, body, caller.member)));
}

} // namespace triage::services
