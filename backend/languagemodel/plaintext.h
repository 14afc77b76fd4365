// SPDX-License-Identifier: GPL-3.0-or-later
// Prepares text for a prompt, and text of a model for a person.
#pragma once

#include <QString>

namespace triage::languagemodel {

/// Returns at most `head` characters of the beginning and `tail` of the end, with a mark for the omission.
QString shortened(const QString &text, qsizetype head, qsizetype tail);

/// Returns text of a model as one line without links and tags, at most maxLength characters: it is as
/// untrusted as the text that the model read.
QString harmless(const QString &said, qsizetype maxLength = 400);

/// Returns whether a quote is part of a text, ignoring case, spaces and punctuation. Quotes that are too
/// short are never part of a text.
bool isQuoted(const QString &quote, const QString &text);

} // namespace triage::languagemodel
