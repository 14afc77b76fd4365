// SPDX-License-Identifier: GPL-3.0-or-later
// Checks a PostgreSQL before it is used: what the program demands of it is looked at once, at the start.
#pragma once

#include "result.h"

#include <QString>

namespace triage::storage {

/// The oldest version of PostgreSQL that the schema needs.
inline constexpr int oldestServerMajor = 15;

/// Connects and returns what is missing. ServiceUnavailable if the server cannot be reached or is starting,
/// so that waiting helps. InvalidFieldValue for the setting "database" if somebody has to mend something: the
/// server refuses the user, the password or the name of the database, it is too old, the database is not in
/// UTF-8, or the user may not create tables. Blocks for at most ten seconds for each host.
Result<void> checkServer(const QString &conninfo);

} // namespace triage::storage
