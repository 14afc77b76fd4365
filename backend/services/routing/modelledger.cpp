// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/routing/modelledger.h"

namespace triage::services {

ModelLedger::~ModelLedger()
{
    write();
}

bool ModelLedger::reserve(OrganizationId organization, qint64 tokens, qint64 dailyLimit)
{
    const std::lock_guard lock(m_mutex);
    const auto reserved = storage::reserveLanguageModelTokens(m_connection, organization, tokens, dailyLimit);
    return reserved && *reserved;
}

void ModelLedger::settle(OrganizationId organization, qint64 reserved, qint64 promptTokens,
                         qint64 answerTokens)
{
    const std::lock_guard lock(m_mutex);
    storage::LanguageModelUsage &use = m_unwritten[organization];
    use.calls += promptTokens + answerTokens > 0 ? 1 : 0;
    use.promptTokens += promptTokens;
    use.answerTokens += answerTokens;
    use.reserved += reserved;
    write();
}

void ModelLedger::write()
{
    for (auto each = m_unwritten.begin(); each != m_unwritten.end();) {
        const auto written = storage::addLanguageModelUsage(m_connection, each->first, each->second);
        if (!written && written.error().type == ProblemType::ServiceUnavailable)
            return;
        // The database accepts no other attempt at a row that it refuses.
        each = m_unwritten.erase(each);
    }
}

} // namespace triage::services
