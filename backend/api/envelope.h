// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the envelopes of the contract, data and meta, directly as UTF-8.
#pragma once

#include "api/call.h"
#include "api/query.h"
#include "contract/endpoint.h"
#include "contract/links.h"
#include "contract/messages.h"
#include "database/record.h"
#include "domain/caller.h"
#include "domain/feedback.h"
#include "domain/merge.h"
#include "domain/move.h"
#include "domain/research.h"
#include "domain/savedview.h"
#include "domain/similarfeedback.h"
#include "domain/tagchange.h"
#include "domain/token.h"
#include "domain/triage.h"
#include "domain/webhook.h"
#include "fields/jsonwriter.h"

#include <QByteArray>

#include <optional>
#include <utility>
#include <vector>

namespace triage::api {

/// Returns the links of a resource that its identifier names.
template <typename T>
requires(!collectionPath<decltype(T::id)>.isEmpty()) Links linksOf(const Caller &caller, Type<T>, qint64 id)
{
    return linksOf(caller.organizationSlug, decltype(T::id)(id));
}

// The links of other resources: the identifier of a triage record is that of its item.

inline Links linksOf(const Caller &caller, Type<Triage>, qint64 id)
{
    const Links item = linksOf(caller.organizationSlug, FeedbackId(id));
    return { item.api + QStringLiteral("/triage"), item.web };
}

inline Links linksOf(const Caller &caller, Type<Import>, qint64 id)
{
    return linksOf(caller.organizationSlug, ImportId(id));
}

inline Links linksOf(const Caller &, Type<WebhookDelivery>, qint64 id)
{
    return { QStringLiteral("/api/v0/deliveries/") + toString(DeliveryId(id)) + QStringLiteral("/replay"),
             std::nullopt };
}

inline Links linksOf(const Caller &, Type<TagChange>, qint64 id)
{
    return { QStringLiteral("/api/v0/tag-changes/") + toString(TagChangeId(id)) + QStringLiteral("/undo"),
             std::nullopt };
}

/// True if the reply is a resource with a path of its own.
template <typename Reply>
inline constexpr bool hasPath = false;
template <typename T>
inline constexpr bool hasPath<One<T>> = requires(const Caller &caller)
{
    linksOf(caller, Type<T>(), qint64(1));
};

void writeLinks(JsonWriter &out, const Links &links);

/// The links of resources that are embedded in another one, by the field that contains them.
using Related = std::vector<std::pair<const char *, Links>>;

void writeRelated(JsonWriter &out, const Related &related);

namespace detail {

/// Writes an envelope; writeMore adds the members of meta besides the links.
template <typename T, typename WriteMore>
QByteArray singleWriting(const T &value, const Links &links, const WriteMore &writeMore)
{
    JsonWriter out;
    out.beginObject();
    out.key("data");
    writeJson(out, value);
    out.key("meta");
    out.beginObject();
    out.key("links");
    writeLinks(out, links);
    writeMore(out);
    out.endObject();
    out.endObject();
    return out.take();
}

} // namespace detail

/// Returns { data, meta: { links, related } }. If the value is not a resource of its own, self is the
/// request's path.
template <typename T>
QByteArray single(const T &value, const Links &links, const Related &related = {})
{
    return detail::singleWriting(value, links, [&](JsonWriter &out) { writeRelated(out, related); });
}

/// Returns the same envelope with the members of `more` added to meta.
template <typename T, typename More>
QByteArray singleWith(const T &value, const Links &links, const More &more)
{
    return detail::singleWriting(value, links, [&](JsonWriter &out) {
        writeRelated(out, {});
        forEachField<More>(
            [&](const auto &each) { triage::detail::writeMember(out, each.name, more.*each.member); });
    });
}

/// Returns the envelope of the first of some records.
template <typename T>
QByteArray single(const storage::Records<T> &records, const Links &links)
{
    JsonWriter out;
    records.write(out, 0);
    return single(RawJson{ out.take() }, links);
}

template <typename T>
void writeData(JsonWriter &out, const T &value)
{
    writeJson(out, value);
}

template <typename T>
void writeData(JsonWriter &out, const storage::Records<T> &records)
{
    out.beginArray();
    for (int i = 0; i < records.size(); ++i)
        records.write(out, i);
    out.endArray();
}

/// Returns { data, meta: {} }.
template <typename T>
QByteArray bare(const T &value)
{
    JsonWriter out;
    out.beginObject();
    out.key("data");
    writeData(out, value);
    out.key("meta");
    out.raw("{}");
    out.endObject();
    return out.take();
}

template <typename T>
std::vector<qint64> identifiersOf(const std::vector<T> &values)
{
    std::vector<qint64> identifiers;
    for (const T &value : values)
        identifiers.push_back(value.id.value());
    return identifiers;
}

template <typename T>
std::vector<qint64> identifiersOf(const storage::Records<T> &records)
{
    std::vector<qint64> identifiers;
    for (int i = 0; i < records.size(); ++i)
        identifiers.push_back(records.identifier(i));
    return identifiers;
}

/// The path that those of all operations begin with.
inline constexpr QByteArrayView basePath("/api/v0");

/// Returns the page that opens the client at a list, or nothing for a list without a page. The path of a
/// buffer's list names the buffer by its id.
std::optional<QString> pageOfList(const Caller &caller, const QByteArray &self);

/// Writes "web" with a page, or null.
void writeWebLink(JsonWriter &out, const std::optional<QString> &page);

/// Writes "links": the collection's own and those of its items. The first field of an item is its identifier.
template <typename T, template <typename...> typename Items>
void writeCollectionLinks(JsonWriter &out, const Caller &caller, const QByteArray &self,
                          const Items<T> &items)
{
    out.key("links");
    out.beginObject();
    out.key("api");
    out.beginObject();
    out.key("self");
    out.utf8(self);
    out.endObject();
    writeWebLink(out, pageOfList(caller, self));
    out.key("items");
    out.beginObject();
    for (const qint64 id : identifiersOf(items)) {
        out.key(encodeId(id).constData());
        writeLinks(out, linksOf(caller, Type<T>(), id));
    }
    out.endObject();
    out.endObject();
}

/// Returns a collection in one response. `more` writes further members of meta.
template <typename Items, typename More>
QByteArray whole(const Caller &caller, const QByteArray &self, const Items &records, More &&more)
{
    JsonWriter out;
    out.beginObject();
    out.key("data");
    writeData(out, records);
    out.key("meta");
    out.beginObject();
    writeCollectionLinks(out, caller, self, records);
    more(out);
    out.endObject();
    out.endObject();
    return out.take();
}

/// Returns a collection in one response.
template <typename Items>
QByteArray whole(const Caller &caller, const QByteArray &self, const Items &records)
{
    return whole(caller, self, records, [](JsonWriter &) {});
}

/// The position of a page in its list.
struct PageLinks
{
    PageRequest request;
    qint64 total = 0;
    QByteArray path; ///< The path of the list, which names buffers by id.
    GivenParameters given; ///< The filters to repeat in links.
    /// Set: the page was asked for by its cursor, and this is that of the next one; empty if there is none.
    std::optional<QByteArray> nextCursor = {};

    /// Returns the links of a page with these items. One that is full may have a next one.
    template <typename T>
    PageLinks withCursorAfter(const storage::Records<T> &items) const
    {
        PageLinks links = *this;
        if (request.after)
            links.nextCursor
                = items.size() == request.limit ? encodeId(items.identifier(items.size() - 1)) : QByteArray();
        return links;
    }
};

/// Writes "page" to "prev".
void writePageMeta(JsonWriter &out, const PageLinks &page);

/// Returns the Link header with the next and the previous page (RFC 8288); none where there is neither. A
/// path longer than 1,000 bytes is left out, because proxies bound the size of a head; it is in meta anyway.
http::Headers linkHeader(const PageLinks &page);

/// Returns a page of a collection. `more` writes further members of meta, writeItem the item at an index.
template <typename T, typename More, typename WriteItem>
Payload paged(const Caller &caller, const QByteArray &self, const PageLinks &page,
              const storage::Records<T> &records, More &&more, WriteItem &&writeItem)
{
    JsonWriter out;
    out.reserve(1024 * (records.size() + 1));
    out.beginObject();
    out.key("data");
    out.beginArray();
    for (int i = 0; i < records.size(); ++i)
        writeItem(out, i);
    out.endArray();
    out.key("meta");
    out.beginObject();
    const PageLinks links = page.withCursorAfter(records);
    writePageMeta(out, links);
    writeCollectionLinks(out, caller, self, records);
    more(out);
    out.endObject();
    out.endObject();
    return Payload(out.take(), "application/json", linkHeader(links));
}

/// Returns a page whose items are written unchanged.
template <typename T, typename More>
Payload paged(const Caller &caller, const QByteArray &self, const PageLinks &page,
              const storage::Records<T> &records, More &&more)
{
    return paged(caller, self, page, records, std::forward<More>(more),
                 [&records](JsonWriter &out, int index) { records.write(out, index); });
}

} // namespace triage::api
