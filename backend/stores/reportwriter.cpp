// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/reportwriter.h"

#include "database/record.h"

namespace triage::storage {

Result<Report> ReportWriter::insert(const NewReport &report, MemberId member)
{
    const Report made{ m_tx.take<ReportId>(), report.message, report.context, m_tx.now() };
    const Bind context = made.context ? Bind("context", made.context->text) : Bind("context", std::nullopt);
    return valueAfter(m_tx.run("report.insert",
                               { { "id", made.id },
                                 { "member", member },
                                 { "message", made.message },
                                 context,
                                 { "now", made.createdAt } }),
                      made);
}

} // namespace triage::storage
