// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/openapi/documentedreply.h"

#include "domain/deletedbuffer.h"
#include "domain/triage.h"

namespace triage::api::openapi::detail {

namespace {

Schema optionalObject(const QByteArray &component)
{
    Schema reference = referenceTo(component);
    reference.nullable = true;
    return reference;
}

/// Returns the schema of a resource's links.
Schema links(Components &components)
{
    const Schema self = selfLink(components);
    Schema web = optionalObject(self.reference);
    return components.add(
        "Links",
        answerObject({
            property("api", self, "The path of the resource in this API, to be joined to the base URL."),
            property("web", web, "The page for people; null if there is none."),
        }));
}

Schema collectionLinks(Components &components)
{
    const Schema each = links(components);
    return components.add(
        "CollectionLinks",
        answerObject({
            property("api", referenceTo("Self"), "Path of this list, with its query."),
            property("web", optionalObject("Self"),
                     "The page that opens the desktop client at this list; null if it has none."),
            property("items", mapOf(each), "Links of each item in data, by its identifier."),
        }));
}

Schema emptyMeta(Components &components)
{
    Schema schema = answerObject({});
    schema.description = "Empty: there is no resource to link to.";
    return components.add("EmptyMeta", schema);
}

std::vector<Property> pageProperties(Components &components)
{
    Schema path = text();
    path.nullable = true;
    return {
        property("page", integer(), "Page of this response; starts at 1.", "1"),
        property("limit", integer(), "Items per page.", "20"),
        property("total", integer(), "Items on all pages.", "41"),
        property("total_pages", integer(), "The number of pages; 0 if there are no items.", "3"),
        property("next", path, "Path of the next page with the same filters; null on the last one.",
                 "/api/v0/feedback?page=2&limit=20"),
        property("prev", path, "Path of the previous page with the same filters; null on the first one."),
        property("links", collectionLinks(components), "The links of the list and its items."),
    };
}

/// Returns the schema of a search's matches in an item.
Schema searchResult(Components &components)
{
    Schema range = listOf(integer());
    range.minimum = range.maximum = 2;
    range.example = "[4,6]";
    const Schema highlight = components.add(
        "Highlight",
        answerObject({
            property("field", words({ "title", "description" }), "The field with the match."),
            property("snippet", text(), "The text around the match.", "The app closes itself when I export"),
            property("ranges", listOf(range),
                     "Start and length of each match, in Unicode code points of the snippet."),
        }));
    const Schema highlights = listOf(highlight);
    Property inDuplicate = property(
        "duplicate",
        components.add("DuplicateMatch",
                       answerObject({
                           property("feedback_id", schemaOf<FeedbackId>(components, Direction::Answer),
                                    "The oldest of its duplicates that match."),
                           property("highlights", highlights, "The matches in that item."),
                       })),
        "Only with `duplicates=hide`, where not the item matches, but one of its duplicates.");
    inDuplicate.required = false;
    return components.add(
        "SearchResult",
        answerObject({
            property("score", number("double"), "0 to 1: how well the item fits.", "0.82"),
            property("highlights", highlights, "The matches in the title and in the description."),
            std::move(inDuplicate),
        }));
}

Schema search(Components &components)
{
    return components.add(
        "Search",
        answerObject({
            property("query", text(), "The search as it was sent.", "export"),
            property(
                "complete", boolean(),
                "Whether everything was found. A word of three characters and more also matches inside other "
                "words, of which one search looks for the shortest thousand: if there are more, this is "
                "false, "
                "and `data` and `total` lack the items that contain only the others. Use longer words then."),
            property("similar", boolean(), "Whether these items have similar words only."),
            property("results", mapOf(searchResult(components)), "For each item in data, by its identifier."),
        }));
}

Schema pageMeta(Components &components, bool searchable)
{
    std::vector<Property> properties = pageProperties(components);
    if (!searchable)
        return components.add("PageMeta", answerObject(std::move(properties)));
    Property found = property("search", search(components), "The matches; only if search was sent.");
    found.required = false;
    properties.push_back(std::move(found));
    Property records = property("triage", mapOf(components.object<Triage>(Direction::Answer)),
                                "The triage record of each item in data, by its identifier; only with "
                                "`include=triage`.");
    records.required = false;
    properties.push_back(std::move(records));
    Property following = property("following", boolean(),
                                  "True while items still follow a change of many items, such as the "
                                  "deletion of a large buffer: `data` "
                                  "and `total` may lack it for a moment. Otherwise not there.");
    following.required = false;
    properties.push_back(std::move(following));
    return components.add("FeedbackPageMeta", answerObject(std::move(properties)));
}

Schema resourceMeta(Components &components)
{
    return components.add("ResourceMeta",
                          answerObject({
                              property("links", links(components), "The links of the resource."),
                              property("related", mapOf(optionalObject("Links")),
                                       "Links of resources inside this one, by the field that holds them; "
                                       "null where one is found nowhere."),
                          }));
}

Schema envelope(Schema data, Schema meta)
{
    return answerObject({ property("data", std::move(data), ""), property("meta", std::move(meta), "") });
}

void writeCollectionLinks(JsonWriter &out, const DocumentedItem &item, const QByteArray &self)
{
    out.key("links");
    out.beginObject();
    out.key("api");
    out.raw("{\"self\":\"" + self + "\"}");
    out.key("web");
    out.null();
    out.key("items");
    out.beginObject();
    if (!item.key.isEmpty()) {
        out.key(item.key.constData());
        writeLinks(out, item.links);
    }
    out.endObject();
    out.endObject();
}

/// Returns an example with that data, of which a function writes the members of the meta.
template <typename WriteMeta>
QByteArray exampleWith(const QByteArray &data, const WriteMeta &writeMeta)
{
    JsonWriter out;
    out.beginObject();
    out.key("data");
    out.raw(data);
    out.key("meta");
    out.beginObject();
    writeMeta(out);
    out.endObject();
    out.endObject();
    return out.take();
}

} // namespace

Schema selfLink(Components &components)
{
    return components.add("Self",
                          answerObject({
                              property("self", text(), "Path without the domain.", "/api/v0/feedback"),
                          }));
}

Caller exampleCaller()
{
    Caller caller;
    caller.organizationSlug = QStringLiteral("acme");
    return caller;
}

DocumentedItem listedFeedback(Components &components, const QByteArray &self)
{
    DocumentedItem item = itemOf<Feedback>(components, self);
    Schema listed = components.resolve(item.schema);
    Property buffers = property("buffer_ids", listOf(schemaOf<BufferId>(components, Direction::Answer)),
                                "The buffers that hold it; only with `include=buffer_ids`.");
    buffers.required = false;
    listed.properties.push_back(std::move(buffers));
    item.schema = components.add("ListedFeedback", listed);
    return item;
}

DocumentedItem listedBuffer(Components &components, const QByteArray &self)
{
    DocumentedItem item = itemOf<Buffer>(components, self);
    Schema listed = components.resolve(item.schema);
    std::size_t known = listed.properties.size();
    forEachField<DeletedBuffer>([&](const auto &each) {
        if (known > 0) {
            --known;
            return;
        }
        listed.properties.push_back(propertyOf(each, components, Direction::Answer));
        listed.properties.back().required = false;
    });
    item.schema = components.add("ListedBuffer", listed);
    return item;
}

DocumentedContent one(const DocumentedItem &item, Components &components)
{
    const Schema schema
        = components.add(item.name + "Response", envelope(item.schema, resourceMeta(components)));
    return { schema, single(RawJson{ item.example }, item.links) };
}

DocumentedContent oneWith(const DocumentedItem &item, Components &components, const Schema &more)
{
    Schema meta = components.resolve(resourceMeta(components));
    for (const Property &each : components.resolve(more).properties)
        meta.properties.push_back(each);
    const Schema schema = components.add(item.name + "Response",
                                         envelope(item.schema, components.add(item.name + "Meta", meta)));
    return { schema, exampleWith(item.example, [&](JsonWriter &out) {
                 out.key("links");
                 writeLinks(out, item.links);
                 writeRelated(out, {});
                 for (const Property &each : components.resolve(more).properties) {
                     out.key(each.name.constData());
                     out.raw(exampleOf(each.schema, components));
                 }
             }) };
}

DocumentedContent paged(const DocumentedItem &item, Components &components, const QByteArray &self,
                        bool searchable)
{
    const Schema meta = pageMeta(components, searchable);
    const Schema schema = components.add(item.name + "Page", envelope(listOf(item.schema), meta));
    return { schema, exampleWith('[' + item.example + ']', [&](JsonWriter &out) {
                 writePageMeta(out, { PageRequest{ 1, 1 }, 3, self, {} });
                 writeCollectionLinks(out, item, self + "?limit=1");
             }) };
}

DocumentedContent whole(const DocumentedItem &item, Components &components, const QByteArray &self,
                        bool isCountable)
{
    std::vector<Property> properties{ property("links", collectionLinks(components),
                                               "The links of the list and its items.") };
    if (isCountable) {
        Property counts = property(
            "counts", mapOf(oneOf({ integer(), words({ "1000+" }) })),
            "The number of items in each view, by its identifier, as the caller sees them: exact up "
            "to 1,000. One that takes too long to count is left out, and so is that of a "
            "view whose buffer is deleted. Only with `include=counts`.");
        counts.required = false;
        properties.push_back(std::move(counts));
    }
    const Schema meta
        = components.add(isCountable ? item.name + "CollectionMeta" : QByteArray("CollectionMeta"),
                         answerObject(std::move(properties)));
    const Schema schema = components.add(item.name + "Collection", envelope(listOf(item.schema), meta));
    return { schema, exampleWith('[' + item.example + ']', [&](JsonWriter &out) {
                 writeCollectionLinks(out, item, self);
             }) };
}

DocumentedContent bare(const DocumentedItem &item, Components &components, bool isList)
{
    const Schema meta = emptyMeta(components);
    const QByteArray name = "Bare" + item.name + (isList ? "Collection" : "Response");
    const Schema schema = components.add(name, envelope(isList ? listOf(item.schema) : item.schema, meta));
    return { schema, api::bare(RawJson{ isList ? '[' + item.example + ']' : item.example }) };
}

DocumentedContent movedCount(Components &components)
{
    const Schema schema = components.add(
        "MovedCount",
        answerObject({
            property("moved_count", integer(), "Number of items that have left the source.", "12"),
            property("move_id", identifier(exampleId<MoveId>()),
                     "Identifies the move, to follow or undo it."),
            property("meta", emptyMeta(components), ""),
        }));
    return { schema, exampleOf(schema, components) };
}

} // namespace triage::api::openapi::detail
