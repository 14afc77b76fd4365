// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/transfers.h"

#include "client/retry.h"
#include "commands/backgroundwork.h"
#include "contract/endpoints.h"
#include "store/olderitems.h"
#include "transfer/transferreader.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>
#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace triage::app {

namespace {

QString partialFileOf(const QString &path)
{
    return path + u".part"_s;
}

/// Appends to the file that becomes the export. Returns the failure, or an empty text.
QString append(const QString &path, const QByteArray &bytes, bool isFirst)
{
    QFile file(partialFileOf(path));
    if (!file.open(isFirst ? QFile::WriteOnly : QFile::Append))
        return file.errorString();
    return file.write(bytes) == bytes.size() && file.flush() ? QString() : file.errorString();
}

/// Returns the request parameters of the filter.
QList<std::pair<QByteArray, QString>> parametersOf(const Filter &filter)
{
    QList<std::pair<QByteArray, QString>> all = listRequest(filter, 1, 1).query;
    const QByteArrayList ofLists{ "page", "limit", "include", "sort_by", "sort_order" };
    all.removeIf([&ofLists](const auto &each) { return ofLists.contains(each.first); });
    return all;
}

/// The file gets its name when it is complete, so that a partial export is not mistaken for a complete one.
QString completeFile(const QString &path)
{
    QFile::remove(path);
    QFile file(partialFileOf(path));
    return file.rename(path) ? QString() : file.errorString();
}

} // namespace

Transfers::Transfers(ApiClient &client, QObject *parent) : QObject(parent), m_client(client)
{
}

Transfers::~Transfers()
{
    if (isBusy() && m_state.kind == TransferState::Kind::Export)
        QFile::remove(partialFileOf(m_export.path));
}

void Transfers::begin(TransferState::Kind kind, const QString &path, const QString &text, qint64 total)
{
    ++m_run;
    m_failures = 0;
    m_unsent = 0;
    m_unsentProblems.clear();
    m_key.clear();
    m_state = TransferState();
    m_state.kind = kind;
    m_state.phase = TransferState::Phase::Running;
    m_state.file = QFileInfo(path).fileName();
    m_state.job = { text.arg(m_state.file), 0, std::max<qint64>(total, 1) };
}

void Transfers::check(const ImportPlan &plan)
{
    begin(TransferState::Kind::Check, plan.path, tr("Checking %1"), QFileInfo(plan.path).size());
    run(plan, m_state.kind);
}

void Transfers::import(const ImportPlan &plan)
{
    begin(TransferState::Kind::Import, plan.path, tr("Importing %1"), QFileInfo(plan.path).size());
    run(plan, m_state.kind);
}

void Transfers::run(const ImportPlan &plan, TransferState::Kind kind)
{
    m_plan = plan;
    m_state.report.source = m_state.file;
    m_state.report.dryRun = kind == TransferState::Kind::Check;
    m_cutter = std::make_shared<FileCutter>(plan);
    notify();
    cutNext();
}

void Transfers::cutNext()
{
    runInBackground(
        this, [cutter = m_cutter] { return cutter->next(); },
        [this, run = m_run](FilePiece piece) {
            if (run != m_run || !isBusy())
                return;
            if (!piece.error.isEmpty())
                return fail(piece.error);
            m_key = makeIdempotencyKey();
            sendPiece(std::make_shared<FilePiece>(std::move(piece)));
        });
}

void Transfers::sendPiece(const std::shared_ptr<FilePiece> &piece)
{
    ImportPart part;
    part.import = m_state.report.id;
    part.source = m_state.file.left(300);
    part.format = m_plan.format;
    if (m_plan.format == TransferFormat::Csv) {
        part.columns = std::vector<QString>(m_plan.columns.begin(), m_plan.columns.end());
        part.separator = QString(QLatin1Char(m_plan.separator));
    }
    part.encoding = m_plan.encoding;
    part.firstLine = piece->firstLine;
    part.data = QString::fromUtf8(piece->data);
    part.last = piece->isLast;
    part.dryRun = m_state.report.dryRun;
    part.route = m_plan.route;
    Request request = ApiClient::request(api::infoOf(api::importPart));
    request.body = bodyOf(part);
    request.idempotencyKey = m_key;
    request.timeout = 2min;
    QCoro::connect(m_client.perform(std::move(request)), this,
                   [this, piece, run = m_run](const Result<Answer> &answer) {
                       if (run != m_run || !isBusy())
                           return;
                       if (!answer) {
                           if (!retryLater(answer.error(), [this, piece] { sendPiece(piece); }))
                               fail(answer.error().detail);
                           return;
                       }
                       const Result<Import> import = valueOf<api::One<Import>>(*answer);
                       if (!import)
                           return fail(import.error().detail);
                       onAnswer(*piece, *import);
                   });
}

/// Each answer of a dry run is about its piece only.
void Transfers::onAnswer(const FilePiece &piece, const Import &answer)
{
    m_failures = 0;
    m_state.phase = TransferState::Phase::Running;
    Import &report = m_state.report;
    std::vector<ImportProblem> problems = report.problems;
    problems.insert(problems.end(), piece.problems.begin(), piece.problems.end());
    const qint64 own = qint64(piece.problems.size());
    if (report.dryRun) {
        report.created += answer.created;
        report.unchanged += answer.unchanged;
        report.failed += answer.failed + own;
        report.ignored += answer.ignored;
        for (const ImportProblem &each : answer.problems) {
            // Each piece names a member that all of them have; it is one finding.
            const bool isRepeated = each.detail == transfer::passedOverMember(each.field)
                && std::any_of(problems.begin(), problems.end(), [&each](const ImportProblem &known) {
                                        return known.field == each.field && known.detail == each.detail;
                                    });
            if (isRepeated)
                --report.ignored;
            else
                problems.push_back(each);
        }
        for (const QString &buffer : answer.buffers) {
            if (std::find(report.buffers.begin(), report.buffers.end(), buffer) == report.buffers.end())
                report.buffers.push_back(buffer);
        }
    } else {
        // The server reports everything that it received; records that could not be sent are known here only.
        m_unsent += own;
        m_unsentProblems.insert(m_unsentProblems.end(), piece.problems.begin(), piece.problems.end());
        report = answer;
        report.failed += m_unsent;
        problems = answer.problems;
        problems.insert(problems.end(), m_unsentProblems.begin(), m_unsentProblems.end());
    }
    if (problems.size() > std::size_t(transferrules::maxProblems))
        problems.resize(std::size_t(transferrules::maxProblems));
    report.problems = std::move(problems);
    m_state.job.done = std::min(piece.bytes, m_state.job.total - 1);
    if (piece.isLast)
        return finish(TransferState::Phase::Done);
    notify();
    cutNext();
}

void Transfers::undo(const Import &import)
{
    const qint64 total = std::max<qint64>(import.created, 1);
    begin(TransferState::Kind::Undo, import.source, tr("Undoing the import of %1"), total);
    m_state.report = import;
    m_key = makeIdempotencyKey();
    notify();
    QCoro::connect(m_client.send(api::undoImport, import.id.value_or(ImportId())), this,
                   [this, run = m_run](const Result<Import> &begun) {
                       if (run != m_run || !isBusy())
                           return;
                       if (!begun)
                           return fail(begun.error().detail);
                       pollImport();
                   });
}

void Transfers::pollImport()
{
    QCoro::connect(m_client.send(api::getImport, m_state.report.id.value_or(ImportId())), this,
                   [this, run = m_run](const Result<Import> &import) {
                       if (run != m_run || !isBusy())
                           return;
                       if (!import) {
                           if (!retryLater(import.error(), [this] { pollImport(); }))
                               fail(import.error().detail);
                           return;
                       }
                       m_failures = 0;
                       m_state.phase = TransferState::Phase::Running;
                       m_state.report = *import;
                       m_state.job.done = std::min(import->removed + import->kept, m_state.job.total - 1);
                       if (import->state == ImportState::Undone)
                           return finish(TransferState::Phase::Done);
                       notify();
                       QTimer::singleShot(500ms, this, [this, run] {
                           if (run == m_run && isBusy())
                               pollImport();
                       });
                   });
}

void Transfers::exportTo(const ExportPlan &plan)
{
    m_export = plan;
    m_cursor.reset();
    begin(TransferState::Kind::Export, plan.path, tr("Exporting to %1"), 0);
    notify();
    requestPage();
}

void Transfers::requestPage()
{
    Request request = ApiClient::request(api::infoOf(api::exportFeedback));
    if (m_export.filter)
        request.query = parametersOf(*m_export.filter);
    request.query.push_back({ "format", QString::fromLatin1(toWord(m_export.format)) });
    if (m_export.format == TransferFormat::Csv && m_export.escapesFormulas)
        request.query.push_back({ "formula", u"escape"_s });
    if (m_cursor)
        request.query.push_back({ "cursor", *m_cursor });
    QCoro::connect(m_client.perform(std::move(request)), this,
                   [this, run = m_run](const Result<Answer> &answer) {
                       if (run != m_run || !isBusy())
                           return;
                       if (!answer) {
                           if (!retryLater(answer.error(), [this] { requestPage(); }))
                               fail(answer.error().detail);
                           return;
                       }
                       const Result<ExportPage> page = valueOf<api::One<ExportPage>>(*answer);
                       if (!page)
                           return fail(page.error().detail);
                       m_failures = 0;
                       m_state.phase = TransferState::Phase::Running;
                       write(*page);
                   });
}

void Transfers::write(const ExportPage &page)
{
    const bool isLast = !page.cursor;
    const auto work = [path = m_export.path, text = page.text, isFirst = !m_cursor, isLast] {
        const QString wrong = append(path, text.toUtf8(), isFirst);
        return wrong.isEmpty() && isLast ? completeFile(path) : wrong;
    };
    runInBackground(this, work,
                    [this, run = m_run, cursor = page.cursor, items = page.items](const QString &wrong) {
                        if (run != m_run || !isBusy())
                            return;
                        if (!wrong.isEmpty())
                            return fail(wrong);
                        m_state.items += items;
                        m_state.job.done = m_state.items;
                        m_state.job.total = m_state.items + 1; // the total is unknown
                        if (!cursor)
                            return finish(TransferState::Phase::Done);
                        m_cursor = cursor;
                        notify();
                        requestPage();
                    });
}

/// Repeats the request after a moment if the server is unreachable or busy.
bool Transfers::retryLater(const Problem &problem, std::function<void()> again)
{
    if (!isPassing(problem) || ++m_failures >= maxPatientFailures)
        return false;
    m_state.phase = TransferState::Phase::Waiting;
    m_state.why = tr("Waiting for the server…");
    notify();
    QTimer::singleShot(patientDelay(problem, m_failures), this,
                       [this, run = m_run, again = std::move(again)] {
                           if (run == m_run && isBusy())
                               again();
                       });
    return true;
}

void Transfers::cancel()
{
    if (isBusy())
        finish(TransferState::Phase::Cancelled);
}

void Transfers::fail(const QString &why)
{
    m_state.why = why;
    finish(TransferState::Phase::Failed);
}

void Transfers::finish(TransferState::Phase phase)
{
    m_state.phase = phase;
    m_state.job.done = m_state.job.total;
    m_cutter.reset();
    if (m_state.kind == TransferState::Kind::Export && phase != TransferState::Phase::Done)
        QFile::remove(partialFileOf(m_export.path));
    const QString text = outcome();
    if (m_state.kind != TransferState::Kind::Check)
        m_history.prepend(text);
    notify();
    Q_EMIT ended(text);
}

QString Transfers::outcome() const
{
    const QString file = m_state.file;
    if (m_state.phase == TransferState::Phase::Failed)
        return tr("%1: %2", "file, what is wrong")
            .arg(m_state.kind == TransferState::Kind::Undo ? m_state.report.source : file, m_state.why);
    const bool isCancelled = m_state.phase == TransferState::Phase::Cancelled;
    switch (m_state.kind) {
    case TransferState::Kind::None:
        return {};
    case TransferState::Kind::Check:
        return isCancelled ? tr("The check of %1 was cancelled").arg(file) : tr("Checked %1").arg(file);
    case TransferState::Kind::Import:
        return (isCancelled ? tr("Cancelled: imported %Ln from %1", nullptr, int(m_state.report.created))
                            : tr("Imported %Ln from %1", nullptr, int(m_state.report.created)))
            .arg(file);
    case TransferState::Kind::Undo:
        return isCancelled ? tr("The server goes on undoing the import of %1").arg(m_state.report.source)
                           : tr("Undone: the import of %1, %Ln removed", nullptr, int(m_state.report.removed))
                                 .arg(m_state.report.source);
    case TransferState::Kind::Export:
        return isCancelled ? tr("The export to %1 was cancelled").arg(file)
                           : tr("Exported %Ln to %1", nullptr, int(m_state.items)).arg(file);
    }
    Q_UNREACHABLE();
}

void Transfers::notify()
{
    Q_EMIT changed(m_state);
    Q_EMIT jobChanged(m_state.job);
}

} // namespace triage::app

#include "moc_transfers.cpp"
