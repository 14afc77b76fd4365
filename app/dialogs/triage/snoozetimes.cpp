// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/triage/snoozetimes.h"

#include "store/values/dates.h"

#include <QLocale>
#include <QRegularExpression>
#include <QTimeZone>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

constexpr int morning = 9;
constexpr int evening = 21;
constexpr int hoursFromNow = 3;

/// The hour of a day in the zone of another time.
QDateTime hourOf(const QDateTime &now, const QDate &day, int hour)
{
    QDateTime time = now;
    time.setDate(day);
    time.setTime(QTime(hour, 0));
    return time;
}

/// Returns the format of all dates and times of the window, without the special spaces that nobody types.
QString shownFormat()
{
    return Dates::stampFormat().simplified();
}

/// Reads a date and time as the window shows it, or as the locale abbreviates it.
std::optional<QDateTime> readDateTime(const QString &text, const QDateTime &now)
{
    QDateTime time = QLocale().toDateTime(text, shownFormat());
    if (!time.isValid())
        time = QLocale().toDateTime(text, QLocale().dateTimeFormat(QLocale::ShortFormat).simplified());
    if (!time.isValid())
        return std::nullopt;
    if (time.date().year() < 2000) // two digits of a year
        time = time.addYears(100);
    return now.timeZone().isValid() ? QDateTime(time.date(), time.time(), now.timeZone()) : time;
}

std::optional<QTime> readTime(const QString &text)
{
    const QString own = Dates::timeFormat().simplified();
    for (const QString &format : { own, u"H:mm"_s, u"h:mm ap"_s, u"h ap"_s, u"H"_s }) {
        if (const QTime time = QLocale().toTime(text, format); time.isValid())
            return time;
        if (const QTime time = QLocale::c().toTime(text, format); time.isValid())
            return time;
    }
    return std::nullopt;
}

/// Returns whether somebody began one of the words.
bool isBegunOf(const QString &typed, std::initializer_list<QString> words)
{
    return std::any_of(words.begin(), words.end(),
                       [&typed](const QString &word) { return word.startsWith(typed, Qt::CaseInsensitive); });
}

} // namespace

QString SnoozeTimes::shown(const QDateTime &time)
{
    return QLocale().toString(time, shownFormat());
}

std::optional<QDateTime> SnoozeTimes::read(const QString &text, const QDateTime &now)
{
    const QString typed = text.simplified();
    if (const auto time = readDateTime(typed, now))
        return time;
    const auto on = [&now](qint64 days, const QTime &time) {
        QDateTime at = now;
        at.setDate(now.date().addDays(days));
        at.setTime(time);
        return at;
    };
    if (const auto time = readTime(typed))
        return on(*time > now.time() ? 0 : 1, *time);
    static const QRegularExpression span(u"^(\\d{1,4}) ?(\\p{L}+)\\.?\\z"_s);
    if (const auto found = span.match(typed); found.hasMatch()) {
        const int count = found.captured(1).toInt();
        const QString unit = found.captured(2);
        if (isBegunOf(unit, { u"minutes"_s, tr("minutes") }))
            return now.addSecs(60 * count);
        if (isBegunOf(unit, { u"hours"_s, tr("hours") }))
            return now.addSecs(3600 * count);
        if (isBegunOf(unit, { u"days"_s, tr("days") }))
            return now.addDays(count);
        if (isBegunOf(unit, { u"weeks"_s, tr("weeks") }))
            return now.addDays(7 * count);
        return std::nullopt;
    }
    const QString day = typed.section(u' ', 0, 0);
    const QString hour = typed.section(u' ', 1);
    const std::optional<QTime> time = hour.isEmpty() ? QTime(morning, 0) : readTime(hour);
    constexpr int minLetters = 2;
    if (!time || day.size() < minLetters)
        return std::nullopt;
    if (isBegunOf(day, { u"today"_s, tr("today") }))
        return on(0, *time);
    if (isBegunOf(day, { u"tomorrow"_s, tr("tomorrow") }))
        return on(1, *time);
    for (int ahead = 1; ahead <= 7; ++ahead) {
        const int weekday = now.date().addDays(ahead).dayOfWeek();
        if (isBegunOf(day, { QLocale().dayName(weekday), QLocale::c().dayName(weekday) }))
            return on(ahead, *time);
    }
    return std::nullopt;
}

SnoozeTimes SnoozeTimes::at(const QDateTime &now)
{
    SnoozeTimes times;
    times.inAnHour = now.addSecs(3600);
    const QDate today = now.date();
    const bool isFullHour = now.time().minute() == 0 && now.time().second() == 0;
    const int hour = now.time().hour() + hoursFromNow + (isFullHour ? 0 : 1);
    if (hour <= evening)
        times.laterToday = hourOf(now, today, hour);
    times.tomorrow = hourOf(now, today.addDays(1), morning);
    const int daysToMonday = 8 - today.dayOfWeek();
    if (daysToMonday > 1)
        times.monday = hourOf(now, today.addDays(daysToMonday), morning);
    return times;
}

Timestamp timestampOf(const QDateTime &time)
{
    return Timestamp(time.toMSecsSinceEpoch());
}

} // namespace triage::app
