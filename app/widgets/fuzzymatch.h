// SPDX-License-Identifier: GPL-3.0-or-later
// How well a few typed letters stand for a name.
#pragma once

#include <QString>

#include <optional>

namespace triage::app {

/// Higher is better; nothing: the letters are not in the name in that order. Case and accents do not count;
/// beginnings of words, neighbours and short names do.
std::optional<int> fuzzyScore(QStringView typed, const QString &name);
/// In lower case, without accents.
QString foldedForMatch(const QString &text);

} // namespace triage::app
