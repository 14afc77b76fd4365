// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/badgeengine.h"

#include "theme/themecolors.h"

#include <QGlyphRun>
#include <QPainter>
#include <QTextBoundaryFinder>
#include <QTextLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {
namespace {

QPixmap paintedBy(QIconEngine &engine, const QSize &size, QIcon::Mode mode, QIcon::State state)
{
    if (size.isEmpty()) // a narrow place has no room for an icon
        return {};
    QPixmap pixmap(size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    engine.paint(&painter, pixmap.rect(), mode, state);
    return pixmap;
}

QString firstLetter(const QString &name)
{
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, name);
    for (qsizetype from = 0, to = finder.toNextBoundary(); to > from;
         from = to, to = finder.toNextBoundary()) {
        if (name.at(from).isLetterOrNumber() || name.at(from).isSurrogate())
            return name.mid(from, to - from).toUpper();
    }
    return u"?"_s;
}

} // namespace

bool canDraw(const QString &text)
{
    QTextLayout layout(text);
    layout.beginLayout();
    layout.createLine();
    layout.endLayout();
    for (const QGlyphRun &run : layout.glyphRuns()) {
        if (run.glyphIndexes().contains(0))
            return false;
    }
    return !text.isEmpty();
}

BadgeEngine::BadgeEngine(const Theme &theme, const QString &emoji, const QString &name)
    : m_theme(&theme), m_emoji(canDraw(emoji) ? emoji : QString()), m_name(name)
{
}

void BadgeEngine::paint(QPainter *painter, const QRect &rect, QIcon::Mode, QIcon::State)
{
    if (!m_theme)
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const int side = std::min(rect.width(), rect.height());
    QRect square(0, 0, side, side);
    square.moveCenter(rect.center());
    if (m_emoji.isEmpty())
        paintDisc(painter, square);
    else
        paintEmoji(painter, square);
    painter->restore();
}

void BadgeEngine::paintEmoji(QPainter *painter, const QRect &rect) const
{
    QFont font = m_theme->emojiFont();
    font.setPixelSize(std::max(6, rect.height() * 4 / 5));
    const int width = QFontMetrics(font).horizontalAdvance(m_emoji);
    if (width > rect.width())
        font.setPixelSize(std::max(6, font.pixelSize() * rect.width() / width));
    painter->setFont(font);
    painter->setPen(m_theme->color(Ink::Text));
    painter->drawText(rect, Qt::AlignCenter | Qt::TextDontClip, m_emoji);
}

void BadgeEngine::paintDisc(QPainter *painter, const QRect &rect) const
{
    const DiscShade shade = discShade(m_name, m_theme->shades());
    painter->setPen(Qt::NoPen);
    painter->setBrush(shade.disc);
    const qreal radius = rect.height() * 0.3;
    painter->drawRoundedRect(rect, radius, radius);
    QFont font = m_theme->font(Type::BodyStrong);
    font.setPixelSize(std::max(6, rect.height() * 3 / 5));
    painter->setFont(font);
    painter->setPen(shade.letter);
    painter->drawText(rect, Qt::AlignCenter | Qt::TextDontClip, firstLetter(m_name));
}

QPixmap BadgeEngine::pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state)
{
    return paintedBy(*this, size, mode, state);
}

QIconEngine *BadgeEngine::clone() const
{
    return new BadgeEngine(*this);
}

QString BadgeEngine::key() const
{
    return u"triage-desk-badge"_s;
}

QSize BadgeEngine::actualSize(const QSize &size, QIcon::Mode, QIcon::State)
{
    return size;
}

} // namespace triage::app
