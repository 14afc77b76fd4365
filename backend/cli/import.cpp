// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commandline.h"
#include "cli/commands.h"
#include "cli/counted.h"
#include "cli/progressbar.h"
#include "services/people/operators.h"
#include "services/transfer/importservice.h"
#include "transfer/filesurvey.h"

#include <QFile>
#include <QFileInfo>

#include <cstdio>
#include <memory>
#include <utility>

using namespace Qt::StringLiterals;

namespace triage::cli {

namespace {

constexpr qint64 bytesAtOnce = 1 << 18;

struct ImportOptions
{
    std::vector<QString> files;
    QString organization;
    std::optional<TransferFormat> format;
    QStringList columns;
    DateOrder dates = DateOrder::Unknown;
    std::optional<ImportId> resume;
    std::optional<ImportId> undo;
    bool dryRun = false;
    bool isNotRouted = false;
    bool isStrict = false;
};

TransferFormat formatOf(const ImportOptions &options, const QString &file)
{
    if (options.format)
        return *options.format;
    const QString suffix = QFileInfo(file).suffix().toLower();
    return suffix == u"csv"_s || suffix == u"tsv"_s ? TransferFormat::Csv : TransferFormat::JsonLines;
}

Result<void> open(QFile &file, const QString &name)
{
    bool isOpen = false;
    if (name == u"-"_s) {
        isOpen = file.open(stdin, QFile::ReadOnly);
    } else {
        file.setFileName(name);
        isOpen = file.open(QFile::ReadOnly);
    }
    if (isOpen)
        return {};
    return invalidField(u"FILE"_s, u"%1 cannot be read: %2."_s.arg(name, file.errorString()));
}

/// Says what was assumed about a file that is not read as it is.
void announce(const QString &name, FileEncoding encoding, const transfer::FileShape &shape, bool isOrdered)
{
    if (encoding != FileEncoding::Utf8)
        printError(u"%1 is not in UTF-8 and is read as %2."_s.arg(
            name, encoding == FileEncoding::Utf16 ? u"UTF-16"_s : u"Windows-1252"_s));
    if (shape.brokenBytes > 0)
        printError(u"%1 is read as UTF-8, and its lines with invalid characters (%2) are refused."_s.arg(
            name, counted(shape.brokenBytes, u"byte"_s)));
    if (isOrdered)
        return;
    if (shape.ambiguousLine > 0 && shape.dates != DateOrder::Unknown)
        printError(u"Dates of %1 are read with the %2 first, as line %3 shows."_s.arg(
            name, shape.dates == DateOrder::DayFirst ? u"day"_s : u"month"_s,
            QString::number(shape.datesLine)));
    else if (shape.asksForDates())
        printError(u"Dates of %1 such as that of line %2 may begin with the day or the month: say which with "
                   u"--dates "
                   "day_first or month_first. Their lines are refused."_s.arg(
                       name, QString::number(shape.ambiguousLine)));
}

/// Returns the layout of a file by what all of it shows, if it can be read twice, and says what is assumed.
transfer::TransferLayout layoutOf(QFile &file, TransferFormat format, const ImportOptions &options,
                                  const QString &source)
{
    transfer::TransferLayout layout{ .format = format, .columns = options.columns, .dates = options.dates };
    if (file.isSequential())
        return layout;
    transfer::FileSurvey survey(format, options.columns);
    for (QByteArray bytes = file.read(bytesAtOnce); !bytes.isEmpty(); bytes = file.read(bytesAtOnce))
        survey.feed(bytes);
    survey.end();
    file.seek(0);
    const transfer::FileShape shape = survey.shape();
    const bool isOrdered = options.dates != DateOrder::Unknown;
    layout.encoding = shape.encoding;
    layout.dates = isOrdered ? options.dates : shape.dates;
    announce(source, shape.encoding, shape, isOrdered);
    return layout;
}

Problem interrupted(const Import &import, const QString &why)
{
    if (import.dryRun || !import.id)
        return problem(ProblemType::Conflict, why);
    return problem(ProblemType::Conflict,
                   u"%1 Lines up to %2 are done. Continue with: triaged import --resume %3 …"_s.arg(why)
                       .arg(import.line)
                       .arg(toString(*import.id)));
}

Result<Import> importFile(storage::Connection &database, OrganizationId organization,
                          const ImportOptions &options, const QString &name,
                          const std::shared_ptr<storage::KnownWords> &words, const Output &output)
{
    QFile file;
    if (const auto opened = open(file, name); !opened)
        return opened.error();
    Import before;
    if (options.resume) {
        const auto found = storage::ImportStore(database, organization).find(*options.resume);
        if (!found)
            return found.error();
        before = *found;
    }
    const QString source = name == u"-"_s ? u"standard input"_s : QFileInfo(name).fileName();
    const transfer::TransferLayout layout = layoutOf(file, formatOf(options, name), options, source);
    const services::PartOptions order{ .import = options.resume,
                                       .source = source,
                                       .importer = {},
                                       .route = !options.isNotRouted,
                                       .dryRun = options.dryRun,
                                       .last = true,
                                       .dates = layout.dates };
    services::FileImport import(order, layout, words);
    const auto state = [&] {
        return import.import().id ? import.import() : before;
    };
    ProgressBar bar(file.isSequential() ? 0 : file.size());
    bool isAnnounced = options.resume.has_value();
    qint64 done = 0;
    Result<services::FileStep> step = services::FileStep::NeedsMore;
    while (true) {
        if (*step == services::FileStep::NeedsMore) {
            const QByteArray bytes = file.read(bytesAtOnce);
            if (bytes.isEmpty() && file.error() != QFile::NoError)
                return interrupted(state(),
                                   u"%1 cannot be read any further: %2."_s.arg(name, file.errorString()));
            done += bytes.size();
            import.feed(bytes);
            if (bytes.isEmpty())
                import.end();
        }
        step = import.storeNext(database, organization);
        if (!step)
            return interrupted(state(), step.error().detail);
        if (import.import().id && !std::exchange(isAnnounced, true)) // a killed command cannot print it
            printError(u"%1 is import %2; if it is interrupted, continue it with --resume %2."_s.arg(
                order.source, toString(*import.import().id)));
        if (*step == services::FileStep::Done) {
            if (!layout.encoding)
                announce(order.source, import.encoding(), {}, true);
            return import.import();
        }
        bar.show(done, import.import().created + import.import().unchanged);
        if (output.isEnding())
            return interrupted(state(), u"The import was interrupted."_s);
    }
}

QStringList sentencesOf(const Import &import)
{
    QStringList sentences;
    const QString counts = u"%1 new, %2 there already, %3 wrong, %4 passed over; %5"_s.arg(import.created)
                               .arg(import.unchanged)
                               .arg(import.failed)
                               .arg(counted(import.ignored, u"value"_s))
                               .arg(counted(qint64(import.buffers.size()), u"new buffer"_s));
    if (import.dryRun)
        sentences << u"%1: %2. Nothing was stored: this was a dry run."_s.arg(import.source, counts);
    else
        sentences << u"%1: %2. Import %3; to undo it: triaged import --undo %3 …"_s.arg(import.source, counts,
                                                                                        toString(*import.id));
    for (const ImportProblem &each : import.problems)
        sentences << u"Line %1: %2"_s.arg(each.line).arg(each.detail);
    if (const qint64 more = import.failed + import.ignored - qint64(import.problems.size()); more > 0)
        sentences << u"… and %1 more."_s.arg(more);
    return sentences;
}

Result<void> undo(storage::Connection &database, const storage::OrganizationRow &organization, ImportId id,
                  Output &output)
{
    const auto job = [&](storage::Transaction &tx) -> Result<Import> {
        storage::ImportUndo imports(tx);
        auto import = imports.find(id);
        if (!import || import->state == ImportState::Undoing)
            return import; // a server or an interrupted command has begun
        // The lease keeps servers from taking over the work of this command.
        if (const auto begun = imports.begin(id, std::chrono::seconds(60)); !begun)
            return begun.error();
        return import;
    };
    const auto begun = storage::inTransaction(database, organization.id, job);
    if (!begun)
        return begun.error();
    ProgressBar bar(begun->created);
    for (qint64 done = 0;;) {
        const auto some = services::undoSome(database, organization.id, id);
        if (!some)
            return some.error();
        if (*some == 0)
            break;
        done += *some;
        bar.show(done, done);
        if (output.isEnding())
            return problem(ProblemType::Conflict,
                           u"Undoing was interrupted. Run the command again to continue."_s);
    }
    const auto import = storage::ImportStore(database, organization.id).find(id);
    if (!import)
        return import.error();
    output.answer(RawJson{ toJson(*import) },
                  u"%1: %2 removed, %3 kept because people have worked on it."_s.arg(
                      import->source, counted(import->removed, u"item"_s),
                      counted(import->kept, u"item or buffer"_s, u"items and buffers"_s)));
    return {};
}

Result<void> importFiles(storage::Connection &database, const storage::OrganizationRow &organization,
                         const ImportOptions &options, Output &output)
{
    const auto words = std::make_shared<storage::KnownWords>();
    std::vector<RawJson> objects;
    QStringList sentences;
    qint64 imperfect = 0;
    for (const QString &file : options.files) {
        const auto import = importFile(database, organization.id, options, file, words, output);
        if (!import)
            return import.error();
        objects.push_back({ toJson(*import) });
        sentences << sentencesOf(*import);
        imperfect += import->failed + import->ignored;
    }
    output.answer(RawJson{ toJson(objects) }, sentences);
    if (options.isStrict && imperfect > 0)
        return problem(ProblemType::Conflict,
                       u"%1 of the files could not be used as they are."_s.arg(
                           counted(imperfect, u"line or value"_s, u"lines or values"_s)));
    return {};
}

OptionReader idReader(std::optional<ImportId> &id)
{
    return [&id](const QString &text) {
        id = idFromString<ImportTag>(text);
        return id ? QString() : u"It must be the identifier of an import."_s;
    };
}

} // namespace

void addImport(CommandLine &line)
{
    const auto options = std::make_shared<ImportOptions>();
    Command command = line.command("import", "Imports feedback from files of JSON lines or CSV");
    command.texts({ "files", "FILE", "Files to import; - is standard input" }, options->files, Arity::Many);
    command.text({ "--org", "SLUG", "The organization", Need::Required }, options->organization);
    command.read({ "--format", "json_lines|csv", "Format of the files (default: by their names)" },
                 [options](const QString &text) {
                     options->format = fromWord<TransferFormat>(text.toUtf8());
                     return options->format ? QString() : u"It must be %1."_s.arg(allWords<TransferFormat>());
                 });
    command.read({ "--columns", "NAMES", "The columns of a CSV without a line of names: a,b,-,c" },
                 [options](const QString &text) {
                     options->columns = text.split(u',');
                     const auto wrong = transfer::columnsProblem(options->columns);
                     return wrong ? wrong->detail : QString();
                 });
    command.read({ "--dates", "day_first|month_first",
                   "The order in dates such as 03/04/2026 (default: what the file shows)" },
                 [options](const QString &text) {
                     const auto order = fromWord<DateOrder>(text.toUtf8());
                     options->dates = order.value_or(DateOrder::Unknown);
                     return options->dates == DateOrder::Unknown ? u"It must be day_first or month_first."_s
                                                                 : QString();
                 });
    command.flag("--dry-run", "Show the result without storing anything", options->dryRun);
    command.flag("--strict", "End with status 1 if a line is wrong or a value passed over",
                 options->isStrict);
    command.flag("--no-route", "Do not route items without buffers", options->isNotRouted);
    command.read({ "--resume", "ID", "Continue an interrupted import" }, idReader(options->resume));
    command.read({ "--undo", "ID", "Undo an import, without a file" }, idReader(options->undo));
    command.onDatabase([options](storage::Connection &database, Output &output) -> Result<void> {
        if (options->undo ? !options->files.empty() : options->files.empty())
            return invalidField(u"FILE"_s, u"Name the files to import, or an import with --undo."_s);
        if (options->resume && (options->files.size() > 1 || options->dryRun))
            return invalidField(u"FILE"_s, u"An import is continued with one file, and not as a dry run."_s);
        const auto organization = services::organizationOf(database, options->organization);
        if (!organization)
            return organization.error();
        return options->undo ? undo(database, *organization, *options->undo, output)
                             : importFiles(database, *organization, *options, output);
    });
}

} // namespace triage::cli
