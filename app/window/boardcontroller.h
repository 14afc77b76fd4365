// SPDX-License-Identifier: GPL-3.0-or-later
// The board in the centre of the main window: what its requests do, and moving cards by key.
#pragma once

#include "domain/ids.h"

#include <QObject>

namespace triage::app {

class BoardView;
class Dialogs;
class FeedbackActions;
class Navigation;
class SidebarView;
struct Context;

/// Connects the board with the dialogs and with the changes of feedback. Goes to cards while the board is in
/// view.
class BoardController : public QObject
{
    Q_OBJECT
public:
    /// The parts of the window that the board works with; they outlive it.
    struct Parts
    {
        BoardView &board;
        Navigation &navigation;
        SidebarView &tree;
        FeedbackActions &feedbackActions;
        Dialogs &dialogs;
    };

    BoardController(const Context &context, const Parts &parts, QObject *parent);

    /// Goes to the place of the navigation and to the item, as far as the board shows them.
    void open(FeedbackId current);
    /// Goes to the column that shows the item. Returns false if no column does.
    bool goToCard(FeedbackId feedback);
    /// Goes to the next (1) or the previous (-1) column.
    void step(int step, bool onlyWithNew);
    /// Moves the target cards to the column beside theirs, right (1) or left (-1), and goes there with them.
    void moveCard(int step);

Q_SIGNALS:
    void messageRequested(const QString &text);

private:
    void connectRequests();
    /// Shows on the heads of the columns which key moves items there.
    void showPins();

    const Context &m_context;
    const Parts m_parts;
};

} // namespace triage::app
