// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/wrappedtext.h"

#include <QPainter>
#include <QTextLayout>

namespace triage::app {
namespace {

/// Lays the paragraphs out below one another, and draws them where there is a painter. Returns the total
/// height.
qreal layParagraphs(const QString &text, const QFont &font, qreal width, QPainter *painter, QPointF at)
{
    qreal height = 0;
    for (const QString &paragraph : text.split(QChar(u'\n'))) {
        QTextLayout layout(paragraph.isEmpty() ? QString(QChar(u' ')) : paragraph, font);
        QTextOption option;
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        const bool fromRight = paragraph.isRightToLeft();
        option.setTextDirection(fromRight ? Qt::RightToLeft : Qt::LeftToRight);
        // The direction alone would leave the lines at the left.
        option.setAlignment(fromRight ? Qt::AlignRight : Qt::AlignLeft);
        layout.setTextOption(option);
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

qreal wrappedHeight(const QString &text, const QFont &font, qreal width)
{
    return layParagraphs(text, font, width, nullptr, {});
}

void drawWrapped(QPainter *painter, const QRectF &rect, const QString &text, const QFont &font, QColor color)
{
    painter->setPen(color);
    layParagraphs(text, font, rect.width(), painter, rect.topLeft());
}

} // namespace triage::app
