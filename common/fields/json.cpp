// SPDX-License-Identifier: GPL-3.0-or-later
#include "fields/json.h"

#include "fields/textrules.h"
#include "text.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace triage {

namespace detail {

namespace {

Wrong wrong(const QString &path, const QString &detail, const Rules &rules)
{
    return invalidField(path, detail, rules.category);
}

template <typename Number>
Wrong outOfRange(Number value, const Rules &rules, const QString &path)
{
    if (double(value) >= rules.minimum && double(value) <= rules.maximum)
        return {};
    return wrong(path, u"%1 must be between %2 and %3."_s.arg(path).arg(rules.minimum).arg(rules.maximum),
                 rules);
}

} // namespace

// A program, not a person, chooses the type of a value.
Wrong wrongType(const QString &path, const QString &expected)
{
    return invalidField(path, u"%1 must be %2."_s.arg(path, expected), Category::Integration);
}

static Wrong notOneOf(qint64 value, const Rules &rules, const QString &path)
{
    QStringList permitted;
    for (const int each : rules.oneOf) {
        if (each == value)
            return {};
        permitted << QString::number(each);
    }
    return permitted.isEmpty() ? Wrong() : wrongType(path, permitted.join(u" or "_s));
}

Wrong wrongCount(JsonValue value, const Rules &rules, const QString &path)
{
    if (!value.isArray())
        return wrongType(path, u"an array"_s);
    if (value.size() < rules.minLength || value.size() > rules.maxLength)
        return wrong(
            path,
            u"%1 must have %2; it has %3."_s.arg(path, lengthWords(rules, u"entries"_s)).arg(value.size()),
            rules);
    return {};
}

Wrong unknownMember(const QString &path, const QStringList &known, const Rules &rules)
{
    constexpr qsizetype shown = 100;
    const QString name = firstCodePoints(path, shown);
    return wrong(name, u"There is no %1. The members are: %2."_s.arg(name, known.join(u", "_s)), rules);
}

Wrong readText(JsonValue value, QString &out, const Rules &rules, const QString &path, bool nullable)
{
    if (value.kind() != JsonValue::Kind::Text)
        return wrongType(path, nullable ? u"a string or null"_s : u"a string"_s);
    out = value.text();
    return whyNotText(out, rules, path);
}

Wrong readBoolean(JsonValue value, bool &out, const Rules &, const QString &path)
{
    if (value.kind() != JsonValue::Kind::Boolean)
        return wrongType(path, u"true or false"_s);
    out = value.boolean();
    return {};
}

Wrong readInteger(JsonValue value, qint64 &out, const Rules &rules, const QString &path)
{
    if (value.kind() != JsonValue::Kind::Integer)
        return wrongType(path, u"a whole number"_s);
    out = value.integer();
    if (Wrong unknown = notOneOf(out, rules, path))
        return unknown;
    return outOfRange(out, rules, path);
}

Wrong readNumber(JsonValue value, double &out, const Rules &rules, const QString &path)
{
    if (value.kind() != JsonValue::Kind::Number && value.kind() != JsonValue::Kind::Integer)
        return wrongType(path, u"a number"_s);
    out = value.number();
    return outOfRange(out, rules, path);
}

Wrong readRaw(JsonValue value, RawJson &out, const Rules &rules, const QString &path)
{
    out.text = value.toJson();
    if (!value.isStorable())
        return wrong(path, u"%1 must not contain U+0000 or unpaired surrogates."_s.arg(path), rules);
    return {};
}

Wrong readTimestamp(JsonValue value, Timestamp &out, const Rules &, const QString &path)
{
    const std::optional<Timestamp> time
        = value.kind() == JsonValue::Kind::Text ? timestampFromRfc3339(value.text()) : std::nullopt;
    if (!time)
        return wrongType(path, u"a date-time such as 2026-11-20T23:34:05.123Z"_s);
    out = *time;
    return {};
}

} // namespace detail

} // namespace triage
