// SPDX-License-Identifier: GPL-3.0-or-later
// Sends pending changes when the program ends, so that they do not stay on this computer without a word.
#pragma once

#include <QObject>
#include <QTimer>

#include <chrono>

namespace triage::app {

class LocalStore;
class MainWindow;
class SyncEngine;

/// Releases what is held and waits until everything is sent, or nothing can be sent, but not longer than the
/// limit.
class LastSending : public QObject
{
    Q_OBJECT
public:
    static constexpr std::chrono::seconds limit{ 3 };

    LastSending(LocalStore &store, SyncEngine &sync, MainWindow &window);

    void start();

Q_SIGNALS:
    /// The program can end. Emitted once, after the person read what stays on this computer.
    void ended();

private:
    void check();
    void end();
    void showLeft(int left);

    LocalStore &m_store;
    SyncEngine &m_sync;
    MainWindow &m_window;
    QTimer m_limit;
    bool m_isOver = false;
};

} // namespace triage::app
