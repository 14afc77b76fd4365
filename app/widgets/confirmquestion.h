// SPDX-License-Identifier: GPL-3.0-or-later
// Asks for confirmation before an action that is large or cannot be undone.
#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace triage::app {

struct ConfirmQuestion
{
    QString title;
    QString text;
    QString buttonText; ///< The text of the button, such as "Move 4,312 feedback".
    bool destructive = false; ///< True where Return presses Cancel.
};

/// Calls yes later, if the person agrees. Only the question itself blocks the window.
void confirm(QWidget *parent, const ConfirmQuestion &question, const std::function<void()> &yes);

} // namespace triage::app
