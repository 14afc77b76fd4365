// SPDX-License-Identifier: GPL-3.0-or-later
// The language of the program: its own texts, those of Qt, and the writing direction.
#pragma once

#include "application/counttranslator.h"

#include <QLocale>
#include <QObject>
#include <QTranslator>

namespace triage::app {

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
