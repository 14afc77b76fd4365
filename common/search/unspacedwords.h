// SPDX-License-Identifier: GPL-3.0-or-later
// The words of scripts that are written without spaces.
#pragma once

#include <QStringView>

#include <vector>

namespace triage::search {

/// A part of a text.
struct WordRun
{
    QStringView text;
    bool isUnspaced = false; ///< One word of such a script; otherwise anything between two of them.
};

/// Splits a text into the words of Han, kana, Thai, Lao, Khmer and Myanmar, by the dictionaries of ICU, and
/// the text between them. Index and search do without, because dictionaries differ; this is for words that
/// people read. The parts are views of the text.
std::vector<WordRun> wordRuns(QStringView text);

} // namespace triage::search
