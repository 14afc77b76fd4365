// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/languagemodelusage.h"

namespace triage::storage {

Result<bool> reserveLanguageModelTokens(Connection &connection, OrganizationId organization, qint64 tokens,
                                        qint64 limit)
{
    const auto rows
        = connection.execute("languagemodel.reserve",
                             { { "organization", organization }, { "tokens", tokens }, { "limit", limit } });
    if (!rows)
        return rows.error();
    return !rows->isEmpty();
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

} // namespace triage::storage
