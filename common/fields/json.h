// SPDX-License-Identifier: GPL-3.0-or-later
// Reads types with a field table from JSON; a problem says which field is wrong and why.
#pragma once

#include "domain/ids.h"
#include "fields/enumtext.h"
#include "fields/fields.h"
#include "fields/jsondocument.h"
#include "fields/jsonwriter.h"
#include "result.h"
#include "timestamp.h"

#include <QByteArrayView>
#include <QString>

#include <optional>
#include <vector>

namespace triage {

namespace detail {

using Wrong = std::optional<Problem>;

Wrong readText(JsonValue value, QString &out, const Rules &rules, const QString &path, bool nullable);
Wrong readBoolean(JsonValue value, bool &out, const Rules &rules, const QString &path);
Wrong readInteger(JsonValue value, qint64 &out, const Rules &rules, const QString &path);
Wrong readNumber(JsonValue value, double &out, const Rules &rules, const QString &path);
Wrong readTimestamp(JsonValue value, Timestamp &out, const Rules &rules, const QString &path);
Wrong readRaw(JsonValue value, RawJson &out, const Rules &rules, const QString &path);
Wrong wrongType(const QString &path, const QString &expected, const Rules &rules);
Wrong wrongCount(JsonValue value, const Rules &rules, const QString &path);
Problem notJson();

inline Wrong readValue(JsonValue value, QString &out, const Rules &rules, const QString &path)
{
    return readText(value, out, rules, path, false);
}
inline Wrong readValue(JsonValue value, bool &out, const Rules &rules, const QString &path)
{
    return readBoolean(value, out, rules, path);
}
inline Wrong readValue(JsonValue value, qint64 &out, const Rules &rules, const QString &path)
{
    return readInteger(value, out, rules, path);
}
inline Wrong readValue(JsonValue value, int &out, const Rules &rules, const QString &path)
{
    Rules narrow = rules;
    narrow.minimum = std::max(rules.minimum, double(std::numeric_limits<int>::lowest()));
    narrow.maximum = std::min(rules.maximum, double(std::numeric_limits<int>::max()));
    qint64 wide = 0;
    Wrong wrong = readInteger(value, wide, narrow, path);
    out = int(wide);
    return wrong;
}
inline Wrong readValue(JsonValue value, double &out, const Rules &rules, const QString &path)
{
    return readNumber(value, out, rules, path);
}
inline Wrong readValue(JsonValue value, Timestamp &out, const Rules &rules, const QString &path)
{
    return readTimestamp(value, out, rules, path);
}
inline Wrong readValue(JsonValue value, RawJson &out, const Rules &rules, const QString &path)
{
    return readRaw(value, out, rules, path);
}

template <typename Tag>
Wrong readValue(JsonValue value, Id<Tag> &out, const Rules &rules, const QString &path)
{
    const std::optional<Id<Tag>> id
        = value.kind() == JsonValue::Kind::Text ? idFromString<Tag>(value.text()) : std::nullopt;
    if (!id)
        return wrongType(path, QStringLiteral("an identifier"), rules);
    out = *id;
    return {};
}

template <HasEnumText E>
Wrong readValue(JsonValue value, E &out, const Rules &rules, const QString &path)
{
    const std::optional<E> known
        = value.kind() == JsonValue::Kind::Text ? fromWord<E>(value.text().toUtf8()) : std::nullopt;
    if (!known)
        return wrongType(path, allWords<E>(), rules);
    out = *known;
    return {};
}

template <HasText T>
Wrong readValue(JsonValue value, T &out, const Rules &rules, const QString &path)
{
    QString text;
    if (Wrong wrong = readText(value, text, rules, path, true))
        return wrong;
    const std::optional<T> known = T::fromText(text);
    if (!known)
        return wrongType(path, T::accepted(), rules);
    out = *known;
    return {};
}

template <HasFields T>
Wrong readValue(JsonValue value, T &out, const Rules &rules, const QString &path);
template <typename T>
Wrong readValue(JsonValue value, std::vector<T> &out, const Rules &rules, const QString &path);

template <typename T>
Wrong readValue(JsonValue value, std::optional<T> &out, const Rules &rules, const QString &path)
{
    if (value.isNull()) {
        out.reset();
        return {};
    }
    return readValue(value, out.emplace(), rules, path);
}

inline Wrong readValue(JsonValue value, std::optional<QString> &out, const Rules &rules, const QString &path)
{
    if (value.isNull()) {
        out.reset();
        return {};
    }
    return readText(value, out.emplace(), rules, path, true);
}

template <typename T>
Wrong readValue(JsonValue value, std::vector<T> &out, const Rules &rules, const QString &path)
{
    if (Wrong wrong = wrongCount(value, rules, path))
        return wrong;
    Rules each = rules.element ? *rules.element : std::is_same_v<T, QString> ? listedText : Rules();
    each.category = rules.category;
    for (qsizetype i = 0; i < value.size(); ++i) {
        if (Wrong wrong
            = readValue(value.at(i), out.emplace_back(), each, QStringLiteral("%1[%2]").arg(path).arg(i)))
            return wrong;
    }
    return {};
}

template <typename Owner, typename Member>
Wrong readField(JsonValue object, Owner &out, const Field<Owner, Member> &each, const QString &path)
{
    const JsonValue value = object.member(each.name);
    if (!value.isAbsent())
        return readValue(value, out.*each.member, each.rules, path);
    return each.rules.required ? Wrong(missingField(path, each.rules.category)) : Wrong();
}

template <typename Owner, typename Member>
Wrong readField(JsonValue object, Owner &out, const Field<Owner, Patch<Member>> &each, const QString &path)
{
    const JsonValue value = object.member(each.name);
    if (value.isAbsent())
        return {};
    (out.*each.member).sent = true;
    return readValue(value, (out.*each.member).value, each.rules, path);
}

template <HasFields T>
Wrong readObject(JsonValue value, T &out, const QString &prefix)
{
    Wrong wrong;
    forEachField<T>([&](const auto &each) {
        if (!wrong)
            wrong = readField(value, out, each, prefix + QString::fromLatin1(each.name));
    });
    return wrong;
}

template <HasFields T>
Wrong readValue(JsonValue value, T &out, const Rules &rules, const QString &path)
{
    if (!value.isObject())
        return wrongType(path, QStringLiteral("an object"), rules);
    return readObject(value, out, path + u'.');
}

} // namespace detail

/// Reads a T from a JSON object through its field table. Ignores members that the table does not list.
/// MissingRequiredField or InvalidFieldValue name the first field that is wrong.
template <HasFields T>
Result<T> fromJson(JsonValue value)
{
    T out{};
    if (!value.isObject())
        return invalidField(QStringLiteral("body"), QStringLiteral("The body must be a JSON object."),
                            Category::Integration);
    if (detail::Wrong wrong = detail::readObject(value, out, {}))
        return *wrong;
    return out;
}

/// Reads a T from JSON text.
template <HasFields T>
Result<T> fromJson(QByteArrayView json)
{
    const std::optional<JsonDocument> document = JsonDocument::parse(json);
    if (!document)
        return detail::notJson();
    return fromJson<T>(document->root());
}

namespace detail {
template <typename T>
inline constexpr bool isPatch = false;
template <typename T>
inline constexpr bool isPatch<Patch<T>> = true;
} // namespace detail

/// Returns the problem of a request that should have a body and has none. It names the first required field
/// or, if any member may be left out as in a patch, the body.
template <HasFields T>
Problem missingBody()
{
    const char *first = nullptr;
    Category category = Category::Integration;
    forEachField<T>([&]<typename Owner, typename Member>(const Field<Owner, Member> &each) {
        if (!first && each.rules.required && !detail::isPatch<Member>) {
            first = each.name;
            category = each.rules.category;
        }
    });
    return missingField(QString::fromLatin1(first ? first : "body"), category);
}

} // namespace triage
