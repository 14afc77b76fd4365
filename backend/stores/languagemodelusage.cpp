// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/languagemodelusage.h"

#include "database/record.h"
#include "stores/parts/removal.h"

namespace triage::storage {

Result<bool> reserveLanguageModelTokens(Connection &connection, OrganizationId organization, qint64 tokens,
                                        qint64 limit)
{
    return isAny(
        connection.execute("languagemodel.reserve",
                           { { "organization", organization }, { "tokens", tokens }, { "limit", limit } }));
}

Result<void> addLanguageModelUsage(Connection &connection, OrganizationId organization,
                                   const LanguageModelUsage &use)
{
    return connection.run("languagemodel.spend",
                          { { "organization", organization },
                            { "calls", use.calls },
                            { "prompt_tokens", use.promptTokens },
                            { "answer_tokens", use.answerTokens },
                            { "reserved", use.reserved } });
}

Result<bool> purgeModelUsage(Connection &connection)
{
    return runInBatches(connection, { "languagemodel.purge", "vector.purgeUsage" });
}

} // namespace triage::storage
