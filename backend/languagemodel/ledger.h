// SPDX-License-Identifier: GPL-3.0-or-later
// The tokens that organizations used today.
#pragma once

#include "domain/ids.h"

namespace triage::languagemodel {

/// Thread-safe.
class Ledger
{
public:
    virtual ~Ledger() = default;
    /// Returns the number of tokens since midnight, UTC.
    virtual qint64 spentToday(OrganizationId organization) = 0;
    virtual void add(OrganizationId organization, qint64 promptTokens, qint64 answerTokens) = 0;
};

} // namespace triage::languagemodel
