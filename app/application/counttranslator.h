// SPDX-License-Identifier: GPL-3.0-or-later
// A translator that writes counts in the digits of the locale.
#pragma once

#include <QTranslator>

namespace triage::app {

/// Writes counts with the digits and the grouping of the locale, wherever a text has one.
class CountTranslator : public QTranslator
{
    Q_OBJECT
public:
    using QTranslator::QTranslator;
    QString translate(const char *context, const char *source, const char *disambiguation = nullptr,
                      int n = -1) const override;
};

} // namespace triage::app
