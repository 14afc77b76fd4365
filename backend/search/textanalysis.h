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

/// Case-blind, accent-blind, compatibility-normalised form (ICU: NFKD, marks dropped, case folded).
QString fold(QStringView text);

/// The words: runs of letters, digits and marks. Scripts written without spaces (Han, kana, Thai, Lao, Khmer,
/// Myanmar) give one word per character, so that any part of a run is found as a phrase. Words longer than
/// longestWord code points are cut there.
std::vector<Word> words(QStringView text);

inline constexpr int longestWord = 200;

/// A URL-safe name: transliterated to ASCII, lower-case, words joined by '-', at most 64 characters; "buffer" where
/// nothing is left. Never has the shape of an identifier (13 Crockford base32 characters).
QString slugify(QStringView name);

} // namespace triage::search
