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
#include <QStringList>

#include <functional>
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
Wrong wrongType(const QString &path, const QString &expected);
Wrong wrongCount(JsonValue value, const Rules &rules, const QString &path);
Wrong unknownMember(const QString &path, const QStringList &known, const Rules &rules);

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
Wrong readValue(JsonValue value, Id<Tag> &out, const Rules &, const QString &path)
{
    const std::optional<Id<Tag>> id
        = value.kind() == JsonValue::Kind::Text ? idFromString<Tag>(value.text()) : std::nullopt;
    if (!id)
        return wrongType(path, QStringLiteral("an identifier"));
    out = *id;
    return {};
}

template <HasEnumText E>
Wrong readValue(JsonValue value, E &out, const Rules &, const QString &path)
{
    const std::optional<E> known
        = value.kind() == JsonValue::Kind::Text ? fromWord<E>(value.text().toUtf8()) : std::nullopt;
    if (!known)
        return wrongType(path, allWords<E>());
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
        return wrongType(path, T::accepted());
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
bool isMember(const QString &name)
{
    bool isKnown = false;
    forEachField<T>([&](const auto &each) { isKnown = isKnown || name == QLatin1StringView(each.name); });
    return isKnown;
}

/// Returns the problem of the first member that the table of T does not list.
template <HasFields T>
Wrong whyNotAllKnown(JsonValue object, const Rules &rules, const QString &path)
{
    for (qsizetype i = 0; i < object.size(); ++i) {
        if (const QString name = object.nameAt(i); !isMember<T>(name)) {
            QStringList known;
            forEachField<T>([&](const auto &each) { known << QString::fromLatin1(each.name); });
            return unknownMember(path + u'.' + name, known, rules);
        }
    }
    return {};
}

template <HasFields T>
Wrong readValue(JsonValue value, T &out, const Rules &rules, const QString &path)
{
    if (!value.isObject())
        return wrongType(path, QStringLiteral("an object"));
    if constexpr (narrows<T>) {
        // An answer may have members of a later version; in a request one that is passed over means more.
        if (rules.category == Category::Integration) {
            if (Wrong unknown = whyNotAllKnown<T>(value, rules, path))
                return unknown;
        }
    }
    return readObject(value, out, path + u'.');
}

/// Receives the path of a member. Returns false if it needs no more of them.
using MemberVisitor = std::function<bool(const QString &)>;

template <typename T>
bool visitUnknown(JsonValue, Type<T>, const QString &, const MemberVisitor &)
{
    return true;
}
template <HasFields T>
bool visitUnknown(JsonValue value, Type<T>, const QString &path, const MemberVisitor &visit);
template <typename T>
bool visitUnknown(JsonValue value, Type<std::vector<T>>, const QString &path, const MemberVisitor &visit);
template <typename T>
bool visitUnknown(JsonValue value, Type<std::optional<T>>, const QString &path, const MemberVisitor &visit)
{
    return visitUnknown(value, Type<T>(), path, visit);
}
template <typename T>
bool visitUnknown(JsonValue value, Type<Patch<T>>, const QString &path, const MemberVisitor &visit)
{
    return visitUnknown(value, Type<T>(), path, visit);
}

template <typename T>
bool visitUnknown(JsonValue value, Type<std::vector<T>>, const QString &path, const MemberVisitor &visit)
{
    for (qsizetype i = 0; i < (value.isArray() ? value.size() : 0); ++i) {
        if (!visitUnknown(value.at(i), Type<T>(), QStringLiteral("%1[%2]").arg(path).arg(i), visit))
            return false;
    }
    return true;
}

template <HasFields T>
bool visitUnknown(JsonValue value, Type<T>, const QString &path, const MemberVisitor &visit)
{
    const QString prefix = path.isEmpty() ? path : path + u'.';
    bool goesOn = true;
    for (qsizetype i = 0; goesOn && i < (value.isObject() ? value.size() : 0); ++i) {
        const QString name = value.nameAt(i);
        bool isKnown = false;
        forEachField<T>([&]<typename Owner, typename Member>(const Field<Owner, Member> &each) {
            if (!isKnown && name == QLatin1StringView(each.name)) {
                isKnown = true;
                goesOn = visitUnknown(value.at(i), Type<Member>(), prefix + name, visit);
            }
        });
        if (!isKnown)
            goesOn = visit(prefix + name);
    }
    return goesOn;
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

/// Calls visit(path) for the members of a JSON object, at any depth, that the table of T does not list, in
/// their order, until it returns false.
template <HasFields T>
void forEachUnknown(JsonValue value, const detail::MemberVisitor &visit)
{
    detail::visitUnknown(value, Type<T>(), {}, visit);
}

/// Reads a T from JSON text.
template <HasFields T>
Result<T> fromJson(QByteArrayView json)
{
    const Result<JsonDocument> document = JsonDocument::ofBody(json);
    if (!document)
        return document.error();
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
    if (first)
        return missingField(QString::fromLatin1(first), category);
    Problem missing = missingField(QStringLiteral("body"), category);
    missing.detail = QStringLiteral("Send a JSON object, such as {}.");
    return missing;
}

} // namespace triage
