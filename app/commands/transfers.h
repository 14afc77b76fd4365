// SPDX-License-Identifier: GPL-3.0-or-later
// Imports and exports in the background: one at a time, in pieces, independent of windows.
#pragma once

#include "client/apiclient.h"
#include "commands/filepieces.h"
#include "commands/workspace.h"
#include "domain/transfer.h"
#include "store/values/filter.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

namespace triage::app {

/// The state of the current or last transfer.
struct TransferState
{
    enum class Kind { None, Check, Import, Undo, Export };
    enum class Phase { Running, Waiting, Done, Cancelled, Failed };

    Kind kind = Kind::None;
    Phase phase = Phase::Done;
    JobProgress job; ///< The progress, in bytes of the file or items.
    Import report; ///< The result so far of a check, an import or an undo.
    qint64 items = 0; ///< The number of items that an export has written.
    QString file; ///< The name of the file, for display.
    QString why; ///< The reason why it waits or failed.

    bool isRunning() const { return phase == Phase::Running || phase == Phase::Waiting; }
};

/// The target and the content of an export.
struct ExportPlan
{
    QString path;
    TransferFormat format = TransferFormat::JsonLines;
    bool escapesFormulas = true; ///< In CSV, which people open in spreadsheets.
    std::optional<Filter> filter; ///< Everything if there is none.
};

/// Reads and writes files on worker threads and sends requests one after the other. While the server is
/// unreachable it waits, then continues; nothing that was sent before is executed twice.
class Transfers : public QObject
{
    Q_OBJECT
public:
    explicit Transfers(ApiClient &client, QObject *parent = nullptr);
    ~Transfers() override;

    const TransferState &state() const { return m_state; }
    bool isBusy() const { return m_state.isRunning(); }
    /// Descriptions of the transfers of this session, newest first.
    const QStringList &history() const { return m_history; }

    /// Reports what an import would do.
    void check(const ImportPlan &plan);
    void import(const ImportPlan &plan);
    /// Undoes an import, the last one of this session or another one.
    void undo(const Import &import);
    void exportTo(const ExportPlan &plan);
    /// Cancels the transfer. What was stored or undone so far stays.
    void cancel();

Q_SIGNALS:
    void changed(const triage::app::TransferState &state);
    void jobChanged(const triage::app::JobProgress &job);
    /// The transfer ended, with or without success; for the status bar.
    void ended(const QString &text);

private:
    void begin(TransferState::Kind kind, const QString &path, const QString &text, qint64 total);
    void run(const ImportPlan &plan, TransferState::Kind kind);
    void cutNext();
    void sendPiece(const std::shared_ptr<FilePiece> &piece);
    void onAnswer(const FilePiece &piece, const Import &answer);
    void pollImport();
    void requestPage();
    void write(const ExportPage &page);
    bool retryLater(const Problem &problem, std::function<void()> again);
    void fail(const QString &why);
    void finish(TransferState::Phase phase);
    void notify();
    QString outcome() const;

    ApiClient &m_client;
    TransferState m_state;
    QStringList m_history;
    ImportPlan m_plan;
    ExportPlan m_export;
    std::shared_ptr<FileCutter> m_cutter;
    std::optional<QString> m_cursor;
    std::vector<ImportProblem> m_unsentProblems;
    qint64 m_unsent = 0;
    int m_failures = 0; ///< In a row.
    int m_run = 0; ///< Results of earlier runs are ignored.
    QByteArray m_key; ///< The key of the request that may have to be sent again.
};

} // namespace triage::app
