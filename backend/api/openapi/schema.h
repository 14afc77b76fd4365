// SPDX-License-Identifier: GPL-3.0-or-later
// Describes JSON values, derived from the field tables, for the OpenAPI document and the pages for people.
#pragma once

#include "domain/ids.h"
#include "domain/listfilter.h"
#include "domain/note.h"
#include "domain/target.h"
#include "domain/token.h"
#include "fields/enumtext.h"
#include "fields/fields.h"
#include "fields/jsonwriter.h"

#include <QByteArray>

#include <optional>
#include <string_view>
#include <vector>

namespace triage::api::openapi {

struct Property;

/// The rules for a value.
struct Schema
{
    enum class Kind { Anything, Null, Text, Integer, Number, Boolean, List, Object, Map, Reference, Union };

    Kind kind = Kind::Anything;
    bool nullable = false;
    bool isAnswer = false; ///< Object: the service writes it, and may add members in later versions.
    QByteArray reference; ///< Reference: the component's name.
    QByteArray format; ///< As JSON Schema and OpenAPI name it.
    QByteArray pattern; ///< Text: a regular expression without anchors; empty for any.
    /// Text: all permitted values; empty for any. Union: the discriminator's word of each alternative.
    std::vector<QByteArray> words;
    std::vector<int> numbers; ///< Integer: all permitted values; empty for any.
    std::optional<double> minimum; ///< Bounds the length, the number of elements or the number itself.
    std::optional<double> maximum;
    std::vector<Schema> element; ///< List and Map: the schema of each value. Union: the alternatives.
    bool isExclusive = false; ///< Union: a value fits exactly one alternative.
    QByteArray discriminator; ///< Union of references: the member whose word names the alternative.
    std::vector<Property> properties; ///< Object: its members in their order.
    QByteArray description;
    QByteArray example; ///< JSON; if empty, it is made from the parts.
};

/// A member of an object.
struct Property
{
    QByteArray name;
    Schema schema;
    bool required = true;
    bool inExamples = true; ///< Examples contain it: always if it is required, otherwise if it has one.
};

// Schemas without a field table.

Schema null();
Schema text();
Schema integer();
Schema listOf(Schema element);
Schema mapOf(Schema element);
Schema anyOf(std::vector<Schema> alternatives);
/// Returns the schema of values that fit exactly one alternative.
Schema oneOf(std::vector<Schema> alternatives);
Schema referenceTo(const QByteArray &component);
/// Returns an object of an answer with these members.
Schema answerObject(std::vector<Property> properties);
Property property(const char *name, Schema schema, const char *description, const char *example = "");

/// The writer of an object decides which of its members are present.
enum class Direction {
    Body, ///< Written by callers: required members are present; unknown ones are ignored.
    Answer, ///< Written by the service: all members, and more in later versions.
    Stored, ///< Written by the service after normalisation: empty members are left out.
};

/// One form of an object, which the word in one of its members names.
struct Variant
{
    QByteArray word;
    QByteArray component;
    std::vector<Property> properties; ///< Replace those of the same name.
};

/// The named schemas of the document.
class Components
{
public:
    struct Named
    {
        QByteArray name;
        Schema schema;
    };

    /// Returns the component of a type with a field table; creates it if it is missing.
    template <HasFields T>
    Schema object(Direction direction);
    /// Adds a component for each form of an object, and one of the given name for all of them. `object` has
    /// their common members. Returns a reference to the latter.
    Schema addVariants(const QByteArray &name, const Schema &object, const QByteArray &discriminator,
                       const std::vector<Variant> &variants);
    /// Adds a component unless there is one of that name. Returns a reference to it.
    Schema add(const QByteArray &name, const Schema &schema);
    /// Returns a component; null if there is none of that name.
    const Schema *find(const QByteArray &name) const;
    /// Returns the target of a reference; any other schema is returned unchanged.
    const Schema &resolve(const Schema &schema) const;
    const std::vector<Named> &all() const { return m_all; }

private:
    std::vector<Named> m_all;
};

/// Returns the unqualified name of a type.
template <typename T>
constexpr std::string_view typeName()
{
    constexpr std::string_view whole = __PRETTY_FUNCTION__;
    constexpr std::size_t begin = whole.find("T = ") + 4;
    constexpr std::string_view name = whole.substr(begin, whole.find_first_of(";]", begin) - begin);
    return name.substr(name.rfind(':') + 1);
}

/// Returns the name of a type in the document.
template <typename T>
constexpr std::string_view documentedName()
{
    return std::is_same_v<T, ListFilter> ? "ViewFilter" : typeName<T>();
}

/// Returns an identifier for examples: a different one for each kind of entity.
template <typename Identifier>
constexpr qint64 exampleId()
{
    quint64 hash = 14695981039346656037U;
    for (const char c : typeName<Identifier>())
        hash = (hash ^ quint64(c)) * 1099511628211U;
    return qint64(0x0190'0000'0000'0000U | (hash & 0xff'ffff'ffffU));
}

namespace detail {

template <typename T>
inline constexpr bool isOptional = false;
template <typename T>
inline constexpr bool isOptional<std::optional<T>> = true;
template <typename T>
inline constexpr bool isList = false;
template <typename T>
inline constexpr bool isList<std::vector<T>> = true;
template <typename T>
inline constexpr bool isPatch = false;
template <typename T>
inline constexpr bool isPatch<Patch<T>> = true;
template <typename T>
inline constexpr bool isIdentifier = false;
template <typename Tag>
inline constexpr bool isIdentifier<Id<Tag>> = true;

/// Returns the schema of an identifier. Callers must send it in its form; in answers it is opaque.
Schema identifier(qint64 example, Direction direction = Direction::Answer);
Schema moment();
Schema number(const char *format);
Schema boolean();
Schema words(std::vector<QByteArray> all);
/// Applies the limits of a field table to a schema.
void apply(const Rules &rules, Schema &schema);
/// Returns a field table's example as JSON.
QByteArray exampleJson(const Schema &schema, const char *example);
QByteArray componentName(std::string_view type, Direction direction);

} // namespace detail

/// Returns the schema of a value's JSON. A type with a writeJson() of its own gets a branch here.
template <typename T>
Schema schemaOf(Components &components, Direction direction)
{
    if constexpr (detail::isOptional<T>) {
        Schema schema = schemaOf<typename T::value_type>(components, direction);
        schema.nullable = direction != Direction::Stored;
        return schema;
    } else if constexpr (detail::isPatch<T>) {
        return schemaOf<decltype(T::value)>(components, direction);
    } else if constexpr (detail::isList<T>) {
        Schema element = schemaOf<typename T::value_type>(components, direction);
        if constexpr (std::is_same_v<typename T::value_type, QString>)
            detail::apply(listedText, element);
        return listOf(std::move(element));
    } else if constexpr (detail::isIdentifier<T>) {
        return detail::identifier(exampleId<T>(), direction);
    } else if constexpr (HasEnumText<T>) {
        std::vector<QByteArray> all;
        for (const auto &[value, word] : EnumText<T>::words)
            all.push_back(word);
        return detail::words(std::move(all));
    } else if constexpr (std::is_same_v<T, TargetMetadata>) {
        return {}; // The variants of the target have the members of their type.
    } else if constexpr (HasFields<T>) {
        return components.object<T>(direction);
    } else if constexpr (std::is_same_v<T, QString> || HasText<T>) {
        return text();
    } else if constexpr (std::is_same_v<T, Author>) {
        return detail::identifier(exampleId<MemberId>());
    } else if constexpr (std::is_same_v<T, Timestamp>) {
        return detail::moment();
    } else if constexpr (std::is_same_v<T, bool>) {
        return detail::boolean();
    } else if constexpr (std::is_integral_v<T>) {
        return detail::number(sizeof(T) > 4 ? "int64" : "int32");
    } else if constexpr (std::is_floating_point_v<T>) {
        return detail::number("double");
    } else {
        static_assert(std::is_same_v<T, RawJson>, "This type needs a branch in schemaOf().");
        return {};
    }
}

// The types whose members depend on one of them.

constexpr const char *discriminatorOf(Type<Target>)
{
    return "type";
}
constexpr const char *discriminatorOf(Type<NewTarget>)
{
    return "type";
}
constexpr const char *discriminatorOf(Type<NewToken>)
{
    return "kind";
}
std::vector<Variant> variantsOf(Type<Target>, Components &components);
std::vector<Variant> variantsOf(Type<NewTarget>, Components &components);
std::vector<Variant> variantsOf(Type<NewToken>, Components &components);

namespace detail {

template <typename Owner, typename Member>
Property propertyOf(const Field<Owner, Member> &field, Components &components, Direction direction)
{
    Property property{ field.name, {}, !isPatch<Member> && direction == Direction::Answer };
    property.schema = schemaOf<Member>(components, direction);
    if (direction == Direction::Body)
        property.required = !isPatch<Member> && field.rules.required;
    if (field.isLeftOutWhenEmpty) {
        property.required = false;
        property.schema.nullable = false;
    }
    apply(field.rules, property.schema);
    property.schema.description = field.description;
    property.inExamples = !field.example || *field.example;
    if (field.example && *field.example)
        property.schema.example = exampleJson(components.resolve(property.schema), field.example);
    return property;
}

} // namespace detail

template <HasFields T>
Schema Components::object(Direction direction)
{
    Schema object;
    object.kind = Schema::Kind::Object;
    object.isAnswer = direction != Direction::Body;
    QByteArray name = detail::componentName(documentedName<T>(), direction);
    // A type that is both read and written has two schemas.
    if (const Schema *other = find(name); other && other->isAnswer != object.isAnswer)
        name += object.isAnswer ? "Answer" : "Body";
    if (find(name))
        return referenceTo(name);
    forEachField<T>(
        [&](const auto &each) { object.properties.push_back(detail::propertyOf(each, *this, direction)); });
    if constexpr (requires { variantsOf(Type<T>(), *this); })
        return addVariants(name, object, discriminatorOf(Type<T>()), variantsOf(Type<T>(), *this));
    else
        return add(name, object);
}

} // namespace triage::api::openapi
