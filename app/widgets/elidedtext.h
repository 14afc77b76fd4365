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
              int most);

/// What people or programs wrote, kept from turning round the words of the window about it.
QString isolated(const QString &text);
/// Words of the program for a label: laid out in the window's direction, also where they begin with a name
/// that goes the other way.
QString ofWindow(const QString &text);
/// The same for text that stands alone: its lines begin where reading begins in the window.
QString alongWindow(const QString &text);

/// How high the text becomes when it is wrapped to that width.
qreal wrappedHeight(const QString &text, const QFont &font, qreal width);
/// Draws it wrapped, each paragraph in its own direction, at the side where that direction begins.
void drawWrapped(QPainter *painter, const QRectF &rect, const QString &text, const QFont &font, QColor color);

} // namespace triage::app
