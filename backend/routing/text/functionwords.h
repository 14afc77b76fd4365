// SPDX-License-Identifier: GPL-3.0-or-later
// The words of grammar of many languages.
#pragma once

#include "languages/language.h"

#include <QString>

namespace triage::routing {

/// Returns the English word that has the part of a function word in its language, so that both are equally
/// common and say equally little: "the" for the German "der". The word must be folded. Returns null for
/// other words, and for words of English and of languages without a table.
const QString *englishCounterpart(const QString &folded, Language language);

/// Returns whether there is a table of the language's function words.
bool hasFunctionWords(Language language);

} // namespace triage::routing
