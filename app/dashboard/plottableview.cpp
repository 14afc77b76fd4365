// SPDX-License-Identifier: GPL-3.0-or-later
#include "dashboard/plottableview.h"

#include "dashboard/plottablemodel.h"
#include "theme/theme.h"

#include <QHeaderView>
#include <QKeyEvent>

namespace triage::app {

PlotTableView::PlotTableView(QWidget *parent) : QTableView(parent), m_model(new PlotTableModel(this))
{
    setModel(m_model);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setHorizontalScrollMode(ScrollPerPixel);
    verticalHeader()->hide();
    horizontalHeader()->setHighlightSections(false);
    connect(this, &QTableView::doubleClicked, this, [this](const QModelIndex &index) { open(index.row()); });
}

void PlotTableView::setTable(const PlotTable &table)
{
    const int row = currentIndex().row();
    m_model->setTable(table);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + space::s);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    if (m_model->columnCount() > 0)
        horizontalHeader()->setSectionResizeMode(
            0, m_model->columnCount() <= 4 ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
    if (row >= 0 && row < m_model->rowCount())
        setCurrentIndex(m_model->index(row, 0));
}

const PlotTable &PlotTableView::table() const
{
    return m_model->table();
}

/// As high as the plot that it replaces.
QSize PlotTableView::sizeHint() const
{
    return { 320, 200 };
}

void PlotTableView::open(int row)
{
    if (row < 0 || row >= m_model->rowCount())
        return;
    if (const std::optional<Filter> &filter = table().rows[std::size_t(row)].opens)
        Q_EMIT opened(*filter);
    else
        Q_EMIT nothingToOpen();
}

void PlotTableView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        open(currentIndex().row());
    else
        QTableView::keyPressEvent(event);
}

} // namespace triage::app

#include "moc_plottableview.cpp"
