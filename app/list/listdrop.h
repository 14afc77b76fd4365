// SPDX-License-Identifier: GPL-3.0-or-later
// Drops of feedback on the rows of the list: the same as that item.
#pragma once

#include "list/feedbackdrop.h"
#include "list/rowhover.h"

#include <QObject>

namespace triage::app {

class FeedbackListView;
class Theme;

/// Belongs to one list. The board has its own drops, on columns and cards.
class ListDrop : public QObject, private DropHost
{
    Q_OBJECT
public:
    ListDrop(FeedbackListView &list, const LocalStore &store, const Theme &theme, DropRules rules);

    FeedbackDrop &drops() { return m_drops; }

Q_SIGNALS:
    void dropHinted(const QString &sentence);

private:
    bool beginDrag(const QDropEvent &drag) override;
    DropOutcome hoverDrag(const QPoint &at, bool copies) override;
    void endDrag() override;
    std::vector<QAbstractScrollArea *> scrolledAreas(const QPoint &at) override;

    FeedbackListView &m_list;
    FeedbackDrop m_drops;
    RowHover m_hover;
    DropSession m_session;
    std::optional<DraggedFeedback> m_dragged;
};

} // namespace triage::app
