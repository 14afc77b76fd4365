// SPDX-License-Identifier: GPL-3.0-or-later
#include "application/translations.h"

#include <QGuiApplication>
#include <QLibraryInfo>

using namespace Qt::StringLiterals;

namespace triage::app {

QString CountTranslator::translate(const char *context, const char *source, const char *disambiguation,
                                   int n) const
{
    // A bare %n is always in European digits, while dates and numbers beside it follow the locale.
    return QTranslator::translate(context, source, disambiguation, n).replace("%n"_L1, "%Ln"_L1);
}

Translations::Translations(QObject *parent) : QObject(parent)
{
}

void Translations::load(const QString &language)
{
    const QLocale locale = language.isEmpty() ? QLocale::system() : QLocale(language);
    QLocale::setDefault(locale);
    // Lets translators see their work without building the program.
    const QString trial = qEnvironmentVariable("TRIAGE_DESK_TRANSLATIONS");
    // The sources are in English. The English file contains plurals only, and serves where no other language
    // fits.
    if ((!trial.isEmpty() && m_own.load(locale, u"triage-desk"_s, u"_"_s, trial))
        || m_own.load(locale, u"triage-desk"_s, u"_"_s, u":/i18n"_s)
        || m_own.load(QLocale(QLocale::English), u"triage-desk"_s, u"_"_s, u":/i18n"_s))
        QCoreApplication::installTranslator(&m_own);
    if (m_qt.load(locale, u"qtbase"_s, u"_"_s, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
    // Qt takes the direction from its own translation, which is not installed everywhere.
    QGuiApplication::setLayoutDirection(locale.textDirection());
}

} // namespace triage::app

#include "moc_translations.cpp"
