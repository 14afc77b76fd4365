// SPDX-License-Identifier: GPL-3.0-or-later
// What groups of texts are about: texts that share rare words belong together.
#pragma once

#include "research/textcollection.h"

namespace triage::research {

/// A group of texts that are about the same.
struct Theme
{
    std::vector<size_t> members; ///< Numbers of the texts, the most typical first.
    Centre centre;
};

/// How alike texts must be, and how many.
struct ThemeRules
{
    size_t maxThemes = 8;
    size_t minMembers = 2;
    double minSimilarity = 0.2; ///< Of a text with the centre of its theme.
    double sameTheme = 0.5; ///< Themes whose centres are that alike are one.
};

/// The themes of some texts, the largest first. Each text belongs to one at most; the same texts in the same
/// order have the same themes.
std::vector<Theme> findThemes(const TextCollection &collection, const ThemeRules &rules);

} // namespace triage::research
