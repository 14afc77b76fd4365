// SPDX-License-Identifier: GPL-3.0-or-later
// One line of text that ends in "…" where it is too long, with parts of it in other formats.
#pragma once

#include <QFont>
#include <QList>
#include <QPainter>
#include <QRectF>
#include <QTextLayout>

namespace triage::app {

struct TextLine
{
    QString text;
    QFont font;
    QColor color;
    QList<QTextLayout::FormatRange> formats;
};

/// Draws it centred in height, at the leading edge of the reading direction of the window; the text itself
/// runs in its own direction. Gives back how wide it became.
qreal drawLine(QPainter *painter, const QRectF &rect, const TextLine &line, Qt::LayoutDirection direction);

/// The same over several lines, broken between words; the last one ends in "…". Gives back how many there
/// were.
int drawLines(QPainter *painter, const QRectF &rect, const TextLine &text, Qt::LayoutDirection direction,
              int maxLines);

} // namespace triage::app
