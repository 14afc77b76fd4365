// SPDX-License-Identifier: GPL-3.0-or-later
#include "fields/jsonvalue.h"

#include "fields/jsonwriter.h"
#include "text.h"

#include <QSet>

#include <algorithm>
#include <charconv>
#include <span>

namespace triage {

JsonValue::Kind JsonValue::kind() const
{
    if (!m_node)
        return Kind::Absent;
    switch (m_node->kind) {
    case JsonTree::Kind::Null:
        return Kind::Null;
    case JsonTree::Kind::Boolean:
        return Kind::Boolean;
    case JsonTree::Kind::Integer:
        return Kind::Integer;
    case JsonTree::Kind::Number:
        return Kind::Number;
    case JsonTree::Kind::Text:
        return Kind::Text;
    case JsonTree::Kind::Array:
        return Kind::Array;
    case JsonTree::Kind::Object:
        return Kind::Object;
    }
    Q_UNREACHABLE();
}

bool JsonValue::boolean() const
{
    return m_node->content.size != 0;
}

qint64 JsonValue::integer() const
{
    const QByteArrayView digits = m_tree->text(m_node->content);
    qint64 value = 0;
    std::from_chars(digits.begin(), digits.end(), value);
    return value;
}

double JsonValue::number() const
{
    return m_tree->text(m_node->content).toDouble();
}

QString JsonValue::text() const
{
    return textFromUtf8(m_tree->text(m_node->content));
}

qsizetype JsonValue::size() const
{
    return isArray() || isObject() ? qsizetype(m_node->content.size) : 0;
}

JsonValue JsonValue::at(qsizetype index) const
{
    return JsonValue(*m_tree, m_tree->children(*m_node)[index]);
}

JsonValue JsonValue::member(const char *name) const
{
    if (!isObject())
        return {};
    const QByteArrayView wanted(name);
    const JsonTree::Node *const begin = m_tree->children(*m_node);
    for (const JsonTree::Node *each = begin + m_node->content.size; each != begin;) {
        --each;
        if (m_tree->text(each->name) == wanted)
            return JsonValue(*m_tree, *each);
    }
    return {};
}

QString JsonValue::nameAt(qsizetype index) const
{
    return textFromUtf8(m_tree->text(m_tree->children(*m_node)[index].name));
}

QByteArray JsonValue::toJson() const
{
    JsonWriter out;
    write(out);
    return out.take();
}

bool JsonValue::isStorable() const
{
    switch (kind()) {
    case Kind::Text:
        return !m_tree->text(m_node->content).contains('\0');
    case Kind::Array:
    case Kind::Object: {
        const std::span<const JsonTree::Node> children(m_tree->children(*m_node), m_node->content.size);
        return std::all_of(children.begin(), children.end(), [this](const JsonTree::Node &each) {
            return !m_tree->text(each.name).contains('\0') && JsonValue(*m_tree, each).isStorable();
        });
    }
    case Kind::Absent:
    case Kind::Null:
    case Kind::Boolean:
    case Kind::Integer:
    case Kind::Number:
        return true;
    }
    Q_UNREACHABLE();
}

void JsonValue::write(JsonWriter &out) const
{
    switch (kind()) {
    case Kind::Absent:
    case Kind::Null:
        return out.null();
    case Kind::Boolean:
        return out.boolean(boolean());
    case Kind::Integer:
    case Kind::Number:
        return out.raw(m_tree->text(m_node->content));
    case Kind::Text:
        return out.utf8(m_tree->text(m_node->content));
    case Kind::Array:
        out.beginArray();
        for (qsizetype i = 0; i < size(); ++i)
            at(i).write(out);
        return out.endArray();
    case Kind::Object:
        out.beginObject();
        writeMembers(out);
        return out.endObject();
    }
    Q_UNREACHABLE();
}

// Writes one member of each name, the last.
void JsonValue::writeMembers(JsonWriter &out) const
{
    const std::span<const JsonTree::Node> members(m_tree->children(*m_node), m_node->content.size);
    std::vector<const JsonTree::Node *> written;
    QSet<QByteArrayView> names;
    for (auto each = members.rbegin(); each != members.rend(); ++each) {
        const QByteArrayView name = m_tree->text(each->name);
        if (names.contains(name))
            continue;
        names.insert(name);
        written.push_back(&*each);
    }
    for (auto each = written.rbegin(); each != written.rend(); ++each) {
        out.utf8Key(m_tree->text((*each)->name));
        JsonValue(*m_tree, **each).write(out);
    }
}

} // namespace triage
