// SPDX-License-Identifier: GPL-3.0-or-later
// A plot as a file: its numbers as CSV, its drawing as SVG or PNG.
#pragma once

#include "dashboard/plotdata.h"
#include "result.h"

#include <QByteArray>
#include <QSize>

namespace triage::app {

class Theme;

enum class PlotFormat { Svg, Png, Csv };

/// What a file says above the drawing.
struct PlotCaption
{
    QString title;
    QString subtitle; ///< Where the numbers come from, and of when they are.
};

/// In device-independent pixels; pictures of dots have two for each.
inline constexpr QSize pictureSize{ 960, 540 };

/// By RFC 4180: lines end with CR LF, what needs it is quoted; UTF-8. What a spreadsheet would take for a
/// formula is kept from it.
QByteArray csvOf(const PlotTable &table);
/// The file's bytes; drawn in the theme's colours and in that direction.
QByteArray fileOf(PlotFormat format, const PlotData &plot, const PlotCaption &caption, const Theme &theme,
                  Qt::LayoutDirection direction);
Result<void> writeFile(const QString &path, const QByteArray &bytes);
QString suffixOf(PlotFormat format);

} // namespace triage::app
