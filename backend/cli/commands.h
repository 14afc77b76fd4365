// SPDX-License-Identifier: GPL-3.0-or-later
// All commands of triaged.
#pragma once

namespace triage::cli {

class CommandLine;

void addServe(CommandLine &line);
void addUpgradeCluster(CommandLine &line);
void addMigrate(CommandLine &line);
void addBackup(CommandLine &line);
void addRestore(CommandLine &line);
void addOrganization(CommandLine &line);
void addMember(CommandLine &line);
void addToken(CommandLine &line);
void addReports(CommandLine &line);
void addRoute(CommandLine &line);
void addDemo(CommandLine &line);
void addImport(CommandLine &line);
void addExport(CommandLine &line);

/// Does what the command line asks for; the exit status: 0 done, 1 failed, 2 wrong use.
int runProgram(int argc, char **argv);

} // namespace triage::cli
