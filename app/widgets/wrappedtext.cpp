// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/wrappedtext.h"

#include "widgets/textdirection.h"

#include <QGuiApplication>
#include <QPainter>

namespace triage::app {
namespace {

/// Returns the formats of a paragraph, by their positions in it.
TextFormats within(const TextFormats &formats, int start, int length)
{
    TextFormats inside;
    for (QTextLayout::FormatRange each : formats) {
        each.start -= start;
        if (each.start >= 0 && each.start < length)
            inside.append(each);
    }
    return inside;
}

/// Lays the paragraphs out below one another, and draws them where there is a painter. Returns the total
/// height.
qreal layParagraphs(const QString &text, const QFont &font, qreal width, const TextFormats &formats,
                    QPainter *painter, QPointF at)
{
    qreal height = 0;
    int start = 0;
    for (const QString &paragraph : text.split(QChar(u'\n'))) {
        QTextLayout layout(paragraph.isEmpty() ? QString(QChar(u' ')) : paragraph, font);
        QTextOption option;
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        const bool fromRight = paragraph.isRightToLeft();
        option.setTextDirection(fromRight ? Qt::RightToLeft : Qt::LeftToRight);
        option.setAlignment(leadingEdge(QGuiApplication::layoutDirection()));
        layout.setTextOption(option);
        layout.setFormats(within(formats, start, int(paragraph.size())));
        start += int(paragraph.size()) + 1;
        layout.beginLayout();
        for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
            line.setLineWidth(width);
            line.setPosition(QPointF(0, height));
            height += line.height();
        }
        layout.endLayout();
        if (painter)
            layout.draw(painter, at);
    }
    return height;
}

} // namespace

qreal wrappedHeight(const QString &text, const QFont &font, qreal width, const TextFormats &formats)
{
    return layParagraphs(text, font, width, formats, nullptr, {});
}

void drawWrapped(QPainter *painter, const QRectF &rect, const QString &text, const QFont &font, QColor color,
                 const TextFormats &formats)
{
    painter->setPen(color);
    layParagraphs(text, font, rect.width(), formats, painter, rect.topLeft());
}

} // namespace triage::app
