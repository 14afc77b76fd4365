// SPDX-License-Identifier: GPL-3.0-or-later
// The table of a plot as an item model.
#pragma once

#include "dashboard/plotdata.h"

#include <QAbstractTableModel>

namespace triage::app {

class PlotTableModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    void setTable(const PlotTable &table);
    const PlotTable &table() const { return m_table; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    PlotTable m_table;
};

} // namespace triage::app
