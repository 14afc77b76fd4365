// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commandline.h"
#include "cli/commands.h"
#include "cli/jsonobject.h"
#include "database/migrator.h"

using namespace Qt::StringLiterals;

namespace triage::cli {

namespace {

Result<void> migrate(storage::Connection &database, Output &output)
{
    const auto report = storage::migrate(database);
    if (!report)
        return report.error();
    const std::vector<QString> applied(report->applied.begin(), report->applied.end());
    const QString sentence = applied.empty()
        ? u"The database has this program's schema (%1) already."_s.arg(report->to)
        : u"The database has been migrated from schema %1 to %2."_s.arg(report->from).arg(report->to);
    output.answer(
        JsonObject().with("from", report->from).with("to", report->to).with("applied", applied).json(),
        sentence);
    return {};
}

} // namespace

void addMigrate(CommandLine &line)
{
    line.command("migrate", "Migrates the database to this program's schema")
        .onDatabase(migrate, { SchemaHandling::LeaveAsIs, NoCluster::IsCreated });
}

} // namespace triage::cli
