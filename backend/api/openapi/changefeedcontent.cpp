// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/openapi/changefeedcontent.h"

#include "api/openapi/documentedreply.h"
#include "domain/caller.h"
#include "domain/note.h"
#include "domain/presence.h"
#include "domain/savedview.h"
#include "domain/tagchange.h"
#include "domain/triage.h"

namespace triage::api::openapi {

namespace {

/// Returns the schema of feedback in the feed, which includes the buffers that hold it.
Schema changedFeedback(Components &components)
{
    Schema feedback = components.resolve(components.object<Feedback>(Direction::Answer));
    feedback.properties.push_back(property("buffer_ids",
                                           listOf(schemaOf<BufferId>(components, Direction::Answer)),
                                           "The buffers that hold it."));
    Property record = property("triage", components.object<Triage>(Direction::Answer),
                               "Its triage record; left out as long as nobody has worked on the item.");
    record.required = false;
    feedback.properties.push_back(std::move(record));
    return components.add("ChangedFeedback", feedback);
}

Property operationProperty(const char *word, const char *description)
{
    return property("op", detail::words({ word }), description, word);
}

/// Returns the schema of an upsert of that type, whose data is the component.
Schema upsert(Components &components, const QByteArray &type, const QByteArray &name, Schema data)
{
    return components.add(
        name + "Change",
        answerObject({
            property("type", detail::words({ type }), "What it is.", type.constData()),
            property("id", schemaOf<FeedbackId>(components, Direction::Answer), "Its identifier."),
            operationProperty("upsert", "It is new, or it has changed."),
            property("data", std::move(data),
                     type == "organization" ? "The whole organization. It is sent again when its settings or "
                                              "limits change: its `usage` is that of the moment at which it "
                                              "was read."
                                            : "The whole object in its present state."),
        }));
}

template <typename T>
Schema upsert(Components &components, const char *type)
{
    const QByteArray name(typeName<T>().data(), qsizetype(typeName<T>().size()));
    return upsert(components, type, name, components.object<T>(Direction::Answer));
}

/// Returns the schema of a change: `op` and `type` decide what `data` is.
Schema change(Components &components)
{
    const std::vector<QByteArray> types{ "feedback", "buffer",       "note", "target",
                                         "member",   "organization", "view" };
    const Schema deletion = components.add(
        "Deletion",
        answerObject({
            property("type", detail::words(types), "What it was."),
            property("id", schemaOf<FeedbackId>(components, Direction::Answer), "Its identifier."),
            operationProperty("delete", "It is gone."),
            property("data", null(), "Null."),
        }));
    return components.add(
        "Change",
        oneOf({ upsert(components, "feedback", "Feedback", changedFeedback(components)),
                upsert<Buffer>(components, "buffer"), upsert<Note>(components, "note"),
                upsert<Target>(components, "target"), upsert<Member>(components, "member"),
                upsert<Organization>(components, "organization"),
                upsert(components, "tag", "ChangedTag", components.object<TagChange>(Direction::Answer)),
                upsert(components, "view", "View", components.object<SavedView>(Direction::Answer)),
                deletion }));
}

} // namespace

DocumentedContent changeFeedContent(Components &components, const QByteArray &path)
{
    const QByteArray example = "{\"api\":{\"self\":\"" + path + "\"},\"web\":null}";
    const Schema self = detail::selfLink(components);
    Schema web = self;
    web.nullable = true;
    const Schema where = components.add("FeedLinks",
                                        answerObject({
                                            property("api", self, "Path of this request, with its query."),
                                            property("web", web, "Null: the feed has no page."),
                                        }));
    Property presence
        = property("presence", components.object<Presence>(Direction::Answer),
                   "Who looks at which item, where the parameter is sent and names another tag.");
    presence.required = false;
    const Schema meta = components.add(
        "ChangeMeta",
        answerObject({
            property("cursor", text(), "To be sent as since the next time.",
                     "0340b8gqtcd2te0340b8gqtcd2t03q2m5v8c1n7w"),
            property("has_more", detail::boolean(), "True if there is more to read at once."),
            std::move(presence),
            property("links", where, "The links of the feed.", example.constData()),
        }));
    const Schema schema
        = components.add("ChangePage",
                         answerObject({
                             property("data", listOf(change(components)), "In the order of the changes."),
                             property("meta", meta, ""),
                         }));
    return { schema, exampleOf(schema, components) };
}

} // namespace triage::api::openapi
