// SPDX-License-Identifier: GPL-3.0-or-later
// Registers the commands of the main window and keeps them enabled, or disabled with a reason.
#pragma once

#include "domain/ids.h"

#include <QObject>
#include <QTimer>

namespace triage::app {

class Dialogs;
class MainWindow;

/// Registers the rows of CommandTable, and runs those commands that take more than a call of one part.
class WindowCommands : public QObject
{
    Q_OBJECT
public:
    explicit WindowCommands(MainWindow &window);

    /// Decides again which commands are available.
    void refresh();
    /// The same once after many changes.
    void scheduleRefresh() { m_refreshTimer.start(); }

    void searchEverywhere();
    /// Opens the picker of buffers, to move or else to add.
    void pickBuffer(bool move);
    /// Moves to the suggestion of triage mode with that number, else to the buffer pinned to it.
    void moveToPin(int number);
    /// Accepts the best suggestion for an item without a buffer; clears the review flag of others.
    void approveItems();
    void skip();
    /// Opens a dialog for the buffer in view, if there is one.
    void withBuffer(void (Dialogs::*open)(BufferId));
    void pinBuffer();
    void testRouting();
    void copyText();
    void copyLink();
    /// Scales all text by a step, with 0 back to normal.
    void scaleText(double step);
    void showContextMenu();
    void showShortcuts();

private:
    void nameAfterPins();

    MainWindow &m_window;
    QTimer m_refreshTimer;
};

} // namespace triage::app
