// SPDX-License-Identifier: GPL-3.0-or-later
#include "dashboard/plottableview.h"

#include "theme/theme.h"

#include <QAbstractTableModel>
#include <QHeaderView>
#include <QKeyEvent>

using namespace Qt::StringLiterals;

namespace triage::app {

/// The table of a plot as an item model.
class PlotTableModel : public QAbstractTableModel
{
public:
    using QAbstractTableModel::QAbstractTableModel;

    const PlotTable &table() const { return m_table; }

    void setTable(const PlotTable &table)
    {
        beginResetModel();
        m_table = table;
        endResetModel();
    }

    int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : int(m_table.rows.size());
    }

    int columnCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : int(m_table.columns.size());
    }

    QVariant data(const QModelIndex &index, int role) const override
    {
        if (!index.isValid())
            return {};
        const PlotRow &row = m_table.rows[std::size_t(index.row())];
        if (std::size_t(index.column()) >= row.cells.size())
            return {};
        const PlotCell &cell = row.cells[std::size_t(index.column())];
        switch (role) {
        case Qt::DisplayRole:
        case Qt::AccessibleTextRole:
            return cell.text;
        case Qt::AccessibleDescriptionRole:
            return u"%1, %2"_s.arg(row.cells.front().text, m_table.columns.value(index.column()));
        case Qt::TextAlignmentRole:
            return int((cell.isNumber ? Qt::AlignTrailing : Qt::AlignLeading) | Qt::AlignVCenter);
        default:
            return {};
        }
    }

    QVariant headerData(int section, Qt::Orientation orientation, int role) const override
    {
        if (orientation != Qt::Horizontal || section >= int(m_table.columns.size()))
            return {};
        if (role == Qt::DisplayRole)
            return m_table.columns[section];
        if (role == Qt::TextAlignmentRole)
            return int((section == 0 ? Qt::AlignLeading : Qt::AlignTrailing) | Qt::AlignVCenter);
        return {};
    }

private:
    PlotTable m_table;
};

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
