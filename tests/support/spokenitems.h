// SPDX-License-Identifier: GPL-3.0-or-later
// Text that a screen reader says of the items of lists and of the widgets of a window, and buttons that are
// hard to hit.
#pragma once

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>
#include <QStringList>
#include <QStyledItemDelegate>
#include <QToolButton>
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

/// Returns the letters and digits of a text that is shown.
inline QString shownWords(QString text)
{
    text.removeIf([](QChar each) { return !each.isLetterOrNumber() && !each.isSpace(); });
    return text.simplified();
}

/// Adds the widget where its spoken name lacks the words that it shows. People who speak to the program say
/// what they see, and people who listen tell others what they hear (WCAG 2.5.3).
inline void addMisnamed(QWidget &widget, QStringList &misnamed)
{
    const auto *button = qobject_cast<const QAbstractButton *>(&widget);
    const auto *label = qobject_cast<const QLabel *>(&widget);
    const auto *tool = qobject_cast<const QToolButton *>(&widget);
    if (tool && !tool->icon().isNull() && tool->toolButtonStyle() == Qt::ToolButtonIconOnly)
        return; // its text is not shown
    QWidget *named = label ? label->buddy() : &widget;
    const QString shown = shownWords(button                  ? button->text()
                                         : label             ? label->text()
                                         : widget.isWindow() ? widget.windowTitle()
                                                             : QString());
    if (shown.isEmpty() || !named || !named->isVisible())
        return;
    // The label of a list is its heading, and the name of a combo box is its text: a screen reader reads
    // both.
    const bool isField = qobject_cast<const QLineEdit *>(named) || qobject_cast<const QPlainTextEdit *>(named)
        || qobject_cast<const QAbstractSpinBox *>(named);
    if (label && !isField)
        return;
    QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(named);
    const QString spoken = accessible ? accessible->text(QAccessible::Name) : QString();
    if (!shownWords(spoken).contains(shown, Qt::CaseInsensitive))
        misnamed
            << QStringLiteral("%1 shows “%2” and is called “%3”").arg(named->objectName(), shown, spoken);
}

/// Returns the items of all visible lists in the widget of which nothing is said, and the widgets whose
/// spoken name is another than their words.
inline QString unspokenItems(QWidget &widget)
{
    QStringList unspoken;
    addMisnamed(widget, unspoken);
    for (auto *each : widget.findChildren<QWidget *>()) {
        if (each->isVisible() && each->window() == widget.window())
            addMisnamed(*each, unspoken);
    }
    for (const auto *view : widget.findChildren<const QAbstractItemView *>()) {
        if (view->isVisible() && view->model())
            addUnspoken(*view, {}, unspoken);
    }
    return unspoken.join(QLatin1StringView(", "));
}

/// Returns the buttons of a window that a hand with a tremor misses (WCAG 2.5.8). What belongs to a field is
/// as high as that.
inline QString smallButtons(const QWidget &window)
{
    constexpr int minTarget = 24; // pixels
    QStringList small;
    for (const auto *each : window.findChildren<const QAbstractButton *>()) {
        if (!each->isVisible() || each->window() != window.window()
            || qobject_cast<const QLineEdit *>(each->parent())
            || each->objectName().startsWith(QLatin1StringView("qt_")))
            continue;
        if (each->height() < minTarget || each->width() < minTarget)
            small << QStringLiteral("%1 “%2” is %3 x %4")
                         .arg(each->objectName(), each->text())
                         .arg(each->width())
                         .arg(each->height());
    }
    return small.join(QLatin1StringView(", "));
}

} // namespace triage::test
