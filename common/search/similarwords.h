// SPDX-License-Identifier: GPL-3.0-or-later
// Words that differ by one typing error.
#pragma once

#include <QString>

namespace triage::search {

/// Returns whether a folded word is searched for with a typing error: it has at least four characters, and
/// all of them are letters of scripts with spaces. Numbers that differ are different numbers.
bool canBeMistyped(QStringView word);

/// Returns whether two words can be mistyped, and one becomes the other by one error: a character that is
/// replaced, missing or superfluous, or two neighbours that are exchanged.
bool isSimilar(QStringView one, QStringView other);

} // namespace triage::search
