// SPDX-License-Identifier: GPL-3.0-or-later
// Translation for functions outside of classes.
#pragma once

#include <QCoreApplication>

namespace triage::app {

/// Returns the text in the language of the user interface; its context in the translations is "triage::app".
inline QString tr(const char *text)
{
    return QCoreApplication::translate("triage::app", text);
}

} // namespace triage::app
