// SPDX-License-Identifier: GPL-3.0-or-later
// Draws a buffer that is offered for an item, with the key that takes it.
#pragma once

#include "theme/theme.h"

#include <QStyledItemDelegate>

namespace triage::app {

/// All rows have the same height: what the text matched, the confidence, the key and its act stand on one
/// line. The row of the buffer that holds the item is tinted.
class SuggestionDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    enum Roles { ConfidenceRole = Qt::UserRole + 120, WordsRole, KeyRole, ActRole, IsHereRole };

    explicit SuggestionDelegate(const Theme &theme, QObject *parent = nullptr);

    int rowHeight() const;
    /// Returns the words that a reason quotes before it names the buffer, such as "“card”, “lost”".
    static QString quotedWords(const QString &reason, const QString &buffer);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    /// The widths of what ends a row, so that it stands below the same of the other rows.
    struct Columns
    {
        int act = 0;
        int key = 0;
        int share = 0;
    };
    Columns columnsOf(const QAbstractItemModel &rows) const;

    const Theme &m_theme;
};

} // namespace triage::app
