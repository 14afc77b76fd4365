// SPDX-License-Identifier: GPL-3.0-or-later
#include "application/counttranslator.h"

using namespace Qt::StringLiterals;

namespace triage::app {

QString CountTranslator::translate(const char *context, const char *source, const char *disambiguation,
                                   int n) const
{
    // A bare %n is always in European digits, while dates and numbers beside it follow the locale.
    return QTranslator::translate(context, source, disambiguation, n).replace("%n"_L1, "%Ln"_L1);
}

} // namespace triage::app

#include "moc_counttranslator.cpp"
