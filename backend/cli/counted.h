// SPDX-License-Identifier: GPL-3.0-or-later
// Formats a number with the noun that it counts, for the output of commands.
#pragma once

#include <QString>

namespace triage::cli {

/// Returns "1 organization", "2 organizations". `many` is the plural if it is irregular: counted(people,
/// u"person"_s, u"people"_s).
QString counted(qint64 count, const QString &one, const QString &many = {});

} // namespace triage::cli
