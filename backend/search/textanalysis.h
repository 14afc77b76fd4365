// SPDX-License-Identifier: GPL-3.0-or-later
// Text as search and routing see it: folded words with their places and stems.
#pragma once

#include <QString>

#include <vector>

namespace triage::search {

/// One word of a text.
struct Word
{
    QString folded; ///< Compatibility-normalised, case- and accent-folded.
    QString stem; ///< The English Snowball stem of folded, or folded itself.
    int start = 0; ///< First code point of the word in the text.
    int length = 0; ///< In code points of the text.
    int position = 0; ///< Number of the word in the text, from 1.
};

/// The words: runs of letters, digits and marks. Scripts written without spaces (Han, kana, Thai, Lao, Khmer,
/// Myanmar) give one word per character, so that any part of a run is found as a phrase. A word longer than
/// maxWordLength code points is cut there, and its rest is the next word. Folded words hold nothing but
/// letters, digits and marks.
std::vector<Word> words(QStringView text);

inline constexpr int maxWordLength = 200;

} // namespace triage::search
