// The colours of plots. Chosen so that any two are apart for people who lack any one kind of cone, and from grey.
#include "views/themeseries.h"

#include "views/theme.h"

#include <QImage>
#include <QPainter>

#include <array>

namespace triage::app {

namespace {

constexpr std::array<QRgb, seriesLooks> lightSeries{ 0x2389e2, 0x07665c, 0xb47825, 0x953307, 0x6c33a9, 0x592432, 0x2f2b73 };
constexpr std::array<QRgb, seriesLooks> darkSeries{ 0x1795fa, 0xb0efcc, 0xe76709, 0xe2a2b7, 0x974dad, 0xf7e04f, 0x31c8fc };
constexpr int tile = 6; ///< The side of a pattern's piece.

QColor mixed(QColor one, QColor other, double share)
{
    const auto part = [share](int from, int to) { return int(from + (to - from) * share); };
    return QColor(part(one.red(), other.red()), part(one.green(), other.green()), part(one.blue(), other.blue()));
}

enum class Weave { Rising, Dots, Falling };

QBrush woven(QColor ground, QColor thread, Weave weave)
{
    QImage image(tile, tile, QImage::Format_RGB32);
    image.fill(ground);
    for (int step = 0; step < tile; ++step) {
        switch (weave) {
        case Weave::Rising:
            image.setPixelColor(step, tile - 1 - step, thread);
            image.setPixelColor((step + 1) % tile, tile - 1 - step, thread);
            break;
        case Weave::Falling:
            image.setPixelColor(step, step, thread);
            image.setPixelColor((step + 1) % tile, step, thread);
            break;
        case Weave::Dots:
            image.setPixelColor(1 + step % 2, 1 + step / 2 % 2, thread);
            image.setPixelColor(4 + step % 2, 4 + step / 2 % 2, thread);
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

QBrush seriesBrush(const Theme &theme, int look)
{
    const QColor color = seriesColor(theme, look);
    const QColor surface = theme.color(Ink::Surface);
    if (look == emptyLook)
        return woven(mixed(surface, color, 0.15), color, Weave::Falling);
    if (look < 0 || look % 2 == 0)
        return color;
    constexpr std::array weaves{ Weave::Rising, Weave::Dots, Weave::Falling };
    return woven(color, mixed(color, surface, 0.55), weaves[std::size_t(look) / 2 % weaves.size()]);
}

} // namespace triage::app
