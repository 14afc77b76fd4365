// SPDX-License-Identifier: GPL-3.0-or-later
// The theme's colours for plots: series that everybody can tell apart, with any kind of colour vision and in
// both themes.
#pragma once

#include <QBrush>
#include <QColor>

namespace triage::app {

class Theme;

/// How many series have a look of their own; later ones begin anew.
inline constexpr int seriesLooks = 7;
/// The look of what is not one of many: the rest of something.
inline constexpr int quietLook = -1;
/// The look of what is missing.
inline constexpr int emptyLook = -2;

/// What runs through a fill.
enum class SeriesPattern { None, Rising, Dots, Falling };

struct SeriesLook
{
    QColor background;
    QColor foreground;
    SeriesPattern pattern = SeriesPattern::None;
};

/// How a series is filled; every other one has a pattern, so that nothing is told by colour alone.
SeriesLook seriesLook(const Theme &theme, int look);
/// At least 3 to 1 against the surface.
QColor seriesColor(const Theme &theme, int look);
/// The look as dots.
QBrush seriesBrush(const Theme &theme, int look);

} // namespace triage::app
