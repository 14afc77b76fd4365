// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/languagemodelusage.h"

namespace triage::storage {

Result<qint64> addLanguageModelUsage(Connection &connection, OrganizationId organization,
                                     const LanguageModelUsage &use)
{
    const auto rows = connection.execute("languagemodel.spend",
                                         { { "organization", organization },
                                           { "calls", use.calls },
                                           { "prompt_tokens", use.promptTokens },
                                           { "answer_tokens", use.answerTokens } });
    if (!rows)
        return rows.error();
    return rows->first().integer(0);
}

Result<qint64> tokensUsedToday(Connection &connection, OrganizationId organization)
{
    const auto rows = connection.execute("languagemodel.spent", { { "organization", organization } });
    if (!rows)
        return rows.error();
    return rows->first().integer(0);
}

} // namespace triage::storage
