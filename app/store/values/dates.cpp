// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/values/dates.h"

#include "store/values/clock.h"

#include <QLocale>

namespace triage::app {

QString Dates::day(QDate date)
{
    return QLocale().toString(date, dayFormat());
}

QString Dates::shortDay(QDate date)
{
    return QLocale().toString(date, tr("d MMM", "date"));
}

QString Dates::time(QTime time)
{
    return QLocale().toString(time, timeFormat());
}

QString Dates::stamp(Timestamp at)
{
    const QDateTime when = inPersonsZone(at);
    return tr("%1, %2", "date, time").arg(day(when.date()), time(when.time()));
}

QString Dates::stampToTheSecond(Timestamp at)
{
    const QDateTime when = inPersonsZone(at);
    QString format = QLocale().timeFormat(QLocale::LongFormat);
    format.remove(u't'); // the time zone
    return tr("%1, %2", "date, time")
        .arg(day(when.date()), QLocale().toString(when.time(), format.trimmed()));
}

QString Dates::dayFormat()
{
    return tr("d MMM yyyy", "date");
}

QString Dates::timeFormat()
{
    return QLocale().timeFormat(QLocale::ShortFormat);
}

QString Dates::stampFormat()
{
    return tr("%1, %2", "date, time").arg(dayFormat(), timeFormat());
}

QString Dates::period(std::optional<Timestamp> from, std::optional<Timestamp> end)
{
    if (!end)
        return from ? tr("Since %1", "date").arg(day(dayOf(*from))) : QString();
    const QDate last = dayOf(Timestamp(end->milliseconds() - 1));
    return from ? days(dayOf(*from), last) : tr("Until %1", "date").arg(day(last));
}

QString Dates::days(QDate first, QDate last)
{
    if (first == last)
        return day(last);
    const QString begin = first.year() == last.year() ? shortDay(first) : day(first);
    return tr("%1 – %2", "first day, last day").arg(begin, day(last));
}

QString Dates::moment(Timestamp at)
{
    const QDateTime when = inPersonsZone(at);
    return when.date() == today() ? time(when.time()) : stamp(at);
}

} // namespace triage::app
