// SPDX-License-Identifier: GPL-3.0-or-later
// Reorders views by dragging: the dragged row, and the line where it would go.
#pragma once

#include "domain/ids.h"
#include "list/dropsession.h"
#include "theme/theme.h"

#include <QModelIndex>
#include <QObject>

class QMimeData;
class QTreeView;

namespace triage::app {

/// Works on the rows of one tree. Emits a request and changes nothing itself.
class ViewDrag : public QObject
{
    Q_OBJECT
public:
    ViewDrag(QTreeView &tree, Theme &theme);

    /// Returns whether the row is a view.
    static bool isMovable(const QModelIndex &index) { return viewOf(index).isValid(); }
    /// Returns when the row was dropped or the drag was cancelled.
    void drag(const QModelIndex &index);
    /// Returns the data of a drag of that view; the caller owns it.
    static QMimeData *mimeOf(ViewId view);
    /// Returns whether the data is a view, which is then dragged until it leaves the tree.
    bool enter(const QMimeData *mime);
    bool isUnderWay() const { return m_dragged.isValid(); }
    /// Shows the line where a drop would put the row, which it accepts where that changes the order.
    DropOutcome hover(const QPoint &at);
    void leave();
    /// Paints the line where the row would go.
    void paint(QPainter &painter) const;

Q_SIGNALS:
    /// Requests to put the view before another one; not valid: at the end.
    void moveRequested(triage::ViewId view, triage::ViewId before);

private:
    /// The place between two rows; at the ends of a section, one of them is not valid.
    struct Gap
    {
        QModelIndex above;
        QModelIndex below;
    };

    static ViewId viewOf(const QModelIndex &index);
    Gap gapAt(const QPoint &at) const;
    bool moves(const Gap &gap) const;

    QTreeView &m_tree;
    Theme &m_theme;
    ViewId m_dragged; ///< The view over the tree.
    int m_line = -1; ///< Position of the line; -1: none.
};

} // namespace triage::app
