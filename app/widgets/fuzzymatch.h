// SPDX-License-Identifier: GPL-3.0-or-later
// Rates how well a few typed letters match a name.
#pragma once

#include <QString>

#include <algorithm>
#include <optional>
#include <vector>

namespace triage::app {

/// Returns a score, where higher is better, or nothing where the name lacks the letters in that order. Case
/// and accents are ignored. Beginnings of words, adjacent letters and short names score higher.
std::optional<int> fuzzyScore(QStringView typed, const QString &name);

/// Sorts rows by their score, the best first. Keeps the order of rows with equal scores.
template <typename Row>
void sortByScore(std::vector<Row> &rows)
{
    std::stable_sort(rows.begin(), rows.end(),
                     [](const Row &one, const Row &other) { return one.score > other.score; });
}

/// Returns the text in lower case and without accents.
QString foldedForMatch(const QString &text);

} // namespace triage::app
