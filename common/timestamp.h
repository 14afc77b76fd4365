// SPDX-License-Identifier: GPL-3.0-or-later
// A point in time as the contract writes it: in UTC, with milliseconds.
#pragma once

#include <QByteArray>
#include <QString>

#include <compare>
#include <optional>

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

/// Returns the time in ISO 8601, for example 2026-11-20T23:34:05.123Z.
QByteArray toIso(Timestamp at);
/// Parses an ISO 8601 text with a zone (Z or an offset). Returns nothing if the text is not a time.
std::optional<Timestamp> timestampFromIso(QStringView text);
/// Parses an RFC 3339 timestamp, more strictly than timestampFromIso(): with seconds and a zone. A fraction
/// of a millisecond counts as a whole one. Times before the year 1 or after 9999, which an offset can cause,
/// become the nearest time within that range.
std::optional<Timestamp> timestampFromRfc3339(QStringView text);
/// Returns the ISO form of a timestamptz as PostgreSQL prints it in the zone UTC with DateStyle ISO, for
/// example 2026-11-20 23:34:05.1234+00. Drops fractions of a millisecond.
QByteArray isoFromPostgres(QByteArrayView text);
/// Returns the time of a timestamptz as PostgreSQL prints it in the zone UTC; 1970-01-01 if the text is not a
/// time.
Timestamp timestampFromPostgres(QByteArrayView text);

} // namespace triage
