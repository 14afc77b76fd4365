// SPDX-License-Identifier: GPL-3.0-or-later
// What was just done, over the lower edge of the list, with a way back.
#pragma once

#include "commands/workspace.h"

#include <QFrame>
#include <QTimer>

class QLabel;
class QPushButton;

namespace triage::app {

/// Shows one notice for ten seconds; stays while the pointer or the focus is on it. Lies over its parent and
/// takes no room from it. Assistive programs hear the same text from the status bar.
class Toast : public QFrame
{
    Q_OBJECT
public:
    explicit Toast(QWidget *parent);

    /// Lies over another widget from now on: one that is in view. A notice that is shown stays.
    void moveTo(QWidget *host);
    void showNotice(const Notice &notice);
    /// Something that was not done, with a way to look at the item.
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
    void goOn();

    QLabel *m_text;
    QPushButton *m_undo;
    QPushButton *m_details;
    QTimer m_timer;
};

} // namespace triage::app
