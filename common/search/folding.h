// SPDX-License-Identifier: GPL-3.0-or-later
// The Unicode properties of words: the role of a code point, and the folded form of a word.
#pragma once

#include <QString>

namespace triage::search {

/// The role of a code point in words.
enum class CodePointKind {
    Separator, ///< White space, punctuation, symbols: ends a word.
    Letter, ///< A letter or a digit of a script that writes spaces.
    Unspaced, ///< A character of a script written without spaces: a word of its own.
    Mark, ///< Belongs to the character before it.
    Ignorable, ///< Invisible (soft hyphen, joiner, variation selector): neither starts nor ends a word.
};

CodePointKind kindOf(char32_t codePoint);
/// Returns whether a code point is drawn as part of the one before it: marks, joiners, skin tones.
bool continuesCharacter(char32_t codePoint);

/// Returns the code point at a UTF-16 index and moves the index behind it. A lone surrogate is returned as it
/// is.
inline char32_t nextCodePoint(QStringView text, qsizetype &index)
{
    const QChar first = text[index++];
    if (first.isHighSurrogate() && index < text.size() && text[index].isLowSurrogate())
        return QChar::surrogateToUcs4(first, text[index++]);
    return first.unicode();
}

/// Returns the case-insensitive, accent-insensitive, compatibility-normalised form of a text (ICU: NFKD,
/// marks dropped, case folded, composed again). Marks that are not accents stay: vowel signs of Indic and
/// South-East Asian scripts, voiced kana. Letters that Unicode does not decompose lose their strokes (ø, ł,
/// đ, ı without its missing dot; æ is ae), and the digits of every script become 0 to 9.
QString fold(QStringView text);

/// Returns fold() of one word with only letters, digits and marks left, so that it needs no escaping. At most
/// maxFoldedLength UTF-16 units, which keeps it below the 2046 bytes of a PostgreSQL lexeme.
QString foldWord(QStringView word);

inline constexpr int maxFoldedLength = 600;

} // namespace triage::search
