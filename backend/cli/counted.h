// SPDX-License-Identifier: GPL-3.0-or-later
// A number and what it counts, in the words of commands.
#pragma once

#include <QString>

namespace triage::cli {

/// "1 organization", "2 organizations". Where one and many differ otherwise, the second says what many are:
/// counted(people, u"person"_s, u"people"_s).
QString counted(qint64 count, const QString &one, const QString &many = {});

} // namespace triage::cli
