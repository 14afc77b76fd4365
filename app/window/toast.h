// SPDX-License-Identifier: GPL-3.0-or-later
// A notice in place of the status line that says what was done, and offers to undo it.
#pragma once

#include "commands/workspace.h"

#include <QFrame>
#include <QTimer>

#include <chrono>
#include <functional>

class QAction;

namespace triage::app {

class KeyButton;
class OneLineLabel;
class Theme;

/// Shows one notice for five seconds, and longer while the pointer or the focus is on it. Covers its host,
/// the line of messages, so that it never lies over a row. Assistive technologies receive the same text from
/// the status bar.
class Toast : public QFrame
{
    Q_OBJECT
public:
    static constexpr std::chrono::seconds duration{ 5 };
    static constexpr std::chrono::seconds offerDuration{ 20 };

    Toast(Theme &theme, QWidget *host);

    /// Shows the key of the action on the button that does the same.
    void showUndoKeyOf(const QAction &undo);
    void showNotice(const Notice &notice);
    /// Shows what was not done, with a button that shows the item.
    void showWarning(const QString &text);
    /// Offers something that the button does, for longer than a notice is shown.
    void showOffer(const QString &text, const QString &button, std::function<void()> act);
    void dismiss();

Q_SIGNALS:
    void undoRequested();
    void detailsRequested();
    void focusReturned(); ///< The notice had the focus when it was hidden.

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void show(const QString &text, bool canUndo, bool isOffer = false);
    bool hasButtonFocus() const;
    void place();
    void restartTimer();

    OneLineLabel *m_text;
    KeyButton *m_undo;
    KeyButton *m_details;
    KeyButton *m_offer;
    std::function<void()> m_act; ///< Runs when the button of the offer is pressed.
    QTimer m_timer;
};

} // namespace triage::app
