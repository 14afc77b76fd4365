// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/feedback/reportservice.h"

#include "stores/reportwriter.h"

namespace triage::services {

DatabaseTask<Report> ReportService::create(const Caller &caller, const NewReport &body,
                                           const IdempotencyGuard<Report> &idempotency)
{
    auto job = [member = caller.member, body](storage::Transaction &tx) {
        return storage::ReportWriter(tx).insert(body, member);
    };
    return m_database.write(caller, idempotency.around(std::move(job)));
}

} // namespace triage::services
