// SPDX-License-Identifier: GPL-3.0-or-later
// What a person types into the search, as a question to the full-text index.
#pragma once

#include <QString>

namespace triage::app {

/// Every word must begin a word of title or text, "quoted phrases" must stand as they are; case and accents
/// do not matter. Nothing in the input is syntax. Empty: there is nothing to look for, and nothing is found.
QString matchOf(const QString &search);

} // namespace triage::app
