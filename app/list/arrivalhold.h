// SPDX-License-Identifier: GPL-3.0-or-later
// Holds new rows of a list back while they would move others under the pointer or out of view.
#pragma once

#include <QObject>
#include <QTimer>

class QScrollBar;

namespace triage::app {

class FeedbackListModel;

/// New rows are held back while the list is scrolled down, during a drag, and shortly after the pointer or
/// the rows moved.
class ArrivalHold : public QObject
{
    Q_OBJECT
public:
    ArrivalHold(FeedbackListModel &model, const QScrollBar &bar, QObject *parent);

    void pointerMoved();
    void dragBegins();
    /// After a drag, new rows wait for the next movement.
    void dragEnds() { m_dragging = false; }

private:
    void update();

    FeedbackListModel &m_model;
    const QScrollBar &m_bar;
    bool m_dragging = false;
    QTimer m_pointerRest; ///< Runs after the pointer moved: nothing may move under it.
};

} // namespace triage::app
