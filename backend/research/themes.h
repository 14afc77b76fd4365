// SPDX-License-Identifier: GPL-3.0-or-later
// Groups texts by theme: texts that share rare words belong together.
#pragma once

#include "research/textcollection.h"

namespace triage::research {

/// A group of texts with the same subject.
struct TextTheme
{
    std::vector<size_t> members; ///< The numbers of the texts, the most typical first.
    Centre centre;
};

/// The limits of themes.
struct ThemeRules
{
    size_t maxThemes = 8;
    size_t minMembers = 2;
    double minSimilarity = 0.2; ///< The similarity of a text to the centre of its theme.
    double sameTheme = 0.5; ///< Themes whose centres have this similarity are merged.
};

/// Returns the themes of some texts, the largest first. Each text belongs to at most one. The result is
/// deterministic.
std::vector<TextTheme> findThemes(const TextCollection &collection, const ThemeRules &rules);

} // namespace triage::research
