// SPDX-License-Identifier: GPL-3.0-or-later
// A webhook: an address that is sent a message whenever certain events happen, and the record of what was
// sent.
#pragma once

#include "domain/ids.h"
#include "domain/triage.h"
#include "fields/enumtext.h"
#include "fields/fields.h"
#include "timestamp.h"

#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace triage {

/// The events that a webhook can be notified of.
enum class WebhookEvent {
    All,
    FeedbackCreated,
    FeedbackUpdated,
    FeedbackDeleted,
    FeedbackRouted,
    FeedbackAssigned,
    FeedbackUnassigned,
    FeedbackState,
    FeedbackWoken,
    FeedbackMerged,
    FeedbackUnmerged,
    NoteCreated,
    BufferCreated,
    BufferUpdated,
    BufferDeleted,
    BufferSurge,
    ReactionCreated,
    ResearchAnswered,
};

/// The kind of object that an event is about.
enum class WebhookSubject { Nothing, Feedback, Note, Buffer, Reaction, Research };

/// An event as the API, the document, chats and the window name it.
struct WebhookEventRow
{
    WebhookEvent event;
    const char *word;
    WebhookSubject subject;
    const char *name; ///< Chats show it before the text of the subject; the window translates it.
    const char *description; ///< The case in which a message of it is sent.
    bool isEnd = false; ///< The subject is deleted: there is only its identifier.
};

/// Every event, in the order of WebhookEvent. The triggers of the database record them by these words.
inline constexpr std::array webhookEvents{
    WebhookEventRow{ WebhookEvent::All, "*", WebhookSubject::Nothing,
                     QT_TRANSLATE_NOOP("triage::WebhookEvent", "All events"), "Every event." },
    WebhookEventRow{ WebhookEvent::FeedbackCreated, "feedback.created", WebhookSubject::Feedback,
                     QT_TRANSLATE_NOOP("triage::WebhookEvent", "New feedback"),
                     "Feedback was created or imported." },
    WebhookEventRow{ WebhookEvent::FeedbackUpdated, "feedback.updated", WebhookSubject::Feedback,
                     QT_TRANSLATE_NOOP("triage::WebhookEvent", "Feedback edited"),
                     "The text, the submitter or `needs_review` changed." },
    WebhookEventRow{ WebhookEvent::FeedbackDeleted, "feedback.deleted", WebhookSubject::Feedback,
                     QT_TRANSLATE_NOOP("triage::WebhookEvent", "Feedback deleted"), "Feedback was deleted.",
                     true },
    WebhookEventRow{ WebhookEvent::FeedbackRouted, "feedback.routed", WebhookSubject::Feedback,
                     QT_TRANSLATE_NOOP("triage::WebhookEvent", "Feedback routed"),
                     "Routing has finished, with or without a buffer." },
    WebhookEventRow{ WebhookEvent::FeedbackAssigned, "feedback.assigned", WebhookSubject::Feedback,
                     QT_TRANSLATE_NOOP("triage::WebhookEvent", "Feedback put into a buffer"),
                     "A person put the item into a buffer." },
    WebhookEventRow{ WebhookEvent::FeedbackUnassigned, "feedback.unassigned", WebhookSubject::Feedback,
                     QT_TRANSLATE_NOOP("triage::WebhookEvent", "Feedback taken out of a buffer"),
                     "The item was taken out of a buffer." },
    WebhookEventRow{ WebhookEvent::FeedbackState, "feedback.state", WebhookSubject::Feedback,
                     QT_TRANSLATE_NOOP("triage::WebhookEvent", "Status, owner, snooze or tags changed"),
                     "The state, the owner, the snooze or the tags of the triage record changed; `changed` "
                     "lists which. An item that is created with them sends `feedback.created` only." },
    WebhookEventRow{ WebhookEvent::FeedbackWoken, "feedback.woken", WebhookSubject::Feedback,
                     QT_TRANSLATE_NOOP("triage::WebhookEvent", "Snooze ended"),
                     "The snooze of an open item ended." },
    WebhookEventRow{ WebhookEvent::FeedbackMerged, "feedback.merged", WebhookSubject::Feedback,
                     QT_TRANSLATE_NOOP("triage::WebhookEvent", "Feedback marked as a duplicate"),
                     "The item became a duplicate of another one." },
    WebhookEventRow{ WebhookEvent::FeedbackUnmerged, "feedback.unmerged", WebhookSubject::Feedback,
                     QT_TRANSLATE_NOOP("triage::WebhookEvent", "Feedback no longer a duplicate"),
                     "The item is no longer a duplicate." },
    WebhookEventRow{ WebhookEvent::NoteCreated, "note.created", WebhookSubject::Note,
                     QT_TRANSLATE_NOOP("triage::WebhookEvent", "New note"), "Somebody wrote a note." },
    WebhookEventRow{ WebhookEvent::BufferCreated, "buffer.created", WebhookSubject::Buffer,
                     QT_TRANSLATE_NOOP("triage::WebhookEvent", "New buffer"),
                     "A buffer was created or restored." },
    WebhookEventRow{ WebhookEvent::BufferUpdated, "buffer.updated", WebhookSubject::Buffer,
                     QT_TRANSLATE_NOOP("triage::WebhookEvent", "Buffer edited"), "A buffer was edited." },
    WebhookEventRow{ WebhookEvent::BufferDeleted, "buffer.deleted", WebhookSubject::Buffer,
                     QT_TRANSLATE_NOOP("triage::WebhookEvent", "Buffer deleted"), "A buffer was deleted.",
                     true },
    WebhookEventRow{
        WebhookEvent::BufferSurge, "buffer.surge", WebhookSubject::Buffer,
        QT_TRANSLATE_NOOP("triage::WebhookEvent", "More feedback than usual in a buffer"),
        "A buffer received clearly more feedback than in the same hours of the four weeks before. "
        "Once a day and buffer at most." },
    WebhookEventRow{ WebhookEvent::ReactionCreated, "reaction.created", WebhookSubject::Reaction,
                     QT_TRANSLATE_NOOP("triage::WebhookEvent", "New vote"),
                     "Somebody voted for or against a target." },
    WebhookEventRow{ WebhookEvent::ResearchAnswered, "research.answered", WebhookSubject::Research,
                     QT_TRANSLATE_NOOP("triage::WebhookEvent", "Research question answered"),
                     "A research question was answered." },
};

static_assert([] {
    for (std::size_t i = 0; i < webhookEvents.size(); ++i) {
        if (std::size_t(webhookEvents[i].event) != i)
            return false;
    }
    return true;
}());

constexpr const WebhookEventRow &rowOf(WebhookEvent event)
{
    return webhookEvents[std::size_t(event)];
}

template <>
struct EnumText<WebhookEvent>
{
    static constexpr auto words = [] {
        std::array<std::pair<WebhookEvent, const char *>, webhookEvents.size()> all{};
        for (std::size_t i = 0; i < all.size(); ++i)
            all[i] = { webhookEvents[i].event, webhookEvents[i].word };
        return all;
    }();
};

/// The form of the messages.
enum class WebhookFormat { Standard, Slack, Mattermost, Discord, Template };

template <>
struct EnumText<WebhookFormat>
{
    static constexpr std::array words{ std::pair{ WebhookFormat::Standard, "standard" },
                                       std::pair{ WebhookFormat::Slack, "slack" },
                                       std::pair{ WebhookFormat::Mattermost, "mattermost" },
                                       std::pair{ WebhookFormat::Discord, "discord" },
                                       std::pair{ WebhookFormat::Template, "template" } };
};

/// Narrows what a webhook is notified of.
struct WebhookFilter
{
    std::optional<QString> buffer; ///< Identifier; in a request also a slug.
    std::optional<QString> tag;
    std::optional<TriageState> state;

    friend bool operator==(const WebhookFilter &, const WebhookFilter &) = default;
};

constexpr auto fields(Type<WebhookFilter>)
{
    return FieldTable{
        field(
            "buffer_id", &WebhookFilter::buffer,
            "Only events of this buffer: of feedback that it holds, of its notes and of the buffer itself. A "
            "request may name it by its slug. `feedback.deleted`, `reaction.created` and "
            "`research.answered` belong to no buffer and are always sent.",
            { .category = Category::Integration }),
        field("tag", &WebhookFilter::tag,
              "Only events of feedback that has this tag after the change, and of its notes. Events that are "
              "not about feedback, and `feedback.deleted`, are always sent.",
              triagerules::tag)
            .like("vip"),
        field("state", &WebhookFilter::state,
              "Only events of feedback that is in this state after the change, and of its notes; otherwise "
              "as `tag`.",
              { .category = Category::Integration })
            .like("done"),
    };
}
static_assert(mapsEveryMember<WebhookFilter>);
template <>
inline constexpr bool narrows<WebhookFilter> = true;

struct Webhook
{
    WebhookId id;
    QString url;
    std::vector<WebhookEvent> events;
    std::optional<QString> description;
    WebhookFormat format = WebhookFormat::Standard;
    std::optional<QString> bodyTemplate;
    std::optional<WebhookFilter> filter;
    bool bufferDeleted = false;
    bool thin = false;
    bool enabled = true;
    std::optional<QString> disabledReason;
    std::optional<QString> secret;
    std::optional<Timestamp> failingSince;
    Timestamp createdAt;
    Timestamp updatedAt;

    friend bool operator==(const Webhook &, const Webhook &) = default;
};

constexpr auto fields(Type<Webhook>)
{
    return FieldTable{
        field("id", &Webhook::id, "Opaque identifier."),
        field("url", &Webhook::url, "The address that messages are sent to.")
            .like("https://example.com/hook"),
        field("events", &Webhook::events, "The events that it is notified of; * stands for all of them.")
            .like(R"(["feedback.created"])"),
        field("description", &Webhook::description, "What the webhook is for."),
        field("format", &Webhook::format, "The form of the messages.").like("template"),
        field("template", &Webhook::bodyTemplate,
              "The body of messages in the format template; otherwise null.")
            .like(R"({"text":"{{summary}}"})"),
        field("filter", &Webhook::filter, "Narrows what it is notified of; null: everything."),
        field("buffer_deleted", &Webhook::bufferDeleted,
              "True if the filter names a buffer that is deleted: nothing of that buffer is sent until it is "
              "restored or the filter changed."),
        field("thin", &Webhook::thin, "True if messages have identifiers and links only, and no texts."),
        field("enabled", &Webhook::enabled,
              "False if it is switched off: nothing is sent, nothing is recorded."),
        field("disabled_reason", &Webhook::disabledReason,
              "Why the server switched it off: the address answered 410, or every attempt of five days "
              "failed."),
        field("secret", &Webhook::secret,
              "The secret that signs the messages. Null except in the answers that create or rotate it.")
            .like("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"),
        field("failing_since", &Webhook::failingSince,
              "The time of the first failure since the last message that arrived; null if the last one "
              "arrived."),
        field("created_at", &Webhook::createdAt, "Creation time."),
        field("updated_at", &Webhook::updatedAt, "Last modification time."),
    };
}
static_assert(mapsEveryMember<Webhook>);

namespace webhookrules {
inline constexpr Rules url{
    .required = true, .minLength = 1, .maxLength = 2000, .category = Category::Integration
};
inline constexpr Rules events{
    .required = true, .minLength = 1, .maxLength = 50, .category = Category::Integration
};
inline constexpr Rules description{ .minLength = 1, .maxLength = 200 };
inline constexpr Rules integration{ .category = Category::Integration };
inline constexpr Rules bodyTemplate{ .minLength = 1, .maxLength = 10000, .category = Category::Integration };
inline constexpr char urlText[] = "The address: https, or http in networks that the operator of the server "
                                  "allows; without a name and password.";
inline constexpr char templateText[] = "Only with the format template: JSON in which {{type}}, "
                                       "{{timestamp}}, {{summary}}, {{url}} and paths such as "
                                       "{{data.title}} inside of strings are replaced.";
} // namespace webhookrules

/// The body of a request that creates a webhook.
struct NewWebhook
{
    QString url;
    std::vector<WebhookEvent> events;
    std::optional<QString> description = {};
    std::optional<WebhookFormat> format = {};
    std::optional<QString> bodyTemplate = {};
    std::optional<WebhookFilter> filter = {};
    std::optional<bool> thin = {};
    std::optional<bool> enabled = {};
};

constexpr auto fields(Type<NewWebhook>)
{
    using namespace webhookrules;
    return FieldTable{
        field("url", &NewWebhook::url, urlText, webhookrules::url).like("https://example.com/hook"),
        field("events", &NewWebhook::events,
              "The events to notify of, at least one; * stands for all of them.", webhookrules::events)
            .like(R"(["feedback.created"])"),
        field("description", &NewWebhook::description, "What the webhook is for.", webhookrules::description),
        field("format", &NewWebhook::format, "The form of the messages, by default standard.", integration)
            .like("template"),
        field("template", &NewWebhook::bodyTemplate, templateText, webhookrules::bodyTemplate)
            .like(R"({"text":"{{summary}}"})"),
        field("filter", &NewWebhook::filter, "Narrows what it is notified of.", integration),
        field("thin", &NewWebhook::thin, "True: messages have identifiers and links only.", integration),
        field("enabled", &NewWebhook::enabled, "False: create it switched off.", integration),
    };
}
static_assert(mapsEveryMember<NewWebhook>);

/// The merge-patch body of a request that changes a webhook.
struct WebhookPatch
{
    Patch<QString> url;
    Patch<std::vector<WebhookEvent>> events;
    Patch<std::optional<QString>> description;
    Patch<WebhookFormat> format;
    Patch<std::optional<QString>> bodyTemplate;
    Patch<std::optional<WebhookFilter>> filter;
    Patch<bool> thin;
    Patch<bool> enabled;
};

constexpr auto fields(Type<WebhookPatch>)
{
    using namespace webhookrules;
    return FieldTable{
        field("url", &WebhookPatch::url, urlText, webhookrules::url).like("https://example.com/hook"),
        field("events", &WebhookPatch::events, "The events to notify of, at least one.", webhookrules::events)
            .like(R"(["feedback.created"])"),
        field("description", &WebhookPatch::description, "What the webhook is for.",
              webhookrules::description),
        field("format", &WebhookPatch::format, "The form of the messages.", integration).like("template"),
        field("template", &WebhookPatch::bodyTemplate, templateText, webhookrules::bodyTemplate)
            .like(R"({"text":"{{summary}}"})"),
        field("filter", &WebhookPatch::filter, "Narrows what it is notified of; null: everything.",
              integration),
        field("thin", &WebhookPatch::thin, "True: messages have identifiers and links only.", integration),
        field("enabled", &WebhookPatch::enabled,
              "True switches it on again: what was recorded before is sent, too.", integration),
    };
}
static_assert(mapsEveryMember<WebhookPatch>);

/// The body of a request that sends a test message.
struct WebhookTest
{
    std::optional<WebhookEvent> event;
    std::optional<FeedbackId> feedback;
};

constexpr auto fields(Type<WebhookTest>)
{
    return FieldTable{
        field("event", &WebhookTest::event,
              "The event that the message tells of, by default feedback.created.",
              { .category = Category::Integration })
            .like("feedback.created"),
        field("feedback_id", &WebhookTest::feedback,
              "The item that the message tells of, by default a made-up one.",
              { .category = Category::Integration }),
    };
}
static_assert(mapsEveryMember<WebhookTest>);

/// How a test message was received.
struct WebhookTestResult
{
    std::optional<int> status;
    qint64 durationMs = 0;
    QString responseExcerpt;
    std::optional<QString> error;

    friend bool operator==(const WebhookTestResult &, const WebhookTestResult &) = default;
};

constexpr auto fields(Type<WebhookTestResult>)
{
    return FieldTable{
        field("status", &WebhookTestResult::status, "The status of the answer; null if there was none."),
        field("duration_ms", &WebhookTestResult::durationMs, "How long it took, in milliseconds."),
        field("response_excerpt", &WebhookTestResult::responseExcerpt, "The first 1,024 bytes of the answer.")
            .like("ok"),
        field("error", &WebhookTestResult::error, "Why there was no answer; null if there was one."),
    };
}
static_assert(mapsEveryMember<WebhookTestResult>);

/// One attempt to send a message.
struct WebhookAttempt
{
    Timestamp at;
    std::optional<int> status;
    qint64 durationMs = 0;
    std::optional<QString> error;

    friend bool operator==(const WebhookAttempt &, const WebhookAttempt &) = default;
};

constexpr auto fields(Type<WebhookAttempt>)
{
    return FieldTable{
        field("at", &WebhookAttempt::at, "When it began."),
        field("status", &WebhookAttempt::status, "The status of the answer; null if there was none."),
        field("duration_ms", &WebhookAttempt::durationMs, "How long it took, in milliseconds."),
        field("error", &WebhookAttempt::error, "Why there was no answer; null if there was one."),
    };
}
static_assert(mapsEveryMember<WebhookAttempt>);

enum class DeliveryState { Pending, Delivered, Failed };

template <>
struct EnumText<DeliveryState>
{
    static constexpr std::array words{ std::pair{ DeliveryState::Pending, "pending" },
                                       std::pair{ DeliveryState::Delivered, "delivered" },
                                       std::pair{ DeliveryState::Failed, "failed" } };
};

/// A message for a webhook.
struct WebhookDelivery
{
    DeliveryId id;
    WebhookId webhook;
    WebhookEvent event = WebhookEvent::FeedbackCreated;
    std::optional<FeedbackId> feedback;
    DeliveryState state = DeliveryState::Pending;
    std::vector<WebhookAttempt> attempts;
    std::optional<Timestamp> nextAttemptAt;
    Timestamp createdAt;

    friend bool operator==(const WebhookDelivery &, const WebhookDelivery &) = default;
};

constexpr auto fields(Type<WebhookDelivery>)
{
    return FieldTable{
        field("id", &WebhookDelivery::id, "Opaque identifier; messages carry it in `webhook-id`."),
        field("webhook_id", &WebhookDelivery::webhook, "The webhook that it is for."),
        field("event", &WebhookDelivery::event, "The event that it tells of.").like("feedback.created"),
        field("feedback_id", &WebhookDelivery::feedback,
              "The item that it is about, which may be deleted by now; null if it is about none."),
        field("state", &WebhookDelivery::state,
              "`pending` until the address answers with a status from 200 to 299; `failed` after the last "
              "attempt."),
        field("attempts", &WebhookDelivery::attempts, "The attempts to send it, oldest first."),
        field("next_attempt_at", &WebhookDelivery::nextAttemptAt,
              "When it is sent next; null unless it is pending."),
        field("created_at", &WebhookDelivery::createdAt, "When it was recorded. It is kept for 30 days."),
    };
}
static_assert(mapsEveryMember<WebhookDelivery>);

/// The body of a request that sends messages again.
struct WebhookReplay
{
    Timestamp since;
};

constexpr auto fields(Type<WebhookReplay>)
{
    return FieldTable{ field("since", &WebhookReplay::since,
                             "Messages recorded then or later are sent again.",
                             { .required = true, .category = Category::Integration })
                           .like("2026-11-20T00:00:00.000Z") };
}
static_assert(mapsEveryMember<WebhookReplay>);

/// The number of messages that are sent again.
struct WebhookReplayed
{
    qint64 replayed = 0;

    friend bool operator==(const WebhookReplayed &, const WebhookReplayed &) = default;
};

constexpr auto fields(Type<WebhookReplayed>)
{
    return FieldTable{ field(
        "replayed", &WebhookReplayed::replayed,
        "The number of messages that will be sent again, at most 10,000 for each request.") };
}
static_assert(mapsEveryMember<WebhookReplayed>);

} // namespace triage
