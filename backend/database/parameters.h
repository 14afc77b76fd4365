// SPDX-License-Identifier: GPL-3.0-or-later
// The values of a statement's placeholders in the order in which libpq takes them.
#pragma once

#include "database/bind.h"
#include "database/sqltext.h"
#include "result.h"

#include <QVarLengthArray>

namespace triage::storage {

/// Texts that end with a null character, nullptr for NULL. They belong to the binds.
using Parameters = QVarLengthArray<const char *, 24>;

/// The values in the order of the statement's placeholders. Each must be given, and no other: anything else
/// is a programming error, and fatal. InvalidFieldValue where a text contains U+0000.
Result<Parameters> parametersOf(const QByteArray &statement, const SqlText &text, const Binds &binds);

} // namespace triage::storage
