// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of a plot as a table, for people who read rather than look.
#pragma once

#include "dashboard/plotdata.h"

#include <QTableView>

namespace triage::app {

class PlotTableModel;

/// Return and a double click open the list behind a row.
class PlotTableView : public QTableView
{
    Q_OBJECT
public:
    explicit PlotTableView(QWidget *parent = nullptr);

    void setTable(const PlotTable &table);
    const PlotTable &table() const;

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
