// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/reportwriter.h"

namespace triage::storage {

Result<Report> ReportWriter::insert(const NewReport &report, MemberId member)
{
    const Report made{ m_tx.take<ReportId>(), report.message, report.context, m_tx.now() };
    const Bind context = made.context ? Bind("context", made.context->text) : Bind("context", std::nullopt);
    const auto rows = m_tx.execute("report.insert",
                                   { { "id", made.id },
                                     { "member", member },
                                     { "message", made.message },
                                     context,
                                     { "now", made.createdAt } });
    if (!rows)
        return rows.error();
    return made;
}

} // namespace triage::storage
