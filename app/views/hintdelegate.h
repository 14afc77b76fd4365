// Rows of the palette and the picker: a text, and a hint at the far end.
#pragma once

#include <QStyledItemDelegate>

namespace triage::app {

class HintDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    enum { HintRole = Qt::UserRole + 100 };

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace triage::app
