// SPDX-License-Identifier: GPL-3.0-or-later
// Draws a percentage as digits and as a bar.
#pragma once

#include "theme/theme.h"

#include <QStyledItemDelegate>

namespace triage::app {

/// The text of the cell holds the digits. Without a share there is no bar. A mark shows where the bar should
/// end.
class ShareDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    /// FaintRole: the share is known from too few judgements.
    enum Roles { ShareRole = Qt::UserRole + 1, MarkRole, FaintRole };

    explicit ShareDelegate(const Theme &theme, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    int figuresWidth(const QStyleOptionViewItem &option) const;
    void paintBar(QPainter *painter, const QStyleOptionViewItem &option, const QRect &place,
                  const QModelIndex &index) const;

    const Theme &m_theme;
};

} // namespace triage::app
