// SPDX-License-Identifier: GPL-3.0-or-later
#include "fields/json.h"

#include "fields/textrules.h"
#include "text.h"

#include <nlohmann/json.hpp>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage {

namespace {

using Node = nlohmann::ordered_json;

const Node &nodeOf(const void *pointer)
{
    return *static_cast<const Node *>(pointer);
}

int hexDigit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

/// Returns the code unit of the escape \uXXXX at that position, or -1.
int escapedUnit(const QByteArray &json, qsizetype at)
{
    if (at + 6 > json.size() || json[at] != '\\' || json[at + 1] != 'u')
        return -1;
    int unit = 0;
    for (qsizetype i = at + 2; i < at + 6; ++i) {
        const int digit = hexDigit(json[i]);
        if (digit < 0)
            return -1;
        unit = unit << 4 | digit;
    }
    return unit;
}

bool isHigh(int unit)
{
    return unit >= 0xD800 && unit <= 0xDBFF;
}
bool isLow(int unit)
{
    return unit >= 0xDC00 && unit <= 0xDFFF;
}

/// Replaces the unpaired surrogate escapes of the string that begins after `at` by U+0000. Returns the
/// string's end.
qsizetype mendString(QByteArray &json, qsizetype at)
{
    for (; at < json.size() && json[at] != '"'; ++at) {
        if (json[at] != '\\')
            continue;
        const int unit = escapedUnit(json, at);
        if (isHigh(unit) && isLow(escapedUnit(json, at + 6)))
            at += 11;
        else if (isHigh(unit) || isLow(unit)) {
            json.replace(at, 6, "\\u0000");
            at += 5;
        } else
            ++at; // the escaped character is never a closing quote
    }
    return at;
}

/// Replaces unpaired surrogates. Returns false if the text is nested too deeply.
bool prepare(QByteArray &json)
{
    int depth = 0;
    for (qsizetype at = 0; at < json.size(); ++at) {
        switch (json[at]) {
        case '"':
            at = mendString(json, at + 1);
            break;
        case '{':
        case '[':
            if (++depth > JsonDocument::maxDepth)
                return false;
            break;
        case '}':
        case ']':
            --depth;
            break;
        default:
            break;
        }
    }
    return true;
}

/// Returns true if every text and every name in the value can be stored.
bool isStorableJson(const Node &node)
{
    if (node.is_string()) {
        const auto &text = node.get_ref<const std::string &>();
        return text.find('\0') == std::string::npos;
    }
    if (!node.is_structured())
        return true;
    return std::all_of(node.items().begin(), node.items().end(), [&node](const auto &item) {
        return (!node.is_object() || item.key().find('\0') == std::string::npos)
            && isStorableJson(item.value());
    });
}

} // namespace

std::optional<JsonDocument> JsonDocument::parse(QByteArrayView json)
{
    QByteArray text = json.toByteArray();
    if (!prepare(text))
        return std::nullopt;
    // nlohmann-json would skip a byte order mark, which RFC 8259 does not allow a sender, and take a NUL for
    // the end.
    if (text.startsWith("\xEF\xBB\xBF") || text.contains('\0'))
        return std::nullopt;
    auto root = std::make_shared<Node>(Node::parse(text.cbegin(), text.cend(), nullptr, false));
    if (root->is_discarded())
        return std::nullopt;
    JsonDocument document;
    document.m_root = std::move(root);
    return document;
}

JsonValue::Kind JsonValue::kind() const
{
    if (!m_node)
        return Kind::Absent;
    switch (nodeOf(m_node).type()) {
    case Node::value_t::null:
        return Kind::Null;
    case Node::value_t::boolean:
        return Kind::Boolean;
    case Node::value_t::number_integer:
        return Kind::Integer;
    case Node::value_t::number_unsigned:
        return nodeOf(m_node).get<quint64>() <= quint64(std::numeric_limits<qint64>::max()) ? Kind::Integer
                                                                                            : Kind::Number;
    case Node::value_t::number_float:
        return Kind::Number;
    case Node::value_t::string:
        return Kind::Text;
    case Node::value_t::array:
        return Kind::Array;
    case Node::value_t::object:
        return Kind::Object;
    case Node::value_t::binary:
    case Node::value_t::discarded:
        break;
    }
    return Kind::Absent;
}

bool JsonValue::boolean() const
{
    return nodeOf(m_node).get<bool>();
}

qint64 JsonValue::integer() const
{
    return nodeOf(m_node).get<qint64>();
}

double JsonValue::number() const
{
    return nodeOf(m_node).get<double>();
}

QString JsonValue::text() const
{
    const auto &text = nodeOf(m_node).get_ref<const std::string &>();
    return textFromUtf8(QByteArrayView(text.data(), qsizetype(text.size())));
}

qsizetype JsonValue::size() const
{
    return qsizetype(nodeOf(m_node).size());
}

JsonValue JsonValue::at(qsizetype index) const
{
    return JsonValue(&nodeOf(m_node)[std::size_t(index)]);
}

JsonValue JsonValue::member(const char *name) const
{
    if (!isObject())
        return {};
    // If several members have the same name, the last one counts, as in other parsers.
    const void *found = nullptr;
    for (const auto &[key, node] : nodeOf(m_node).items()) {
        if (key == name)
            found = &node;
    }
    return JsonValue(found);
}

QByteArray JsonValue::toJson() const
{
    return QByteArray::fromStdString(nodeOf(m_node).dump());
}

bool JsonValue::isStorable() const
{
    return !m_node || isStorableJson(nodeOf(m_node));
}

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

Wrong wrongType(const QString &path, const QString &expected, const Rules &rules)
{
    return wrong(path, u"%1 must be %2."_s.arg(path, expected), rules);
}

Wrong wrongCount(JsonValue value, const Rules &rules, const QString &path)
{
    if (!value.isArray())
        return wrongType(path, u"an array"_s, rules);
    if (value.size() < rules.minLength || value.size() > rules.maxLength)
        return wrong(
            path,
            u"%1 must have %2; it has %3."_s.arg(path, lengthWords(rules, u"entries"_s)).arg(value.size()),
            rules);
    return {};
}

Wrong readText(JsonValue value, QString &out, const Rules &rules, const QString &path, bool nullable)
{
    if (value.kind() != JsonValue::Kind::Text)
        return wrongType(path, nullable ? u"a string or null"_s : u"a string"_s, rules);
    out = value.text();
    return whyNotText(out, rules, path);
}

Wrong readBoolean(JsonValue value, bool &out, const Rules &rules, const QString &path)
{
    if (value.kind() != JsonValue::Kind::Boolean)
        return wrongType(path, u"true or false"_s, rules);
    out = value.boolean();
    return {};
}

Wrong readInteger(JsonValue value, qint64 &out, const Rules &rules, const QString &path)
{
    if (value.kind() != JsonValue::Kind::Integer)
        return wrongType(path, u"a whole number"_s, rules);
    out = value.integer();
    return outOfRange(out, rules, path);
}

Wrong readNumber(JsonValue value, double &out, const Rules &rules, const QString &path)
{
    if (value.kind() != JsonValue::Kind::Number && value.kind() != JsonValue::Kind::Integer)
        return wrongType(path, u"a number"_s, rules);
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

Wrong readTimestamp(JsonValue value, Timestamp &out, const Rules &rules, const QString &path)
{
    const std::optional<Timestamp> time
        = value.kind() == JsonValue::Kind::Text ? timestampFromIso(value.text()) : std::nullopt;
    if (!time)
        return wrongType(path, u"a date-time such as 2026-11-20T23:34:05.123Z"_s, rules);
    out = *time;
    return {};
}

} // namespace detail

} // namespace triage
