// SPDX-License-Identifier: GPL-3.0-or-later
#include "detail/plainlabel.h"

#include "widgets/wrappedtext.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace triage::app {

PlainLabel::PlainLabel(const QString &objectName, const QString &accessibleName, QWidget *parent)
    : QLabel(parent)
{
    setObjectName(objectName);
    setAccessibleName(accessibleName);
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
}

bool PlainLabel::hasWordWiderThan(int width) const
{
    const QStringList words = text().simplified().split(QChar(u' '));
    return std::any_of(words.begin(), words.end(), [this, width](const QString &word) {
        return fontMetrics().horizontalAdvance(word) > width;
    });
}

QSize PlainLabel::minimumSizeHint() const
{
    return { 1, fontMetrics().height() };
}

int PlainLabel::heightForWidth(int width) const
{
    return hasWordWiderThan(width) ? int(std::ceil(wrappedHeight(text(), font(), width)))
                                   : QLabel::heightForWidth(width);
}

void PlainLabel::paintEvent(QPaintEvent *event)
{
    if (!hasWordWiderThan(width()))
        return QLabel::paintEvent(event);
    QPainter painter(this);
    drawWrapped(&painter, rect(), text(), font(), palette().color(QPalette::WindowText));
}

} // namespace triage::app

#include "moc_plainlabel.cpp"
