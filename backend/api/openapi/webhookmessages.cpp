// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/openapi/webhookmessages.h"

#include "api/openapi/operationjson.h"
#include "api/openapi/schemajson.h"
#include "domain/note.h"
#include "domain/reaction.h"
#include "domain/research.h"

#include <algorithm>

namespace triage::api::openapi {

namespace {

/// Returns the members of a resource, of which messages without texts have the identifier only.
template <typename T>
std::vector<Property> membersOf(Components &components)
{
    std::vector<Property> members = components.resolve(components.object<T>(Direction::Answer)).properties;
    for (Property &each : members)
        each.required = each.name == "id";
    return members;
}

std::vector<Property> membersOf(Components &components, const WebhookEventRow &event)
{
    const Property identifier
        = property("id", schemaOf<FeedbackId>(components, Direction::Answer), "Its identifier.");
    const auto ofFeedback = [&] {
        std::vector<Property> members
            = event.isEnd ? std::vector{ identifier } : membersOf<Feedback>(components);
        members.push_back(property("buffer_ids", listOf(schemaOf<BufferId>(components, Direction::Answer)),
                                   "The buffers that hold it."));
        if (event.isEnd)
            return members;
        const Schema record = components.object<Triage>(Direction::Answer);
        members.push_back(property("triage", record, "Its triage record. A thin message has none."));
        members.back().schema.example = exampleOf(record, components);
        members.back().required = false;
        if (event.event == WebhookEvent::FeedbackState)
            members.push_back(
                property("changed", listOf(detail::words({ "state", "owner_id", "snoozed_until", "tags" })),
                         "The members of `triage` that changed.", R"(["state"])"));
        return members;
    };
    switch (event.subject) {
    case WebhookSubject::Nothing:
        return {};
    case WebhookSubject::Feedback:
        return ofFeedback();
    case WebhookSubject::Note:
        return membersOf<Note>(components);
    case WebhookSubject::Buffer:
        return event.isEnd ? std::vector{ identifier } : membersOf<Buffer>(components);
    case WebhookSubject::Reaction:
        return membersOf<Reaction>(components);
    case WebhookSubject::Research:
        return membersOf<ResearchQuery>(components);
    }
    Q_UNREACHABLE();
}

QByteArray capitalized(const QByteArray &word)
{
    return word.left(1).toUpper() + word.mid(1);
}

/// Returns the name of the event's message among the components, such as FeedbackCreatedMessage.
QByteArray componentOf(const WebhookEventRow &event)
{
    QByteArray name;
    for (const QByteArray &part : QByteArray(event.word).split('.'))
        name += capitalized(part);
    return name + "Message";
}

/// Returns the schema of the data of an event's messages, which events of the same subject share.
Schema dataOf(Components &components, const WebhookEventRow &event, const Schema &links)
{
    const QByteArray subject = capitalized(QByteArray(event.word).split('.').front());
    std::vector<Property> members = membersOf(components, event);
    members.push_back(property("links", links, "Where the subject, or the item that it belongs to, is."));
    return components.add((event.isEnd ? "Deleted" : "") + subject
                              + (event.event == WebhookEvent::FeedbackState ? "State" : "") + "MessageData",
                          answerObject(std::move(members)));
}

} // namespace

std::vector<DocumentedMessage> webhookMessages(Components &components)
{
    Schema address = text();
    address.nullable = true;
    address.format = "uri";
    const Schema links = components.add(
        "MessageLinks",
        answerObject({
            property("api", address, "The resource in the API; null if it has no path of its own.",
                     "https://feedback.example.org/api/v0/feedback/0vd2v9vdg0r0c"),
            property("web", address, "Its page; null if it has none.",
                     "https://feedback.example.org/o/acme/feedback/0vd2v9vdg0r0c"),
        }));
    std::vector<DocumentedMessage> messages;
    for (const WebhookEventRow &event : webhookEvents) {
        if (event.event == WebhookEvent::All)
            continue;
        const Schema schema
            = components.add(componentOf(event),
                             answerObject({
                                 property("type", detail::words({ event.word }), "The event.", event.word),
                                 property("timestamp", detail::moment(), "When it happened."),
                                 property("data", dataOf(components, event, links),
                                          "The subject as it is when the message is written."),
                             }));
        messages.push_back({ &event, { schema, exampleOf(schema, components) } });
    }
    return messages;
}

void writeWebhooks(JsonWriter &out, const std::vector<DocumentedMessage> &messages)
{
    out.key("webhooks");
    out.beginObject();
    for (const DocumentedMessage &message : messages) {
        out.key(message.event->word);
        out.beginObject();
        out.key("post");
        out.beginObject();
        writeTextMember(out, "operationId", "receive" + componentOf(*message.event));
        out.key("tags");
        out.raw(R"(["Webhooks"])");
        writeTextMember(out, "summary", message.event->name);
        writeTextMember(out, "description", message.event->description);
        out.key("security");
        out.raw("[]");
        out.key("requestBody");
        out.beginObject();
        out.key("content");
        out.beginObject();
        writeMediaType(out, "application/json", message.body);
        out.endObject();
        out.endObject();
        out.key("responses");
        out.raw(R"({"204":{"description":"Received. Any status from 200 to 299 says so."},)"
                R"("410":{"description":"The address is gone: the webhook is switched off."}})");
        out.endObject();
        out.endObject();
    }
    out.endObject();
}

} // namespace triage::api::openapi
