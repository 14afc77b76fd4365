// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps midnight out of a test that counts what it has just made.
#pragma once

#include "support/patience.h"

#include <QDateTime>
#include <QTest>
#include <QTimeZone>

namespace triage::test {

/// Waits for the next day of the zone, or of local time without a valid one, where the present day ends in
/// less than two minutes: what a test makes and counts afterwards is of one day. Returns false if the next
/// day does not begin.
inline bool isFarFromMidnight(const QTimeZone &zone = QTimeZone::utc())
{
    constexpr int longEnough = 120'000; // milliseconds; a test takes a few seconds on a machine that is free
    const auto isFar = [&zone] {
        const QDateTime now = zone.isValid() ? QDateTime::currentDateTimeUtc().toTimeZone(zone)
                                             : QDateTime::currentDateTime();
        const QDate next = now.date().addDays(1);
        return now.msecsTo(zone.isValid() ? next.startOfDay(zone) : next.startOfDay()) >= longEnough;
    };
    return QTest::qWaitFor(isFar, longEnough + patience);
}

} // namespace triage::test
