// SPDX-License-Identifier: GPL-3.0-or-later
// The envelopes of the contract as schemas, each with an example that the real writers of envelopes create.
#pragma once

#include "api/envelope.h"
#include "api/openapi/changefeedcontent.h"
#include "api/openapi/documentedcontent.h"
#include "api/openapi/schema.h"
#include "api/openapi/schemajson.h"
#include "contract/endpoint.h"

#include <QByteArray>

#include <optional>

namespace triage::api::openapi {

namespace detail {

/// Returns the caller in examples.
Caller exampleCaller();

template <typename T>
struct WithoutOptional
{
    using type = T;
};
template <typename T>
struct WithoutOptional<std::optional<T>>
{
    using type = T;
};

/// The type of the identifiers of a resource, which some answers leave open.
template <typename T>
using IdentifierOf = typename WithoutOptional<decltype(T::id)>::type;

/// Returns the links of an item; the request's path if the item is not a resource of its own.
template <typename T>
Links exampleLinks(const QByteArray &self)
{
    if constexpr (requires(const Caller &caller) { linksOf(caller, Type<T>(), 1); })
        return linksOf(exampleCaller(), Type<T>(), exampleId<IdentifierOf<T>>());
    else
        return { QString::fromLatin1(self), std::nullopt };
}

/// Returns an item's identifier as in the keys of links.items; empty if it has none.
template <typename T>
QByteArray exampleKey()
{
    if constexpr (requires(T item) { item.id.value(); })
        return encodeId(exampleId<IdentifierOf<T>>());
    else
        return {};
}

/// The schema of an item, its example, and its name among the components.
struct DocumentedItem
{
    QByteArray name;
    Schema schema;
    QByteArray example;
    QByteArray key;
    Links links;
};

template <typename T>
DocumentedItem itemOf(Components &components, const QByteArray &self)
{
    DocumentedItem item;
    item.name = QByteArray(typeName<T>().data(), qsizetype(typeName<T>().size()));
    item.schema = schemaOf<T>(components, Direction::Answer);
    item.example = exampleOf(item.schema, components);
    item.key = exampleKey<T>();
    item.links = exampleLinks<T>(self);
    return item;
}

/// Returns the schema of { self }.
Schema selfLink(Components &components);

DocumentedContent one(const DocumentedItem &item, Components &components);
/// Adds to meta the members of `more`, which is an object with an example.
DocumentedContent oneWith(const DocumentedItem &item, Components &components, const Schema &more);
DocumentedContent paged(const DocumentedItem &item, Components &components, const QByteArray &self,
                        bool searchable);
/// A countable collection has the numbers of its items' items in meta if they were asked for.
DocumentedContent whole(const DocumentedItem &item, Components &components, const QByteArray &self,
                        bool isCountable);
DocumentedContent bare(const DocumentedItem &item, Components &components, bool isList);
DocumentedContent movedCount(Components &components);
/// Returns feedback in a list, with the buffers that hold it if they were requested.
DocumentedItem listedFeedback(Components &components, const QByteArray &self);
/// Returns a buffer in a list, with the additional members of deleted ones.
DocumentedItem listedBuffer(Components &components, const QByteArray &self);

} // namespace detail

// One overload for each kind of reply. `self` is the request's path in the example.

inline std::optional<DocumentedContent> replyContent(Type<Nothing>, Components &, const QByteArray &)
{
    return std::nullopt;
}
inline std::optional<DocumentedContent> replyContent(Type<MovedCount>, Components &components,
                                                     const QByteArray &)
{
    return detail::movedCount(components);
}
inline std::optional<DocumentedContent> replyContent(Type<ChangeEntries>, Components &components,
                                                     const QByteArray &self)
{
    return changeFeedContent(components, self);
}
template <typename T>
std::optional<DocumentedContent> replyContent(Type<One<T>>, Components &components, const QByteArray &self)
{
    return detail::one(detail::itemOf<T>(components, self), components);
}
template <typename T, typename More>
std::optional<DocumentedContent> replyContent(Type<OneWith<T, More>>, Components &components,
                                              const QByteArray &self)
{
    // Its members are part of the meta, so it is not a component of its own.
    Schema more;
    more.kind = Schema::Kind::Object;
    more.isAnswer = true;
    forEachField<More>([&](const auto &each) {
        more.properties.push_back(detail::propertyOf(each, components, Direction::Answer));
    });
    return detail::oneWith(detail::itemOf<T>(components, self), components, more);
}
template <typename T>
std::optional<DocumentedContent> replyContent(Type<Paged<T>>, Components &components, const QByteArray &self)
{
    if constexpr (std::is_same_v<T, Feedback>)
        return detail::paged(detail::listedFeedback(components, self), components, self, true);
    else if constexpr (std::is_same_v<T, Buffer>)
        return detail::paged(detail::listedBuffer(components, self), components, self, false);
    else
        return detail::paged(detail::itemOf<T>(components, self), components, self, false);
}
template <typename T>
std::optional<DocumentedContent> replyContent(Type<Whole<T>>, Components &components, const QByteArray &self)
{
    return detail::whole(detail::itemOf<T>(components, self), components, self, std::is_same_v<T, SavedView>);
}
template <typename T>
std::optional<DocumentedContent> replyContent(Type<Bare<T>>, Components &components, const QByteArray &self)
{
    return detail::bare(detail::itemOf<T>(components, self), components, false);
}
template <typename T>
std::optional<DocumentedContent> replyContent(Type<BareWhole<T>>, Components &components,
                                              const QByteArray &self)
{
    return detail::bare(detail::itemOf<T>(components, self), components, true);
}
template <typename T>
std::optional<DocumentedContent> replyContent(Type<Plain<T>>, Components &components, const QByteArray &self)
{
    const detail::DocumentedItem item = detail::itemOf<T>(components, self);
    return DocumentedContent{ item.schema, item.example };
}

} // namespace triage::api::openapi
