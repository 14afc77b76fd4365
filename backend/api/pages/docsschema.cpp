// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/pages/docsschema.h"

namespace triage::api::pages {

namespace {

using openapi::DocumentedParameter;
using openapi::Property;
using openapi::Schema;

QByteArray numberText(double number)
{
    return QByteArray::number(number, 'g', 15);
}

/// Returns "1 to 500 characters", "at most 20 items", "1 or more".
QByteArray boundsOf(const Schema &schema)
{
    QByteArray unit;
    if (schema.kind == Schema::Kind::Text)
        unit = " characters";
    else if (schema.kind == Schema::Kind::List)
        unit = " items";
    if (schema.minimum && schema.maximum)
        return *schema.minimum == *schema.maximum
            ? numberText(*schema.minimum) + unit
            : numberText(*schema.minimum) + " to " + numberText(*schema.maximum) + unit;
    if (schema.maximum)
        return "at most " + numberText(*schema.maximum) + unit;
    if (schema.minimum)
        return numberText(*schema.minimum) + unit + " or more";
    return {};
}

void writeType(Html &out, const Schema &schema)
{
    switch (schema.kind) {
    case Schema::Kind::Anything:
        out.text("any JSON");
        break;
    case Schema::Kind::Null:
        out.text("null");
        break;
    case Schema::Kind::Text:
        out.text(schema.format.isEmpty() ? "string" : schema.format);
        break;
    case Schema::Kind::Integer:
        out.text("integer");
        break;
    case Schema::Kind::Number:
        out.text("number");
        break;
    case Schema::Kind::Boolean:
        out.text("boolean");
        break;
    case Schema::Kind::List:
        out.text("list of ");
        writeType(out, schema.element.front());
        break;
    case Schema::Kind::Map:
        out.text("object of ");
        writeType(out, schema.element.front());
        break;
    case Schema::Kind::Object:
        out.text("object");
        break;
    case Schema::Kind::Union:
        for (const Schema &each : schema.element) {
            if (&each != &schema.element.front())
                out.text(" or ");
            writeType(out, each);
        }
        break;
    case Schema::Kind::Reference:
        out.element("a", schema.reference, { { "href", "#object-" + schema.reference } });
        break;
    }
    if (schema.nullable)
        out.text(" or null");
}

void writeRules(Html &out, const Schema &schema, bool isRequired, const QByteArray &more)
{
    out.open("span", { { "class", "rules" } });
    if (isRequired)
        out.element("strong", "required").text(" ");
    writeType(out, schema);
    if (const QByteArray bounds = boundsOf(schema); !bounds.isEmpty())
        out.text(", " + bounds);
    if (!more.isEmpty())
        out.text(", " + more);
    out.close("span");
}

/// Writes all permitted values, if they are listed.
void writePermitted(Html &out, const Schema &schema)
{
    std::vector<QByteArray> all;
    if (schema.kind == Schema::Kind::Text)
        all = schema.words;
    for (const int number : schema.numbers)
        all.push_back(QByteArray::number(number));
    if (all.empty())
        return;
    if (!schema.description.isEmpty())
        out.text(" ");
    out.text(all.size() > 1 ? "One of " : "Always ");
    for (const QByteArray &word : all) {
        if (word != all.front())
            out.text(", ");
        out.element("code", word);
    }
    out.text(".");
}

void writeRow(Html &out, const QByteArray &name, const Schema &schema, bool isRequired,
              const QByteArray &more)
{
    out.open("tr").open("td").element("code", name);
    writeRules(out, schema, isRequired, more);
    out.close("td").open("td").words(schema.description);
    writePermitted(out, schema);
    out.close("td").close("tr");
}

/// Writes links to the forms of an object.
void writeForms(Html &out, const Schema &schema)
{
    out.open("p");
    if (schema.discriminator.isEmpty())
        out.text("One of these: ");
    else
        out.text("One of these, by its ").element("code", schema.discriminator).text(": ");
    for (const Schema &each : schema.element) {
        if (&each != &schema.element.front())
            out.text(", ");
        writeType(out, each);
    }
    out.text(".").close("p");
}

QByteArray rulesOf(const DocumentedParameter &parameter)
{
    return parameter.fallback.isEmpty() ? QByteArray()
                                        : "default " + QByteArray(parameter.fallback).replace('"', "");
}

} // namespace

void writeMembers(Html &out, const Schema &object)
{
    if (object.kind == Schema::Kind::Union) {
        writeForms(out, object);
        return;
    }
    out.open("table");
    // Answers usually have all of their members, so only those that may be missing are marked.
    for (const Property &each : object.properties)
        writeRow(out, each.name, each.schema, each.required && !object.isAnswer,
                 !each.required && object.isAnswer ? "may be missing" : "");
    out.close("table");
}

void writeParameters(Html &out, const openapi::DocumentedOperation &operation,
                     DocumentedParameter::Place place)
{
    out.open("table");
    for (const DocumentedParameter &each : operation.parameters) {
        if (each.place == place)
            writeRow(out, each.name, each.schema, false, rulesOf(each));
    }
    out.close("table");
}

} // namespace triage::api::pages
