// What routing says of a piece of feedback.
#pragma once

#include "domain/feedback.h"
#include "domain/ids.h"
#include "fields/fields.h"
#include "timestamp.h"

#include <QString>

#include <optional>
#include <vector>

namespace triage {

/// Other routing instructions for one buffer, for one call only.
struct BufferOverride
{
    QString buffer; ///< Identifier.
    std::optional<QString> routingInstructions;
};

constexpr auto fields(Type<BufferOverride>)
{
    return std::tuple{
        field("id", &BufferOverride::buffer, "The buffer.",
              {.required = true, .least = 1, .most = 300, .category = Category::Integration}),
        field("routing_instructions", &BufferOverride::routingInstructions,
              "Instructions to use instead of the buffer's own; null for none.", {.most = 10000}),
    };
}
static_assert(mapsEveryMember<BufferOverride>);

/// The body of a routing test.
struct RoutingTest
{
    std::optional<QString> title;
    QString description;
    std::optional<std::vector<BufferOverride>> overrides;
};

constexpr auto fields(Type<RoutingTest>)
{
    return std::tuple{
        field("title", &RoutingTest::title, "Short summary.", {.least = 1, .most = 500}),
        field("description", &RoutingTest::description, "Full text.",
              {.required = true, .least = 1, .most = 5000}),
        field("buffer_overrides", &RoutingTest::overrides,
              "Routing instructions to try instead of those of the named buffers.",
              {.most = 1000, .category = Category::Integration}),
    };
}
static_assert(mapsEveryMember<RoutingTest>);

/// Where a piece of feedback would land.
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
    return std::tuple{
        field("id", &RoutingTestResult::id, "The buffer that would be chosen; null when none matched."),
        field("name", &RoutingTestResult::name, "Buffer display name."),
        field("slug", &RoutingTestResult::slug, "Buffer slug."),
        field("reasoning", &RoutingTestResult::reasoning, "Why it matched, or why nothing did."),
    };
}
static_assert(mapsEveryMember<RoutingTestResult>);

/// One buffer that the classifier weighed.
struct RoutingCandidate
{
    BufferId buffer;
    double confidence = 0;
    QString reasoning;

    friend bool operator==(const RoutingCandidate &, const RoutingCandidate &) = default;
};

constexpr auto fields(Type<RoutingCandidate>)
{
    return std::tuple{
        field("buffer_id", &RoutingCandidate::buffer, "The buffer."),
        field("confidence", &RoutingCandidate::confidence, "0 to 1, held against the organization's thresholds."),
        field("reasoning", &RoutingCandidate::reasoning, "Why the buffer fits so well or so badly."),
    };
}
static_assert(mapsEveryMember<RoutingCandidate>);

/// What was decided about an item, and why.
struct RoutingDetails
{
    RoutingStatus status = RoutingStatus::Pending;
    int attempts = 0;
    std::optional<Timestamp> decidedAt;
    std::optional<QString> classifier;
    std::optional<QString> reasoning;
    std::vector<RoutingCandidate> candidates;

    friend bool operator==(const RoutingDetails &, const RoutingDetails &) = default;
};

constexpr auto fields(Type<RoutingDetails>)
{
    return std::tuple{
        field("status", &RoutingDetails::status, "The item's routing_status."),
        field("attempts", &RoutingDetails::attempts, "How often routing has begun since it was last asked for."),
        field("decided_at", &RoutingDetails::decidedAt, "When the last decision was made; null before the first."),
        field("classifier", &RoutingDetails::classifier, "What decided, with its version."),
        field("reasoning", &RoutingDetails::reasoning, "The decision in a sentence or two."),
        field("candidates", &RoutingDetails::candidates, "The buffers that were weighed, best first."),
    };
}
static_assert(mapsEveryMember<RoutingDetails>);

} // namespace triage
