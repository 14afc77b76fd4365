// SPDX-License-Identifier: GPL-3.0-or-later
// Registers the commands of the main window and keeps them enabled, or disabled with a reason.
#pragma once

#include "domain/ids.h"

#include <QObject>
#include <QTimer>

#include <optional>
#include <vector>

namespace triage::app {

class Dialogs;
class DuplicateActs;
class MainWindow;
struct ShownItem;

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

    /// Opens the picker of buffers, to move or else to add.
    void pickBuffer(bool move);
    /// Opens the menu of times at the current item.
    void snooze();
    /// Acts on the items that commands act on, with what is suggested for the one that is shown.
    void actOnDuplicates(void (DuplicateActs::*act)(const std::vector<FeedbackId> &ids,
                                                    const std::vector<FeedbackId> &suggested));
    /// Moves to the buffer pinned to that number.
    void moveToPin(int number);
    /// Moves to the suggestion of triage mode with that number; says if it is not here.
    void takeSuggestion(int number);
    /// In triage mode takes the first suggestion for an item without a buffer; clears the review flag of
    /// others.
    void approveItems();
    void skip();
    /// Goes on by that number of items, in triage mode or in the list.
    void step(int items);
    /// Goes into the detail; in triage mode takes the first suggestion.
    void openItem();
    /// Opens a dialog for the buffer in view, if there is one.
    void withBuffer(void (Dialogs::*open)(BufferId));
    void pinBuffer();
    void pinBuffer(BufferId buffer);
    /// Lists each group of duplicates once, or all of its items again.
    void toggleGroups();
    void testRouting();
    void copyText();
    void copySubmitter();
    void copyLink();
    /// Scales all text by a step, with 0 back to normal.
    void scaleText(double step);
    void showContextMenu();
    /// Shows the same menu at this point of the centre, if a list is there.
    void showMenuAt(const QPoint &at);
    /// Opens the guides of the server in the browser.
    void openGuides();
    void showShortcuts();

private:
    void nameAfterPins();
    /// Returns the current item. Says why where it is not here.
    std::optional<ShownItem> currentItem() const;
    /// Where a menu for the current item opens, on the screen.
    QPoint placeOfCurrent() const;

    MainWindow &m_window;
    QTimer m_refreshTimer;
};

} // namespace triage::app
