// SPDX-License-Identifier: GPL-3.0-or-later
// Dates as other programs write them.
#pragma once

#include "domain/transfer.h"
#include "timestamp.h"

#include <QStringView>

#include <optional>

namespace triage::transfer {

/// A date that was read.
struct ForeignDate
{
    std::optional<Timestamp> at; ///< Not set if the text is another one, or if it is ambiguous.
    bool isAmbiguous = false; ///< It is another day if day and month change places.
    DateOrder shown = DateOrder::Unknown; ///< The order, if this date has a meaning in one of them only.
};

/// Reads a time or a date in one of the forms that files use: ISO 8601, also with a space before the time and
/// with single digits; 27/Jan/22 7:20 AM, January 27, 2022 and others with an English month; 27.01.2022, in
/// which dots put the day first; and 27/01/2022 or 1-27-2022, whose day and month are in the given order or
/// tell it themselves. Years of two digits are from 1970 to 2069. Without a zone it is UTC.
ForeignDate readDate(QStringView text, DateOrder order = DateOrder::Unknown);

/// Returns the time of a date that is not ambiguous.
inline std::optional<Timestamp> timeOf(QStringView text)
{
    return readDate(text).at;
}

} // namespace triage::transfer
