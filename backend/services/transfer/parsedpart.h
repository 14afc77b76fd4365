// SPDX-License-Identifier: GPL-3.0-or-later
// A part of a file of an import, as records.
#pragma once

#include "domain/transfer.h"
#include "result.h"
#include "transfer/transferreader.h"

#include <vector>

namespace triage::services {

/// The records of a part, and the lines of the file that it covers.
struct ParsedPart
{
    std::vector<transfer::TransferEntry> entries; ///< At most transferrules::maxRecords.
    qint64 firstLine = 1;
    qint64 lastLine = 0;
};

/// Returns how the file of a body is laid out. InvalidFieldValue if its columns cannot be used.
Result<transfer::TransferLayout> layoutOf(const ImportPart &body);
/// Parses the records of a body. InvalidFieldValue if there are too many, or if its columns cannot be used.
Result<ParsedPart> parsePart(const ImportPart &body);

} // namespace triage::services
