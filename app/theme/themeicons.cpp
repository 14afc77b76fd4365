// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/themeicons.h"

#include "theme/themecolors.h"

#include <QDir>
#include <QFile>
#include <QGlyphRun>
#include <QGuiApplication>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>
#include <QTextBoundaryFinder>
#include <QTextLayout>

#include <array>

using namespace Qt::StringLiterals;

namespace triage::app {
namespace {

QString fileOf(const QString &name)
{
    return u":/triage-desk/icons/%1.svg"_s.arg(name);
}

/// Pictures that point somewhere: they turn round where reading goes the other way.
bool isDirected(const QString &name)
{
    constexpr std::array directed{ "move"_L1,          "undo"_L1, "redo"_L1, "external"_L1, "chevron-left"_L1,
                                   "chevron-right"_L1, "list"_L1, "sort"_L1, "note"_L1,     "skip"_L1 };
    return std::find(directed.begin(), directed.end(), name) != directed.end();
}

QPixmap paintedBy(QIconEngine &engine, const QSize &size, QIcon::Mode mode, QIcon::State state)
{
    if (size.isEmpty()) // a narrow place leaves no room for a picture
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

bool isGlyph(const QString &name)
{
    return !name.isEmpty() && !name.contains(u'/') && QFile::exists(fileOf(name));
}

QStringList glyphNames()
{
    QStringList names;
    for (const QString &file : QDir(u":/triage-desk/icons"_s).entryList({ u"*.svg"_s }))
        names += file.chopped(4);
    return names;
}

QByteArray glyphSvg(const QString &name, QColor color)
{
    QFile file(fileOf(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return file.readAll().replace("currentColor", color.name().toLatin1());
}

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

GlyphEngine::GlyphEngine(const Theme &theme, QString name, Ink ink)
    : m_theme(&theme), m_name(std::move(name)), m_ink(ink)
{
}

QPixmap GlyphEngine::drawn(const QSize &pixels, QIcon::Mode mode) const
{
    if (!m_theme)
        return {};
    if (pixels.isEmpty())
        return {};
    const bool mirrored = isDirected(m_name) && QGuiApplication::layoutDirection() == Qt::RightToLeft;
    QColor color = m_theme->color(mode == QIcon::Disabled ? Ink::Border : m_ink);
    const QString key = u"triage-desk/%1/%2/%3x%4/%5"_s.arg(m_name, color.name())
                            .arg(pixels.width())
                            .arg(pixels.height())
                            .arg(mirrored);
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    QSvgRenderer renderer(glyphSvg(m_name, color));
    const int side = std::min(pixels.width(), pixels.height());
    renderer.render(&painter,
                    QRectF((pixels.width() - side) / 2.0, (pixels.height() - side) / 2.0, side, side));
    painter.end();
    pixmap = QPixmap::fromImage(mirrored ? image.mirrored(true, false) : image);
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

void GlyphEngine::paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State)
{
    const qreal ratio = painter->device()->devicePixelRatio();
    QPixmap pixmap = drawn((QSizeF(rect.size()) * ratio).toSize(), mode);
    pixmap.setDevicePixelRatio(ratio);
    painter->drawPixmap(rect.topLeft(), pixmap);
}

QPixmap GlyphEngine::pixmap(const QSize &size, QIcon::Mode mode, QIcon::State)
{
    return drawn(size, mode);
}

QIconEngine *GlyphEngine::clone() const
{
    return new GlyphEngine(*this);
}

QString GlyphEngine::key() const
{
    return u"triage-desk-glyph"_s;
}

QSize GlyphEngine::actualSize(const QSize &size, QIcon::Mode, QIcon::State)
{
    return size;
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
    QFont font = m_theme->font();
    // Named first, so that no symbol font draws it in black and white.
    font.setFamilies(QStringList{ u"Noto Color Emoji"_s, u"Twemoji"_s, u"EmojiOne"_s } + font.families());
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
    const DiscShade shade = discShade(m_name, m_theme->isDark());
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
