// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/theme.h"

#include "theme/badgeengine.h"
#include "theme/glyphengine.h"
#include "theme/systemappearance.h"
#include "theme/themecolors.h"
#include "theme/themestyle.h"

#include <QApplication>
#include <QFontDatabase>
#include <QFontInfo>
#include <QToolTip>

#include <algorithm>
#include <array>

// Outside of any namespace, as the macro requires. The resources of a static library are not registered by
// themselves.
static void registerIcons()
{
    Q_INIT_RESOURCE(icons);
}

using namespace Qt::StringLiterals;

namespace triage::app {

struct Theme::Private
{
    QFont systemFont = QApplication::font();
    QPalette systemPalette = QApplication::palette();
    std::array<QFont, typeCount> fonts; ///< By Type. Cached because delegates ask for fonts all the time.
    std::unique_ptr<SystemAppearance> system;
    QPointer<ThemeStyle> style;
};

Theme::Theme(QObject *parent) : QObject(parent), d(std::make_unique<Private>())
{
    registerIcons();
    // A font size in pixels comes from a platform without its own font. Only points scale.
    if (d->systemFont.pointSizeF() <= 0)
        d->systemFont.setPointSizeF(10);
    d->style = new ThemeStyle(*this);
    QApplication::setStyle(d->style);
    d->system = std::make_unique<SystemAppearance>(this);
    connect(d->system.get(), &SystemAppearance::changed, this, &Theme::follow);
    apply(m_choice);
}

Theme::~Theme() = default;

void Theme::apply(ThemeChoice choice)
{
    m_choice = choice;
    follow();
}

void Theme::follow()
{
    if (d->style)
        d->style->setReducedMotion(d->system->reducesMotion());
    switch (m_choice) {
    case ThemeChoice::Light:
        return use(Shades::Light);
    case ThemeChoice::Dark:
        return use(Shades::Dark);
    case ThemeChoice::HighContrast:
        return use(Shades::HighContrast);
    case ThemeChoice::System:
        if (d->system->wantsContrast())
            return use(Shades::HighContrast);
        // Without a portal, the palette that the platform provided decides.
        return use(d->system->wantsDark().value_or(d->systemPalette.window().color().lightness() < 128)
                       ? Shades::Dark
                       : Shades::Light);
    }
}

void Theme::use(Shades shades)
{
    m_shades = shades;
    const QPalette palette = makePalette(shades);
    QApplication::setPalette(palette);
    QToolTip::setPalette(palette);
    useFont();
    Q_EMIT changed();
}

void Theme::useFont()
{
    for (int type = 0; type < int(d->fonts.size()); ++type)
        d->fonts[std::size_t(type)] = scaled(Type(type));
    const QFont body = font(Type::Body);
    if (QApplication::font() == body)
        return;
    QApplication::setFont(body);
    QToolTip::setFont(font(Type::Caption));
}

QColor Theme::color(Ink ink) const
{
    return shade(ink, m_shades);
}

void Theme::setDensity(Density density)
{
    if (density == m_density)
        return;
    m_density = density;
    Q_EMIT changed();
}

void Theme::setTextScale(double scale)
{
    const double within = std::clamp(scale, 0.8, 2.0);
    if (qFuzzyCompare(within, m_textScale))
        return;
    m_textScale = within;
    useFont();
    Q_EMIT changed();
}

QFont Theme::font(Type type) const
{
    return d->fonts[std::size_t(type)];
}

QFont Theme::emojiFont() const
{
    QFont font = this->font();
    font.setFamilies(QStringList{ u"Noto Color Emoji"_s, u"Twemoji"_s, u"EmojiOne"_s } + font.families());
    return font;
}

int Theme::side(int pixels) const
{
    return qRound(pixels * m_textScale / 2) * 2;
}

int Theme::rowHeight() const
{
    constexpr int grid = 4;
    const int padding = density() == Density::Compact ? space::s + 2 : space::xl - 2;
    return (QFontMetrics(font(Type::BodyStrong)).height() + padding + grid - 1) / grid * grid;
}

int Theme::measure() const
{
    // of average width; text has more of them, because its most frequent letters are narrow
    constexpr int letters = 88;
    return letters * QFontMetrics(font(Type::Reading)).averageCharWidth();
}

int Theme::readingHeight(Type type) const
{
    return qRound(QFontInfo(font(type)).pixelSize() * 1.5);
}

QFont Theme::scaled(Type type) const
{
    QFont font = d->systemFont;
    double factor = 1;
    switch (type) {
    case Type::Caption:
        factor = 0.9;
        break;
    case Type::Body:
        break;
    case Type::BodyStrong:
        font.setWeight(QFont::DemiBold);
        break;
    case Type::Title:
        factor = 1.25;
        font.setWeight(QFont::DemiBold);
        break;
    case Type::Heading:
        factor = 1.5;
        font.setWeight(QFont::DemiBold);
        break;
    case Type::Reading:
        factor = 1.2;
        break;
    case Type::ReadingLarge:
        factor = 1.5;
        break;
    }
    font.setPointSizeF(d->systemFont.pointSizeF() * m_textScale * factor);
    return font;
}

QIcon Theme::icon(const QString &name, Ink ink) const
{
    return QIcon(new GlyphEngine(*this, name, ink));
}

QIcon Theme::bufferIcon(const QString &icon, const QString &name) const
{
    if (hasIcon(icon))
        return this->icon(icon);
    return QIcon(new BadgeEngine(*this, icon, name));
}

bool Theme::hasIcon(const QString &name)
{
    return isGlyph(name);
}

QStringList Theme::iconNames()
{
    return glyphNames();
}

double Theme::contrast(QColor one, QColor other)
{
    return contrastOf(one, other);
}

} // namespace triage::app

#include "moc_theme.cpp"
