// SPDX-License-Identifier: GPL-3.0-or-later
// A command's use of the database: the one that was named, or the private cluster.
#pragma once

#include "cli/commandline.h"

namespace triage::cli {

/// Starts the private cluster where no database is named and it does not run, migrates unless told
/// otherwise, does the action, and stops the cluster where nobody else uses it. What went wrong is printed;
/// the exit status.
int runOnDatabase(const Config &config, SchemaHandling schema, Output &output, const DatabaseAction &action);

/// Does the action on the private cluster's data directory without starting anything; a database that was
/// named is none.
int runOnDirectory(const Config &config, Output &output, const ClusterAction &action);

} // namespace triage::cli
