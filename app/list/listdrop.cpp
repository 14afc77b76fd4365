// SPDX-License-Identifier: GPL-3.0-or-later
#include "list/listdrop.h"

#include "list/feedbacklistview.h"

#include <QDropEvent>

#include <utility>

namespace triage::app {

ListDrop::ListDrop(FeedbackListView &list, const LocalStore &store, const Theme &theme, DropRules rules)
    : QObject(&list), m_list(list), m_drops(store, std::move(rules)), m_hover(theme, this),
      m_session(*this, *list.viewport())
{
    connect(&m_hover, &RowHover::changed, &m_session, &DropSession::hover);
    connect(&m_session, &DropSession::hinted, this, &ListDrop::dropHinted);
}

bool ListDrop::beginDrag(const QDropEvent &drag)
{
    m_dragged = fromMime(drag.mimeData());
    return m_dragged.has_value();
}

DropOutcome ListDrop::hoverDrag(const QPoint &at, bool)
{
    m_hover.move(m_list, at);
    DropTarget target;
    target.item = m_hover.item();
    DropOutcome outcome;
    if (target.item.isValid())
        outcome = m_drops.outcomeOf(m_drops.judge(*m_dragged, target, false));
    m_hover.setOutlined(outcome.accepted);
    if (!outcome.accepted)
        outcome = {};
    outcome.isPending = true; // a row that takes it after a moment gets no other event
    return outcome;
}

void ListDrop::endDrag()
{
    m_hover.end();
    m_dragged.reset();
}

std::vector<QAbstractScrollArea *> ListDrop::scrolledAreas(const QPoint &)
{
    return { &m_list };
}

} // namespace triage::app

#include "moc_listdrop.cpp"
