// SPDX-License-Identifier: GPL-3.0-or-later
// The list of feedback: its selection, its current item, and drags out of it.
#pragma once

#include "actions/preferences.h"
#include "list/feedbackdrop.h"
#include "list/fixedrowlistview.h"
#include "models/feedbacklistmodel.h"
#include "theme/theme.h"

#include <QElapsedTimer>
#include <QPixmap>
#include <QPointer>
#include <QTimer>

#include <chrono>
#include <deque>
#include <functional>
#include <optional>

class QDrag;

namespace triage::app {

class ArrivalHold;
class FeedbackDelegate;
class FeedbackSelection;
class LeavingRow;
class ListPlaceholder;

/// Emits requests and changes nothing itself.
class FeedbackListView : public FixedRowListView
{
    Q_OBJECT
public:
    FeedbackListView(FeedbackListModel &model, const LocalStore &store, Theme &theme,
                     QWidget *parent = nullptr);
    /// Makes a list with another delegate for its rows.
    FeedbackListView(FeedbackListModel &model, const LocalStore &store, Theme &theme,
                     FeedbackDelegate *delegate, QWidget *parent);
    ~FeedbackListView() override;

    FeedbackListModel &feedback() const { return m_model; }

    /// Returns the items that commands act on: the selection, else the current row.
    std::vector<FeedbackId> targets() const;
    Selection selected() const;
    int selectedCount() const;
    /// Returns the item that the person aims at: the current one. An item that a change from elsewhere takes
    /// out of the list stays it, without a row, until the person goes on.
    FeedbackId currentId() const;
    /// Makes the item the one that the person aims at though the list does not have it.
    void hold(FeedbackId id);
    /// Does the same in a list that the person did not ask for: its top row is offered when a person can have
    /// seen it.
    void holdUnasked(FeedbackId id);
    /// Runs what shows another list though the person did not ask for it: presses still mean what was seen,
    /// and its top row is offered when a person can have seen it.
    void replaceUnasked(const std::function<void()> &replace);
    /// Returns the current item, unless it is current only because the list received the focus.
    FeedbackId chosenId() const;
    /// Makes the top row current for keys if no row was chosen yet. An item that arrives in an empty list is
    /// offered when a person can have seen it.
    void offerTop();
    /// Sets whether offerTop() works: not while a row that becomes current is still on its way.
    void setOffering(bool offers) { m_offers = offers; }
    /// Sets whether the top row is offered again where rows come above it: in a first synchronisation they
    /// come in any order.
    void setOfferingAgain(bool offers) { m_offersAgain = offers; }
    /// Sets whether other lists are beside it. Only without them, its current row is marked wherever the
    /// focus is, because commands act on it.
    void setIsOneOfMany(bool isOne) { m_isOneOfMany = isOne; }
    /// Makes the item current and the only selected one, and scrolls to it. Returns false if it is not in the
    /// list.
    bool setCurrentId(FeedbackId id);
    /// Selects those of the items that the list has, and makes the first one current. Returns false if it has
    /// none of them.
    bool select(const std::vector<FeedbackId> &ids);
    /// Goes down or up by that many rows from the current one. Extends the selection or replaces it.
    void step(int rows, bool extend = false);
    void toggleCurrent();
    void selectNone();
    /// An item and the place of its row, as a person saw them when the hand began to press.
    struct SeenRow
    {
        FeedbackId id; ///< Not valid: no row was there.
        QRect place;
    };
    SeenRow seenAt(const QPoint &at) const;
    /// Sets the time between what a person sees and the press that it leads to: a press reaches the row that
    /// was under the pointer then, and a key nothing that arrived since.
    void setReactionTime(std::chrono::milliseconds time) { m_reactionTime = time; }
    /// Sets which row becomes current when the current row leaves the list.
    void setAfterAction(AfterAction action) { m_afterAction = action; }
    /// Returns the item at the top, to restore the position later.
    FeedbackId topId() const;
    void setTopId(FeedbackId id);

    void selectAll() override; ///< Selects all of this list, as a rule.
    void keyboardSearch(const QString &) override { } ///< Letters are commands.
    /// Returns the picture of a drag of these items.
    QPixmap dragPicture(const std::vector<FeedbackId> &ids) const;

Q_SIGNALS:
    void currentIdChanged(triage::FeedbackId id); ///< Not valid: there is none.
    void selectionCountChanged(int count);
    void openRequested(triage::FeedbackId id); ///< Return or a double click.
    void openWindowRequested(triage::FeedbackId id); ///< Shift+Return.
    void dragActive(bool active);
    void tagRequested(const QString &tag); ///< A click on a tag in a row.
    void refused(const QString &why); ///< A press reached nothing.

protected:
    void startDrag(Qt::DropActions actions) override;
    /// Runs the drag's event loop. A test overrides it to look at the drag.
    virtual void runDrag(QDrag *drag);
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void rowsAboutToBeRemoved(const QModelIndex &parent, int start, int end) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void selectionChanged(const QItemSelection &selected, const QItemSelection &deselected) override;

private:
    /// The rows in view until a change of the rows.
    struct Sight
    {
        qint64 until = 0; ///< In milliseconds of m_clock.
        int offset = 0;
        int top = 0;
        int below = 0; ///< See placeInWindow().
        std::vector<FeedbackId> rows = {};
    };

    int startRow() const;
    int selectedRowBeside(int start, int end) const;
    /// Animates the removal of a row by the person's own act.
    void collapse(const QModelIndex &row);
    void rememberSight();
    /// Returns the pixels of the window above the rows.
    int placeInWindow() const;
    void findHeld(int first, int last);
    void onInserted(int first, int last);
    void onReset();
    void extendTo(int end, bool adds);
    void readTheme();
    void notifyCurrent();

    FeedbackListModel &m_model;
    const LocalStore &m_store;
    Theme &m_theme;
    FeedbackDelegate *m_delegate;
    FeedbackSelection *m_selection;
    ListPlaceholder *m_placeholder = nullptr;
    ArrivalHold *m_hold = nullptr;
    QPointer<LeavingRow> m_leaving;
    AfterAction m_afterAction = AfterAction::Next;
    std::chrono::milliseconds m_reactionTime = reactionTime;
    int m_anchorShift = 0; ///< Pixels removed above the view, which are scrolled back.
    QPersistentModelIndex m_anchor; ///< The row where a click with Shift begins its range.
    int m_resumeRow = 0; ///< Row at which keys continue while no row is current.
    FeedbackId m_held; ///< The item that currentId() returns while no row is current.
    Filter m_listed; ///< The list of the last reset.
    std::deque<Sight> m_sights; ///< Those of the last moments, oldest first.
    std::optional<int> m_painted; ///< The place in the window when the rows were painted last.
    bool m_replacesUnasked = false; ///< Another list that comes now was not asked for.
    bool m_isUnasked = false; ///< The list was not asked for, and no row of it was current yet.
    QElapsedTimer m_clock;
    bool m_isEntering = false; ///< The list receives the focus.
    bool m_isPressTaken = false; ///< A press chose a row that had moved; what follows it is ignored.
    SeenRow m_pressed; ///< The row that the last press reached.
    QTimer m_arrival; ///< Runs while a person cannot have seen what arrived in an empty list.
    bool m_offersLater = false; ///< The top row is to be offered when that has ended.
    FeedbackId m_notifiedCurrent;
    FeedbackId m_offered; ///< The item that became current because the list received the focus.
    bool m_offers = true;
    bool m_offersAgain = false;
    bool m_isOneOfMany = false;
};

} // namespace triage::app
