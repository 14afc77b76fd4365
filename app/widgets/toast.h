// SPDX-License-Identifier: GPL-3.0-or-later
// A notice over the lower edge of the list that says what was done, and offers to undo it.
#pragma once

#include "commands/workspace.h"

#include <QFrame>
#include <QTimer>

class QLabel;
class QPushButton;

namespace triage::app {

/// Shows one notice for ten seconds, and longer while the pointer or the focus is on it. Lies over its parent
/// and takes no space from it. Assistive technologies receive the same text from the status bar.
class Toast : public QFrame
{
    Q_OBJECT
public:
    explicit Toast(QWidget *parent);

    /// Moves over another visible widget. A notice that is shown stays.
    void moveTo(QWidget *host);
    void showNotice(const Notice &notice);
    /// Shows what was not done, with a button that shows the item.
    void showWarning(const QString &text);
    void dismiss();

Q_SIGNALS:
    void undoRequested();
    void detailsRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void show(const QString &text, bool canUndo);
    void place();
    void restartTimer();

    QLabel *m_text;
    QPushButton *m_undo;
    QPushButton *m_details;
    QTimer m_timer;
};

} // namespace triage::app
