// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/themecolors.h"

#include <array>
#include <cmath>

namespace triage::app {
namespace {

struct Shade
{
    Ink ink;
    QRgb light;
    QRgb dark;
    QRgb highContrast;
};

// In the order of Ink.
constexpr std::array allShades{
    Shade{ Ink::Window, 0xf6f7f9, 0x15171c, 0x000000 },
    Shade{ Ink::Surface, 0xffffff, 0x1b1e24, 0x000000 },
    Shade{ Ink::SurfaceRaised, 0xffffff, 0x262a32, 0x0f0f0f },
    Shade{ Ink::SurfaceSunken, 0xeef0f4, 0x101216, 0x000000 },
    Shade{ Ink::Hover, 0xf2f4f8, 0x22262e, 0x1c1c1c },
    Shade{ Ink::Selection, 0xe4e9fc, 0x2b3457, 0x002b54 },
    Shade{ Ink::SelectionText, 0x1b2036, 0xf1f3fa, 0xffffff },
    Shade{ Ink::SelectionInactive, 0xe9ebf0, 0x2a2e37, 0x262626 },
    Shade{ Ink::Text, 0x1d2129, 0xe7e9ed, 0xffffff },
    Shade{ Ink::TextSecondary, 0x525a68, 0xafb6c3, 0xe6e6e6 },
    Shade{ Ink::TextPlaceholder, 0x5a6271, 0xa6adbb, 0xd6d6d6 },
    Shade{ Ink::Link, 0x3346c4, 0xa6b6ff, 0xb3d7ff },
    Shade{ Ink::Border, 0x747c8b, 0x858d9c, 0xd0d0d0 },
    Shade{ Ink::BorderStrong, 0x5a6271, 0xa6adbb, 0xffffff },
    Shade{ Ink::Accent, 0x4153d1, 0x93a5ff, 0x8fd8ff },
    Shade{ Ink::AccentText, 0xffffff, 0x0f1220, 0x000000 },
    Shade{ Ink::FocusRing, 0x4153d1, 0x93a5ff, 0xffe14d },
    Shade{ Ink::ChipFill, 0xe9ecf2, 0x2b303a, 0x1e1e1e },
    Shade{ Ink::ChipText, 0x454c59, 0xc3c9d4, 0xffffff },
    Shade{ Ink::HighlightFill, 0xffe58a, 0x6b5200, 0xffe14d },
    Shade{ Ink::HighlightText, 0x3a2b00, 0xfff0bf, 0x000000 },
    Shade{ Ink::Positive, 0x17693c, 0x63d192, 0x8dffb9 },
    Shade{ Ink::Warning, 0x7d4a00, 0xf0b65b, 0xffd877 },
    Shade{ Ink::Danger, 0xae2329, 0xff928e, 0xffc2c0 },
    Shade{ Ink::PositiveFill, 0xddf3e5, 0x163325, 0x00321a },
    Shade{ Ink::WarningFill, 0xfcebcb, 0x38290d, 0x3a2a00 },
    Shade{ Ink::DangerFill, 0xfbe1e1, 0x43201f, 0x460a0a },
    Shade{ Ink::InfoFill, 0xe4e9fc, 0x232b49, 0x0a2540 },
    Shade{ Ink::DropTarget, 0xd3dcfb, 0x323d70, 0x003a66 },
    Shade{ Ink::Divider, 0xe3e6ec, 0x2a2e37, 0x8c8c8c },
};

constexpr bool inOrder()
{
    for (std::size_t i = 0; i < allShades.size(); ++i) {
        if (std::size_t(allShades[i].ink) != i)
            return false;
    }
    return true;
}
static_assert(inOrder() && allShades.size() == std::size_t(inkCount));

double luminance(QColor color)
{
    const auto linear = [](double part) {
        return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

} // namespace

QColor shade(Ink ink, Shades shades)
{
    const Shade &found = allShades[std::size_t(ink)];
    switch (shades) {
    case Shades::Light:
        return QColor::fromRgb(found.light);
    case Shades::Dark:
        return QColor::fromRgb(found.dark);
    case Shades::HighContrast:
        return QColor::fromRgb(found.highContrast);
    }
    return {};
}

double leastContrast(Shades shades)
{
    return shades == Shades::HighContrast ? 7 : 4.5;
}

QPalette makePalette(Shades shades)
{
    const auto ink = [shades](Ink each) {
        return shade(each, shades);
    };
    QPalette palette;
    const std::pair<QPalette::ColorRole, Ink> roles[] = {
        { QPalette::Window, Ink::Window },
        { QPalette::WindowText, Ink::Text },
        { QPalette::Base, Ink::Surface },
        { QPalette::AlternateBase, Ink::SurfaceSunken },
        { QPalette::ToolTipBase, Ink::SurfaceRaised },
        { QPalette::ToolTipText, Ink::Text },
        { QPalette::PlaceholderText, Ink::TextPlaceholder },
        { QPalette::Text, Ink::Text },
        { QPalette::Button, Ink::SurfaceRaised },
        { QPalette::ButtonText, Ink::Text },
        { QPalette::BrightText, Ink::Danger },
        { QPalette::Light, Ink::SurfaceRaised },
        { QPalette::Midlight, Ink::Divider },
        { QPalette::Mid, Ink::Border },
        { QPalette::Dark, Ink::Border },
        { QPalette::Shadow, Ink::BorderStrong },
        { QPalette::Highlight, Ink::Accent },
        { QPalette::HighlightedText, Ink::AccentText },
        { QPalette::Link, Ink::Link },
        { QPalette::LinkVisited, Ink::Link },
    };
    for (const auto &[role, each] : roles)
        palette.setColor(role, ink(each));
    for (const QPalette::ColorRole role : { QPalette::WindowText, QPalette::Text, QPalette::ButtonText })
        palette.setColor(QPalette::Disabled, role, ink(Ink::TextPlaceholder));
    palette.setColor(QPalette::Disabled, QPalette::Base, ink(Ink::SurfaceSunken));
    palette.setColor(QPalette::Disabled, QPalette::Button, ink(Ink::SurfaceSunken));
    palette.setColor(QPalette::Disabled, QPalette::Highlight, ink(Ink::SelectionInactive));
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, ink(Ink::TextSecondary));
    return palette;
}

double contrastOf(QColor one, QColor other)
{
    const double first = luminance(one);
    const double second = luminance(other);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

DiscShade discShade(const QString &name, Shades shades)
{
    const bool dark = shades != Shades::Light;
    // Hues that are easy to distinguish, without the reds that stand for danger.
    constexpr std::array hues{ 215, 262, 168, 36, 300, 190, 96, 330 };
    uint sum = 0;
    for (const QChar each : name)
        sum = sum * 31 + each.unicode();
    const int hue = hues[sum % hues.size()];
    DiscShade made{ QColor::fromHsl(hue, dark ? 90 : 140, dark ? 62 : 222), {} };
    for (int lightness = dark ? 190 : 90; lightness >= 0 && lightness <= 255; lightness += dark ? 5 : -5) {
        made.letter = QColor::fromHsl(hue, 150, lightness);
        if (contrastOf(made.letter, made.disc) >= leastContrast(shades))
            break;
    }
    return made;
}

} // namespace triage::app
