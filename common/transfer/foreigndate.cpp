// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/foreigndate.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace triage::transfer {

namespace {

/// A day as it is written.
struct Day
{
    int year = 0;
    int month = 0;
    int day = 0;
};

/// The time of day behind a date.
constexpr auto timeForm
    = "(?:(?:T|t|,?\\s+(?:at\\s+)?)(?<hour>[0-9]{1,2}):(?<minute>[0-9]{2})(?::(?<second>[0-9]{2})(?:[.,](?<"
      "part>[0-9]+))?)?"
      "(?:\\s*(?<half>[AaPp])\\.?[Mm]\\.?)?(?:\\s*(?<zone>Z|z|UTC|GMT|[+-][0-9]{2}(?::?[0-9]{2})?))?)?\\s*\\z"_L1;

QRegularExpression formOf(QLatin1StringView date)
{
    return QRegularExpression(u"\\A\\s*"_s + date + timeForm, QRegularExpression::UseUnicodePropertiesOption);
}

/// Returns 0 if the word is no English month.
int monthNamed(const QString &word)
{
    static const QStringList months{ u"january"_s,   u"february"_s, u"march"_s,    u"april"_s,
                                     u"may"_s,       u"june"_s,     u"july"_s,     u"august"_s,
                                     u"september"_s, u"october"_s,  u"november"_s, u"december"_s };
    constexpr qsizetype shortest = 3;
    const QString plain = word.toLower();
    if (plain == u"sept"_s)
        return 9;
    for (int month = 0; month < int(months.size()); ++month) {
        if (plain == months[month] || plain == months[month].left(shortest))
            return month + 1;
    }
    return 0;
}

int yearOf(const QString &digits)
{
    constexpr int firstYear = 70; // of the years of two digits that are in the past century
    const int year = digits.toInt();
    if (digits.size() > 2)
        return year;
    return year < firstYear ? 2000 + year : 1900 + year;
}

/// Returns the hour of the day; -1 if there is none.
int hourOf(const QRegularExpressionMatch &match)
{
    const int hour = match.captured(u"hour"_s).toInt();
    const QString half = match.captured(u"half"_s).toLower();
    if (half.isEmpty())
        return hour;
    if (hour < 1 || hour > 12)
        return -1;
    return hour % 12 + (half == u"p"_s ? 12 : 0);
}

std::optional<Timestamp> timestampOf(const Day &day, const QRegularExpressionMatch &match)
{
    const int hour = hourOf(match);
    if (hour < 0)
        return std::nullopt;
    const auto part = [&match](const QString &name, const QString &otherwise) {
        return match.capturedLength(name) > 0 ? match.captured(name) : otherwise;
    };
    QString zone = part(u"zone"_s, u"Z"_s).toUpper();
    if (zone == u"UTC"_s || zone == u"GMT"_s)
        zone = u"Z"_s;
    else if (zone != u"Z"_s)
        zone = zone.left(3) + u':' + (zone.size() > 3 ? zone.right(2) : u"00"_s);
    return timestampFromRfc3339(
        u"%1-%2-%3T%4:%5:%6.%7%8"_s.arg(day.year, 4, 10, '0'_L1)
            .arg(day.month, 2, 10, '0'_L1)
            .arg(day.day, 2, 10, '0'_L1)
            .arg(hour, 2, 10, '0'_L1)
            .arg(part(u"minute"_s, u"00"_s), part(u"second"_s, u"00"_s), part(u"part"_s, u"0"_s), zone));
}

/// Reads a date of which only the order of its numbers tells day and month.
ForeignDate numericDate(const QRegularExpressionMatch &match, DateOrder order)
{
    const int first = match.captured(1).toInt();
    const int second = match.captured(3).toInt();
    const int year = yearOf(match.captured(4));
    const auto dayFirst = timestampOf({ year, second, first }, match);
    const auto monthFirst = timestampOf({ year, first, second }, match);
    ForeignDate date;
    if (match.captured(2) == u"."_s || !monthFirst || !dayFirst || first == second)
        date.at = match.captured(2) == u"."_s ? dayFirst : dayFirst ? dayFirst : monthFirst;
    else if (order == DateOrder::Unknown)
        date.isAmbiguous = true;
    else
        date.at = order == DateOrder::DayFirst ? dayFirst : monthFirst;
    if (match.captured(2) != u"."_s && dayFirst.has_value() != monthFirst.has_value())
        date.shown = dayFirst ? DateOrder::DayFirst : DateOrder::MonthFirst;
    if (date.shown != DateOrder::Unknown && order != DateOrder::Unknown && order != date.shown)
        date.at.reset();
    return date;
}

} // namespace

ForeignDate readDate(QStringView text, DateOrder order)
{
    static const QRegularExpression iso = formOf("([0-9]{4})([-/.])([0-9]{1,2})\\2([0-9]{1,2})"_L1);
    static const QRegularExpression numeric
        = formOf("([0-9]{1,2})([-/.])([0-9]{1,2})\\2([0-9]{4}|[0-9]{2})"_L1);
    static const QRegularExpression dayAndMonth = formOf(
        "(?:[A-Za-z]{3,9}\\.?,?\\s+)?([0-9]{1,2})(?:st|nd|rd|th)?\\.?[-/\\s]*([A-Za-z]{3,9})\\.?,?[-/\\s]*([0-9]{4}|[0-9]{2})"_L1);
    static const QRegularExpression monthAndDay = formOf(
        "(?:[A-Za-z]{3,9}\\.?,?\\s+)?([A-Za-z]{3,9})\\.?\\s+([0-9]{1,2})(?:st|nd|rd|th)?,?\\s+([0-9]{4})"_L1);
    const QString written = text.toString();
    if (const auto match = iso.match(written); match.hasMatch())
        return { timestampOf(
            { match.captured(1).toInt(), match.captured(3).toInt(), match.captured(4).toInt() }, match) };
    if (const auto match = numeric.match(written); match.hasMatch())
        return numericDate(match, order);
    if (const auto match = dayAndMonth.match(written); match.hasMatch())
        return { timestampOf(
            { yearOf(match.captured(3)), monthNamed(match.captured(2)), match.captured(1).toInt() }, match) };
    if (const auto match = monthAndDay.match(written); match.hasMatch())
        return { timestampOf(
            { yearOf(match.captured(3)), monthNamed(match.captured(1)), match.captured(2).toInt() }, match) };
    return {};
}

} // namespace triage::transfer
