// SPDX-License-Identifier: GPL-3.0-or-later
// A column of the board: its head, its cards, and an edge that makes it wider.
#pragma once

#include "models/boardcolumns.h"
#include "models/feedbacklistmodel.h"
#include "theme/theme.h"

#include <QWidget>

#include <optional>

class QLabel;
class QMenu;
class QPushButton;

namespace triage::app {

class ColumnHead;
class FeedbackListView;
class ListTally;

/// Its list has rows only while it is awake: the board wakes the columns in view, or nearly in view.
class BoardColumn : public QWidget
{
    Q_OBJECT
public:
    static constexpr int gap = space::s; ///< Pixels behind a column, for its edge.

    BoardColumn(BufferId buffer, LocalStore &store, Theme &theme, QMenu *menu, QWidget *parent);
    ~BoardColumn() override;

    BufferId buffer() const { return m_buffer; }
    FeedbackListView &list() const { return *m_list; }
    FeedbackListModel &model() const { return *m_model; }
    ColumnHead &head() const { return *m_head; }

    /// Applies the filter to the column's place. Keeps the current card and the position if it showed the
    /// same before.
    void wake(const Filter &common);
    /// Releases its rows and remembers the position.
    void sleep();
    /// Makes that card current as soon as it arrives, even while new cards are held back.
    void expect(FeedbackId id);
    std::optional<FeedbackId> expected() const { return m_expected; }
    /// Shows the next new cards even while others are held back: they were dropped here.
    void acceptNext();
    void setCurrent(bool current);
    /// Highlights the column as the target of a drop.
    void setLit(bool lit);
    /// Reads name, icon and count again.
    void refresh();

Q_SIGNALS:
    void widthDragged(int width); ///< While the edge is dragged.
    void widthChosen(int width);
    void entered(bool byMouse); ///< The list received the focus.
    void renameRequested();
    void hiddenRequested(); ///< The columns with what they leave out.
    void headDragged();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    void build();
    void readTheme();
    void paintGround();
    void mirror();
    void showState();
    bool isNarrowed() const;
    void showHeld(int count);
    void loaded();
    void selectExpected();
    void setExpected(std::optional<FeedbackId> id);
    int draggedWidth(const QMouseEvent &event) const;
    QRect sheet() const;

    const BufferId m_buffer;
    LocalStore &m_store;
    Theme &m_theme;
    FeedbackListModel *m_model;
    FeedbackListView *m_list;
    ColumnHead *m_head;
    QLabel *m_empty;
    QPushButton *m_newRows;
    ListTally *m_tally = nullptr;
    std::optional<FeedbackId> m_expected;
    FeedbackId m_lastCurrent; ///< The current card before it slept.
    FeedbackId m_lastTop;
    bool m_acceptsNext = false;
    bool m_lit = false;
    std::optional<int> m_dragFrom; ///< Position on the screen where the drag of the edge began.
    int m_dragWidth = 0;
};

} // namespace triage::app
