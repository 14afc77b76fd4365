// SPDX-License-Identifier: GPL-3.0-or-later
// Translates a search that a person typed into a query of the full-text index.
#pragma once

#include <QString>

namespace triage::app {

/// Returns the query of a search. Every word must begin a word of title or text, and "quoted phrases" must
/// occur literally; case and accents are ignored. Nothing in the input is syntax. The query of a search
/// without words is empty and finds nothing.
QString matchOf(const QString &search);

} // namespace triage::app
