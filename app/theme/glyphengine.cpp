// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/glyphengine.h"

#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace triage::app {
namespace {

QString fileOf(const QString &name)
{
    return u":/triage-desk/icons/%1.svg"_s.arg(name);
}

/// Returns true for icons that point somewhere. They are mirrored in a layout from right to left.
bool isDirected(const QString &name)
{
    constexpr std::array directed{ "move"_L1,          "undo"_L1, "redo"_L1, "external"_L1, "chevron-left"_L1,
                                   "chevron-right"_L1, "list"_L1, "sort"_L1, "note"_L1,     "skip"_L1 };
    return std::find(directed.begin(), directed.end(), name) != directed.end();
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

} // namespace triage::app
