// SPDX-License-Identifier: GPL-3.0-or-later
// Draws notes as cards and activities as quiet lines.
#pragma once

#include "store/localstore.h"
#include "theme/theme.h"

#include <QStyledItemDelegate>

namespace triage::app {

class TimelineDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    TimelineDelegate(const Theme &theme, const LocalStore &store, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    void paintNote(QPainter *painter, const QStyleOptionViewItem &option, const TimelineEntry &entry) const;
    void paintActivity(QPainter *painter, const QStyleOptionViewItem &option,
                       const TimelineEntry &entry) const;
    QString activityText(const TimelineEntry &entry) const;

    const Theme &m_theme;
    const LocalStore &m_store;
};

} // namespace triage::app
