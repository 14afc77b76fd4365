// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/dragforwarder.h"

#include "board/boardcanvas.h"

#include <QDragEnterEvent>

namespace triage::app {

DragForwarder::DragForwarder(QWidget *board, BoardCanvas &canvas)
    : QObject(board), m_board(*board), m_canvas(canvas)
{
    board->setAcceptDrops(true);
    board->installEventFilter(this);
}

bool DragForwarder::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::DragEnter:
        forward(static_cast<QDragEnterEvent *>(event));
        return true;
    case QEvent::DragMove:
        forward(static_cast<QDragMoveEvent *>(event));
        return true;
    case QEvent::DragLeave:
        m_canvas.handleDrag(static_cast<QDragLeaveEvent *>(event));
        return true;
    case QEvent::Drop:
        forward(static_cast<QDropEvent *>(event));
        return true;
    default:
        return QObject::eventFilter(watched, event);
    }
}

template <typename Event>
void DragForwarder::forward(Event *event)
{
    Event there(m_canvas.mapFrom(&m_board, event->position().toPoint()), event->possibleActions(),
                event->mimeData(), event->buttons(), event->modifiers());
    // Not sent as an event: it would come back here if the canvas refuses it.
    m_canvas.handleDrag(&there);
    event->setDropAction(there.dropAction());
    event->setAccepted(there.isAccepted());
}

} // namespace triage::app

#include "moc_dragforwarder.cpp"
