// SPDX-License-Identifier: GPL-3.0-or-later
// The line drawings of resources/icons, painted in the colours of the theme whenever they are drawn. A change
// of theme therefore needs no new QIcon.
#pragma once

#include "theme/theme.h"

#include <QIconEngine>
#include <QPointer>

namespace triage::app {

bool isGlyph(const QString &name);
QStringList glyphNames();
/// Returns the drawing in that colour, or nothing where there is no drawing of that name.
QByteArray glyphSvg(const QString &name, QColor color);

/// Paints a drawing in an ink of the theme.
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

} // namespace triage::app
