// SPDX-License-Identifier: GPL-3.0-or-later
// The sentences of a proposed buffer, in the language of its feedback.
#pragma once

#include "languages/language.h"

#include <QStringList>

namespace triage::research {

/// Returns what the buffer is about: "Feedback about exports, columns." Languages without sentences have
/// those of English.
QString descriptionOf(const QStringList &words, Language language);
/// Returns the words that people use: "Feedback with words such as “export”, “column”."
QString instructionsOf(const QStringList &words, Language language);

} // namespace triage::research
