// SPDX-License-Identifier: GPL-3.0-or-later
// Asks before what cannot be undone, or is large.
#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace triage::app {

struct ConfirmQuestion
{
    QString title;
    QString text;
    QString buttonText; ///< On the button: "Move 4,312 feedback".
    bool destructive = false; ///< Then Cancel is what Return presses.
};

/// yes is called where the person says so, later; the window is not blocked but by the question.
void confirm(QWidget *parent, const ConfirmQuestion &question, const std::function<void()> &yes);

} // namespace triage::app
