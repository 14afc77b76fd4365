// SPDX-License-Identifier: GPL-3.0-or-later
// Dates and times as every text of the window writes them.
#pragma once

#include "timestamp.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QString>

#include <optional>

namespace triage::app {

class Dates
{
    Q_DECLARE_TR_FUNCTIONS(triage::app::Dates)
public:
    /// Returns "12 Nov 2026".
    static QString day(QDate date);
    /// Returns "12 Nov", where the year is known.
    static QString shortDay(QDate date);
    /// Returns "09:14".
    static QString time(QTime time);
    /// Returns a day and time: "12 Nov 2026, 09:14".
    static QString stamp(Timestamp at);
    static QString stampToTheSecond(Timestamp at);
    /// Return the formats of these texts, for the fields in which dates and times are typed.
    static QString dayFormat();
    static QString timeFormat();
    static QString stampFormat();
    /// Returns a period in days: "1 Oct – 31 Oct 2026", "Since 1 Oct 2026", "Until 31 Oct 2026"; empty
    /// without bounds. A period that ends at the beginning of a day ends with the day before.
    static QString period(std::optional<Timestamp> from, std::optional<Timestamp> end);
    /// Returns the period from the first day to the last one.
    static QString days(QDate first, QDate last);
    /// Returns the time of a moment of today, and the day with it for others.
    static QString moment(Timestamp at);
};

} // namespace triage::app
