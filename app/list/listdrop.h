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
class ListDrop : public QObject
{
    Q_OBJECT
public:
    ListDrop(FeedbackListView &list, const LocalStore &store, const Theme &theme, DropRules rules);

    FeedbackDrop &drops() { return m_drops; }

Q_SIGNALS:
    void dropHinted(const QString &sentence);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    FeedbackDrop::Verdict judge() const;
    void hover();
    void end();

    FeedbackListView &m_list;
    FeedbackDrop m_drops;
    RowHover m_hover;
    std::optional<DraggedFeedback> m_dragged;
    QString m_hint;
};

} // namespace triage::app
