// SPDX-License-Identifier: GPL-3.0-or-later
// The list of feedback: rows of one height laid out by arithmetic, a place that is kept, drags with a small
// picture.
#pragma once

#include "actions/preferences.h"
#include "models/feedbacklistmodel.h"
#include "theme/theme.h"

#include <QDrag>
#include <QListView>
#include <QPixmap>
#include <QTimer>

namespace triage::app {

class FeedbackDelegate;
class FeedbackSelection;

/// Shows and asks; changes nothing itself. All geometry is row times height, so that a change in a list of
/// 100,000 costs as much as in one of ten.
class FeedbackListView : public QListView
{
    Q_OBJECT
public:
    FeedbackListView(FeedbackListModel &model, const LocalStore &store, Theme &theme,
                     QWidget *parent = nullptr);
    /// With another look of its rows.
    FeedbackListView(FeedbackListModel &model, const LocalStore &store, Theme &theme,
                     FeedbackDelegate *delegate, QWidget *parent);
    ~FeedbackListView() override;

    FeedbackListModel &feedback() const { return m_model; }

    /// What commands act on: the selection, else the current row.
    std::vector<FeedbackId> targets() const;
    Selection selected() const;
    int selectedCount() const;
    FeedbackId currentId() const;
    /// The same, unless it only came to be current because the list was entered.
    FeedbackId chosenId() const;
    /// Where nobody has chosen a row yet, the top one is where keys begin.
    void offerTop();
    /// Not while a row that is to be current is still on its way.
    void setOffering(bool offers) { m_offers = offers; }
    /// Makes it current and the only selected one, and shows it. False: not in the list.
    bool setCurrentId(FeedbackId id);
    /// Down or up by that many rows from the current one; extends the selection or starts anew.
    void step(int rows, bool extend = false);
    void toggleCurrent();
    void selectNone();
    /// What becomes current when the current row leaves the list.
    void setAfterAction(AfterAction action) { m_afterAction = action; }
    /// The row at the top, for coming back to the place later.
    FeedbackId topId() const;
    void setTopId(FeedbackId id);

    void selectAll() override; ///< The rule: all of this list.
    void keyboardSearch(const QString &) override { } ///< Letters are commands.
    QRect visualRect(const QModelIndex &index) const override;
    QModelIndex indexAt(const QPoint &point) const override;
    void scrollTo(const QModelIndex &index, ScrollHint hint = EnsureVisible) override;
    void doItemsLayout() override;
    /// The picture of a drag of these: the first headline, and how many more.
    QPixmap dragPicture(const std::vector<FeedbackId> &ids) const;

Q_SIGNALS:
    void currentIdChanged(triage::FeedbackId id); ///< Not valid: none.
    void selectionCountChanged(int count);
    void openRequested(triage::FeedbackId id); ///< Return or a double click.
    void openWindowRequested(triage::FeedbackId id); ///< Shift+Return.
    void dragActive(bool active);

protected:
    void startDrag(Qt::DropActions actions) override;
    /// Runs the drag's event loop; apart, so that a test can look at what would be dragged.
    virtual void runDrag(QDrag *drag);
    int verticalOffset() const override;
    int horizontalOffset() const override { return 0; }
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void setSelection(const QRect &rect, QItemSelectionModel::SelectionFlags command) override;
    QRegion visualRegionForSelection(const QItemSelection &selection) const override;
    void updateGeometries() override;
    void scrollContentsBy(int dx, int dy) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;
    void rowsInserted(const QModelIndex &parent, int start, int end) override;
    void rowsAboutToBeRemoved(const QModelIndex &parent, int start, int end) override;
    void dataChanged(const QModelIndex &topLeft, const QModelIndex &bottomRight,
                     const QList<int> &roles) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void selectionChanged(const QItemSelection &selected, const QItemSelection &deselected) override;

private:
    int rowHeight() const { return m_rowHeight; }
    int rowsPerPage() const;
    int topRow() const;
    int startRow() const;
    void onReset();
    void keepPicture();
    void readTheme();
    void updateHold();
    void notifyCurrent();
    void paintSkeleton(QPainter &painter) const;
    void setHovered(int row);

    FeedbackListModel &m_model;
    const LocalStore &m_store;
    Theme &m_theme;
    FeedbackDelegate *m_delegate;
    FeedbackSelection *m_selection;
    AfterAction m_afterAction = AfterAction::Next;
    int m_rowHeight = 1;
    int m_anchorShift = 0; ///< Pixels that go away above the view and have to be scrolled back.
    int m_hovered = -1;
    int m_resumeRow = 0; ///< Where going on continues while no row is current.
    FeedbackId m_notifiedCurrent;
    FeedbackId m_offered; ///< Made current when the list was entered, by nobody's choice.
    bool m_offers = true;
    bool m_dragging = false;
    bool m_skeleton = false;
    QPixmap m_kept; ///< How the last list looked, in the place of the next one until its rows are here.
    QTimer m_skeletonDelay;
    QTimer m_pointerRest; ///< Runs while the pointer was just moved: nothing is to slide away under it.
};

} // namespace triage::app
