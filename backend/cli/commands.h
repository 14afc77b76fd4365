// SPDX-License-Identifier: GPL-3.0-or-later
// Declares all commands of triaged.
#pragma once

namespace triage::cli {

class CommandLine;

void addServe(CommandLine &line);
void addConfig(CommandLine &line);
void addUpgradeCluster(CommandLine &line);
void addMigrate(CommandLine &line);
void addBackup(CommandLine &line);
void addRestore(CommandLine &line);
void addOrganization(CommandLine &line);
void addMember(CommandLine &line);
void addToken(CommandLine &line);
void addTag(CommandLine &line);
void addView(CommandLine &line);
void addWebhook(CommandLine &line);
void addReports(CommandLine &line);
void addRoute(CommandLine &line);
void addDemo(CommandLine &line);
void addImport(CommandLine &line);
void addExport(CommandLine &line);
void addMcp(CommandLine &line);

/// Runs the command line. Returns the exit status: 0 for success, 1 for a failure, 2 for wrong usage.
int runProgram(int argc, char **argv);

} // namespace triage::cli
