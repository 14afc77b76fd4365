// SPDX-License-Identifier: GPL-3.0-or-later
// What PostgreSQL's programs and the system say when something fails, put into a sentence for a person.
#pragma once

#include "result.h"

#include <QString>

namespace triage::postgres {

/// A Problem that says what failed and why: the reason found in the output of a program or of the system, and
/// what to do where the reason is well known (a full disk, missing rights). directory is where the disk may
/// be full.
Problem explained(const QString &what, const QString &output, const QString &directory);

} // namespace triage::postgres
