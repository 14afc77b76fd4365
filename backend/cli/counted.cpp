// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/counted.h"

using namespace Qt::StringLiterals;

namespace triage::cli {

QString counted(qint64 count, const QString &one, const QString &many)
{
    const QString noun = count == 1 ? one : many.isEmpty() ? one + u's' : many;
    return u"%1 %2"_s.arg(count).arg(noun);
}

} // namespace triage::cli
