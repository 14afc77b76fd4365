// SPDX-License-Identifier: GPL-3.0-or-later
// One value of a parsed JSON text.
#pragma once

#include "fields/jsontree.h"

#include <QByteArray>
#include <QString>

namespace triage {

class JsonWriter;

/// A value inside a JsonDocument, which must outlive it. Cheap to copy.
class JsonValue
{
public:
    enum class Kind { Absent, Null, Boolean, Integer, Number, Text, Array, Object };

    JsonValue() = default;
    JsonValue(const JsonTree &tree, const JsonTree::Node &node) : m_tree(&tree), m_node(&node) { }

    Kind kind() const;
    bool isAbsent() const { return kind() == Kind::Absent; }
    bool isNull() const { return kind() == Kind::Null; }
    bool isObject() const { return kind() == Kind::Object; }
    bool isArray() const { return kind() == Kind::Array; }

    bool boolean() const;
    /// Valid only for integers that fit.
    qint64 integer() const;
    double number() const;
    QString text() const;
    /// Returns the number of elements or members.
    qsizetype size() const;
    JsonValue at(qsizetype index) const;
    /// Returns the member of that name; an absent value if there is none or this is not an object. If several
    /// members have the same name, the last one counts, as in other parsers.
    JsonValue member(const char *name) const;
    /// Returns the name of the member of an object at that index.
    QString nameAt(qsizetype index) const;
    /// Returns the value as compact JSON. Numbers are as they were.
    QByteArray toJson() const;
    /// Returns true if no text in the value, at any depth, contains U+0000.
    bool isStorable() const;

private:
    void write(JsonWriter &out) const;
    void writeMembers(JsonWriter &out) const;

    const JsonTree *m_tree = nullptr;
    const JsonTree::Node *m_node = nullptr;
};

} // namespace triage
