// SPDX-License-Identifier: GPL-3.0-or-later
#include "list/listdrop.h"

#include "list/feedbacklistview.h"

#include <QDragEnterEvent>

#include <utility>

namespace triage::app {

ListDrop::ListDrop(FeedbackListView &list, const LocalStore &store, const Theme &theme, DropRules rules)
    : QObject(&list), m_list(list), m_drops(store, std::move(rules)), m_hover(theme, this)
{
    list.viewport()->setAcceptDrops(true);
    list.viewport()->installEventFilter(this);
    connect(&m_hover, &RowHover::changed, this, &ListDrop::hover);
}

FeedbackDrop::Verdict ListDrop::judge() const
{
    DropTarget target;
    target.item = m_hover.item();
    return m_dragged && target.item.isValid() ? m_drops.judge(*m_dragged, target, false)
                                              : FeedbackDrop::Verdict();
}

void ListDrop::hover()
{
    const FeedbackDrop::Verdict verdict = judge();
    m_hover.setOutlined(verdict.accepted);
    const QString hint = verdict.accepted ? verdict.text : QString();
    if (std::exchange(m_hint, hint) != hint)
        Q_EMIT dropHinted(hint);
}

void ListDrop::end()
{
    m_hover.end();
    m_dragged.reset();
    if (!std::exchange(m_hint, QString()).isEmpty())
        Q_EMIT dropHinted({});
}

bool ListDrop::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::DragEnter: {
        auto *drag = static_cast<QDragEnterEvent *>(event);
        m_dragged = fromMime(drag->mimeData());
        drag->setAccepted(m_dragged.has_value());
        return true;
    }
    case QEvent::DragMove: {
        auto *drag = static_cast<QDragMoveEvent *>(event);
        m_hover.move(m_list, drag->position().toPoint());
        hover();
        drag->setDropAction(Qt::MoveAction);
        drag->setAccepted(m_dragged.has_value()); // a row that takes it after a moment gets no other event
        return true;
    }
    case QEvent::DragLeave:
        end();
        return true;
    case QEvent::Drop: {
        auto *drop = static_cast<QDropEvent *>(event);
        const FeedbackDrop::Verdict verdict = judge();
        end();
        drop->setAccepted(verdict.accepted);
        m_drops.drop(verdict, m_list.viewport()->mapToGlobal(drop->position().toPoint()));
        return true;
    }
    default:
        return QObject::eventFilter(watched, event);
    }
}

} // namespace triage::app

#include "moc_listdrop.cpp"
