// SPDX-License-Identifier: GPL-3.0-or-later
// What organizations use of the language model, by UTC days.
#pragma once

#include "database/connection.h"
#include "domain/ids.h"
#include "result.h"

namespace triage::storage {

struct LanguageModelUse
{
    qint64 calls = 0;
    qint64 promptTokens = 0;
    qint64 answerTokens = 0;
};

/// Adds to an organization's use of today; its tokens of today, by all backends.
Result<qint64> spendTokens(Connection &connection, OrganizationId organization, const LanguageModelUse &use);
/// An organization's tokens of today.
Result<qint64> tokensSpent(Connection &connection, OrganizationId organization);

} // namespace triage::storage
