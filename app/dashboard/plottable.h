// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of a plot as a table: the same ones, for who reads rather than looks.
#pragma once

#include "dashboard/plotdata.h"

#include <QAbstractTableModel>
#include <QTableView>

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

/// Return and a double click open the row's list.
class PlotTableView : public QTableView
{
    Q_OBJECT
public:
    explicit PlotTableView(QWidget *parent = nullptr);

    void setTable(const PlotTable &table);
    const PlotTable &table() const { return m_model->table(); }

    QSize sizeHint() const override;

Q_SIGNALS:
    void opened(const triage::app::Filter &filter);
    void nothingToOpen();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void open(int row);

    PlotTableModel *m_model;
};

} // namespace triage::app
