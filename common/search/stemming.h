// SPDX-License-Identifier: GPL-3.0-or-later
// The stems of words, in which the inflected forms of a word are equal.
#pragma once

#include "languages/language.h"

#include <QString>

namespace triage::search {

/// Returns the folded stem of a word, which is given as it is written and folded. Uses the stemmer of the
/// language, or the English one if the language is unknown or has none. A stemmer sees the accents of a word,
/// because endings differ by them. Thread-safe.
QString stemOf(QStringView written, const QString &folded, Language language);

/// Returns whether words of the language have other stems than words of an unknown language.
bool hasOwnStems(Language language);

} // namespace triage::search
