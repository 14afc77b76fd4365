// SPDX-License-Identifier: GPL-3.0-or-later
// What organizations spent on the language model today.
#pragma once

#include "domain/ids.h"

namespace triage::languagemodel {

/// Thread-safe.
class Ledger
{
public:
    virtual ~Ledger() = default;
    /// Tokens since midnight, UTC.
    virtual qint64 spentToday(OrganizationId organization) = 0;
    virtual void add(OrganizationId organization, qint64 promptTokens, qint64 answerTokens) = 0;
};

} // namespace triage::languagemodel
