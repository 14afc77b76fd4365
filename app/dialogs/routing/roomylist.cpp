// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/routing/roomylist.h"

#include <QBoxLayout>
#include <QLabel>

namespace triage::app {

RoomyList::RoomyList(const QString &objectName, const QString &label, QBoxLayout *column, int stretch,
                     QWidget *parent)
    : QListWidget(parent)
{
    setObjectName(objectName);
    setAccessibleName(QString(label).remove(u'&'));
    setWordWrap(true);
    setTextElideMode(Qt::ElideNone);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setResizeMode(QListView::Adjust);
    setSpacing(2);
    auto *text = new QLabel(label, parent);
    text->setBuddy(this);
    column->addWidget(text);
    column->addWidget(this, stretch);
}

QListWidgetItem *RoomyList::addRow(const QString &text)
{
    auto *row = new QListWidgetItem(text, this);
    row->setData(Qt::AccessibleTextRole, QString(text).remove(QChar(0x2068)).remove(QChar(0x2069)));
    return row;
}

} // namespace triage::app

#include "moc_roomylist.cpp"
