// SPDX-License-Identifier: GPL-3.0-or-later
// A list that is as high as its rows, for use inside a scrolling page.
#pragma once

#include "widgets/textdirection.h"

#include <QListView>

namespace triage::app {

class FittedList : public MirroredKeys<QListView>
{
    Q_OBJECT
public:
    explicit FittedList(QWidget *parent = nullptr);

    void setModel(QAbstractItemModel *model) override;
    void doItemsLayout() override;
    /// Lays the rows out again after something changed that their heights depend on.
    void refit();
    void keyboardSearch(const QString &) override { } ///< Letters are commands here.

Q_SIGNALS:
    void rowsChanged(int count);

protected:
    void wheelEvent(QWheelEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
};

} // namespace triage::app
