// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the rows of the palette and the picker: a text, and a hint at the trailing edge.
#pragma once

#include <QStyledItemDelegate>

namespace triage::app {

class Theme;

class HintDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    enum { HintRole = Qt::UserRole + 100 };

    HintDelegate(const Theme &theme, QObject *parent) : QStyledItemDelegate(parent), m_theme(theme) { }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    const Theme &m_theme;
};

} // namespace triage::app
