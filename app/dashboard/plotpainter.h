// SPDX-License-Identifier: GPL-3.0-or-later
// Paints what surrounds the bars of a plot, in the type and the colours of the theme.
#pragma once

#include "dashboard/plotdata.h"

#include <QBrush>

#include <optional>

class QPainter;

namespace triage::app {

class PlotLayout;
class Theme;

/// Paints a plot whose parts the layout has placed. Short-lived: one for each time something is painted.
class PlotPainter
{
public:
    /// Draws patterns as lines instead of dots where isScalable is set, for files that are shown at any size.
    PlotPainter(const PlotLayout &layout, const Theme &theme, bool isScalable);

    QBrush brushOf(int series) const;
    /// Paints grid, names and legend, which lie below the bars.
    void paintBackground(QPainter &painter) const;
    /// Paints patterns, base line, numbers and the frame of the current mark, which lie above the bars.
    void paintForeground(QPainter &painter, const std::optional<PlotMark> &current) const;

private:
    void paintGrid(QPainter &painter) const;
    void paintCategories(QPainter &painter) const;
    void paintLegend(QPainter &painter) const;
    void paintPatterns(QPainter &painter) const;
    void paintBase(QPainter &painter) const;
    void paintNotes(QPainter &painter) const;
    void paintFrame(QPainter &painter, PlotMark mark) const;

    const PlotLayout &m_layout;
    const Theme &m_theme;
    bool m_isScalable;
};

} // namespace triage::app
