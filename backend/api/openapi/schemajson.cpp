// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/openapi/schemajson.h"

namespace triage::api::openapi {

namespace {

const char *typeWord(Schema::Kind kind)
{
    switch (kind) {
    case Schema::Kind::Anything:
    case Schema::Kind::Reference:
    case Schema::Kind::Union:
        return "";
    case Schema::Kind::Null:
        return "null";
    case Schema::Kind::Text:
        return "string";
    case Schema::Kind::Integer:
        return "integer";
    case Schema::Kind::Number:
        return "number";
    case Schema::Kind::Boolean:
        return "boolean";
    case Schema::Kind::List:
        return "array";
    case Schema::Kind::Object:
    case Schema::Kind::Map:
        return "object";
    }
    Q_UNREACHABLE();
}

void writeType(JsonWriter &out, const Schema &schema)
{
    const char *word = typeWord(schema.kind);
    if (!*word)
        return;
    out.key("type");
    if (!schema.nullable) {
        out.ascii(word);
        return;
    }
    out.beginArray();
    out.ascii(word);
    out.ascii("null");
    out.endArray();
}

void writeBounds(JsonWriter &out, const Schema &schema)
{
    const char *minimum = "minimum";
    const char *maximum = "maximum";
    if (schema.kind == Schema::Kind::Text) {
        minimum = "minLength";
        maximum = "maxLength";
    } else if (schema.kind == Schema::Kind::List) {
        minimum = "minItems";
        maximum = "maxItems";
    }
    if (schema.minimum) {
        out.key(minimum);
        out.number(*schema.minimum);
    }
    if (schema.maximum) {
        out.key(maximum);
        out.number(*schema.maximum);
    }
}

/// Writes all permitted values, if they are listed.
void writePermitted(JsonWriter &out, const Schema &schema)
{
    if (schema.words.empty() && schema.numbers.empty())
        return;
    out.key("enum");
    out.beginArray();
    for (const QByteArray &word : schema.words)
        out.ascii(word);
    for (const int number : schema.numbers)
        out.number(qint64(number));
    if (schema.nullable)
        out.null();
    out.endArray();
}

void writeMembers(JsonWriter &out, const Schema &object)
{
    out.key("properties");
    out.beginObject();
    bool anyRequired = false;
    for (const Property &each : object.properties) {
        out.key(each.name.constData());
        writeSchema(out, each.schema);
        anyRequired = anyRequired || each.required;
    }
    out.endObject();
    if (anyRequired) {
        out.key("required");
        out.beginArray();
        for (const Property &each : object.properties) {
            if (each.required)
                out.ascii(each.name);
        }
        out.endArray();
    }
}

/// Writes the alternatives of a value, including null if it is permitted.
void writeAlternatives(JsonWriter &out, const std::vector<Schema> &alternatives, bool nullable,
                       const char *keyword = "anyOf")
{
    out.key(keyword);
    out.beginArray();
    for (const Schema &each : alternatives)
        writeSchema(out, each);
    if (nullable)
        out.raw("{\"type\":\"null\"}");
    out.endArray();
}

void writeUnion(JsonWriter &out, const Schema &schema)
{
    writeAlternatives(out, schema.element, schema.nullable, schema.isExclusive ? "oneOf" : "anyOf");
    if (schema.discriminator.isEmpty())
        return;
    out.key("discriminator");
    out.beginObject();
    out.key("propertyName");
    out.ascii(schema.discriminator);
    out.key("mapping");
    out.beginObject();
    for (std::size_t i = 0; i < schema.element.size(); ++i) {
        out.key(schema.words[i].constData());
        out.ascii("#/components/schemas/" + schema.element[i].reference);
    }
    out.endObject();
    out.endObject();
}

void writeReference(JsonWriter &out, const Schema &schema)
{
    if (schema.nullable) {
        writeAlternatives(out, { referenceTo(schema.reference) }, true);
        return;
    }
    out.key("$ref");
    out.ascii("#/components/schemas/" + schema.reference);
}

bool isNumberOfElements(const Schema &schema)
{
    return schema.kind == Schema::Kind::List || schema.kind == Schema::Kind::Map;
}

QByteArray objectExample(const Schema &object, const Components &components)
{
    JsonWriter out;
    out.beginObject();
    for (const Property &each : object.properties) {
        if (!each.inExamples || (!each.required && each.schema.example.isEmpty()))
            continue;
        out.key(each.name.constData());
        out.raw(exampleOf(each.schema, components));
    }
    out.endObject();
    return out.take();
}

} // namespace

void writeSchema(JsonWriter &out, const Schema &schema)
{
    out.beginObject();
    writeType(out, schema);
    if (schema.kind == Schema::Kind::Reference)
        writeReference(out, schema);
    if (schema.kind == Schema::Kind::Union)
        writeUnion(out, schema);
    if (!schema.format.isEmpty()) {
        out.key("format");
        out.ascii(schema.format);
    }
    if (!schema.pattern.isEmpty()) {
        out.key("pattern");
        out.utf8("^(" + schema.pattern + ")$");
    }
    if (schema.kind != Schema::Kind::Union)
        writePermitted(out, schema);
    writeBounds(out, schema);
    if (isNumberOfElements(schema)) {
        out.key(schema.kind == Schema::Kind::List ? "items" : "additionalProperties");
        writeSchema(out, schema.element.front());
    }
    if (schema.kind == Schema::Kind::Object)
        writeMembers(out, schema);
    if (!schema.description.isEmpty()) {
        out.key("description");
        out.utf8(schema.description);
    }
    if (!schema.example.isEmpty()) {
        out.key("examples");
        out.beginArray();
        out.raw(schema.example);
        out.endArray();
    }
    out.endObject();
}

QByteArray exampleOf(const Schema &schema, const Components &components)
{
    if (!schema.example.isEmpty())
        return schema.example;
    if (schema.nullable)
        return "null";
    switch (schema.kind) {
    case Schema::Kind::Anything:
        return "{}";
    case Schema::Kind::Null:
        return "null";
    case Schema::Kind::Text:
        return schema.words.empty() ? QByteArray(textWithoutExample) : '"' + schema.words.front() + '"';
    case Schema::Kind::Integer:
        if (!schema.numbers.empty())
            return QByteArray::number(schema.numbers.front());
        [[fallthrough]];
    case Schema::Kind::Number:
        return QByteArray::number(qint64(schema.minimum.value_or(0)));
    case Schema::Kind::Boolean:
        return "false";
    case Schema::Kind::List:
        return '[' + exampleOf(schema.element.front(), components) + ']';
    case Schema::Kind::Map:
        return "{}";
    case Schema::Kind::Union:
        return exampleOf(schema.element.front(), components);
    case Schema::Kind::Object:
        return objectExample(schema, components);
    case Schema::Kind::Reference:
        return exampleOf(components.resolve(schema), components);
    }
    Q_UNREACHABLE();
}

QByteArray indented(QByteArrayView json)
{
    QByteArray text;
    qsizetype depth = 0;
    bool inText = false;
    const auto newLine = [&] {
        text += '\n' + QByteArray(2 * depth, ' ');
    };
    for (qsizetype i = 0; i < json.size(); ++i) {
        const char c = json[i];
        if (inText || c == '"') {
            text += c;
            if (c == '\\')
                text += json[++i];
            else if (c == '"')
                inText = !inText;
            continue;
        }
        const bool closes = c == '}' || c == ']';
        const bool isEmpty = closes && (text.endsWith('{') || text.endsWith('['));
        depth -= closes;
        if (closes && !isEmpty)
            newLine();
        text += c;
        depth += c == '{' || c == '[';
        const bool opensEmpty
            = (c == '{' || c == '[') && i + 1 < json.size() && (json[i + 1] == '}' || json[i + 1] == ']');
        if (c == ',' || ((c == '{' || c == '[') && !opensEmpty))
            newLine();
        else if (c == ':')
            text += ' ';
    }
    return text;
}

} // namespace triage::api::openapi
