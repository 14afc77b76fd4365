#include "cli/commandline.h"
#include "cli/programs.h"
#include "fields/jsonwriter.h"
#include "storage/migrator.h"

using namespace Qt::StringLiterals;

namespace triage::cli {

namespace {

QByteArray jsonOf(const storage::MigrationReport &report)
{
    JsonWriter out;
    out.beginObject();
    out.key("from");
    out.number(qint64(report.from));
    out.key("to");
    out.number(qint64(report.to));
    out.key("applied");
    out.beginArray();
    for (const QString &name : report.applied)
        out.text(name);
    out.endArray();
    out.endObject();
    return out.take();
}

Result<void> migrate(storage::Connection &database, Output &output)
{
    const auto report = storage::migrate(database);
    if (!report)
        return report.error();
    const QString sentence = report->applied.isEmpty()
        ? u"The database has this program's schema (%1) already."_s.arg(report->to)
        : u"The database has been brought from schema %1 to %2."_s.arg(report->from).arg(report->to);
    output.answer(jsonOf(*report), sentence);
    return {};
}

} // namespace

void addMigrate(CommandLine &line)
{
    line.command("migrate", "Brings the database to this program's schema").onDatabase(migrate, Schema::AsItIs);
}

} // namespace triage::cli
