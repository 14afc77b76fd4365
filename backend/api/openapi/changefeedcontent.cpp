// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/openapi/changefeedcontent.h"

#include "api/openapi/documentedreply.h"
#include "domain/caller.h"
#include "domain/note.h"

namespace triage::api::openapi {

namespace {

/// Returns the schema of feedback in the feed, which includes the buffers that hold it.
Schema changedFeedback(Components &components)
{
    Schema feedback = components.resolve(components.object<Feedback>(Direction::Answer));
    feedback.properties.push_back(property("buffer_ids",
                                           listOf(schemaOf<BufferId>(components, Direction::Answer)),
                                           "The buffers that hold it."));
    return components.add("ChangedFeedback", feedback);
}

Schema change(Components &components)
{
    Schema object = anyOf(
        { changedFeedback(components), components.object<Buffer>(Direction::Answer),
          components.object<Note>(Direction::Answer), components.object<Target>(Direction::Answer),
          components.object<Member>(Direction::Answer), components.object<Organization>(Direction::Answer) });
    object.nullable = true;
    object.example = exampleOf(referenceTo("ChangedFeedback"), components);
    return components.add(
        "Change",
        closedObject({
            property("type",
                     detail::words({ "feedback", "buffer", "note", "target", "member", "organization" }),
                     "What it is."),
            property("id", schemaOf<FeedbackId>(components, Direction::Answer), "Its identifier."),
            property("op", detail::words({ "upsert", "delete" }),
                     "upsert: it is new, or it has changed. delete: it is gone."),
            property("data", object,
                     "The whole object in its present state; null if it is deleted. An `organization` is "
                     "sent again when its settings or limits change: its `usage` is that of the moment at "
                     "which it was read."),
        }));
}

} // namespace

DocumentedContent changeFeedContent(Components &components, const QByteArray &path)
{
    const QByteArray example = "{\"api\":{\"self\":\"" + path + "\"},\"web\":null}";
    const Schema self = detail::selfLink(components);
    Schema web = self;
    web.nullable = true;
    const Schema where = components.add("FeedLinks",
                                        closedObject({
                                            property("api", self, "Path of this request, with its query."),
                                            property("web", web, "Null: the feed has no page."),
                                        }));
    const Schema meta = components.add(
        "ChangeMeta",
        closedObject({
            property("cursor", text(), "To be sent as since the next time.",
                     "0340b8gqtcd2te0340b8gqtcd2t03q2m5v8c1n7w"),
            property("has_more", detail::boolean(), "True if there is more to read at once."),
            property("links", where, "The links of the feed.", example.constData()),
        }));
    const Schema schema
        = components.add("ChangePage",
                         closedObject({
                             property("data", listOf(change(components)), "In the order of the changes."),
                             property("meta", meta, ""),
                         }));
    return { schema, exampleOf(schema, components) };
}

} // namespace triage::api::openapi
