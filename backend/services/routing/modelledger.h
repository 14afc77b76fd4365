// SPDX-License-Identifier: GPL-3.0-or-later
// What organizations spend on the language model, counted in memory and kept in the database.
#pragma once

#include "database/connection.h"
#include "languagemodel/ledger.h"

#include <memory>

namespace triage::services {

/// Has a thread with a connection of its own. Who asks waits for the database once a day and organization;
/// who adds never does.
class ModelLedger : public languagemodel::Ledger
{
public:
    explicit ModelLedger(storage::ConnectionConfig connection);
    /// Writes down what is not written yet.
    ~ModelLedger() override;

    qint64 spentToday(OrganizationId organization) override;
    void add(OrganizationId organization, qint64 promptTokens, qint64 answerTokens) override;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace triage::services
