// SPDX-License-Identifier: GPL-3.0-or-later
// Parts that several places of a list statement share.
#pragma once

#include "contract/messages.h"

#include <QByteArray>

namespace triage::storage {

/// What a search looks for, in a statement that has the search's part.
inline constexpr char allWords[] = "(select words from query)";

/// Between which identifiers the period's items lie, in a statement that has the period's part.
inline constexpr char periodIds[] = " between (select first_id from period) and (select last_id from period)";

/// What limits items to the period.
inline QByteArray inPeriod(const QByteArray &createdAt)
{
    return createdAt + " >= :created_after::timestamptz and " + createdAt + " < :created_before::timestamptz";
}

/// What a list is sorted by before the identifier; nullptr: nothing.
const char *column(SortBy sortBy);

} // namespace triage::storage
