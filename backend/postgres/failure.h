// SPDX-License-Identifier: GPL-3.0-or-later
// Turns the messages of PostgreSQL's programs and of the system into a sentence for a person.
#pragma once

#include "result.h"

#include <QString>

namespace triage::postgres {

/// Returns a problem with the failure and its reason, which is found in the output of a program or of the
/// system, and with the remedy if the reason is well known (a full disk, missing rights). `directory` is on
/// the disk that may be full.
Problem explained(const QString &what, const QString &output, const QString &directory);

} // namespace triage::postgres
