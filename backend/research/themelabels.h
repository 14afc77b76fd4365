// SPDX-License-Identifier: GPL-3.0-or-later
// Names a theme by the words of its texts.
#pragma once

#include "research/themes.h"

#include <QStringList>

namespace triage::research {

/// Returns the words of a theme as people write them, the most characteristic first. A pair of words that
/// often occurs together is one entry. Returns at least one and at most `most`; words in less than minShare
/// of the texts only if there is no other.
QStringList wordsOf(const TextCollection &collection, const TextTheme &theme, size_t most,
                    double minShare = 0.25);
/// Returns the words as a heading: "Dark mode, contrast".
QString headingOf(const QStringList &words);

} // namespace triage::research
