// SPDX-License-Identifier: GPL-3.0-or-later
// A point in time as the contract writes it: in UTC, with milliseconds.
#pragma once

#include <QByteArray>
#include <QString>

#include <compare>
#include <optional>

class QDate;
class QTimeZone;

namespace triage {

/// Milliseconds since 1970-01-01T00:00:00Z.
class Timestamp
{
public:
    Timestamp() = default;
    explicit constexpr Timestamp(qint64 milliseconds) : m_milliseconds(milliseconds) { }

    constexpr qint64 milliseconds() const { return m_milliseconds; }
    friend constexpr auto operator<=>(Timestamp, Timestamp) = default;

private:
    qint64 m_milliseconds = 0;
};

// The range of times that the contract can write and PostgreSQL can read: years have four digits and begin
// with 1.
inline constexpr Timestamp minTimestamp{ -62'135'596'800'000 }; ///< 0001-01-01T00:00:00.000Z
inline constexpr Timestamp maxTimestamp{ 253'402'300'799'999 }; ///< 9999-12-31T23:59:59.999Z

/// Returns the time in ISO 8601, for example 2026-11-20T23:34:05.123Z. A time outside of the range above
/// becomes the nearest one within it.
QByteArray toIso(Timestamp at);
/// Parses an RFC 3339 timestamp, the only form in which requests, answers and files of our own write times:
/// with a T, seconds, and a zone (Z or an offset). A fraction of a millisecond counts as a whole one. A time
/// outside of the range above, which an offset can cause, becomes the nearest one within it. Returns nothing
/// if the text is not such a timestamp; the year 0, hour 24 and leap seconds are none.
std::optional<Timestamp> timestampFromRfc3339(QStringView text);
/// Returns the ISO form of a timestamptz as PostgreSQL prints it in the zone UTC with DateStyle ISO, for
/// example 2026-11-20 23:34:05.1234+00. Drops fractions of a millisecond.
QByteArray isoFromPostgres(QByteArrayView text);
/// Returns the time of a timestamptz as PostgreSQL prints it in the zone UTC; 1970-01-01 if the text is not a
/// time.
Timestamp timestampFromPostgres(QByteArrayView text);
/// Returns when a day begins in a time zone. A day that the zone skipped, such as 30 December 2011 in Samoa,
/// begins when the next one does.
Timestamp startOfDay(QDate day, const QTimeZone &zone);
/// Returns the same for the time zone of this machine.
Timestamp startOfDay(QDate day);

} // namespace triage
