// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"

#include "cli/commandline.h"

namespace triage::cli {

int runProgram(int argc, char **argv)
{
    CommandLine line;
    addServe(line);
    addConfig(line);
    addOrganization(line);
    addMember(line);
    addToken(line);
    addTag(line);
    addView(line);
    addWebhook(line);
    addDemo(line);
    addImport(line);
    addExport(line);
    addRoute(line);
    addReports(line);
    addMcp(line);
    addMigrate(line);
    addUpgradeCluster(line);
    addBackup(line);
    addRestore(line);
    return line.run(argc, argv);
}

} // namespace triage::cli
