// SPDX-License-Identifier: GPL-3.0-or-later
// A line of text with an ellipsis where it is too long. Parts of it may have other formats.
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

/// Draws the line, centred vertically, at the leading edge of that direction. The text itself runs in its own
/// direction. Returns the width of the drawn text.
qreal drawLine(QPainter *painter, const QRectF &rect, const TextLine &line, Qt::LayoutDirection direction);

/// Draws the text over several lines that are broken between words, with an ellipsis at the end of the last
/// line. Returns the number of lines.
int drawLines(QPainter *painter, const QRectF &rect, const TextLine &text, Qt::LayoutDirection direction,
              int maxLines);

} // namespace triage::app
