// SPDX-License-Identifier: GPL-3.0-or-later
#include "timestamp.h"

#include <QDateTime>
#include <QTimeZone>

#include <algorithm>
#include <chrono>

namespace triage {

namespace {

template <typename... Zone>
Timestamp firstOf(QDate day, const Zone &...zone)
{
    const QDateTime start = day.startOfDay(zone...);
    return Timestamp((start.isValid() ? start : day.addDays(1).startOfDay(zone...)).toMSecsSinceEpoch());
}

void putDigits(QByteArray &text, int at, int count, int value)
{
    for (int i = at + count - 1; i >= at; --i, value /= 10)
        text[i] = char('0' + value % 10);
}

/// Reads the parts of a time from the beginning of a text to its end. After a part that is missing or wrong,
/// the text is not complete.
class TimeText
{
public:
    explicit TimeText(QStringView text) : m_rest(text) { }

    /// Returns true if the whole text was read and nothing was wrong.
    bool isComplete() const { return m_isFine && m_rest.isEmpty(); }
    bool isAt(QStringView characters) const
    {
        return !m_rest.isEmpty() && characters.contains(m_rest.front());
    }
    /// Passes over one of the characters.
    void skip(QStringView characters)
    {
        m_isFine = m_isFine && isAt(characters);
        m_rest = m_rest.sliced(std::min<qsizetype>(1, m_rest.size()));
    }
    /// Reads a number with that many digits.
    int number(int digits)
    {
        int value = 0;
        for (int i = 0; i < digits; ++i) {
            const bool isDigit = isAt(u"0123456789");
            value = 10 * value + (isDigit ? m_rest.front().unicode() - u'0' : 0);
            skip(u"0123456789");
        }
        return value;
    }
    /// Reads a dot and digits; returns milliseconds, rounded up.
    int fraction()
    {
        skip(u".");
        int value = number(1) * 100;
        int unit = 10;
        bool isBetween = false;
        while (isAt(u"0123456789")) {
            const int digit = number(1);
            value += digit * unit;
            isBetween = isBetween || (unit == 0 && digit > 0);
            unit /= 10;
        }
        return value + (isBetween ? 1 : 0);
    }
    /// Reads Z or an offset from UTC.
    std::chrono::minutes zone()
    {
        if (isAt(u"Zz")) {
            skip(u"Zz");
            return {};
        }
        const int sign = isAt(u"-") ? -1 : 1;
        skip(u"+-");
        const int hours = number(2);
        skip(u":");
        const int minutes = number(2);
        m_isFine = m_isFine && hours < 24 && minutes < 60;
        return std::chrono::minutes(sign * (60 * hours + minutes));
    }

private:
    QStringView m_rest;
    bool m_isFine = true;
};

} // namespace

QByteArray toIso(Timestamp at)
{
    using namespace std::chrono;
    const sys_time<milliseconds> time{ milliseconds(
        std::clamp(at, minTimestamp, maxTimestamp).milliseconds()) };
    const sys_days day = floor<days>(time);
    const year_month_day date(day);
    const hh_mm_ss clock(time - day);

    QByteArray iso("0000-00-00T00:00:00.000Z");
    putDigits(iso, 0, 4, int(date.year()));
    putDigits(iso, 5, 2, int(unsigned(date.month())));
    putDigits(iso, 8, 2, int(unsigned(date.day())));
    putDigits(iso, 11, 2, int(clock.hours().count()));
    putDigits(iso, 14, 2, int(clock.minutes().count()));
    putDigits(iso, 17, 2, int(clock.seconds().count()));
    putDigits(iso, 20, 3, int(clock.subseconds().count()));
    return iso;
}

std::optional<Timestamp> timestampFromRfc3339(QStringView text)
{
    TimeText in(text);
    using namespace std::chrono;
    const int yearNumber = in.number(4);
    in.skip(u"-");
    const int monthNumber = in.number(2);
    in.skip(u"-");
    const year_month_day date{ year(yearNumber), month(unsigned(monthNumber)), day(unsigned(in.number(2))) };
    in.skip(u"Tt");
    const int hour = in.number(2);
    in.skip(u":");
    const int minute = in.number(2);
    in.skip(u":");
    const int second = in.number(2);
    const int fraction = in.isAt(u".") ? in.fraction() : 0;
    const minutes offset = in.zone();
    if (!in.isComplete() || yearNumber == 0 || !date.ok() || hour > 23 || minute > 59 || second > 59)
        return std::nullopt;
    const milliseconds utc = sys_days(date).time_since_epoch() + hours(hour) + minutes(minute)
        + seconds(second) + milliseconds(fraction) - offset;
    return std::clamp(Timestamp(utc.count()), minTimestamp, maxTimestamp);
}

QByteArray isoFromPostgres(QByteArrayView text)
{
    constexpr qsizetype seconds = 19; // up to and including the seconds
    if (text.size() < seconds)
        return {};
    QByteArray iso(24, '0');
    std::copy_n(text.begin(), seconds, iso.begin());
    iso[10] = 'T';
    iso[19] = '.';
    if (text.size() > seconds && text[seconds] == '.') {
        for (qsizetype i = 1; i <= 3 && seconds + i < text.size(); ++i) {
            const char digit = text[seconds + i];
            if (digit < '0' || digit > '9')
                break;
            iso[seconds + i] = digit;
        }
    }
    iso[23] = 'Z';
    return iso;
}

Timestamp timestampFromPostgres(QByteArrayView text)
{
    const QByteArray iso = isoFromPostgres(text);
    return timestampFromRfc3339(QString::fromLatin1(iso)).value_or(Timestamp());
}

Timestamp startOfDay(QDate day, const QTimeZone &zone)
{
    return firstOf(day, zone);
}

Timestamp startOfDay(QDate day)
{
    return firstOf(day);
}

} // namespace triage
