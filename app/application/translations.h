// SPDX-License-Identifier: GPL-3.0-or-later
// The program's language: its own words, Qt's, and the direction of writing.
#pragma once

#include "application/counttranslator.h"

#include <QLocale>
#include <QObject>
#include <QTranslator>

namespace triage::app {

/// Loads once at start; another language needs another start.
class Translations : public QObject
{
    Q_OBJECT
public:
    explicit Translations(QObject *parent = nullptr);

    /// "" follows the system.
    void load(const QString &language);

private:
    CountTranslator m_own;
    QTranslator m_qt;
};

} // namespace triage::app
