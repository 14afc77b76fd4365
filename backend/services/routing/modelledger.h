// SPDX-License-Identifier: GPL-3.0-or-later
// Counts in the database what organizations spend on the language model.
#pragma once

#include "database/connection.h"
#include "languagemodel/ledger.h"
#include "stores/languagemodelusage.h"

#include <map>
#include <mutex>

namespace triage::services {

/// The clock of the database decides the day, and all backends together stay within a limit. Each call waits
/// for the database, which takes far less time than a language model.
class ModelLedger : public languagemodel::Ledger
{
public:
    explicit ModelLedger(storage::ConnectionConfig connection) : m_connection(std::move(connection)) { }
    ~ModelLedger() override;

    /// Also returns false if the database does not answer.
    bool reserve(OrganizationId organization, qint64 tokens, qint64 dailyLimit) override;
    /// Writes with the next call if the database does not answer.
    void settle(OrganizationId organization, qint64 reserved, qint64 promptTokens,
                qint64 answerTokens) override;

private:
    void write();

    std::mutex m_mutex;
    storage::Connection m_connection; ///< Used by one thread at a time.
    std::map<OrganizationId, storage::LanguageModelUsage> m_unwritten;
};

} // namespace triage::services
