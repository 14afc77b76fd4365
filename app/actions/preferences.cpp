// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions/preferences.h"

#include <QSettings>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

/// Reads an enumeration stored as a number. An invalid number is read as the first value.
template <typename Choice>
Choice choiceOf(const QVariant &value, Choice last)
{
    const int number = value.toInt();
    return number >= 0 && number <= int(last) ? Choice(number) : Choice{};
}

} // namespace

Preferences::Preferences(const QString &file, QObject *parent)
    : QObject(parent), m_settings(std::make_unique<QSettings>(file, QSettings::IniFormat))
{
}

Preferences::~Preferences() = default;

ThemeChoice Preferences::theme() const
{
    return choiceOf(value(u"appearance/theme"_s), ThemeChoice::HighContrast);
}

void Preferences::setTheme(ThemeChoice choice)
{
    setValue(u"appearance/theme"_s, int(choice));
}

Density Preferences::density() const
{
    return choiceOf(value(u"appearance/density"_s), Density::Compact);
}

void Preferences::setDensity(Density density)
{
    setValue(u"appearance/density"_s, int(density));
}

double Preferences::textScale() const
{
    return std::clamp(value(u"appearance/textScale"_s, 1.0).toDouble(), 0.8, 2.0);
}

void Preferences::setTextScale(double scale)
{
    setValue(u"appearance/textScale"_s, std::clamp(scale, 0.8, 2.0));
}

QString Preferences::language() const
{
    return value(u"appearance/language"_s).toString();
}

void Preferences::setLanguage(const QString &language)
{
    setValue(u"appearance/language"_s, language);
}

AfterAction Preferences::afterAction() const
{
    return choiceOf(value(u"triage/afterAction"_s), AfterAction::Stay);
}

void Preferences::setAfterAction(AfterAction action)
{
    setValue(u"triage/afterAction"_s, int(action));
}

bool Preferences::showsPresence() const
{
    return value(u"general/showPresence"_s, true).toBool();
}

void Preferences::setShowsPresence(bool on)
{
    setValue(u"general/showPresence"_s, on);
}

qint64 Preferences::cacheLimit() const
{
    return std::max<qint64>(1000, value(u"offline/cacheLimit"_s, 200'000).toLongLong());
}

void Preferences::setCacheLimit(qint64 items)
{
    setValue(u"offline/cacheLimit"_s, items);
}

std::optional<QList<QKeySequence>> Preferences::shortcuts(const QString &action) const
{
    const QVariant stored = value(u"shortcuts/"_s + action);
    if (!stored.isValid())
        return {};
    QList<QKeySequence> keys;
    // One text, separated by " | ": commas separate the keys of one sequence.
    for (const QString &text : stored.toString().split(u" | "_s, Qt::SkipEmptyParts))
        keys << QKeySequence(text, QKeySequence::PortableText);
    return keys;
}

void Preferences::setShortcuts(const QString &action, const std::optional<QList<QKeySequence>> &keys)
{
    const QString name = u"shortcuts/"_s + action;
    if (!keys) {
        m_settings->remove(name);
        Q_EMIT changed();
        return;
    }
    QStringList texts;
    for (const QKeySequence &key : *keys)
        texts << key.toString(QKeySequence::PortableText);
    setValue(name, texts.join(u" | "_s));
}

QVariant Preferences::value(const QString &key, const QVariant &fallback) const
{
    return m_settings->value(key, fallback);
}

void Preferences::setValue(const QString &key, const QVariant &value)
{
    if (m_settings->value(key) == value && m_settings->contains(key))
        return;
    m_settings->setValue(key, value);
    // No observer has to follow the position of a window.
    if (!key.startsWith("window/"_L1) && !key.startsWith("session/"_L1))
        Q_EMIT changed();
}

} // namespace triage::app

#include "moc_preferences.cpp"
