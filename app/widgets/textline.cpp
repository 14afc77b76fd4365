// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/textline.h"

#include <algorithm>

namespace triage::app {
namespace {

/// Long texts are not shaped to the end. Most texts fill their line with letters of the typical width, and in
/// a readable font no letter is narrower than the minimum.
constexpr qreal typicalLetterWidth = 5;
constexpr qreal minLetterWidth = 2.5;

void lay(QTextLayout &layout, qreal width)
{
    layout.beginLayout();
    QTextLine line = layout.createLine();
    if (line.isValid())
        line.setLineWidth(width);
    layout.endLayout();
}

void prepare(QTextLayout &layout, const TextLine &line, const QString &text)
{
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAnywhere);
    option.setTextDirection(text.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    layout.setTextOption(option);
    layout.setText(text);
    layout.setCacheEnabled(true);
    QList<QTextLayout::FormatRange> formats;
    for (QTextLayout::FormatRange each : line.formats) {
        each.length = std::min<int>(each.length, int(text.size()) - each.start);
        if (each.length > 0)
            formats += each;
    }
    layout.setFormats(formats);
}

} // namespace

qreal drawLine(QPainter *painter, const QRectF &rect, const TextLine &line, Qt::LayoutDirection direction)
{
    if (line.text.isEmpty() || rect.width() < 8)
        return 0;
    QString shown;
    QTextLayout layout({}, line.font, painter->device());
    for (const qreal letter : { typicalLetterWidth, minLetterWidth }) {
        shown = line.text.left(qsizetype(rect.width() / letter) + 2);
        prepare(layout, line, shown);
        lay(layout, rect.width());
        if (shown.size() == line.text.size() || layout.lineAt(0).textLength() < shown.size())
            break;
    }
    if (layout.lineAt(0).textLength() < line.text.size()) {
        const QString dots(QChar(0x2026));
        const qreal room = rect.width() - QFontMetricsF(line.font, painter->device()).horizontalAdvance(dots);
        const QRectF natural = layout.lineAt(0).naturalTextRect();
        const qreal end = shown.isRightToLeft() ? natural.right() - room : natural.left() + room;
        const QString whole = shown;
        qsizetype cut = layout.lineAt(0).xToCursor(end, QTextLine::CursorOnCharacter);
        // In text of mixed directions, the position of a letter does not tell how much text precedes it.
        const qsizetype fits = layout.lineAt(0).textLength();
        constexpr qsizetype mostUnderDots = 8;
        if (cut < fits - mostUnderDots)
            cut = fits - 1;
        for (;; cut -= std::max<qsizetype>(1, cut / 16)) {
            shown = whole.left(cut).trimmed() + dots;
            prepare(layout, line, shown);
            lay(layout, rect.width());
            if (cut <= 0 || layout.lineAt(0).textLength() >= shown.size())
                break;
        }
    }
    const QTextLine first = layout.lineAt(0);
    const qreal width = std::min(first.naturalTextWidth(), rect.width());
    // Text of the other direction lies at the far end of its line, and is moved to the leading edge of the
    // row.
    const qreal inner = first.naturalTextRect().left();
    const qreal x = direction == Qt::RightToLeft ? rect.right() - width : rect.left();
    painter->setPen(line.color);
    layout.draw(painter, QPointF(x - inner, rect.top() + (rect.height() - first.height()) / 2));
    return width;
}

namespace {

/// Returns the number of characters that fit into a line which is broken between words.
int fitting(const TextLine &line, qreal width, QPaintDevice *device)
{
    const QString shown = line.text.left(qsizetype(width / minLetterWidth) + 2);
    QTextLayout layout({}, line.font, device);
    prepare(layout, line, shown);
    QTextOption option = layout.textOption();
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    lay(layout, width);
    return layout.lineCount() > 0 ? layout.lineAt(0).textLength() : 0;
}

/// Returns the rest of the line from there on, with its formats. It runs in the direction of the whole line.
TextLine from(const TextLine &line, int start, int length = -1)
{
    TextLine part = line;
    const QChar direction(line.text.isRightToLeft() ? 0x200f : 0x200e);
    part.text = line.text.mid(start, length);
    while (part.text.endsWith(u' '))
        part.text.chop(1);
    part.text.prepend(direction);
    for (QTextLayout::FormatRange &each : part.formats) {
        const int begin = std::max(each.start, start);
        each.length = std::max(0, each.start + each.length - begin);
        each.start = begin - start + 1;
    }
    return part;
}

} // namespace

int drawLines(QPainter *painter, const QRectF &rect, const TextLine &text, Qt::LayoutDirection direction,
              int maxLines)
{
    const qreal height = rect.height() / maxLines;
    int start = 0;
    for (int number = 0; number < maxLines; ++number) {
        const QRectF at(rect.left(), rect.top() + number * height, rect.width(), height);
        const TextLine rest = start == 0 ? text : from(text, start);
        // The direction mark at the beginning does not belong to the text.
        const int marks = start == 0 ? 0 : 1;
        const int fits
            = number + 1 < maxLines ? fitting(rest, rect.width(), painter->device()) : int(rest.text.size());
        if (fits >= rest.text.size() || fits <= marks) {
            drawLine(painter, at, rest, direction);
            return number + 1;
        }
        drawLine(painter, at, from(text, start, fits - marks), direction);
        start += fits - marks;
    }
    return maxLines;
}

} // namespace triage::app
