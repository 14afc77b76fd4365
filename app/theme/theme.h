// SPDX-License-Identifier: GPL-3.0-or-later
// The single source of colours, spacing, type and icons.
#pragma once

#include <QColor>
#include <QFont>
#include <QIcon>
#include <QMargins>
#include <QObject>
#include <QPalette>
#include <QStringList>

#include <memory>

class QWidget;

namespace triage::app {

enum class ThemeChoice { System, Light, Dark, HighContrast };
/// The palettes. High contrast is dark, too.
enum class Shades { Light, Dark, HighContrast };
enum class Density { Comfortable, Compact };

/// The purpose of a colour. Text has a contrast of at least 4.5 against its background, borders and marks of
/// at least 3; all of them 7 in high contrast.
enum class Ink {
    Window,
    Surface,
    SurfaceRaised,
    SurfaceSunken,
    Hover,
    Selection,
    SelectionText,
    SelectionInactive,
    Text,
    TextSecondary,
    TextPlaceholder,
    Link,
    Border,
    BorderStrong,
    Accent,
    AccentText,
    FocusRing,
    ChipFill,
    ChipText,
    HighlightFill,
    HighlightText,
    Positive,
    Warning,
    Danger,
    PositiveFill,
    WarningFill,
    DangerFill,
    InfoFill,
    DropTarget,
    Divider, ///< Hairlines between areas. Decoration, without a minimum contrast.
};
inline constexpr int inkCount = int(Ink::Divider) + 1;

/// Steps of the type scale. Sizes follow the font of the system and the text size that the person chose.
enum class Type {
    Caption,
    Body,
    BodyStrong,
    Title,
    Heading,
    Reading, ///< The text of an item.
    ReadingLarge, ///< The text of an item that is looked at alone.
};
inline constexpr int typeCount = int(Type::ReadingLarge) + 1;

/// Spacing in device-independent pixels, on a grid of four.
namespace space {
inline constexpr int xs = 4, s = 8, m = 12, l = 16, xl = 24, xxl = 32;
inline constexpr int radius = 6;
} // namespace space

/// Makes a layout, of the widget or else for another layout. The margins are 0 by default.
template <typename Layout>
Layout *makeLayout(int spacing, QWidget *widget = nullptr, const QMargins &margins = {})
{
    auto *layout = new Layout(widget);
    layout->setContentsMargins(margins);
    layout->setSpacing(spacing);
    return layout;
}

/// Owns the Fusion style, the palettes, the style sheet of the application, text size and icons. One per
/// application. Follows the system through org.freedesktop.portal.Settings where the choice is System.
class Theme : public QObject
{
    Q_OBJECT
public:
    explicit Theme(QObject *parent = nullptr);
    ~Theme() override;

    void apply(ThemeChoice choice);
    ThemeChoice choice() const { return m_choice; }
    Shades shades() const { return m_shades; }
    bool isDark() const { return m_shades != Shades::Light; }
    /// Returns the width of the borders of controls and cards, in device-independent pixels.
    int borderWidth() const { return m_shades == Shades::HighContrast ? 2 : 1; }
    QColor color(Ink ink) const;
    void setDensity(Density density);
    Density density() const { return m_density; }
    void setTextScale(double scale); ///< 0.8 to 2.0, where 1 is the size of the system.
    double textScale() const { return m_textScale; }

    /// Returns an icon of the program by name ("inbox", "review", …), drawn in that ink. Icons that point
    /// somewhere are mirrored in a layout from right to left.
    QIcon icon(const QString &name, Ink ink = Ink::TextSecondary) const;
    /// Returns the icon of a buffer: an emoji, an icon of the program, or the first letter of the name on a
    /// tinted disc.
    QIcon bufferIcon(const QString &icon, const QString &name) const;

    /// Returns the font of the system at that step of the scale.
    QFont font(Type type = Type::Body) const;
    /// Returns the font of the body with those of emoji before it, so that no symbol font draws them in black
    /// and white.
    QFont emojiFont() const;
    /// Returns the side of a picture of that number of pixels, scaled with the text.
    int side(int pixels) const;
    /// Returns the height of a row of a list, on the grid.
    int rowHeight() const;
    /// Returns the largest width of running text at which the eye still finds the next line.
    int measure() const;
    /// Returns the height of a line of running text, one and a half times its size.
    int readingHeight(Type type) const;
    /// Returns true where there is an icon of that name.
    static bool hasIcon(const QString &name);
    static QStringList iconNames();

    static double contrast(QColor one, QColor other); ///< The WCAG 2 ratio.

    /// Calls `read` now, and after each change of the theme for as long as the owner exists.
    template <typename Read>
    void watch(const QObject *owner, Read read) const
    {
        connect(this, &Theme::changed, owner, read);
        read();
    }

Q_SIGNALS:
    void changed();

private:
    void follow();
    void use(Shades shades);
    void useFont();
    QFont scaled(Type type) const;

    ThemeChoice m_choice = ThemeChoice::System;
    Density m_density = Density::Comfortable;
    double m_textScale = 1;
    Shades m_shades = Shades::Light;
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace triage::app
