// SPDX-License-Identifier: GPL-3.0-or-later
#include "dashboard/plottablemodel.h"

using namespace Qt::StringLiterals;

namespace triage::app {

void PlotTableModel::setTable(const PlotTable &table)
{
    beginResetModel();
    m_table = table;
    endResetModel();
}

int PlotTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_table.rows.size());
}

int PlotTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_table.columns.size());
}

QVariant PlotTableModel::data(const QModelIndex &index, int role) const
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

QVariant PlotTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section >= int(m_table.columns.size()))
        return {};
    if (role == Qt::DisplayRole)
        return m_table.columns[section];
    if (role == Qt::TextAlignmentRole)
        return int((section == 0 ? Qt::AlignLeading : Qt::AlignTrailing) | Qt::AlignVCenter);
    return {};
}

} // namespace triage::app

#include "moc_plottablemodel.cpp"
