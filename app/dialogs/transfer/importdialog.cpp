// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/transfer/importdialog.h"

#include "commands/backgroundwork.h"
#include "commands/transfers.h"
#include "dialogs/field.h"
#include "dialogs/transfer/importpreview.h"
#include "models/labels.h"
#include "theme/theme.h"
#include "transfer/transferreader.h"
#include "widgets/announcement.h"
#include "widgets/confirmquestion.h"
#include "widgets/inklabel.h"
#include "widgets/messagestrip.h"

#include <QCheckBox>
#include <QFileDialog>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace triage::app {

namespace {

constexpr int shownProblems = 5;

QProgressBar *progressBar(QWidget *parent)
{
    auto *bar = new QProgressBar(parent);
    setNames(bar, u"importProgress"_s, ImportDialog::tr("Import progress"));
    bar->setTextVisible(false);
    bar->setFixedHeight(space::s);
    bar->hide();
    return bar;
}

QString separatorName(char separator)
{
    return separator == '\t'
        ? ImportDialog::tr("tabs")
        : ImportDialog::tr("“%1”", "a sign in quotation marks").arg(QLatin1Char(separator));
}

QString encodingName(FileEncoding encoding)
{
    switch (encoding) {
    case FileEncoding::Utf8:
        return u"UTF-8"_s;
    case FileEncoding::Utf16:
        return u"UTF-16"_s;
    case FileEncoding::Windows1252:
        return u"Windows-1252"_s;
    }
    Q_UNREACHABLE();
}

} // namespace

ImportDialog::ImportDialog(const Context &context, QWidget *parent)
    : Dialog(context, u"importDialog"_s, tr("Import"), parent), m_transfers(context.transfers),
      m_file(new Field(context.theme, Field::Lines::One, u"fileEdit"_s, tr("&File"), tr("File"), this)),
      m_about(new InkLabel(context.theme, Ink::TextSecondary, Type::Caption, this)),
      m_preview(new ImportPreview(context.theme, this)),
      m_route(new QCheckBox(tr("&Route items that have no buffer"), this)),
      m_rule(new InkLabel(context.theme, Ink::TextSecondary, Type::Caption, this)),
      m_report(new InkLabel(context.theme, Ink::Text, Type::Body, this)), m_progress(progressBar(this)),
      m_undo(addSideButton(tr("&Undo Import"), u"undoImportButton"_s)),
      m_stop(addSideButton(tr("&Stop"), u"stopImportButton"_s)),
      m_act(addPrimaryButton(tr("&Check File"), u"importButton"_s))
{
    addClose();
    QPushButton *browse = button(tr("&Browse…"), u"browseButton"_s, this);
    m_file->addBeside(browse);
    m_file->setPlaceholder(tr("A file of CSV or JSON lines"));
    setNames(m_about, u"fileLabel"_s, tr("About the file"));
    m_route->setObjectName(u"routeCheck"_s);
    m_route->setChecked(true);
    m_rule->setObjectName(u"duplicatesLabel"_s);
    m_rule->setText(tr("Items with an external ID that already exists are skipped. Dates are kept."));
    setNames(m_report, u"reportLabel"_s, tr("Report"));
    body()->addWidget(m_file);
    body()->addWidget(m_about);
    body()->addWidget(m_preview, 1);
    body()->addWidget(m_route);
    body()->addWidget(m_rule);
    body()->addWidget(m_report);
    body()->addWidget(m_progress);
    m_typing.setSingleShot(true);
    m_typing.setInterval(300ms);
    connect(browse, &QPushButton::clicked, this, &ImportDialog::chooseFile);
    connect(m_file, &Field::edited, this, &ImportDialog::forgetFile);
    connect(m_file, &Field::edited, &m_typing, qOverload<>(&QTimer::start));
    connect(&m_typing, &QTimer::timeout, this, &ImportDialog::readFile);
    connect(m_preview, &ImportPreview::columnsChanged, this, [this] {
        forgetStep();
        readEntries();
    });
    connect(m_route, &QCheckBox::toggled, this, [this] {
        forgetStep();
        refresh();
    });
    connect(m_act, &QPushButton::clicked, this, &ImportDialog::runStep);
    connect(m_stop, &QPushButton::clicked, &m_transfers, &Transfers::cancel);
    connect(m_undo, &QPushButton::clicked, this, [this] { m_transfers.undo(m_last); });
    connect(&m_transfers, &Transfers::changed, this, &ImportDialog::follow);
    resize(760, 640);
    m_file->focus();
    follow(m_transfers.state());
}

void ImportDialog::setFile(const QString &path)
{
    m_file->setText(path);
    forgetFile();
    m_typing.stop();
    readFile();
}

void ImportDialog::chooseFile()
{
    auto *dialog = new QFileDialog(this, tr("Import"), m_file->text());
    dialog->setObjectName(u"importFileDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({ tr("Feedback (*.csv *.tsv *.jsonl *.ndjson *.json)"), tr("All files (*)") });
    connect(dialog, &QFileDialog::fileSelected, this, &ImportDialog::setFile);
    dialog->open();
}

/// Another file, or another reading of it, has no report yet.
void ImportDialog::forgetStep()
{
    m_step = Step::Choose;
    m_isOfFile = false;
    m_report->hide();
}

void ImportDialog::forgetFile()
{
    ++m_reading;
    forgetStep();
    m_file->setError({});
    m_preview->clear();
    m_shown = {};
    m_isReading = true;
    refresh();
}

void ImportDialog::readFile()
{
    runInBackground(
        this, [path = m_file->text()] { return previewOf(path); },
        [this, reading = ++m_reading](const FilePreview &file) {
            if (reading == m_reading)
                showFile(file);
        });
}

void ImportDialog::showFile(const FilePreview &file)
{
    m_isReading = false;
    m_shown = file;
    if (!file.error.isEmpty() && !m_file->text().isEmpty())
        m_file->setError(file.error);
    m_preview->show(file);
    readEntries();
}

/// Reads the entries again after the meaning of the columns or the file has changed.
void ImportDialog::readEntries()
{
    refresh();
    if (!m_shown.error.isEmpty())
        return;
    runInBackground(
        this, [plan = plan()] { return entriesOf(plan); },
        [this, reading = ++m_reading](const std::vector<transfer::TransferEntry> &entries) {
            if (reading == m_reading)
                m_preview->setEntries(entries);
        });
}

ImportPlan ImportDialog::plan() const
{
    ImportPlan plan;
    plan.path = m_file->text();
    plan.format = m_shown.format;
    plan.separator = m_shown.separator;
    plan.encoding = m_shown.shape.encoding;
    plan.columns = m_preview->columns();
    plan.route = m_route->isChecked();
    return plan;
}

QString ImportDialog::fileWords() const
{
    if (m_isReading)
        return tr("Reading the file…");
    if (!m_shown.error.isEmpty() || m_file->text().isEmpty())
        return tr("CSV or JSON lines, UTF-8. The first CSV line names the columns.");
    const QString size = QLocale().formattedDataSize(m_shown.size, 1, QLocale::DataSizeSIFormat);
    QStringList parts;
    if (m_shown.format == TransferFormat::JsonLines)
        parts << tr("JSON lines, %1", "%1: size of a file").arg(size);
    else
        parts << tr("CSV with %n columns, %1", "%1: size of a file", int(m_shown.names.size())).arg(size)
              << tr("separated by %1", "a comma, a semicolon or a tab").arg(separatorName(m_shown.separator));
    parts << encodingName(m_shown.shape.encoding);
    if (m_shown.shape.brokenBytes > 0)
        parts << tr("some characters are broken: their lines are refused");
    const auto columns = m_preview->columns();
    if (m_shown.shape.asksForDates() && std::any_of(columns.begin(), columns.end(), transfer::isDateColumn))
        parts << tr("say below whether dates begin with the day or the month");
    return parts.join(u" · "_s);
}

std::optional<QString> ImportDialog::whyNotAct() const
{
    if (const auto why = whyNotAdminister())
        return why;
    if (m_transfers.isBusy())
        return tr("Something is being imported or exported just now.");
    if (m_file->text().isEmpty())
        return tr("Choose a file first.");
    if (m_isReading)
        return tr("Reading the file…");
    if (!m_shown.error.isEmpty())
        return m_shown.error;
    if (m_shown.format == TransferFormat::Csv) {
        if (!m_preview->columns().contains(u"description"_s))
            return tr("Say which column has the text.");
        QSet<QString> fields;
        for (const QString &each : m_preview->columns()) {
            const QString field = each.section(u':', 0, 0); // without the order of dates
            if (each != u"-"_s && fields.contains(field))
                return tr("Two columns become the same. Leave one of them out.");
            fields.insert(field);
        }
    }
    if (m_step == Step::Imported)
        return tr("This file was imported. Choose another one.");
    if (m_step == Step::Checked && m_transfers.state().report.created == 0)
        return tr("There is nothing new in this file.");
    return std::nullopt;
}

void ImportDialog::refresh()
{
    const TransferState &state = m_transfers.state();
    const bool isMine = state.kind != TransferState::Kind::Export && state.kind != TransferState::Kind::None;
    const bool runs = isMine && state.isRunning();
    showBlocked(whyNotAdminister());
    m_about->setText(fileWords());
    m_file->setReadOnly(runs);
    m_preview->setLocked(runs);
    m_route->setEnabled(!runs);
    setAllowed(m_act, whyNotAct());
    m_act->setText(m_step == Step::Checked ? tr("&Import %Ln", nullptr, int(state.report.created))
                                           : tr("&Check File"));
    m_stop->setVisible(runs && state.kind != TransferState::Kind::Undo);
    m_undo->setVisible(m_last.id.has_value() && !runs);
    m_progress->setVisible(runs);
    m_progress->setRange(0, 1000);
    m_progress->setValue(int(1000 * state.job.done / std::max<qint64>(state.job.total, 1)));
}

void ImportDialog::runStep()
{
    if (whyNotAct())
        return;
    if (m_step != Step::Choose)
        return confirmFirst();
    m_isOfFile = true;
    m_transfers.check(plan());
}

void ImportDialog::confirmFirst()
{
    const int count = int(m_transfers.state().report.created);
    ConfirmQuestion question;
    question.title = tr("Import");
    question.text = tr("Import %Ln feedback from %1? You can undo it as a whole.", nullptr, count)
                        .arg(m_transfers.state().file);
    question.buttonText = tr("Import %Ln", nullptr, count);
    confirm(this, question, [this, asked = plan()] { m_transfers.import(asked); });
}

QString ImportDialog::summary(const TransferState &state) const
{
    const Import &report = state.report;
    const QString counts
        = Labels::list({ tr("%Ln new", "feedback", int(report.created)),
                         tr("%Ln already imported", "feedback", int(report.unchanged)),
                         tr("%Ln with errors (skipped)", "lines of a file", int(report.failed)),
                         tr("%Ln new buffers", nullptr, int(report.buffers.size())) });
    if (state.kind == TransferState::Kind::Undo)
        return state.isRunning() ? tr("Undoing: %Ln removed so far.", nullptr, int(report.removed))
                                 : tr("Undone: %1.", "%1: counts")
                                       .arg(Labels::list({ tr("%Ln removed", nullptr, int(report.removed)),
                                                           tr("%Ln kept because people have worked on them",
                                                              nullptr, int(report.kept)) }));
    switch (state.phase) {
    case TransferState::Phase::Running:
        return report.dryRun ? tr("Checking: %1", "%1: counts").arg(counts)
                             : tr("Importing: %1", "%1: counts").arg(counts);
    case TransferState::Phase::Waiting:
        return state.why;
    case TransferState::Phase::Failed:
        return state.why;
    case TransferState::Phase::Cancelled:
        return report.dryRun ? tr("The check was stopped.")
                             : tr("Stopped: %1. What is in stays, or is undone.", "%1: counts").arg(counts);
    case TransferState::Phase::Done:
        return report.dryRun ? tr("Ready: %1.", "%1: counts").arg(counts)
                             : tr("Imported: %1.", "%1: counts").arg(counts);
    }
    return {};
}

void ImportDialog::showReport(const TransferState &state)
{
    QStringList lines{ summary(state) };
    if (!state.report.buffers.empty() && state.kind != TransferState::Kind::Undo) {
        QStringList names(state.report.buffers.begin(), state.report.buffers.end());
        if (names.size() > shownProblems)
            names = names.first(shownProblems) << tr("and more");
        lines << tr("New buffers: %1", "%1: names").arg(names.join(tr(", ", "between names")));
    }
    const auto shown = std::min(state.report.problems.size(), std::size_t(shownProblems));
    for (std::size_t i = 0; i < shown; ++i)
        lines << tr("Line %1: %2")
                     .arg(Labels::number(state.report.problems[i].line),
                          ImportPreview::problemText(state.report.problems[i].field,
                                                     state.report.problems[i].detail));
    const qint64 all = state.report.failed + state.report.ignored;
    if (all > qint64(shown))
        lines << tr("and %Ln more lines that are wrong", nullptr, int(all - qint64(shown)));
    m_report->setText(lines.join(u'\n'));
    m_report->setInk(state.phase == TransferState::Phase::Failed ? Ink::Danger : Ink::Text);
}

void ImportDialog::follow(const TransferState &state)
{
    const bool isMine = state.kind != TransferState::Kind::Export && state.kind != TransferState::Kind::None;
    if (isMine)
        showReport(state);
    // The file of a check that ended before the dialog was opened is no longer chosen.
    const bool isPast = state.kind == TransferState::Kind::Check && !state.isRunning() && !m_isOfFile;
    m_report->setVisible(isMine && !isPast);
    if (isMine && !state.isRunning()) {
        const bool isDone = state.phase == TransferState::Phase::Done;
        if (state.kind == TransferState::Kind::Check)
            m_step = isDone && m_isOfFile ? Step::Checked : Step::Choose;
        else if (state.kind == TransferState::Kind::Import)
            m_step = isDone ? Step::Imported : Step::Choose;
        else
            m_step = Step::Choose;
        m_last = state.kind == TransferState::Kind::Import ? state.report : Import();
    }
    refresh();
}

} // namespace triage::app

#include "moc_importdialog.cpp"
