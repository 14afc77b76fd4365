// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commandline.h"
#include "cli/commands.h"
#include "cli/counted.h"
#include "cli/progressbar.h"
#include "services/people/operators.h"
#include "services/transfer/importservice.h"

#include <QFile>
#include <QFileInfo>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace triage::cli {

namespace {

constexpr qsizetype recordsAtOnce = 500;
constexpr qint64 bytesAtOnce = 1 << 18;

struct ImportOptions
{
    std::vector<QString> files;
    QString organization;
    std::optional<TransferFormat> format;
    QStringList columns;
    std::optional<ImportId> resume;
    std::optional<ImportId> undo;
    bool dryRun = false;
    bool isNotRouted = false;
};

TransferFormat formatOf(const ImportOptions &options, const QString &file)
{
    if (options.format)
        return *options.format;
    const QString suffix = QFileInfo(file).suffix().toLower();
    return suffix == u"csv"_s || suffix == u"tsv"_s ? TransferFormat::Csv : TransferFormat::JsonLines;
}

/// The import of one file.
class FileImport
{
public:
    FileImport(storage::Connection &database, OrganizationId organization, const ImportOptions &options,
               const QString &name, services::KnownWords &words)
        : m_database(database), m_organization(organization), m_name(name), m_words(words),
          m_reader(transfer::TransferLayout{ formatOf(options, name), options.columns, ',', 1 })
    {
        m_options.source = name == u"-"_s ? u"standard input"_s : QFileInfo(name).fileName();
        m_options.import = options.resume;
        m_options.route = !options.isNotRouted;
        m_options.dryRun = options.dryRun;
    }

    Result<Import> run(const Output &output);

private:
    Result<void> open();
    Result<void> drain(ProgressBar &bar, bool isLast);
    Result<void> send(bool isLast);
    void add(Import part);
    Problem interrupted(const QString &why) const;

    storage::Connection &m_database;
    OrganizationId m_organization;
    QString m_name;
    services::KnownWords &m_words;
    services::PartOptions m_options;
    transfer::TransferReader m_reader;
    QFile m_file;
    services::ParsedPart m_part;
    qint64 m_read = 0;
    qint64 m_done = 0; ///< The line up to which a resumed import is complete.
    qint64 m_nextLine = 1; ///< The line with which the next part begins.
    Import m_import;
};

Result<void> FileImport::open()
{
    if (m_name == u"-"_s) {
        if (m_file.open(stdin, QFile::ReadOnly))
            return {};
    } else {
        m_file.setFileName(m_name);
        if (m_file.open(QFile::ReadOnly))
            return {};
    }
    return invalidField(u"FILE"_s, u"%1 cannot be read: %2."_s.arg(m_name, m_file.errorString()));
}

/// Adds up the parts of a dry run: each reply describes its own part alone.
void FileImport::add(Import part)
{
    if (!m_options.dryRun) {
        if (!m_options.import) // printed early, because a killed command cannot print it any more
            printError(u"%1 is import %2; if it is interrupted, continue it with --resume %2."_s.arg(
                m_options.source, toString(*part.id)));
        m_import = std::move(part);
        m_options.import = m_import.id;
        return;
    }
    services::addTrial(m_import, std::move(part));
}

Result<void> FileImport::send(bool isLast)
{
    m_options.last = isLast;
    if (m_part.entries.empty() && !isLast)
        return {};
    m_part.firstLine = m_nextLine;
    m_part.lastLine = isLast ? m_reader.lastLine() : m_part.entries.back().lastLine;
    m_nextLine = m_part.lastLine + 1;
    services::PartImporter importer(m_options, m_part, m_words);
    auto stored = m_options.dryRun ? importer.tryOut(m_database, m_organization)
                                   : importer.store(m_database, m_organization);
    m_part.entries.clear();
    if (!stored)
        return stored.error();
    add(std::move(*stored));
    return {};
}

Result<void> FileImport::drain(ProgressBar &bar, bool isLast)
{
    while (auto entry = m_reader.next()) {
        if (entry->problem && entry->problem->field == u"columns"_s)
            return *entry->problem;
        if (entry->line <= m_done)
            continue;
        m_part.entries.push_back(std::move(*entry));
        if (qsizetype(m_part.entries.size()) < recordsAtOnce)
            continue;
        if (const auto sent = send(false); !sent)
            return sent;
        bar.show(m_read, m_import.created + m_import.unchanged);
    }
    return isLast ? send(true) : Result<void>();
}

Problem FileImport::interrupted(const QString &why) const
{
    if (m_options.dryRun || !m_options.import)
        return problem(ProblemType::Conflict, why);
    return problem(ProblemType::Conflict,
                   u"%1 Lines up to %2 are done. Continue with: triaged import --resume %3 …"_s.arg(why)
                       .arg(m_import.line)
                       .arg(toString(*m_options.import)));
}

Result<Import> FileImport::run(const Output &output)
{
    if (const auto opened = open(); !opened)
        return opened.error();
    if (m_options.import) {
        const auto import = storage::ImportStore(m_database, m_organization).find(*m_options.import);
        if (!import)
            return import.error();
        m_done = import->line;
        m_nextLine = m_done + 1;
        m_import = *import;
    }
    ProgressBar bar(m_file.isSequential() ? 0 : m_file.size());
    while (true) {
        const QByteArray bytes = m_file.read(bytesAtOnce);
        if (bytes.isEmpty() && m_file.error() != QFile::NoError)
            return interrupted(u"%1 cannot be read any further: %2."_s.arg(m_name, m_file.errorString()));
        m_read += bytes.size();
        m_reader.feed(bytes);
        if (bytes.isEmpty())
            m_reader.end();
        if (const auto drained = drain(bar, bytes.isEmpty()); !drained)
            return interrupted(drained.error().detail);
        if (bytes.isEmpty())
            return m_import;
        if (output.isEnding())
            return interrupted(u"The import was interrupted."_s);
    }
}

QStringList sentencesOf(const Import &import)
{
    QStringList sentences;
    const QString counts = u"%1 new, %2 there already, %3 wrong; %4"_s.arg(import.created)
                               .arg(import.unchanged)
                               .arg(import.failed)
                               .arg(counted(qint64(import.buffers.size()), u"new buffer"_s));
    if (import.dryRun)
        sentences << u"%1: %2. Nothing was stored: this was a dry run."_s.arg(import.source, counts);
    else
        sentences << u"%1: %2. Import %3; to undo it: triaged import --undo %3 …"_s.arg(import.source, counts,
                                                                                        toString(*import.id));
    for (const ImportProblem &each : import.problems)
        sentences << u"Line %1: %2"_s.arg(each.line).arg(each.detail);
    if (import.failed > qint64(import.problems.size()))
        sentences << u"… and %1 more."_s.arg(import.failed - qint64(import.problems.size()));
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
    services::KnownWords words;
    std::vector<RawJson> objects;
    QStringList sentences;
    for (const QString &file : options.files) {
        const auto import = FileImport(database, organization.id, options, file, words).run(output);
        if (!import)
            return import.error();
        objects.push_back({ toJson(*import) });
        sentences << sentencesOf(*import);
    }
    output.answer(RawJson{ toJson(objects) }, sentences);
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
    command.flag("--dry-run", "Show the result without storing anything", options->dryRun);
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
