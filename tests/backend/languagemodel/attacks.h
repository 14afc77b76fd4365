// SPDX-License-Identifier: GPL-3.0-or-later
// Feedback that tries to make its reader file it under "Billing".
#pragma once

#include <QString>

#include <vector>

namespace triage::test {

struct Attack
{
    const char *name;
    QString text;
};

/// Returns thirty attacks, none of which is about money.
std::vector<Attack> attacks();

} // namespace triage::test
