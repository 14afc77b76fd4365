// SPDX-License-Identifier: GPL-3.0-or-later
// The looks of the series of plots. They are distinguishable with any kind of colour vision, in both themes.
#pragma once

#include <QBrush>
#include <QColor>

namespace triage::app {

class Theme;

/// The number of series with a look of their own. Further series start again with the first look.
inline constexpr int seriesLooks = 7;
/// The look of what is not one of many, such as the remainder.
inline constexpr int quietLook = -1;
/// The look of what is missing.
inline constexpr int emptyLook = -2;

/// The pattern of a fill.
enum class SeriesPattern { None, Rising, Dots, Falling };

struct SeriesLook
{
    QColor background;
    QColor foreground;
    SeriesPattern pattern = SeriesPattern::None;
};

/// Returns how a series is filled. Every other series has a pattern, and each in high contrast, so that
/// nothing depends on colour alone.
SeriesLook seriesLook(const Theme &theme, int look);
/// Returns a colour with a contrast of at least 3 to 1 against the surface.
QColor seriesColor(const Theme &theme, int look);
/// Returns the look as a bitmap brush.
QBrush seriesBrush(const Theme &theme, int look);

} // namespace triage::app
