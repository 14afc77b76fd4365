// SPDX-License-Identifier: GPL-3.0-or-later
// Names for URLs.
#pragma once

#include <QString>

namespace triage::search {

/// Returns a URL-safe name: transliterated to ASCII, lower-case, words joined by '-', at most 64 characters.
/// Returns "buffer" where nothing is left. A name that would read as an identifier (decodeId()) gets "-1" at
/// its end.
QString slugify(QStringView name);

} // namespace triage::search
