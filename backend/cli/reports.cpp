// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commandline.h"
#include "cli/commands.h"
#include "cli/jsonobject.h"
#include "stores/accountstore.h"

using namespace Qt::StringLiterals;

namespace triage::cli {

using storage::ReportRow;

namespace {

RawJson jsonOf(const ReportRow &report)
{
    return JsonObject()
        .with("id", report.id)
        .with("organization", report.organizationSlug)
        .with("member", report.memberEmail)
        .with("message", report.message)
        .with("context", report.context)
        .with("created_at", report.createdAt)
        .json();
}

} // namespace

void addReports(CommandLine &line)
{
    const auto limit = std::make_shared<qint64>(100);
    Command reports = line.command("reports", "Lists the reports about the service itself, newest first");
    reports.number({ "--limit", "N", "Maximum number of reports (default: 100)" }, *limit);
    reports.onDatabase([limit](storage::Connection &database, Output &output) -> Result<void> {
        const auto list = storage::listReports(database, *limit);
        if (!list)
            return list.error();
        std::vector<RawJson> objects;
        std::vector<QStringList> rows;
        for (const ReportRow &each : *list) {
            objects.push_back(jsonOf(each));
            rows.push_back({ QString::fromLatin1(toIso(each.createdAt)), each.organizationSlug,
                             each.memberEmail.value_or(u"-"_s), each.message });
        }
        output.table(objects, { u"TIME"_s, u"ORGANIZATION"_s, u"MEMBER"_s, u"MESSAGE"_s }, rows);
        return {};
    });
}

} // namespace triage::cli
