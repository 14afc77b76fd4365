// SPDX-License-Identifier: GPL-3.0-or-later
// Counts what organizations spend on the language model, in memory, and stores it in the database.
#pragma once

#include "database/connection.h"
#include "languagemodel/ledger.h"

#include <memory>

namespace triage::services {

/// Owns a thread with a connection. spentToday() waits for the database once per day and organization; add()
/// never does.
class ModelLedger : public languagemodel::Ledger
{
public:
    explicit ModelLedger(storage::ConnectionConfig connection);
    /// Writes all that is not written yet.
    ~ModelLedger() override;

    qint64 spentToday(OrganizationId organization) override;
    void add(OrganizationId organization, qint64 promptTokens, qint64 answerTokens) override;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace triage::services
