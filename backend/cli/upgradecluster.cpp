// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commandline.h"
#include "cli/commands.h"
#include "cli/jsonobject.h"
#include "postgres/clusterupgrade.h"

#include <memory>

using namespace Qt::StringLiterals;

namespace triage::cli {

namespace {

QString sentenceFor(const postgres::ClusterUpgrade &upgraded)
{
    if (upgraded.from == upgraded.to)
        return u"The cluster already belongs to PostgreSQL %1, the newest version that is installed."_s.arg(
            upgraded.to);
    const QString done
        = u"The cluster has been upgraded from PostgreSQL %1 to %2."_s.arg(upgraded.from).arg(upgraded.to);
    if (upgraded.kept.isEmpty())
        return done;
    return done
        + u" The old one is kept in %1: remove that directory when it is no longer needed."_s.arg(
            upgraded.kept);
}

Result<void> upgrade(const QString &dataDirectory, Output &output, bool removeOld)
{
    postgres::ClusterConfig config;
    config.dataDirectory = dataDirectory;
    const auto upgraded = postgres::upgradeCluster(
        config, removeOld ? postgres::OldCluster::Remove : postgres::OldCluster::Keep);
    if (!upgraded)
        return upgraded.error();
    output.answer(JsonObject()
                      .with("from", upgraded->from)
                      .with("to", upgraded->to)
                      .with("kept", upgraded->kept)
                      .json(),
                  sentenceFor(*upgraded));
    return {};
}

} // namespace

void addUpgradeCluster(CommandLine &line)
{
    const auto removeOld = std::make_shared<bool>(false);
    Command command = line.command("upgrade-cluster",
                                   "Upgrades the private PostgreSQL to the newest major version that is "
                                   "installed, completely or not at all");
    command.flag("--remove-old", "Remove the old cluster once the new one runs", *removeOld);
    command.onCluster([removeOld](const QString &dataDirectory, Output &output) {
        return upgrade(dataDirectory, output, *removeOld);
    });
}

} // namespace triage::cli
