// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/openapi/schema.h"

#include <algorithm>

namespace triage::api::openapi {

namespace {

Schema ofKind(Schema::Kind kind)
{
    Schema schema;
    schema.kind = kind;
    return schema;
}

QByteArray quoted(QByteArrayView utf8)
{
    JsonWriter out;
    out.utf8(utf8);
    return out.take();
}

} // namespace

Schema null()
{
    return ofKind(Schema::Kind::Null);
}

Schema text()
{
    return ofKind(Schema::Kind::Text);
}

Schema integer()
{
    return detail::number("int64");
}

Schema listOf(Schema element)
{
    Schema list = ofKind(Schema::Kind::List);
    list.element.push_back(std::move(element));
    return list;
}

Schema mapOf(Schema element)
{
    Schema map = ofKind(Schema::Kind::Map);
    map.element.push_back(std::move(element));
    return map;
}

Schema anyOf(std::vector<Schema> alternatives)
{
    Schema schema = ofKind(Schema::Kind::Union);
    schema.element = std::move(alternatives);
    return schema;
}

Schema oneOf(std::vector<Schema> alternatives)
{
    Schema schema = anyOf(std::move(alternatives));
    schema.isExclusive = true;
    return schema;
}

Schema referenceTo(const QByteArray &component)
{
    Schema reference = ofKind(Schema::Kind::Reference);
    reference.reference = component;
    return reference;
}

Schema answerObject(std::vector<Property> properties)
{
    Schema object = ofKind(Schema::Kind::Object);
    object.isAnswer = true;
    object.properties = std::move(properties);
    return object;
}

Property property(const char *name, Schema schema, const char *description, const char *example)
{
    schema.description = description;
    if (*example)
        schema.example = detail::exampleJson(schema, example);
    return { name, std::move(schema), true };
}

Schema Components::add(const QByteArray &name, const Schema &schema)
{
    if (!find(name))
        m_all.push_back({ name, schema });
    return referenceTo(name);
}

Schema Components::addVariants(const QByteArray &name, const Schema &object, const QByteArray &discriminator,
                               const std::vector<Variant> &variants)
{
    std::vector<Schema> alternatives;
    std::vector<QByteArray> words;
    for (const Variant &variant : variants) {
        words.push_back(variant.word);
        Schema schema = object;
        for (Property &each : schema.properties) {
            if (each.name == discriminator) {
                each.schema.words = { variant.word };
                each.schema.example = quoted(variant.word);
            }
            for (const Property &own : variant.properties) {
                if (own.name == each.name)
                    each = own;
            }
        }
        alternatives.push_back(add(variant.component, schema));
    }
    Schema all = oneOf(std::move(alternatives));
    all.isAnswer = object.isAnswer;
    all.words = std::move(words);
    all.discriminator = discriminator;
    return add(name, all);
}

const Schema *Components::find(const QByteArray &name) const
{
    const auto found
        = std::find_if(m_all.begin(), m_all.end(), [&](const Named &each) { return each.name == name; });
    return found == m_all.end() ? nullptr : &found->schema;
}

const Schema &Components::resolve(const Schema &schema) const
{
    const Schema *component = schema.kind == Schema::Kind::Reference ? find(schema.reference) : nullptr;
    return component ? *component : schema;
}

namespace detail {

Schema identifier(qint64 example, Direction direction)
{
    Schema schema = text();
    if (direction == Direction::Body)
        schema.pattern = "[0-7ILOilo][0-9A-TV-Za-tv-z]{12}";
    schema.example = quoted(encodeId(example));
    return schema;
}

Schema moment()
{
    Schema schema = text();
    schema.format = "date-time";
    schema.example = quoted("2026-11-20T23:34:05.123Z");
    return schema;
}

Schema number(const char *format)
{
    Schema schema = ofKind(QByteArrayView(format) == "double" ? Schema::Kind::Number : Schema::Kind::Integer);
    schema.format = format;
    return schema;
}

Schema boolean()
{
    return ofKind(Schema::Kind::Boolean);
}

Schema words(std::vector<QByteArray> all)
{
    Schema schema = text();
    schema.words = std::move(all);
    return schema;
}

void apply(const Rules &rules, Schema &schema)
{
    const Rules any;
    const bool isNumber = schema.kind == Schema::Kind::Integer || schema.kind == Schema::Kind::Number;
    const bool hasLength
        = (schema.kind == Schema::Kind::Text && schema.words.empty()) || schema.kind == Schema::Kind::List;
    if (hasLength && rules.minLength != any.minLength)
        schema.minimum = rules.minLength;
    if (hasLength && rules.maxLength != any.maxLength)
        schema.maximum = rules.maxLength;
    if (isNumber && rules.minimum != any.minimum)
        schema.minimum = rules.minimum;
    if (isNumber && rules.maximum != any.maximum)
        schema.maximum = rules.maximum;
    schema.numbers.assign(rules.oneOf.begin(), rules.oneOf.end());
    for (const QLatin1StringView word : rules.words)
        schema.words.emplace_back(word.data(), word.size());
    if (rules.form == TextForm::Email)
        schema.format = "email";
    if (rules.element)
        apply(*rules.element, schema.element.front());
}

QByteArray exampleJson(const Schema &schema, const char *example)
{
    return schema.kind == Schema::Kind::Text ? quoted(example) : QByteArray(example);
}

QByteArray componentName(std::string_view type, Direction direction)
{
    const QByteArray name(type.data(), qsizetype(type.size()));
    return direction == Direction::Stored ? "Stored" + name : name;
}

} // namespace detail

} // namespace triage::api::openapi
