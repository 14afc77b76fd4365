// SPDX-License-Identifier: GPL-3.0-or-later
// The status bar: the last message, the selection, pending changes, and the state of the connection.
#pragma once

#include "commands/workspace.h"
#include "store/sync/syncengine.h"
#include "store/values/operation.h"

#include <QElapsedTimer>
#include <QStatusBar>
#include <QTimer>

#include <chrono>
#include <optional>

class QLabel;
class QProgressBar;
class QPushButton;

namespace triage::app {

class Announcement;

class StatusStrip : public QStatusBar
{
    Q_OBJECT
public:
    explicit StatusStrip(QWidget *parent = nullptr);

    /// Returns the time that sending the rest takes, if that many changes took that long: in whole minutes,
    /// at least one. Returns std::nullopt before enough was sent to judge by.
    static std::optional<int> minutesLeft(int sent, std::chrono::milliseconds elapsed, int waiting);

    /// Returns the place of the message, which a notice may cover.
    QWidget *messageArea() const { return m_area; }
    /// Shows and announces a message, until the next one, for a minute at most. Toasts are announced here,
    /// too.
    void setMessage(const QString &text);
    /// Announces something that another part of the window shows.
    void announce(const QString &words);
    void setSelection(const QString &text);
    void follow(const SyncState &state);
    void follow(const OutboxSummary &summary);
    void follow(const JobProgress &job);

Q_SIGNALS:
    void queueRequested();
    void cancelRequested();

private:
    QString connectionText() const;
    void showQueue();
    void beginPace();

    QWidget *m_area;
    Announcement *m_message;
    QLabel *m_selection;
    QProgressBar *m_progress;
    QPushButton *m_cancel;
    QPushButton *m_queue;
    QLabel *m_connection;
    SyncState m_state;
    int m_waiting = 0; ///< Changes that were not sent yet.
    int m_mostWaiting = 0; ///< Their greatest number since there were none.
    int m_failed = 0;
    int m_paceFrom = 0; ///< The number that waited when m_pace began.
    QElapsedTimer m_pace;
    QTimer m_patience{ this }; ///< Runs while the server may still take its time with the next change.
    QTimer m_messageTime{ this };
};

} // namespace triage::app
