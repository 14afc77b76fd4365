// SPDX-License-Identifier: GPL-3.0-or-later
#include "application/appearance.h"

#include "actions/preferences.h"
#include "widgets/textdirection.h"

#include <QMessageBox>

using namespace Qt::StringLiterals;

namespace triage::app {

Appearance::Appearance(Preferences &preferences) : m_preferences(preferences)
{
    m_theme.setDensity(preferences.density());
    m_theme.setTextScale(preferences.textScale());
    m_theme.apply(preferences.theme());
    connect(&preferences, &Preferences::changed, this, &Appearance::apply);
}

void Appearance::apply()
{
    if (m_theme.choice() != m_preferences.theme())
        m_theme.apply(m_preferences.theme());
    if (m_theme.density() != m_preferences.density())
        m_theme.setDensity(m_preferences.density());
    if (!qFuzzyCompare(m_theme.textScale(), m_preferences.textScale()))
        m_theme.setTextScale(m_preferences.textScale());
}

void showEndOfStart(Preferences &preferences, const QString &text)
{
    const Appearance appearance(preferences);
    QMessageBox box(QMessageBox::Information, u"Triage Desk"_s, inWindowDirection(text), QMessageBox::Close);
    box.setObjectName(u"secondStartBox"_s);
    box.setTextFormat(Qt::PlainText);
    box.exec();
}

} // namespace triage::app

#include "moc_appearance.cpp"
