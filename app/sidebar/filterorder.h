// SPDX-License-Identifier: GPL-3.0-or-later
// Putting saved filters in order with the mouse: the row under way, and the line where it would go.
#pragma once

#include "theme/theme.h"

#include <QObject>

#include <optional>

class QMimeData;
class QModelIndex;
class QTreeView;

namespace triage::app {

/// Of the rows of one tree. Changes nothing: an order is a request.
class FilterOrder : public QObject
{
    Q_OBJECT
public:
    FilterOrder(QTreeView &tree, Theme &theme);

    static bool isFilter(const QModelIndex &index);
    /// Comes back when the row was dropped, or the drag was given up.
    void drag(const QModelIndex &filter);
    /// What is dragged for that filter; the caller's.
    static QMimeData *mimeOf(const QString &name);
    /// Whether what comes over the tree is a filter; then it is under way until it leaves.
    bool enter(const QMimeData *mime);
    bool isUnderWay() const { return !m_dragged.isEmpty(); }
    /// Whether a drop there would change the order.
    bool hover(const QPoint &at);
    void leave();
    void drop(const QPoint &at);
    /// The line where the row would go.
    void paint(QPainter &painter) const;

Q_SIGNALS:
    /// The filter is to stand before the other one; empty: at the end.
    void moveRequested(const QString &name, const QString &before);

private:
    QModelIndex gapBefore(const QPoint &at, bool *found) const;

    QTreeView &m_tree;
    Theme &m_theme;
    QString m_dragged; ///< The name of the filter over the tree.
    int m_line = -1; ///< Where it is drawn; -1: nowhere.
};

} // namespace triage::app
