// SPDX-License-Identifier: GPL-3.0-or-later
// The language of the program: its own texts, those of Qt, and the writing direction.
#pragma once

#include <QLocale>
#include <QObject>
#include <QTranslator>

namespace triage::app {

/// Writes counts with the digits and the grouping of the locale, wherever a text has one.
class CountTranslator : public QTranslator
{
public:
    using QTranslator::QTranslator;
    QString translate(const char *context, const char *source, const char *disambiguation = nullptr,
                      int n = -1) const override;
};

/// Loads the translations once at the start. Changing the language needs a restart.
class Translations : public QObject
{
    Q_OBJECT
public:
    explicit Translations(QObject *parent = nullptr);

    /// An empty language follows the system.
    void load(const QString &language);

private:
    CountTranslator m_own;
    QTranslator m_qt;
};

} // namespace triage::app
