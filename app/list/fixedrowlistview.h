// SPDX-License-Identifier: GPL-3.0-or-later
// A list view whose rows all have one height.
#pragma once

#include <QListView>

namespace triage::app {

/// All geometry is row times height, so that a change in a list of 100,000 costs as much as in one of ten.
/// Knows the row under the pointer. Rows that arrive above the view do not move those in it.
class FixedRowListView : public QListView
{
    Q_OBJECT
public:
    explicit FixedRowListView(QWidget *parent);

    QRect visualRect(const QModelIndex &index) const override;
    QModelIndex indexAt(const QPoint &point) const override;
    void scrollTo(const QModelIndex &index, ScrollHint hint = EnsureVisible) override;
    void doItemsLayout() override;

protected:
    int rowHeight() const { return m_rowHeight; }
    void setRowHeight(int height);
    int rowCount() const;
    QModelIndex indexOf(int row) const;
    int topRow() const;
    int rowsPerPage() const;
    int hoveredRow() const { return m_hoveredRow; } ///< -1: none.

    int verticalOffset() const override;
    int horizontalOffset() const override { return 0; }
    void setSelection(const QRect &rect, QItemSelectionModel::SelectionFlags command) override;
    QRegion visualRegionForSelection(const QItemSelection &selection) const override;
    void updateGeometries() override;
    void scrollContentsBy(int dx, int dy) override;
    void resizeEvent(QResizeEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void rowsInserted(const QModelIndex &parent, int start, int end) override;
    void dataChanged(const QModelIndex &topLeft, const QModelIndex &bottomRight,
                     const QList<int> &roles) override;

private:
    void setHoveredRow(int row);

    int m_rowHeight = 1;
    int m_hoveredRow = -1;
};

} // namespace triage::app
