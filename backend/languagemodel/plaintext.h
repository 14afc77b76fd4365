// SPDX-License-Identifier: GPL-3.0-or-later
// Text on its way into a prompt, and what a model said on its way to a person.
#pragma once

#include <QString>

namespace triage::languagemodel {

/// At most head characters of the beginning and tail of the end, with a mark between them where something is
/// missing.
QString shortened(const QString &text, qsizetype head, qsizetype tail);

/// What a model said is as little to be trusted as what it read: one line, without links and tags, at most so
/// long.
QString harmless(const QString &said, qsizetype longest = 400);

/// Whether a quote is in a text, whatever its case, spaces and punctuation; too short a quote is in none.
bool isQuoted(const QString &quote, const QString &text);

} // namespace triage::languagemodel
