// SPDX-License-Identifier: GPL-3.0-or-later
// Reorders saved filters by dragging: the dragged row, and the line where it would go.
#pragma once

#include "theme/theme.h"

#include <QObject>

#include <optional>

class QMimeData;
class QModelIndex;
class QTreeView;

namespace triage::app {

/// Works on the rows of one tree. Emits a request and changes nothing itself.
class FilterOrder : public QObject
{
    Q_OBJECT
public:
    FilterOrder(QTreeView &tree, Theme &theme);

    static bool isFilter(const QModelIndex &index);
    /// Returns when the row was dropped or the drag was cancelled.
    void drag(const QModelIndex &filter);
    /// Returns the data of a drag of that filter; the caller owns it.
    static QMimeData *mimeOf(const QString &name);
    /// Returns whether the data is a filter, which is then dragged until it leaves the tree.
    bool enter(const QMimeData *mime);
    bool isUnderWay() const { return !m_dragged.isEmpty(); }
    /// Returns whether a drop there would change the order.
    bool hover(const QPoint &at);
    void leave();
    void drop(const QPoint &at);
    /// Paints the line where the row would go.
    void paint(QPainter &painter) const;

Q_SIGNALS:
    /// Requests to put the filter before another one; empty: at the end.
    void moveRequested(const QString &name, const QString &before);

private:
    QModelIndex gapBefore(const QPoint &at, bool *found) const;

    QTreeView &m_tree;
    Theme &m_theme;
    QString m_dragged; ///< Name of the filter over the tree.
    int m_line = -1; ///< Position of the line; -1: none.
};

} // namespace triage::app
