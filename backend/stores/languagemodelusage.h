// SPDX-License-Identifier: GPL-3.0-or-later
// What organizations use of the language model, by UTC days.
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

/// Adds to an organization's use of today; its tokens of today, by all backends.
Result<qint64> addLanguageModelUsage(Connection &connection, OrganizationId organization,
                                     const LanguageModelUsage &use);
/// An organization's tokens of today.
Result<qint64> tokensUsedToday(Connection &connection, OrganizationId organization);

} // namespace triage::storage
