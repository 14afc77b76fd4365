// SPDX-License-Identifier: GPL-3.0-or-later
// Sends drags over the board to the canvas of its columns.
#pragma once

#include <QObject>

class QWidget;

namespace triage::app {

class BoardCanvas;

/// A widget over the board, such as a notice, does not keep a drag from the column under it.
class DragForwarder : public QObject
{
    Q_OBJECT
public:
    DragForwarder(QWidget *board, BoardCanvas &canvas);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    template <typename Event>
    void forward(Event *event);

    QWidget &m_board;
    BoardCanvas &m_canvas;
};

} // namespace triage::app
