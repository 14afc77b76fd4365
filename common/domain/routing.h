// SPDX-License-Identifier: GPL-3.0-or-later
// Routing of a piece of feedback: tests, decisions and candidates.
#pragma once

#include "domain/buffer.h"
#include "domain/feedback.h"
#include "domain/ids.h"
#include "fields/fields.h"
#include "timestamp.h"

#include <QString>

#include <optional>
#include <vector>

namespace triage {

/// A buffer with other texts than its own, for one call only. Members that are left out keep their value.
struct BufferTrial
{
    QString buffer; ///< Identifier or slug.
    Patch<QString> name;
    Patch<std::optional<QString>> description;
    Patch<std::optional<QString>> routingInstructions;
};

constexpr auto fields(Type<BufferTrial>)
{
    return FieldTable{
        field("id", &BufferTrial::buffer, "The buffer, by id or slug.",
              { .required = true, .minLength = 1, .maxLength = 300, .category = Category::Integration })
            .like("crashes"),
        field("name", &BufferTrial::name, "Another name.", bufferrules::name).like("Crashes"),
        field("description", &BufferTrial::description, "Another description; null for none.",
              bufferrules::description)
            .like("The app stops working."),
        field("routing_instructions", &BufferTrial::routingInstructions,
              "Other instructions; null or empty for none.",
              { .maxLength = bufferrules::routingInstructions.maxLength })
            .like("Crashes only."),
    };
}
static_assert(mapsEveryMember<BufferTrial>);

/// The body of a request that tests routing.
struct RoutingTest
{
    std::optional<QString> title;
    QString description;
    std::optional<std::vector<BufferTrial>> overrides;
    std::optional<std::vector<NewBuffer>> newBuffers; ///< Weighed as if they existed.
};

constexpr auto fields(Type<RoutingTest>)
{
    return FieldTable{
        field("title", &RoutingTest::title, "Short summary.", { .minLength = 1, .maxLength = 500 })
            .like("Export crashes"),
        field("description", &RoutingTest::description, "Full text.",
              { .required = true, .minLength = 1, .maxLength = 5000 })
            .like("The app closes itself when I export a report with more than a hundred rows."),
        field("buffer_overrides", &RoutingTest::overrides, "Buffers with other texts.",
              { .maxLength = 1000, .category = Category::Integration }),
        field("new_buffers", &RoutingTest::newBuffers, "Additional buffers, weighed as if they existed.",
              { .maxLength = 100 }),
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
        field("id", &RoutingTestResult::id,
              "The buffer that would be chosen; null when none matched, and for one of new_buffers."),
        field("name", &RoutingTestResult::name, "Buffer display name.").like("Crashes"),
        field("slug", &RoutingTestResult::slug, "Buffer slug.").like("crashes"),
        field("reasoning", &RoutingTestResult::reasoning, "Why it matched, or why nothing did.")
            .like("It tells of the app closing itself, as the instructions of Crashes ask for."),
    };
}
static_assert(mapsEveryMember<RoutingTestResult>);

/// A reason as a code with its parts, from which a program words it in the language of its user. Parts that a
/// code does not need are empty.
struct RoutingReason
{
    QString code; ///< One of reasoncode; clients show the text of a code that they do not know.
    std::vector<QString> words = {};
    std::optional<QString> buffer = std::nullopt;
    std::optional<double> confidence = std::nullopt;
    std::optional<double> threshold = std::nullopt;
    std::optional<QString> example = std::nullopt;

    friend bool operator==(const RoutingReason &, const RoutingReason &) = default;
};

namespace reasoncode {
inline constexpr QLatin1StringView words("words");
inline constexpr QLatin1StringView spelling("spelling");
inline constexpr QLatin1StringView meaning("meaning");
inline constexpr QLatin1StringView noClearMatch("no_clear_match");
inline constexpr QLatin1StringView belowThreshold("below_threshold");
inline constexpr QLatin1StringView nothingShared("nothing_shared");
inline constexpr QLatin1StringView noWords("no_words");
inline constexpr QLatin1StringView noBuffers("no_buffers");
inline constexpr QLatin1StringView routingOff("routing_off");
} // namespace reasoncode

constexpr auto fields(Type<RoutingReason>)
{
    return FieldTable{
        field(
            "code", &RoutingReason::code,
            "words: words of the text speak for the buffer; spelling: only parts of its words do; "
            "meaning: it shares no word with the buffer and means about the same; "
            "no_clear_match: the closest buffer is not sure enough; below_threshold: nor for the "
            "organization's threshold; nothing_shared: no buffer shares a word with the text; no_words: the "
            "text has none; no_buffers; routing_off. More codes may follow.")
            .like("words"),
        field("words", &RoutingReason::words, "The words of the text that decided, strongest first.")
            .like("[\"crash\"]"),
        field("buffer", &RoutingReason::buffer, "Name of the buffer that the reason is about.")
            .like("Crashes"),
        field("confidence", &RoutingReason::confidence, "Of the closest buffer, where none matched.")
            .like("0.26"),
        field("threshold", &RoutingReason::threshold, "The confidence that was needed.").like("0.4"),
        field("example", &RoutingReason::example,
              "Title of a similar item: of the buffer, or, where none matched, of one that fits no buffer.")
            .like("The app closes itself"),
    };
}
static_assert(mapsEveryMember<RoutingReason>);

/// A buffer that the classifier considered.
struct RoutingCandidate
{
    BufferId buffer;
    double confidence = 0;
    QString reasoning;
    std::optional<RoutingReason> reason = std::nullopt;

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
        field(
            "reason", &RoutingCandidate::reason,
            "The reasoning as a code with its parts; null where a language model wrote it, and missing from "
            "decisions of older versions."),
    };
}
static_assert(mapsEveryMember<RoutingCandidate>);

/// How well a buffer that does not exist yet fits a text.
struct NewBufferFit
{
    QString name;
    bool isChosen = false;
    double confidence = 0;
    std::optional<RoutingReason> reason = std::nullopt;

    friend bool operator==(const NewBufferFit &, const NewBufferFit &) = default;
};

constexpr auto fields(Type<NewBufferFit>)
{
    return FieldTable{
        field("name", &NewBufferFit::name, "Its name in the request.").like("Exports"),
        field("chosen", &NewBufferFit::isChosen, "True if the item would be put there."),
        field("confidence", &NewBufferFit::confidence, "0 to 1; 0 if the classifier did not consider it.")
            .like("0.52"),
        field("reason", &NewBufferFit::reason,
              "Why it fits so well or so badly; null where a language model wrote it."),
    };
}
static_assert(mapsEveryMember<NewBufferFit>);

/// The details of a routing test besides the buffer that would be chosen.
struct RoutingTrial
{
    QString classifier;
    bool needsReview = false;
    std::vector<RoutingCandidate> candidates;
    std::optional<RoutingReason> reason = std::nullopt;
    std::vector<NewBufferFit> newBuffers = {};

    friend bool operator==(const RoutingTrial &, const RoutingTrial &) = default;
};

constexpr auto fields(Type<RoutingTrial>)
{
    return FieldTable{
        field("classifier", &RoutingTrial::classifier, "The classifier that decided, with its version.")
            .like("embedded/1"),
        field("needs_review", &RoutingTrial::needsReview, "True if the item would be marked for review."),
        field("candidates", &RoutingTrial::candidates, "The buffers that were considered, best first."),
        field("reason", &RoutingTrial::reason,
              "The reasoning as a code with its parts; null where a language model wrote it."),
        field("new_buffers", &RoutingTrial::newBuffers, "The new_buffers of the request, in their order."),
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
    std::optional<RoutingReason> reason;
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
        field("reason", &RoutingDetails::reason,
              "The reasoning as a code with its parts; null where it has no code, as in texts of language "
              "models, failures, and decisions of older versions."),
        field("candidates", &RoutingDetails::candidates, "The buffers that were considered, best first."),
        field("outcome", &RoutingDetails::outcome,
              "The reaction of people. kept: they assigned the same buffers, or left them; accepted: marked "
              "as reviewed; corrected: put elsewhere; removed: only taken out; null: none yet.")
            .like("corrected"),
    };
}
static_assert(mapsEveryMember<RoutingDetails>);

} // namespace triage
