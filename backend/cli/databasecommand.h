// SPDX-License-Identifier: GPL-3.0-or-later
// Runs commands on the database: on the one in the settings, or on the private cluster.
#pragma once

#include "cli/commandline.h"

namespace triage::cli {

/// Starts the private cluster if no database is set and it is not running, migrates the schema unless told
/// otherwise, runs the action, and stops the cluster if no other program uses it. Prints a problem. Returns
/// the exit status.
int runOnDatabase(const Config &config, DatabaseUse use, Output &output, const DatabaseAction &action);

/// Runs the action on the private cluster's data directory without starting anything. A database from the
/// settings is refused.
int runOnDirectory(const Config &config, Output &output, const ClusterAction &action);

} // namespace triage::cli
