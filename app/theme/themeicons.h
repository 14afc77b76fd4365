// SPDX-License-Identifier: GPL-3.0-or-later
// Icons that are drawn in the theme's colours whenever they are painted, so that a change of theme needs no
// new icons.
#pragma once

#include "theme/theme.h"

#include <QIconEngine>
#include <QPointer>

namespace triage::app {

bool isGlyph(const QString &name);
QStringList glyphNames();
/// The drawing with its ink put in; empty: there is none of that name.
QByteArray glyphSvg(const QString &name, QColor color);
/// Whether some installed font draws all of the text.
bool canDraw(const QString &text);

/// A line drawing of ours, from resources/icons.
class GlyphEngine : public QIconEngine
{
public:
    GlyphEngine(const Theme &theme, QString name, Ink ink);

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override;
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override;
    QIconEngine *clone() const override;
    QString key() const override;
    QSize actualSize(const QSize &size, QIcon::Mode mode, QIcon::State state) override;
    bool isNull() override { return false; }

private:
    QPixmap drawn(const QSize &pixels, QIcon::Mode mode) const;

    QPointer<const Theme> m_theme;
    QString m_name;
    Ink m_ink;
};

/// A buffer's picture: its emoji, else the first letter of its name on a disc.
class BadgeEngine : public QIconEngine
{
public:
    BadgeEngine(const Theme &theme, const QString &emoji, const QString &name);

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override;
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override;
    QIconEngine *clone() const override;
    QString key() const override;
    QSize actualSize(const QSize &size, QIcon::Mode mode, QIcon::State state) override;
    bool isNull() override { return false; }

private:
    void paintEmoji(QPainter *painter, const QRect &rect) const;
    void paintDisc(QPainter *painter, const QRect &rect) const;

    QPointer<const Theme> m_theme;
    QString m_emoji; ///< Empty: the disc.
    QString m_name;
};

} // namespace triage::app
