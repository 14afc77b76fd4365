// SPDX-License-Identifier: GPL-3.0-or-later
// Draws controls as flat shapes in the colours of the theme.
#pragma once

#include "theme/theme.h"

#include <QRegion>
#include <QStyle>

class QPainter;
class QStyleOption;
class QStyleOptionComplex;

namespace triage::app {

/// Draws the controls that ThemeStyle does not leave to Fusion. Short-lived: one for each time something is
/// drawn.
class ControlPainter
{
public:
    static constexpr int controlRadius = 5;

    ControlPainter(const Theme &theme, QPainter &painter);

    static bool isEnabled(const QStyleOption &option);
    static bool isHovered(const QStyleOption &option);
    /// Returns true for the enabled button that Return presses.
    static bool isDefault(const QStyleOption &option, const QWidget *widget);

    QColor ink(Ink each) const { return m_theme.color(each); }
    /// Returns the area of a popup, whose corners are round.
    static QRegion popupArea(const QRect &rect);
    /// Draws a rounded box. An invalid color leaves out the fill or the border, whose width
    /// is that in the light and dark palettes.
    void box(const QRect &rect, QColor fill, QColor border, qreal radius, qreal width = 1);
    /// Draws a button, a field, a frame or a menu; returns false where the element is left to Fusion.
    bool drawPanel(QStyle::PrimitiveElement element, const QStyleOption &option, const QWidget *widget);
    /// Draws a focus ring, a check mark or a separator; returns false where the element is left to Fusion.
    bool drawMark(QStyle::PrimitiveElement element, const QStyleOption &option);
    /// Draws a bar, a header or a splitter; returns false where the element is left to Fusion.
    bool drawFlat(QStyle::ControlElement element, const QStyleOption &option);
    void drawComboBox(const QStyleOptionComplex &option, const QRect &arrowArea);
    void drawScrollBar(const QStyleOptionComplex &option, const QWidget *widget);

private:
    void drawButton(const QStyleOption &option, const QWidget *widget);
    void drawBusy(const QStyleOption &option, const QRect &groove);
    void drawProgress(const QStyleOption &option);

    const Theme &m_theme;
    QPainter &m_painter;
};

} // namespace triage::app
