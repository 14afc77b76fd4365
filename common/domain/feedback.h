// SPDX-License-Identifier: GPL-3.0-or-later
// A piece of feedback: free text that is to be put into buffers.
#pragma once

#include "domain/ids.h"
#include "domain/target.h"
#include "domain/triage.h"
#include "fields/enumtext.h"
#include "fields/fields.h"
#include "timestamp.h"

#include <QString>

#include <optional>
#include <vector>

namespace triage {

/// The progress of routing for an item.
enum class RoutingStatus { Pending, Routed, Skipped, Failed };

template <>
struct EnumText<RoutingStatus>
{
    static constexpr std::array words{ std::pair{ RoutingStatus::Pending, "pending" },
                                       std::pair{ RoutingStatus::Routed, "routed" },
                                       std::pair{ RoutingStatus::Skipped, "skipped" },
                                       std::pair{ RoutingStatus::Failed, "failed" } };
};

/// The maximum length of a submitter, in code points.
inline constexpr int maxSubmitter = 300;
inline constexpr int maxClientLength = 1000; ///< In code points.

struct Feedback
{
    FeedbackId id;
    std::optional<QString> title;
    QString description;
    bool needsReview = false;
    std::optional<QString> submittedBy;
    std::optional<QString> client;
    RoutingStatus routingStatus = RoutingStatus::Pending;
    Timestamp createdAt;
    Timestamp updatedAt;

    friend bool operator==(const Feedback &, const Feedback &) = default;
};

constexpr auto fields(Type<Feedback>)
{
    return FieldTable{
        field("id", &Feedback::id, "Opaque identifier."),
        field("title", &Feedback::title, "Short summary; 1 to 500 characters when set.")
            .like("Export crashes"),
        field("description", &Feedback::description, "Full text; 1 to 5000 characters.")
            .like("The app closes itself when I export a report with more than a hundred rows."),
        field("needs_review", &Feedback::needsReview, "True when the item needs human review."),
        field("submitted_by", &Feedback::submittedBy,
              "Free-form opaque identifier of the submitter; null when not supplied.")
            .like("user-4711"),
        field("client", &Feedback::client,
              "The X-IB-Client header of the creating request as received; null when it had none.")
            .like("inputbuffer-widget/0.2.0 (javascript)"),
        field("routing_status", &Feedback::routingStatus, "The progress of routing for the item."),
        field("created_at", &Feedback::createdAt, "Creation time."),
        field("updated_at", &Feedback::updatedAt, "Last modification time."),
    };
}
static_assert(mapsEveryMember<Feedback>);

/// The body of a request that creates feedback.
struct NewFeedback
{
    std::optional<QString> title;
    QString description;
    std::optional<QString> submittedBy;
    std::optional<std::vector<NewTarget>> targets;
    std::optional<NewTriage> triage = {};
};

constexpr auto fields(Type<NewFeedback>)
{
    return FieldTable{
        field("title", &NewFeedback::title, "Short summary.", { .minLength = 1, .maxLength = 500 })
            .like("Export crashes"),
        field("description", &NewFeedback::description, "Full text.",
              { .required = true, .minLength = 1, .maxLength = 5000 })
            .like("The app closes itself when I export a report with more than a hundred rows."),
        field("submitted_by", &NewFeedback::submittedBy, "Free-form opaque identifier of the submitter.",
              { .minLength = 1, .maxLength = maxSubmitter })
            .like("user-4711"),
        field("targets", &NewFeedback::targets,
              "The surfaces that the feedback is about. Matching targets are reused, others are created.",
              { .maxLength = 20, .category = Category::Integration })
            .like(R"([{"type":"rest_endpoint","metadata":{"method":"POST","path":"/exports"}}])"),
        field("triage", &NewFeedback::triage,
              "What is known of the work on it from the beginning. What widget tokens send here is passed "
              "over."),
    };
}
static_assert(mapsEveryMember<NewFeedback>);

/// The body of a request that makes a part of an item's text another item.
struct NewSplit
{
    QString description;
    std::optional<QString> title;
    bool remove = false;
};

constexpr auto fields(Type<NewSplit>)
{
    return FieldTable{
        field("description", &NewSplit::description, "Full text of the new item.",
              { .required = true, .minLength = 1, .maxLength = 5000 })
            .like("Exports are slow, too."),
        field("title", &NewSplit::title, "Short summary of the new item.",
              { .minLength = 1, .maxLength = 500 })
            .like("Slow exports"),
        field(
            "remove", &NewSplit::remove,
            "True: the first place of the item's description that has exactly this text loses it. The item's "
            "description must have it, and more than it."),
    };
}
static_assert(mapsEveryMember<NewSplit>);

/// The merge-patch body of a request that changes feedback.
struct FeedbackPatch
{
    Patch<std::optional<QString>> title;
    Patch<QString> description;
    Patch<bool> needsReview;
    Patch<std::optional<QString>> submittedBy;
};

constexpr auto fields(Type<FeedbackPatch>)
{
    return FieldTable{
        field("title", &FeedbackPatch::title, "Short summary; null clears it.",
              { .minLength = 1, .maxLength = 500 })
            .like("Export crashes"),
        field("description", &FeedbackPatch::description, "Full text.",
              { .required = true, .minLength = 1, .maxLength = 5000 }),
        field("needs_review", &FeedbackPatch::needsReview, "True if the item needs human review.")
            .like("true"),
        field("submitted_by", &FeedbackPatch::submittedBy, "Identifier of the submitter; null clears it.",
              { .minLength = 1, .maxLength = maxSubmitter }),
    };
}
static_assert(mapsEveryMember<FeedbackPatch>);

} // namespace triage
