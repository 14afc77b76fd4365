// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/routing/roomylist.h"

#include "theme/theme.h"

#include <QBoxLayout>
#include <QLabel>
#include <QStyledItemDelegate>

namespace triage::app {

namespace {

/// Adds room around rows of several lines. The letters of some scripts are higher than the computed line, and
/// would be cut off.
class RoomyRows : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        return QStyledItemDelegate::sizeHint(option, index) + QSize(0, 2 * space::xs);
    }
};

} // namespace

RoomyList::RoomyList(const QString &objectName, const QString &label, QBoxLayout *column, int stretch,
                     QWidget *parent)
    : QListWidget(parent)
{
    setObjectName(objectName);
    setAccessibleName(QString(label).remove(u'&'));
    setItemDelegate(new RoomyRows(this));
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
