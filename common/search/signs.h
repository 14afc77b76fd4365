// SPDX-License-Identifier: GPL-3.0-or-later
// What is written with signs, and is searched for as it is written: emoji, c++, .net, :-).
#pragma once

#include "search/textanalysis.h"

#include <QStringView>

#include <vector>

namespace triage::search {

/// Returns the signs of a text in their order, in addition to its words():
/// - emoji and other symbols beyond ASCII, without skin tones and variants; what joiners join is one sign;
/// - words with `+` or `#` behind them, such as c++ and c#, and with a dot before them, such as .net;
/// - emoticons of eyes, a nose and a mouth, such as :-) and ;P, and the heart <3.
/// Their folded form has no blank, quotation mark, apostrophe or backslash. They have no position.
std::vector<Word> signs(QStringView text);

/// Returns the lexeme of a sign, which no word has.
inline QString signLexeme(QStringView sign)
{
    return u'+' + sign.toString();
}

} // namespace triage::search
