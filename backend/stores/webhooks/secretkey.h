// SPDX-License-Identifier: GPL-3.0-or-later
// The fingerprint of the key that seals the secrets of all webhooks. The key itself is not in the database.
#pragma once

#include "database/connection.h"
#include "result.h"

namespace triage::storage {

/// Returns the fingerprint of the database's key; empty before the first server has started.
Result<QByteArray> keyFingerprint(Connection &connection);
/// Sets it unless there is one. Returns the one that there is then.
Result<QByteArray> claimKeyFingerprint(Connection &connection, const QByteArray &fingerprint);
/// Replaces it, after all secrets were sealed with another key.
Result<void> replaceKeyFingerprint(Connection &connection, const QByteArray &fingerprint);

} // namespace triage::storage
