// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commandline.h"
#include "cli/commands.h"
#include "cli/counted.h"
#include "cli/jsonobject.h"
#include "cli/progressbar.h"
#include "services/people/operators.h"
#include "services/transfer/exportservice.h"

#include <QFile>
#include <QSaveFile>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace triage::cli {

namespace {

struct ExportOptions
{
    QString file = u"-"_s;
    QString organization;
    std::optional<TransferFormat> format;
    bool escapesFormulas = false;
};

Problem notWritten(const QIODevice &device, const QString &name)
{
    return problem(ProblemType::Conflict, u"%1 cannot be written: %2."_s.arg(name, device.errorString()));
}

/// Writes page by page. Returns the number of items.
Result<qint64> writeAll(storage::Connection &database, const storage::OrganizationRow &organization,
                        services::ExportRequest order, QIODevice &device, const ExportOptions &options,
                        const Output &output)
{
    ProgressBar bar(organization.feedback);
    qint64 items = 0;
    while (true) {
        const auto piece = services::exportPiece(database, organization.id, order);
        if (!piece)
            return piece.error();
        if (device.write(piece->text) != piece->text.size())
            return notWritten(device, options.file);
        items += piece->items;
        bar.show(items, items);
        if (!piece->last)
            return items;
        if (output.isEnding())
            return problem(ProblemType::Conflict, u"The export was interrupted."_s);
        order.after = piece->last;
    }
}

Result<void> exportTo(storage::Connection &database, const ExportOptions &options, Output &output)
{
    const auto organization = services::organizationOf(database, options.organization);
    if (!organization)
        return organization.error();
    services::ExportRequest order;
    order.format = options.format.value_or(options.file.endsWith(u".csv"_s, Qt::CaseInsensitive)
                                               ? TransferFormat::Csv
                                               : TransferFormat::JsonLines);
    if (options.escapesFormulas)
        order.formulas = transfer::Formulas::Escape;
    if (options.file == u"-"_s) {
        QFile out;
        if (!out.open(stdout, QFile::WriteOnly))
            return notWritten(out, u"Standard output"_s);
        const auto written = writeAll(database, *organization, order, out, options, output);
        if (!written)
            return written.error();
        return {};
    }
    // The file appears only when it is complete, so that half an export is not mistaken for a whole one.
    QSaveFile file(options.file);
    if (!file.open(QFile::WriteOnly))
        return notWritten(file, options.file);
    const auto written = writeAll(database, *organization, order, file, options, output);
    if (!written)
        return written.error();
    if (!file.commit())
        return notWritten(file, options.file);
    output.answer(
        JsonObject()
            .with("organization", organization->slug)
            .with("file", options.file)
            .with("feedback", *written)
            .json(),
        u"%1 holds %2 of %3."_s.arg(options.file, counted(*written, u"item"_s), organization->slug));
    return {};
}

} // namespace

void addExport(CommandLine &line)
{
    const auto options = std::make_shared<ExportOptions>();
    Command command = line.command("export", "Writes feedback with everything that belongs to it to a file");
    command.text({ "file", "FILE", "The file; without one, or with -, standard output" }, options->file);
    command.text({ "--org", "SLUG", "The organization", Need::Required }, options->organization);
    command.read({ "--format", "json_lines|csv", "Format of the file (default: by the file's name)" },
                 [options](const QString &text) {
                     options->format = fromWord<TransferFormat>(text.toUtf8());
                     return options->format ? QString() : u"It must be %1."_s.arg(allWords<TransferFormat>());
                 });
    command.flag("--escape-formulas", "In CSV, put an apostrophe before text that a spreadsheet would run",
                 options->escapesFormulas);
    command.onDatabase([options](storage::Connection &database, Output &output) {
        return exportTo(database, *options, output);
    });
}

} // namespace triage::cli
