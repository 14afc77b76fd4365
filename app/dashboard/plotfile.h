// SPDX-License-Identifier: GPL-3.0-or-later
// A plot as a file: its numbers as CSV, or its drawing as SVG.
#pragma once

#include "dashboard/plotdata.h"
#include "result.h"

#include <QByteArray>
#include <QSize>

namespace triage::app {

class Theme;

enum class PlotFormat { Svg, Csv };

/// The text above the drawing.
struct PlotCaption
{
    QString title;
    QString subtitle; ///< The source and the time of the numbers.
};

/// In device-independent pixels.
inline constexpr QSize pictureSize{ 960, 540 };

/// Returns CSV after RFC 4180 in UTF-8: lines end with CR LF, and cells are quoted where necessary. Cells
/// that a spreadsheet would take for a formula are escaped.
QByteArray csvOf(const PlotTable &table);
/// Returns the content of the file, drawn in the colours of the theme and in that direction.
QByteArray fileOf(PlotFormat format, const PlotData &plot, const PlotCaption &caption, const Theme &theme,
                  Qt::LayoutDirection direction);
Result<void> writeFile(const QString &path, const QByteArray &bytes);
QString suffixOf(PlotFormat format);

} // namespace triage::app
