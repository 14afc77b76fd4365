// SPDX-License-Identifier: GPL-3.0-or-later
// The one place for colours, spacing, type and icons.
#pragma once

#include <QColor>
#include <QFont>
#include <QIcon>
#include <QObject>
#include <QPalette>
#include <QStringList>

#include <memory>

namespace triage::app {

enum class ThemeChoice { System, Light, Dark };
enum class Density { Comfortable, Compact };

/// What a colour is for. Text on its background has a contrast of at least 4.5, borders and marks of at
/// least 3.
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
    Divider, ///< Hairlines between areas; decoration, without a contrast of its own.
};
inline constexpr int inkCount = int(Ink::Divider) + 1;

/// Steps of the type scale; sizes follow the system's font and the person's text size.
enum class Type { Caption, Body, BodyStrong, Title, Heading };

/// Spacing in device-independent pixels on a grid of four.
namespace space {
inline constexpr int xs = 4, s = 8, m = 12, l = 16, xl = 24, xxl = 32;
inline constexpr int radius = 6;
} // namespace space

/// Owns Fusion, both palettes, the application's style sheet, text size and icons. One per application;
/// follows the system by org.freedesktop.portal.Settings where the choice is System.
class Theme : public QObject
{
    Q_OBJECT
public:
    explicit Theme(QObject *parent = nullptr);
    ~Theme() override;

    void apply(ThemeChoice choice);
    ThemeChoice choice() const { return m_choice; }
    bool isDark() const { return m_dark; }
    QColor color(Ink ink) const;
    void setDensity(Density density);
    Density density() const { return m_density; }
    void setTextScale(double scale); ///< 0.8 to 2.0; 1 is the system's size.
    double textScale() const { return m_textScale; }

    /// An icon of ours by name ("inbox", "review", …), drawn in the given ink, mirrored right-to-left where
    /// it points.
    QIcon icon(const QString &name, Ink ink = Ink::TextSecondary) const;
    /// A buffer's icon: an emoji as text, one of our names, else the first letter on a tinted disc.
    QIcon bufferIcon(const QString &icon, const QString &name) const;

    /// The system's font at that step of the scale.
    QFont font(Type type = Type::Body) const;
    /// The side of a picture of so many pixels, grown with the text.
    int side(int pixels) const;
    /// The widest that a text should run: its lines are still found by the eye.
    int measure() const;
    /// Whether there is an icon of that name.
    static bool hasIcon(const QString &name);
    static QStringList iconNames();

    static double contrast(QColor one, QColor other); ///< WCAG 2 ratio.

Q_SIGNALS:
    void changed();

private:
    void follow();
    void use(bool dark);
    void useFont();
    QFont scaled(Type type) const;

    ThemeChoice m_choice = ThemeChoice::System;
    Density m_density = Density::Comfortable;
    double m_textScale = 1;
    bool m_dark = false;
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace triage::app
