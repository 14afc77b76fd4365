// SPDX-License-Identifier: GPL-3.0-or-later
// The stems of words, in which the inflected forms of a word are equal.
#pragma once

#include "languages/language.h"

#include <QString>

#include <utility>
#include <vector>

namespace triage::search {

/// Returns the folded stem of a word, which is given as it is written and folded. Uses the stemmer of the
/// language, or the English one if the language is unknown or has none. A stemmer sees the accents of a word,
/// because endings differ by them. Thread-safe.
QString stemOf(QStringView written, const QString &folded, Language language);

/// Returns the languages by which the words of a query are stemmed: those that at least one text in two
/// hundred has, the most frequent first. The counts include that of the unknown language.
std::vector<Language> queryLanguages(std::vector<std::pair<Language, qint64>> counts);
/// Returns all languages whose words have other stems than words of an unknown language.
const std::vector<Language> &languagesWithStems();

/// Returns whether words of the language have other stems than words of an unknown language.
bool hasOwnStems(Language language);

} // namespace triage::search
