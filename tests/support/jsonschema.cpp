// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/jsonschema.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QUrl>

#include <cmath>

using namespace Qt::StringLiterals;

namespace triage::test {

namespace {

const QStringList &knownKeywords()
{
    static const QStringList known{
        u"$ref"_s,      u"type"_s,     u"properties"_s, u"required"_s,      u"additionalProperties"_s,
        u"items"_s,     u"enum"_s,     u"const"_s,      u"format"_s,        u"minLength"_s,
        u"maxLength"_s, u"minItems"_s, u"maxItems"_s,   u"minimum"_s,       u"maximum"_s,
        u"allOf"_s,     u"anyOf"_s,    u"oneOf"_s,      u"description"_s,   u"examples"_s,
        u"default"_s,   u"title"_s,    u"pattern"_s,    u"discriminator"_s, u"x-problem-types"_s
    };
    return known;
}

QString shown(const QJsonValue &value)
{
    QByteArray json = QJsonDocument(QJsonArray{ value }).toJson(QJsonDocument::Compact);
    json = json.sliced(1, json.size() - 2);
    return QString::fromUtf8(json.size() > 80 ? json.first(77) + "..." : json);
}

bool isOfType(const QJsonValue &value, const QString &type)
{
    if (type == u"null"_s)
        return value.isNull();
    if (type == u"boolean"_s)
        return value.isBool();
    if (type == u"string"_s)
        return value.isString();
    if (type == u"array"_s)
        return value.isArray();
    if (type == u"object"_s)
        return value.isObject();
    if (type == u"number"_s)
        return value.isDouble();
    return type == u"integer"_s && value.isDouble() && std::trunc(value.toDouble()) == value.toDouble();
}

bool isOfAnyType(const QJsonValue &value, const QJsonValue &type)
{
    if (!type.isArray())
        return isOfType(value, type.toString());
    for (const QJsonValue &each : type.toArray()) {
        if (isOfType(value, each.toString()))
            return true;
    }
    return false;
}

/// Returns whether the text is an RFC 3339 time with an offset; seconds may have a fraction.
bool isDateTime(const QString &text)
{
    static const QRegularExpression shape(
        u"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)$"_s);
    return shape.match(text).hasMatch() && QDateTime::fromString(text, Qt::ISODateWithMs).isValid();
}

bool hasFormat(const QJsonValue &value, const QString &format)
{
    if (format == u"date-time"_s)
        return !value.isString() || isDateTime(value.toString());
    if (format == u"email"_s)
        return !value.isString() || value.toString().contains(u'@');
    if (format == u"uri"_s)
        return !value.isString()
            || (QUrl(value.toString(), QUrl::StrictMode).isValid() && value.toString().contains(u':'));
    if (format == u"int32"_s)
        return !value.isDouble() || std::abs(value.toDouble()) <= 2147483648.0;
    return format == u"int64"_s || format == u"double"_s;
}

/// Returns the length or size of a value for the keyword; nothing if the value has none.
std::optional<double> measure(const QJsonValue &value, const QString &keyword)
{
    if (keyword.endsWith(u"Length"_s))
        return value.isString() ? std::optional(double(value.toString().toUcs4().size())) : std::nullopt;
    if (keyword.endsWith(u"Items"_s))
        return value.isArray() ? std::optional(double(value.toArray().size())) : std::nullopt;
    return value.isDouble() ? std::optional(value.toDouble()) : std::nullopt;
}

void checkBounds(const QJsonValue &value, const QJsonObject &schema, const QString &path, QStringList &found)
{
    for (const QString &keyword :
         { u"minLength"_s, u"minItems"_s, u"minimum"_s, u"maxLength"_s, u"maxItems"_s, u"maximum"_s }) {
        const std::optional<double> size = measure(value, keyword);
        if (!schema.contains(keyword) || !size)
            continue;
        const double bound = schema.value(keyword).toDouble();
        if (keyword.startsWith(u"min"_s) ? *size < bound : *size > bound)
            found << u"%1: %2 is against %3 %4"_s.arg(path, shown(value), keyword).arg(bound);
    }
}

void checkValue(const QJsonValue &value, const QJsonObject &schema, const QString &path, QStringList &found)
{
    if (schema.contains(u"type"_s) && !isOfAnyType(value, schema.value(u"type"_s)))
        found << u"%1: %2 is not of type %3"_s.arg(path, shown(value), shown(schema.value(u"type"_s)));
    if (schema.contains(u"enum"_s) && !schema.value(u"enum"_s).toArray().contains(value))
        found << u"%1: %2 is none of %3"_s.arg(path, shown(value), shown(schema.value(u"enum"_s)));
    if (schema.contains(u"const"_s) && schema.value(u"const"_s) != value)
        found << u"%1: %2 is not %3"_s.arg(path, shown(value), shown(schema.value(u"const"_s)));
    if (schema.contains(u"format"_s) && !hasFormat(value, schema.value(u"format"_s).toString()))
        found << u"%1: %2 is not of format %3"_s.arg(path, shown(value),
                                                     schema.value(u"format"_s).toString());
    if (schema.contains(u"pattern"_s) && value.isString()
        && !QRegularExpression(schema.value(u"pattern"_s).toString()).match(value.toString()).hasMatch())
        found << u"%1: %2 does not match %3"_s.arg(path, shown(value), schema.value(u"pattern"_s).toString());
    checkBounds(value, schema, path, found);
}

} // namespace

QStringList JsonSchema::violations(const QJsonValue &value, const QJsonObject &schema) const
{
    QStringList found;
    check(value, schema, u"body"_s, found);
    return found;
}

void JsonSchema::check(const QJsonValue &value, const QJsonObject &schema, const QString &path,
                       QStringList &found, bool isPart) const
{
    for (auto each = schema.begin(); each != schema.end(); ++each) {
        if (!knownKeywords().contains(each.key()))
            found << u"%1: its schema has the unknown keyword %2"_s.arg(path, each.key());
    }
    if (schema.contains(u"$ref"_s)) {
        const QJsonObject target = m_resolve(schema);
        if (target.isEmpty())
            found << u"%1: there is no schema %2"_s.arg(path, schema.value(u"$ref"_s).toString());
        else
            check(value, target, path, found, true);
    }
    checkValue(value, schema, path, found);
    if (value.isObject()) {
        checkMembers(value.toObject(), schema, path, found);
        if (!isPart)
            checkUnknown(value.toObject(), schema, path, found);
    }
    if (value.isArray())
        checkItems(value.toArray(), schema, path, found);
    checkCombined(value, schema, path, found);
}

void JsonSchema::checkCombined(const QJsonValue &value, const QJsonObject &schema, const QString &path,
                               QStringList &found) const
{
    for (const QJsonValue &part : schema.value(u"allOf"_s).toArray())
        check(value, part.toObject(), path, found, true);
    for (const QString &keyword : { u"anyOf"_s, u"oneOf"_s }) {
        if (!schema.contains(keyword))
            continue;
        int fitting = 0;
        QStringList reasons;
        for (const QJsonValue &part : schema.value(keyword).toArray()) {
            QStringList wrong;
            check(value, part.toObject(), path, wrong);
            fitting += wrong.isEmpty();
            reasons += wrong;
        }
        if (fitting == 0)
            found << u"%1: fits nothing of %2: %3"_s.arg(path, keyword, reasons.join(u"; "_s));
        else if (fitting > 1 && keyword == u"oneOf"_s)
            found << u"%1: fits %2 of oneOf"_s.arg(path).arg(fitting);
    }
}

void JsonSchema::checkMembers(const QJsonObject &object, const QJsonObject &schema, const QString &path,
                              QStringList &found) const
{
    const QJsonObject properties = schema.value(u"properties"_s).toObject();
    const QJsonValue others = schema.value(u"additionalProperties"_s);
    for (const QJsonValue &name : schema.value(u"required"_s).toArray()) {
        if (!object.contains(name.toString()))
            found << u"%1.%2: is missing"_s.arg(path, name.toString());
    }
    for (auto each = object.begin(); each != object.end(); ++each) {
        const QString where = path + u'.' + each.key();
        if (properties.contains(each.key()))
            check(*each, properties.value(each.key()).toObject(), where, found);
        else if (others.isObject())
            check(*each, others.toObject(), where, found);
    }
}

std::optional<QStringList> JsonSchema::namesIn(const QJsonObject &schema) const
{
    if (schema.contains(u"$ref"_s))
        return namesIn(m_resolve(schema));
    if (schema.value(u"additionalProperties"_s).isObject())
        return std::nullopt;
    QStringList names = schema.value(u"properties"_s).toObject().keys();
    bool isKnown = schema.contains(u"properties"_s);
    for (const QJsonValue &part : schema.value(u"allOf"_s).toArray()) {
        if (const auto own = namesIn(part.toObject())) {
            names << *own;
            isKnown = true;
        }
    }
    return isKnown ? std::optional(names) : std::nullopt;
}

void JsonSchema::checkUnknown(const QJsonObject &object, const QJsonObject &schema, const QString &path,
                              QStringList &found) const
{
    const std::optional<QStringList> names = namesIn(schema);
    if (!names)
        return;
    for (const QString &name : object.keys()) {
        if (!names->contains(name))
            found << u"%1.%2: is not in the document"_s.arg(path, name);
    }
}

void JsonSchema::checkItems(const QJsonArray &array, const QJsonObject &schema, const QString &path,
                            QStringList &found) const
{
    if (!schema.contains(u"items"_s))
        return;
    const QJsonObject items = schema.value(u"items"_s).toObject();
    for (qsizetype i = 0; i < array.size(); ++i)
        check(array.at(i), items, u"%1[%2]"_s.arg(path).arg(i), found);
}

} // namespace triage::test
