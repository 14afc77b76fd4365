// SPDX-License-Identifier: GPL-3.0-or-later
#include "timestamp.h"

#include <QDateTime>
#include <QRegularExpression>

#include <algorithm>
#include <chrono>

namespace triage {

namespace {

void putDigits(QByteArray &text, int at, int count, int value)
{
    for (int i = at + count - 1; i >= at; --i, value /= 10)
        text[i] = char('0' + value % 10);
}

} // namespace

QByteArray toIso(Timestamp at)
{
    using namespace std::chrono;
    const sys_time<milliseconds> time{ milliseconds(at.milliseconds()) };
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

std::optional<Timestamp> timestampFromIso(QStringView text)
{
    const QDateTime time = QDateTime::fromString(text.toString(), Qt::ISODateWithMs);
    if (!time.isValid() || time.timeSpec() == Qt::LocalTime)
        return std::nullopt;
    return Timestamp(time.toMSecsSinceEpoch());
}

std::optional<Timestamp> timestampFromRfc3339(QStringView text)
{
    static const QRegularExpression form(
        QStringLiteral("\\A([0-9]{4}-[0-9]{2}-[0-9]{2})[Tt]([0-9]{2}:[0-9]{2}:[0-9]{2})(?:\\.([0-9]+))?"
                       "(?:[Zz]|([+-])([0-9]{2}):([0-9]{2}))\\z"));
    const QRegularExpressionMatch match = form.match(text);
    const QDate date = QDate::fromString(match.captured(1), Qt::ISODate);
    const QTime time = QTime::fromString(match.captured(2), Qt::ISODate);
    const int hours = match.capturedView(5).toInt();
    const int minutes = match.capturedView(6).toInt();
    const bool isMidnightAtTheEnd = match.capturedView(2).startsWith(u"24"); // of ISO 8601, not of RFC 3339
    if (!match.hasMatch() || !date.isValid() || !time.isValid() || isMidnightAtTheEnd || hours > 23
        || minutes > 59)
        return std::nullopt;
    const QStringView fraction = match.capturedView(3);
    const bool isBetween = std::any_of(fraction.begin() + std::min<qsizetype>(3, fraction.size()),
                                       fraction.end(), [](QChar digit) { return digit != u'0'; });
    const qint64 milliseconds
        = (fraction.first(std::min<qsizetype>(3, fraction.size())).toString() + QStringLiteral("000"))
              .first(3)
              .toInt()
        + (isBetween ? 1 : 0);
    const qint64 offset = (hours * 60 + minutes) * (match.capturedView(4) == u'-' ? -1 : 1);
    const qint64 utc = QDateTime(date, time, Qt::UTC).toMSecsSinceEpoch() + milliseconds - offset * 60'000;
    constexpr qint64 first = -62'135'596'800'000; // 0001-01-01T00:00:00.000Z
    constexpr qint64 last = 253'402'300'799'999; // 9999-12-31T23:59:59.999Z
    return Timestamp(std::clamp(utc, first, last));
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
    return timestampFromIso(QString::fromLatin1(iso)).value_or(Timestamp());
}

} // namespace triage
