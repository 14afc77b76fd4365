// SPDX-License-Identifier: GPL-3.0-or-later
// Naming a theme by the words that its texts use.
#pragma once

#include "research/themes.h"

#include <QStringList>

namespace triage::research {

/// The words of a theme as people write them, those that say most of it first: a pair of words that often
/// stand together comes as one. At least one, at most so many; those that stand in less than that part of the
/// texts only where there is no other.
QStringList wordsOf(const TextCollection &collection, const Theme &theme, size_t most,
                    double minShare = 0.25);
/// The words as a heading: "Dark mode, contrast".
QString headingOf(const QStringList &words);

} // namespace triage::research
