// SPDX-License-Identifier: GPL-3.0-or-later
#include "list/tagclicks.h"

#include "list/feedbackdelegate.h"
#include "list/feedbacklistview.h"

#include <QMouseEvent>

#include <utility>

namespace triage::app {

TagClicks::TagClicks(FeedbackListView &list) : QObject(&list), m_list(list)
{
    list.viewport()->installEventFilter(this);
}

QString TagClicks::tagAt(const QPoint &at) const
{
    // What was seen there: another row may have come under the pointer since.
    const FeedbackListView::SeenRow seen = m_list.seenAt(at);
    const QModelIndex index = m_list.feedback().index(m_list.feedback().rowOf(seen.id));
    const auto *delegate = qobject_cast<const FeedbackDelegate *>(m_list.itemDelegate());
    if (!index.isValid() || !delegate)
        return {};
    QStyleOptionViewItem option;
    option.rect = seen.place;
    option.direction = m_list.layoutDirection();
    return delegate->tagAt(option, index, at);
}

bool TagClicks::eventFilter(QObject *, QEvent *event)
{
    const bool isPress
        = event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick;
    if (!isPress && event->type() != QEvent::MouseButtonRelease && event->type() != QEvent::MouseMove)
        return false;
    const auto *mouse = static_cast<const QMouseEvent *>(event);
    const QPoint at = mouse->position().toPoint();
    if (event->type() == QEvent::MouseMove) {
        showPointer(at);
        return !m_pressed.isEmpty(); // not a drag of the row
    }
    if (event->type() == QEvent::MouseButtonRelease) {
        const QString tag = std::exchange(m_pressed, QString());
        if (tag.isEmpty())
            return false;
        if (tagAt(at) == tag)
            Q_EMIT clicked(tag);
        showPointer(at);
        return true;
    }
    const bool isPlain = mouse->button() == Qt::LeftButton && mouse->modifiers() == Qt::NoModifier;
    m_pressed = isPlain ? tagAt(at) : QString();
    return !m_pressed.isEmpty();
}

void TagClicks::showPointer(const QPoint &at)
{
    const bool isOverTag = !tagAt(at).isEmpty();
    if (isOverTag && m_list.viewport()->cursor().shape() != Qt::PointingHandCursor)
        m_list.viewport()->setCursor(Qt::PointingHandCursor);
    else if (!isOverTag && m_list.viewport()->cursor().shape() == Qt::PointingHandCursor)
        m_list.viewport()->unsetCursor();
}

} // namespace triage::app

#include "moc_tagclicks.cpp"
