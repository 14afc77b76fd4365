// SPDX-License-Identifier: GPL-3.0-or-later
// Settings of tests in the environment.
#pragma once

#include <QtGlobal>

namespace triage::test {

/// Returns the number in a variable of the environment, the usual one if it is not set.
inline int numberOf(const char *variable, int usual)
{
    bool isThere = false;
    const int number = qEnvironmentVariableIntValue(variable, &isThere);
    return isThere ? number : usual;
}

} // namespace triage::test
