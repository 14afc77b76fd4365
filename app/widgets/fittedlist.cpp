// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/fittedlist.h"

#include <QWheelEvent>

namespace triage::app {

FittedList::FittedList(QWidget *parent) : MirroredKeys(parent)
{
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setEditTriggers(NoEditTriggers);
    setResizeMode(Adjust);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAutoScroll(false);
    viewport()->setAutoFillBackground(false);
    setFixedHeight(0);
}

void FittedList::setModel(QAbstractItemModel *model)
{
    QListView::setModel(model);
    for (const auto signal : { &QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved })
        connect(model, signal, this, &FittedList::refit);
    connect(model, &QAbstractItemModel::modelReset, this, &FittedList::refit);
    connect(model, &QAbstractItemModel::dataChanged, this, &FittedList::refit);
    refit();
}

void FittedList::refit()
{
    scheduleDelayedItemsLayout();
    const int rows = model() ? model()->rowCount() : 0;
    // An empty list would hide the focus.
    setEnabled(rows > 0);
    Q_EMIT rowsChanged(rows);
}

void FittedList::doItemsLayout()
{
    QListView::doItemsLayout();
    const int rows = model() ? model()->rowCount() : 0;
    setFixedHeight(rows > 0 ? contentsSize().height() + 2 * frameWidth() : 0);
}

void FittedList::resizeEvent(QResizeEvent *event)
{
    QListView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        scheduleDelayedItemsLayout();
}

void FittedList::wheelEvent(QWheelEvent *event)
{
    // The page scrolls instead of the list.
    event->ignore();
}

} // namespace triage::app

#include "moc_fittedlist.cpp"
