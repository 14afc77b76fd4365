// SPDX-License-Identifier: GPL-3.0-or-later
// Feedback that tries to talk whoever reads it into filing it under "Billing".
#pragma once

#include <QString>

#include <vector>

namespace triage::test {

struct Attack
{
    const char *name;
    QString text;
};

/// Thirty of them, none of which is about money.
std::vector<Attack> attacks();

} // namespace triage::test
