// SPDX-License-Identifier: GPL-3.0-or-later
// The icon of a buffer, painted in the colours of the theme whenever it is drawn.
#pragma once

#include "theme/theme.h"

#include <QIconEngine>
#include <QPointer>

namespace triage::app {

/// Returns true where an installed font has a glyph for every character of the text.
bool canDraw(const QString &text);

/// Paints the emoji of a buffer, or the first letter of its name on a disc where it has none.
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
    QString m_emoji; ///< Empty where the disc is painted.
    QString m_name;
};

} // namespace triage::app
