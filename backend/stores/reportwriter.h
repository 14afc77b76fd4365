// SPDX-License-Identifier: GPL-3.0-or-later
// Reports about the service in the database.
#pragma once

#include "database/transaction.h"
#include "domain/report.h"
#include "result.h"

namespace triage::storage {

/// Writes reports, inside a transaction.
class ReportWriter
{
public:
    explicit ReportWriter(Transaction &tx) : m_tx(tx) { }

    Result<Report> insert(const NewReport &report, MemberId member);

private:
    Transaction &m_tx;
};

} // namespace triage::storage
