// SPDX-License-Identifier: GPL-3.0-or-later
#include "list/dropsession.h"

#include <QAbstractScrollArea>
#include <QDragEnterEvent>
#include <QScrollBar>

#include <utility>

using namespace std::chrono_literals;

namespace triage::app {

namespace {

/// Returns how far to scroll: faster the nearer the pointer is to an edge.
int edgeStep(int at, int size)
{
    constexpr int edge = 36;
    const int before = edge - at;
    const int behind = at - (size - edge);
    return before > 0 ? -(before / 2 + 2) : behind > 0 ? behind / 2 + 2 : 0;
}

/// Returns whether the bar has moved.
bool scroll(QScrollBar &bar, int step)
{
    const int before = bar.value();
    bar.setValue(before + step);
    return bar.value() != before;
}

} // namespace

DropSession::DropSession(DropHost &host, QWidget &widget) : m_host(host), m_widget(widget)
{
    watch(widget);
    m_kept.setSingleShot(true);
    m_kept.setInterval(reactionTime);
    connect(&m_kept, &QTimer::timeout, this, &DropSession::hover);
    m_edgeScroll.setInterval(25ms);
    connect(&m_edgeScroll, &QTimer::timeout, this, &DropSession::scrollAtEdges);
}

void DropSession::watch(QWidget &over)
{
    over.setAcceptDrops(true);
    over.installEventFilter(this);
}

QPoint DropSession::at() const
{
    return m_widget.mapFromGlobal(m_onScreen);
}

void DropSession::follow(const QDropEvent &drag, const QWidget &under)
{
    m_onScreen = under.mapToGlobal(drag.position().toPoint());
    m_copies = drag.modifiers() & Qt::ControlModifier;
}

void DropSession::hover()
{
    if (!m_isOver || m_kept.isActive())
        return;
    m_outcome = m_host.hoverDrag(at(), m_copies);
    hint(m_outcome.text);
}

void DropSession::keepAim()
{
    if (m_isOver)
        m_kept.start();
}

void DropSession::hint(const QString &sentence)
{
    if (std::exchange(m_hint, sentence) != sentence)
        Q_EMIT hinted(sentence);
}

void DropSession::answer(QDropEvent &drag, bool accepted) const
{
    drag.setDropAction(m_outcome.action);
    drag.setAccepted(accepted);
}

bool DropSession::eventFilter(QObject *watched, QEvent *event)
{
    const auto *under = static_cast<const QWidget *>(watched);
    switch (event->type()) {
    case QEvent::DragEnter: {
        auto *enter = static_cast<QDragEnterEvent *>(event);
        end();
        m_isOver = m_host.beginDrag(*enter);
        follow(*enter, *under);
        if (m_isOver)
            m_edgeScroll.start();
        hover();
        // The drag is accepted even if the place under it refuses it, because another one may accept it.
        enter->acceptProposedAction();
        enter->setAccepted(m_isOver);
        return true;
    }
    case QEvent::DragMove: {
        auto *move = static_cast<QDragMoveEvent *>(event);
        follow(*move, *under);
        hover();
        answer(*move, m_isOver && (m_outcome.accepted || m_outcome.isPending));
        return true;
    }
    case QEvent::DragLeave:
        end();
        return true;
    case QEvent::Resize: // by what comes above it, which moves it on the screen
        keepAim();
        return QObject::eventFilter(watched, event);
    case QEvent::Drop:
        follow(*static_cast<QDropEvent *>(event), *under);
        drop(*static_cast<QDropEvent *>(event));
        return true;
    default:
        return QObject::eventFilter(watched, event);
    }
}

void DropSession::drop(QDropEvent &drop)
{
    if (m_isOver && !m_kept.isActive())
        m_outcome = m_host.hoverDrag(at(), m_copies);
    answer(drop, m_isOver && m_outcome.accepted);
    const DropOutcome outcome = m_outcome;
    end();
    if (drop.isAccepted())
        outcome.perform(m_onScreen);
}

void DropSession::end()
{
    if (!std::exchange(m_isOver, false))
        return;
    m_edgeScroll.stop();
    m_kept.stop();
    m_outcome = {};
    m_host.endDrag();
    hint({});
}

/// Also while the pointer does not move.
void DropSession::scrollAtEdges()
{
    bool hasMoved = false;
    for (const QAbstractScrollArea *area : m_host.scrolledAreas(at())) {
        const QPoint inside = area->viewport()->mapFromGlobal(m_onScreen);
        const int across = edgeStep(inside.x(), area->viewport()->width());
        hasMoved |= scroll(*area->horizontalScrollBar(), area->isRightToLeft() ? -across : across);
        hasMoved |= scroll(*area->verticalScrollBar(), edgeStep(inside.y(), area->viewport()->height()));
    }
    if (hasMoved)
        hover();
}

} // namespace triage::app

#include "moc_dropsession.cpp"
