// SPDX-License-Identifier: GPL-3.0-or-later
// A list as high as its rows, for inside a scrolling page.
#pragma once

#include <QListView>

namespace triage::app {

class FittedList : public QListView
{
    Q_OBJECT
public:
    explicit FittedList(QWidget *parent = nullptr);

    void setModel(QAbstractItemModel *model) override;
    void doItemsLayout() override;
    /// Something that heights depend on is different.
    void refit();
    void keyboardSearch(const QString &) override { } ///< Letters are commands.

Q_SIGNALS:
    void rowsChanged(int count);

protected:
    void wheelEvent(QWheelEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
};

} // namespace triage::app
