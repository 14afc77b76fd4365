// SPDX-License-Identifier: GPL-3.0-or-later
// Draws and measures text of several paragraphs, each in its own direction.
#pragma once

#include <QColor>
#include <QFont>
#include <QList>
#include <QRectF>
#include <QString>
#include <QTextLayout>

class QPainter;

namespace triage::app {

/// Formats of parts of a text, by their positions in it.
using TextFormats = QList<QTextLayout::FormatRange>;

/// Returns the height of the text when it is wrapped to that width.
qreal wrappedHeight(const QString &text, const QFont &font, qreal width, const TextFormats &formats = {});
/// Draws the text wrapped, each paragraph in its own direction, from the leading edge of the window.
void drawWrapped(QPainter *painter, const QRectF &rect, const QString &text, const QFont &font, QColor color,
                 const TextFormats &formats = {});

} // namespace triage::app
