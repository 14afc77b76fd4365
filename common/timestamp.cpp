#include "timestamp.h"

#include <QDateTime>
#include <QTimeZone>

namespace triage {

QByteArray toIso(Timestamp at)
{
    const auto time = QDateTime::fromMSecsSinceEpoch(at.milliseconds(), QTimeZone::utc());
    return time.toString(Qt::ISODateWithMs).toLatin1();
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
