// SPDX-License-Identifier: GPL-3.0-or-later
// The tokens that organizations used today.
#pragma once

#include "domain/ids.h"

namespace triage::languagemodel {

/// Thread-safe. A day is a day of UTC by the clock of the ledger.
class Ledger
{
public:
    virtual ~Ledger() = default;
    /// Sets tokens aside for a call. Returns false if the organization may not use that many more today.
    virtual bool reserve(OrganizationId organization, qint64 tokens, qint64 dailyLimit) = 0;
    /// Ends a reservation, of 0 tokens if there is no limit, and counts what the call used: 0 if it was not
    /// made.
    virtual void settle(OrganizationId organization, qint64 reserved, qint64 promptTokens,
                        qint64 answerTokens)
        = 0;
};

} // namespace triage::languagemodel
