// SPDX-License-Identifier: GPL-3.0-or-later
// The usage of the language model by organization and UTC day.
#pragma once

#include "database/connection.h"
#include "domain/ids.h"
#include "result.h"

namespace triage::storage {

struct LanguageModelUsage
{
    qint64 calls = 0;
    qint64 promptTokens = 0;
    qint64 answerTokens = 0;
};

/// Adds to an organization's usage of today. Returns its tokens of today, of all backends.
Result<qint64> addLanguageModelUsage(Connection &connection, OrganizationId organization,
                                     const LanguageModelUsage &use);
/// Returns an organization's tokens of today.
Result<qint64> tokensUsedToday(Connection &connection, OrganizationId organization);

} // namespace triage::storage
