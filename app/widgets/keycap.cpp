// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/keycap.h"

#include "theme/theme.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

QString keyCapText(const QKeySequence &key)
{
    if (key.isEmpty())
        return {};
    const QKeyCombination first = key[0];
    if (key.count() > 1 || (first.key() != Qt::Key_Return && first.key() != Qt::Key_Enter))
        return key.toString(QKeySequence::NativeText);
    // The sign is shorter than the word in any language. The modifiers keep their names.
    const QString withLetter = QKeySequence(QKeyCombination(first.keyboardModifiers(), Qt::Key_Z))
                                   .toString(QKeySequence::NativeText);
    return withLetter.chopped(1) + u'↵';
}

QSize keyCapSize(const Theme &theme, const QString &key)
{
    const QFontMetrics metrics(theme.font(Type::Caption));
    const int height = metrics.height() + 2;
    return { std::max(height, metrics.horizontalAdvance(key) + space::s + 2), height };
}

void paintKeyCap(QPainter &painter, const Theme &theme, const QRect &place, const QString &key)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme.color(Ink::Border));
    painter.setBrush(theme.color(Ink::Surface));
    painter.drawRoundedRect(QRectF(place).adjusted(.5, .5, -.5, -.5), 3, 3);
    painter.setFont(theme.font(Type::Caption));
    painter.setPen(theme.color(Ink::TextSecondary));
    painter.drawText(place, Qt::AlignCenter | Qt::TextSingleLine | Qt::TextForceLeftToRight, key);
    painter.restore();
}

} // namespace triage::app
