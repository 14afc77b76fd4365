// SPDX-License-Identifier: GPL-3.0-or-later
// The words of a text for search and routing: folded, with positions and stems.
#pragma once

#include "languages/language.h"

#include <QString>

#include <vector>

namespace triage::search {

/// One word of a text.
struct Word
{
    QString folded; ///< Compatibility-normalised, case- and accent-folded.
    QString stem; ///< See stemOf().
    int start = 0; ///< The position of the first code point of the word in the text.
    int length = 0; ///< The length in the text in code points.
    int position = 0; ///< The number of the word in the text, from 1.
    std::vector<QString> otherStems
        = {}; ///< In a query: its stems in other languages, without the same ones.
};

/// Returns the words: runs of letters, digits and marks. Scripts written without spaces (Han, kana, Thai,
/// Lao, Khmer, Myanmar) give one word per character, so that any part of a run is found as a phrase. A word
/// longer than maxWordLength code points is split into several words. Folded words contain only letters,
/// digits and marks. Words of an unknown language have English stems.
std::vector<Word> words(QStringView text, Language language = {});

inline constexpr int maxWordLength = 200;

} // namespace triage::search
