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

/// Draws a candidate of the classifier: the buffer, how sure it was, and its reason.
class CandidateDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    enum Roles { ConfidenceRole = Qt::UserRole + 100, ReasonRole, ByHandRole, KeyRole };
    /// Who is less sure than that knows nothing: not worth showing.
    static constexpr double minConfidence = 0.02;

    explicit CandidateDelegate(const Theme &theme, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    QString shareText(const QModelIndex &index) const;
    int keySide() const;
    int textLeft(const QModelIndex &index) const;
    void paintKey(QPainter *painter, const QRect &place, int key) const;
    QRect paintShare(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                     QRect head) const;

    const Theme &m_theme;
};

} // namespace triage::app
