#include "timestamp.h"

#include <QDateTime>

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
    const sys_time<milliseconds> time{milliseconds(at.milliseconds())};
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

QByteArray isoFromPostgres(QByteArrayView text)
{
    constexpr qsizetype seconds = 19; // up to and with the seconds
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
