// SPDX-License-Identifier: GPL-3.0-or-later
// The values of a statement's placeholders in the order in which libpq expects them.
#pragma once

#include "database/bind.h"
#include "database/sqltext.h"
#include "result.h"

#include <QVarLengthArray>

namespace triage::storage {

/// Texts that end with a null character, nullptr for NULL. They belong to the binds and defaults.
using Parameters = QVarLengthArray<const char *, 24>;

/// Returns the values in the order of the statement's placeholders. Each placeholder must be in binds or in
/// defaults, and binds must not have others: anything else is a defect of the program, which is logged, and
/// InternalError. defaults may have others, which are left out. InvalidFieldValue if a text contains U+0000.
Result<Parameters> parametersOf(const QByteArray &statement, const SqlText &text, const Binds &binds,
                                const Binds &defaults = {});

} // namespace triage::storage
