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
    qint64 reserved = 0; ///< The tokens that were set aside for it.
};

/// Sets tokens of today aside, unless the usage of all backends and what they set aside would exceed the
/// limit. Returns whether it did. Reservations of a backend that is gone end when none was made for five
/// minutes.
Result<bool> reserveLanguageModelTokens(Connection &connection, OrganizationId organization, qint64 tokens,
                                        qint64 limit);
/// Adds to an organization's usage of today, and ends the reservation.
Result<void> addLanguageModelUsage(Connection &connection, OrganizationId organization,
                                   const LanguageModelUsage &use);

/// Removes what organizations used of language models and of embeddings more than 90 days ago, a limited
/// number of days. Returns true if there may be more.
Result<bool> purgeModelUsage(Connection &connection);

} // namespace triage::storage
