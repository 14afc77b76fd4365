// SPDX-License-Identifier: GPL-3.0-or-later
// Draws controls with the measures and the behaviour of Fusion, as flat shapes in the colours of the theme.
#pragma once

#include "theme/theme.h"

#include <QPointer>
#include <QProxyStyle>

class QStyleOptionMenuItem;

namespace triage::app {

/// Adds what a palette cannot do with Fusion: borders that are visible in the dark, one focus ring, calm
/// menus and scroll bars.
class ThemeStyle : public QProxyStyle
{
    Q_OBJECT
public:
    explicit ThemeStyle(const Theme &theme);
    /// Sets whether nothing moves, as SH_Widget_Animation_Duration says to widgets.
    void setReducedMotion(bool reduces) { m_reducesMotion = reduces; }

    using QProxyStyle::polish;
    /// Makes every tool tip plain text. Tips quote people, and Qt would read their words as HTML.
    void polish(QWidget *widget) override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                            const QWidget *widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
                         const QWidget *widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption *option,
                         const QWidget *widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                           const QWidget *widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override;
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *answer) const override;
    QIcon standardIcon(StandardPixmap picture, const QStyleOption *option,
                       const QWidget *widget) const override;

    /// Underlines mnemonics while Alt is held only, and in open menus.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void showMnemonics(bool shown);
    void drawMenuBarItem(const QStyleOptionMenuItem &item, QPainter *painter, const QWidget *widget) const;
    QColor ink(Ink each) const { return m_theme->color(each); }

    QPointer<const Theme> m_theme;
    bool m_showsMnemonics = false;
    bool m_reducesMotion = false;
};

} // namespace triage::app
