// SPDX-License-Identifier: GPL-3.0-or-later
// Imports and exports in the background: one at a time, in pieces, whatever the windows do meanwhile.
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

/// What is under way, or was last.
struct TransferState
{
    enum class Kind { None, Check, Import, Undo, Export };
    enum class Phase { Running, Waiting, Done, Cancelled, Failed };

    Kind kind = Kind::None;
    Phase phase = Phase::Done;
    Job job; ///< How far it is, in bytes of the file or items.
    Import report; ///< Of a check, an import and an undo: what came of it so far.
    qint64 items = 0; ///< That an export has written.
    QString file; ///< Its name, for people.
    QString why; ///< Why it waits or failed.

    bool isRunning() const { return phase == Phase::Running || phase == Phase::Waiting; }
};

/// Where an export goes and what is in it.
struct ExportPlan
{
    QString path;
    TransferFormat format = TransferFormat::JsonLines;
    std::optional<Filter> filter; ///< Nothing: everything.
};

/// Files are read and written on worker threads, requests go one after the other. While the server is away it
/// waits and goes on: what was sent before is not done twice.
class Transfers : public QObject
{
    Q_OBJECT
public:
    explicit Transfers(ApiClient &client, QObject *parent = nullptr);
    ~Transfers() override;

    const TransferState &state() const { return m_state; }
    bool isBusy() const { return m_state.isRunning(); }
    /// What was done in this session, newest first, in words.
    const QStringList &history() const { return m_history; }

    /// Tells what an import would do.
    void check(const ImportPlan &plan);
    void import(const ImportPlan &plan);
    /// Takes the import back that this session made last, or another one.
    void undo(const Import &import);
    void exportTo(const ExportPlan &plan);
    /// What was stored or undone so far stays as it is.
    void cancel();

Q_SIGNALS:
    void changed(const triage::app::TransferState &state);
    void jobChanged(const triage::app::Job &job);
    /// It ended, one way or the other; for the status bar.
    void ended(const QString &text);

private:
    void begin(TransferState::Kind kind, const QString &path, const QString &text, qint64 total);
    void run(const ImportPlan &plan, TransferState::Kind kind);
    void cutNext();
    void sendPiece(const std::shared_ptr<FilePiece> &piece);
    void onAnswer(const FilePiece &piece, const Import &answer);
    void look();
    void askPage();
    void write(const ExportPage &page);
    bool mayGoOn(const Problem &problem, std::function<void()> again);
    void fail(const QString &why);
    void finish(TransferState::Phase phase);
    void tell();
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
    qint64 m_tries = 0;
    int m_run = 0; ///< What belongs to an earlier one is not heard.
    QByteArray m_key; ///< Of the request that may have to be sent again.
};

} // namespace triage::app
