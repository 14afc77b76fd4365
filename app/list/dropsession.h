// SPDX-License-Identifier: GPL-3.0-or-later
// A drag over a widget: what a drop would do now, and the scrolling near edges.
#pragma once

#include <QObject>
#include <QPoint>
#include <QTimer>

#include <chrono>
#include <functional>
#include <vector>

class QAbstractScrollArea;
class QDropEvent;
class QWidget;

namespace triage::app {

/// A quick reaction of the hand: what moved later than this before a press, a key or a drop was not aimed at.
inline constexpr std::chrono::milliseconds reactionTime{ 200 };

/// The result of a drop at the place under the pointer.
struct DropOutcome
{
    bool accepted = false;
    QString text = {}; ///< Describes the change, or says why it is impossible.
    Qt::DropAction action = Qt::MoveAction;
    /// Makes the change. A menu that it needs opens at that point of the screen.
    std::function<void(const QPoint &)> perform = {};
    bool isPending = false; ///< The place may accept the drag in a moment, without another move.
};

/// A widget that takes drops, and marks where.
class DropHost
{
public:
    virtual ~DropHost() = default;
    /// Returns whether the widget takes such drags at all, and remembers what is dragged.
    virtual bool beginDrag(const QDropEvent &drag) = 0;
    /// Marks the place under the pointer and returns what a drop there does.
    virtual DropOutcome hoverDrag(const QPoint &at, bool copies) = 0;
    /// Removes all marks: the drag has left or ended.
    virtual void endDrag() = 0;
    /// Returns the areas that scroll while the pointer is near one of their edges.
    virtual std::vector<QAbstractScrollArea *> scrolledAreas(const QPoint &) { return {}; }
};

/// Handles the events of all drags over a widget, for the host that is this widget or belongs to it.
class DropSession : public QObject
{
    Q_OBJECT
public:
    DropSession(DropHost &host, QWidget &widget);

    /// Handles drags over another widget too, which contains the first one or lies over it.
    void watch(QWidget &over);
    /// Asks the host again, because the place under the pointer has changed.
    void hover();
    /// Rows, columns or the widget have moved under the drag: a drop soon afterwards still means the place
    /// before.
    void keepAim();

Q_SIGNALS:
    /// Describes what a drop would do now, or says why it is impossible; empty: the drag has ended.
    void hinted(const QString &sentence);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QPoint at() const;
    void follow(const QDropEvent &drag, const QWidget &under);
    void answer(QDropEvent &drag, bool accepted) const;
    void drop(QDropEvent &drop);
    void hint(const QString &sentence);
    void end();
    void scrollAtEdges();

    DropHost &m_host;
    QWidget &m_widget;
    bool m_isOver = false;
    QPoint m_onScreen; ///< The pointer, which stays where it is while the widget scrolls.
    bool m_copies = false;
    DropOutcome m_outcome;
    QString m_hint;
    QTimer m_kept; ///< Runs while a person cannot have seen that the places moved.
    QTimer m_edgeScroll;
};

} // namespace triage::app
