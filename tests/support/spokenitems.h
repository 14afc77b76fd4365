// SPDX-License-Identifier: GPL-3.0-or-later
// What a screen reader says of the items of lists.
#pragma once

#include <QAbstractItemView>
#include <QListView>
#include <QStringList>
#include <QStyledItemDelegate>
#include <QTreeView>

#include <typeinfo>

namespace triage::test {

/// Adds the items of which nothing is said. Where a list paints its items itself, their text is only a part
/// of what is seen, so they need a text of their own for screen readers.
inline void addUnspoken(const QAbstractItemView &view, const QModelIndex &parent, QStringList &unspoken)
{
    const QAbstractItemModel &model = *view.model();
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        const QAbstractItemDelegate *delegate = view.itemDelegateForIndex(index);
        const bool isPainted = delegate && typeid(*delegate) != typeid(QStyledItemDelegate)
            && (qobject_cast<const QListView *>(&view) || qobject_cast<const QTreeView *>(&view));
        const QString spoken = index.data(Qt::AccessibleTextRole).toString();
        if (spoken.isEmpty() && (isPainted || index.data().toString().isEmpty()))
            unspoken << QStringLiteral("%1 %2: %3")
                            .arg(view.objectName(), QString::number(row), index.data().toString());
        addUnspoken(view, index, unspoken);
    }
}

/// Returns the items of all visible lists in the widget of which nothing is said.
inline QString unspokenItems(const QWidget &widget)
{
    QStringList unspoken;
    for (const auto *view : widget.findChildren<const QAbstractItemView *>()) {
        if (view->isVisible() && view->model())
            addUnspoken(*view, {}, unspoken);
    }
    return unspoken.join(QLatin1StringView(", "));
}

} // namespace triage::test
