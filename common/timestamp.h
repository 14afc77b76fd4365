// SPDX-License-Identifier: GPL-3.0-or-later
// A point in time as the contract writes it: UTC, milliseconds.
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

/// ISO 8601, for example 2026-11-20T23:34:05.123Z.
QByteArray toIso(Timestamp at);
/// The time of an ISO 8601 text with a zone (Z or an offset); nothing where it is none.
std::optional<Timestamp> timestampFromIso(QStringView text);
/// The time of an RFC 3339 timestamp, stricter than the above: with seconds and a zone. Parts of a
/// millisecond count as a whole one. Times before the year 1 or after 9999, which an offset can make, are the
/// nearest one in between.
std::optional<Timestamp> timestampFromRfc3339(QStringView text);
/// The ISO form of what PostgreSQL prints for a timestamptz in the zone UTC with DateStyle ISO, for
/// example 2026-11-20 23:34:05.1234+00; smaller parts than milliseconds are dropped.
QByteArray isoFromPostgres(QByteArrayView text);
/// The time of what PostgreSQL prints for a timestamptz in the zone UTC; the beginning of time where the
/// text is none.
Timestamp timestampFromPostgres(QByteArrayView text);

} // namespace triage
