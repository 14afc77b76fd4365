// SPDX-License-Identifier: GPL-3.0-or-later
// The colours of plots. Any two of them, and each of them and grey, are distinguishable for people who lack
// one kind of cone.
#include "theme/serieslook.h"

#include "theme/theme.h"

#include <QImage>

#include <array>

namespace triage::app {

namespace {

constexpr std::array<QRgb, seriesLooks> lightSeries{ 0x2389e2, 0x07665c, 0xb47825, 0x953307,
                                                     0x6c33a9, 0x592432, 0x2f2b73 };
constexpr std::array<QRgb, seriesLooks> darkSeries{ 0x1795fa, 0xb0efcc, 0xe76709, 0xe2a2b7,
                                                    0x974dad, 0xf7e04f, 0x31c8fc };
constexpr int tile = 6; ///< The side of a pattern's tile.

QColor mixed(QColor one, QColor other, double share)
{
    const auto part = [share](int from, int to) {
        return int(from + (to - from) * share);
    };
    return QColor(part(one.red(), other.red()), part(one.green(), other.green()),
                  part(one.blue(), other.blue()));
}

QBrush patternBrush(const SeriesLook &look)
{
    QImage image(tile, tile, QImage::Format_RGB32);
    image.fill(look.background);
    for (int step = 0; step < tile; ++step) {
        switch (look.pattern) {
        case SeriesPattern::None:
            break;
        case SeriesPattern::Rising:
            image.setPixelColor(step, tile - 1 - step, look.foreground);
            image.setPixelColor((step + 1) % tile, tile - 1 - step, look.foreground);
            break;
        case SeriesPattern::Falling:
            image.setPixelColor(step, step, look.foreground);
            image.setPixelColor((step + 1) % tile, step, look.foreground);
            break;
        case SeriesPattern::Dots:
            image.setPixelColor(1 + step % 2, 1 + step / 2 % 2, look.foreground);
            image.setPixelColor(4 + step % 2, 4 + step / 2 % 2, look.foreground);
            break;
        }
    }
    return QBrush(image);
}

} // namespace

QColor seriesColor(const Theme &theme, int look)
{
    if (look < 0)
        return theme.color(Ink::Border);
    const auto &colors = theme.isDark() ? darkSeries : lightSeries;
    return QColor::fromRgb(colors[std::size_t(look) % colors.size()]);
}

SeriesLook seriesLook(const Theme &theme, int look)
{
    const QColor color = seriesColor(theme, look);
    const QColor surface = theme.color(Ink::Surface);
    if (look == emptyLook)
        return { mixed(surface, color, 0.15), color, SeriesPattern::Falling };
    const bool all = theme.shades() == Shades::HighContrast;
    if (look < 0 || (look % 2 == 0 && !all))
        return { color, color, SeriesPattern::None };
    constexpr std::array patterns{ SeriesPattern::Rising, SeriesPattern::Dots, SeriesPattern::Falling };
    const std::size_t pattern = std::size_t(all ? look : look / 2);
    return { color, mixed(color, surface, 0.55), patterns[pattern % patterns.size()] };
}

QBrush seriesBrush(const Theme &theme, int look)
{
    const SeriesLook made = seriesLook(theme, look);
    return made.pattern == SeriesPattern::None ? QBrush(made.background) : patternBrush(made);
}

} // namespace triage::app
