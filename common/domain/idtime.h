// SPDX-License-Identifier: GPL-3.0-or-later
// Computes identifiers for given times: an entity with a date of its own gets an identifier of that date, so
// that the order of identifiers stays the order of creation.
#pragma once

#include "timestamp.h"

#include <algorithm>

namespace triage {

/// The identifiers that belong to a millisecond, both ends included.
struct IdRange
{
    qint64 first = 0;
    qint64 last = 0;

    friend constexpr bool operator==(IdRange, IdRange) = default;
};

namespace detail {
inline constexpr qint64 epochOfIds = 1735689600000; // 2025-01-01
inline constexpr qint64 yearOfReserve = 31536000000; // 2025
inline constexpr int bitsOfIds = 21; ///< Bits below the time in identifiers that the database generates.
inline constexpr int bitsBefore = 15;
inline constexpr int bitsInReserve = 18;
inline constexpr qint64 beginOfReserve = epochOfIds << bitsBefore;
static_assert(beginOfReserve + (yearOfReserve << bitsInReserve) <= yearOfReserve << bitsOfIds);

constexpr IdRange rangeOf(qint64 first, int bits)
{
    return { std::max<qint64>(first, 1), first + (qint64(1) << bits) - 1 };
}
} // namespace detail

/// Returns the identifiers of a time. Identifiers from the database hold the milliseconds since 2025 above 21
/// bits. None was generated in 2025: the identifiers of that year are shared by what was created in it and,
/// below them, from 1970 on. Earlier times count as 1970. Ranges of later times lie after those of earlier
/// ones.
constexpr IdRange idsOf(Timestamp at)
{
    const qint64 since = at.milliseconds() - detail::epochOfIds;
    if (since < 0)
        return detail::rangeOf(std::max<qint64>(at.milliseconds(), 0) << detail::bitsBefore,
                               detail::bitsBefore);
    if (since < detail::yearOfReserve)
        return detail::rangeOf(detail::beginOfReserve + (since << detail::bitsInReserve),
                               detail::bitsInReserve);
    constexpr qint64 latest = (qint64(1) << 42) - 1;
    return detail::rangeOf(std::min(since, latest) << detail::bitsOfIds, detail::bitsOfIds);
}

/// Returns true if the identifier belongs to that time, to within a second.
constexpr bool isOfTime(qint64 id, Timestamp at)
{
    constexpr qint64 slack = 1000;
    return id >= idsOf(Timestamp(at.milliseconds() - slack)).first
        && id <= idsOf(Timestamp(at.milliseconds() + slack)).last;
}

} // namespace triage
