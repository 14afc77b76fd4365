// SPDX-License-Identifier: GPL-3.0-or-later
// Routing of a piece of feedback: tests, decisions and candidates.
#pragma once

#include "domain/feedback.h"
#include "domain/ids.h"
#include "fields/fields.h"
#include "timestamp.h"

#include <QString>

#include <optional>
#include <vector>

namespace triage {

/// Different routing instructions for one buffer, for one call only.
struct BufferOverride
{
    QString buffer; ///< Identifier.
    std::optional<QString> routingInstructions;
};

constexpr auto fields(Type<BufferOverride>)
{
    return FieldTable{
        field("id", &BufferOverride::buffer, "The buffer.",
              { .required = true, .minLength = 1, .maxLength = 300, .category = Category::Integration })
            .like("crashes"),
        field("routing_instructions", &BufferOverride::routingInstructions,
              "Instructions to use instead of the buffer's own; null for none.", { .maxLength = 10000 })
            .like("Crashes only."),
    };
}
static_assert(mapsEveryMember<BufferOverride>);

/// The body of a request that tests routing.
struct RoutingTest
{
    std::optional<QString> title;
    QString description;
    std::optional<std::vector<BufferOverride>> overrides;
};

constexpr auto fields(Type<RoutingTest>)
{
    return FieldTable{
        field("title", &RoutingTest::title, "Short summary.", { .minLength = 1, .maxLength = 500 })
            .like("Export crashes"),
        field("description", &RoutingTest::description, "Full text.",
              { .required = true, .minLength = 1, .maxLength = 5000 })
            .like("The app closes itself when I export a report with more than a hundred rows."),
        field("buffer_overrides", &RoutingTest::overrides,
              "Routing instructions to try instead of those of the named buffers.",
              { .maxLength = 1000, .category = Category::Integration }),
    };
}
static_assert(mapsEveryMember<RoutingTest>);

/// The buffer that a piece of feedback would be routed to.
struct RoutingTestResult
{
    std::optional<BufferId> id;
    QString name;
    std::optional<QString> slug;
    QString reasoning;

    friend bool operator==(const RoutingTestResult &, const RoutingTestResult &) = default;
};

constexpr auto fields(Type<RoutingTestResult>)
{
    return FieldTable{
        field("id", &RoutingTestResult::id, "The buffer that would be chosen; null when none matched."),
        field("name", &RoutingTestResult::name, "Buffer display name.").like("Crashes"),
        field("slug", &RoutingTestResult::slug, "Buffer slug.").like("crashes"),
        field("reasoning", &RoutingTestResult::reasoning, "Why it matched, or why nothing did.")
            .like("It tells of the app closing itself, as the instructions of Crashes ask for."),
    };
}
static_assert(mapsEveryMember<RoutingTestResult>);

/// A buffer that the classifier considered.
struct RoutingCandidate
{
    BufferId buffer;
    double confidence = 0;
    QString reasoning;

    friend bool operator==(const RoutingCandidate &, const RoutingCandidate &) = default;
};

constexpr auto fields(Type<RoutingCandidate>)
{
    return FieldTable{
        field("buffer_id", &RoutingCandidate::buffer, "The buffer."),
        field("confidence", &RoutingCandidate::confidence,
              "0 to 1, held against the organization's thresholds.")
            .like("0.93"),
        field("reasoning", &RoutingCandidate::reasoning, "Why the buffer fits so well or so badly.")
            .like("It tells of the app closing itself."),
    };
}
static_assert(mapsEveryMember<RoutingCandidate>);

/// The details of a routing test besides the buffer that would be chosen.
struct RoutingTrial
{
    QString classifier;
    bool needsReview = false;
    std::vector<RoutingCandidate> candidates;

    friend bool operator==(const RoutingTrial &, const RoutingTrial &) = default;
};

constexpr auto fields(Type<RoutingTrial>)
{
    return FieldTable{
        field("classifier", &RoutingTrial::classifier, "The classifier that decided, with its version.")
            .like("embedded/1"),
        field("needs_review", &RoutingTrial::needsReview, "True if the item would be marked for review."),
        field("candidates", &RoutingTrial::candidates, "The buffers that were considered, best first."),
    };
}
static_assert(mapsEveryMember<RoutingTrial>);

/// The reaction of people to a decision.
enum class RoutingOutcome { Kept, Accepted, Corrected, Removed };

template <>
struct EnumText<RoutingOutcome>
{
    static constexpr std::array words{ std::pair{ RoutingOutcome::Kept, "kept" },
                                       std::pair{ RoutingOutcome::Accepted, "accepted" },
                                       std::pair{ RoutingOutcome::Corrected, "corrected" },
                                       std::pair{ RoutingOutcome::Removed, "removed" } };
};

/// A decision about an item, with its reasons.
struct RoutingDetails
{
    RoutingStatus status = RoutingStatus::Pending;
    int attempts = 0;
    std::optional<Timestamp> decidedAt;
    std::optional<QString> classifier;
    std::optional<QString> reasoning;
    std::vector<RoutingCandidate> candidates;
    std::optional<RoutingOutcome> outcome = std::nullopt;

    friend bool operator==(const RoutingDetails &, const RoutingDetails &) = default;
};

constexpr auto fields(Type<RoutingDetails>)
{
    return FieldTable{
        field("status", &RoutingDetails::status, "The item's routing_status.").like("routed"),
        field("attempts", &RoutingDetails::attempts,
              "How often routing has begun since it was last asked for.")
            .like("1"),
        field("decided_at", &RoutingDetails::decidedAt,
              "When the last decision was made; null before the first.")
            .like("2026-11-20T23:34:06.451Z"),
        field("classifier", &RoutingDetails::classifier, "The classifier that decided, with its version.")
            .like("embedded/1"),
        field("reasoning", &RoutingDetails::reasoning, "The decision in a sentence or two.")
            .like("Put into Crashes."),
        field("candidates", &RoutingDetails::candidates, "The buffers that were considered, best first."),
        field("outcome", &RoutingDetails::outcome,
              "The reaction of people. kept: they assigned the same buffers, or left them; accepted: marked "
              "as reviewed; corrected: put elsewhere; removed: only taken out; null: none yet.")
            .like("corrected"),
    };
}
static_assert(mapsEveryMember<RoutingDetails>);

} // namespace triage
