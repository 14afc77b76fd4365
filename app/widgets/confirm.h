// SPDX-License-Identifier: GPL-3.0-or-later
// Asks before what cannot be undone, or is large.
#pragma once

#include <QString>

#include <functional>

class QInputDialog;
class QWidget;

namespace triage::app {

struct Question
{
    QString title;
    QString text;
    QString act; ///< On the button: "Move 4,312 feedback".
    bool destructive = false; ///< Then Cancel is what Return presses.
};

/// yes is called where the person says so, later; the window is not blocked but by the question.
void ask(QWidget *parent, const Question &question, const std::function<void()> &yes);

/// Opens a small window that asks for one value: with the words of all dialogs on its buttons, and wide
/// enough for its title.
void openInput(QInputDialog &dialog);

} // namespace triage::app
