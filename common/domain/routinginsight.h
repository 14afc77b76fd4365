// SPDX-License-Identifier: GPL-3.0-or-later
// Looking at routing as a whole: what other settings would change, how good it is, which feedback is alike.
#pragma once

#include "domain/buffer.h"
#include "domain/routing.h"

namespace triage {

// Trying a text out

/// What a routing test tells besides the buffer that would be chosen.
struct RoutingTrial
{
    QString classifier;
    bool needsReview = false;
    std::vector<RoutingCandidate> candidates;

    friend bool operator==(const RoutingTrial &, const RoutingTrial &) = default;
};

constexpr auto fields(Type<RoutingTrial>)
{
    return std::tuple{
        field("classifier", &RoutingTrial::classifier, "What decided, with its version.").like("embedded/1"),
        field("needs_review", &RoutingTrial::needsReview, "Whether the item would be marked for review."),
        field("candidates", &RoutingTrial::candidates, "The buffers that were weighed, best first."),
    };
}
static_assert(mapsEveryMember<RoutingTrial>);

// Trying settings out

/// A buffer that would say something else of itself. What is left out stays.
struct BufferTrial
{
    QString buffer; ///< Identifier or slug.
    Patch<QString> name;
    Patch<std::optional<QString>> description;
    Patch<std::optional<QString>> routingInstructions;
};

constexpr auto fields(Type<BufferTrial>)
{
    return std::tuple{
        field("id", &BufferTrial::buffer, "The buffer, by id or slug.",
              { .required = true, .least = 1, .most = 300, .category = Category::Integration })
            .like("0340b8gqtcd2t"),
        field("name", &BufferTrial::name, "Another name.", bufferrules::name).like("Crashes"),
        field("description", &BufferTrial::description, "Another description; null for none.",
              bufferrules::description)
            .like("The app stops working."),
        field("routing_instructions", &BufferTrial::routingInstructions, "Other instructions; null for none.",
              bufferrules::routingInstructions)
            .like("Crashes only."),
    };
}
static_assert(mapsEveryMember<BufferTrial>);

/// A buffer that there might be.
struct NewBufferTrial
{
    QString name;
    std::optional<QString> description;
    std::optional<QString> routingInstructions;
};

constexpr auto fields(Type<NewBufferTrial>)
{
    return std::tuple{
        field("name", &NewBufferTrial::name, "Display name.", bufferrules::name).like("Exports"),
        field("description", &NewBufferTrial::description, "What feedback the buffer would collect.",
              bufferrules::description)
            .like("Reports and tables that people take out of the app."),
        field("routing_instructions", &NewBufferTrial::routingInstructions,
              "Instructions for the classifier.", bufferrules::routingInstructions)
            .like("Export, CSV, PDF, spreadsheet."),
    };
}
static_assert(mapsEveryMember<NewBufferTrial>);

/// Which past items a preview looks at: the newest of those that are routed already.
struct PreviewFilter
{
    std::optional<QString> buffer; ///< Identifier or slug.
    std::optional<bool> unassigned;
    std::optional<bool> needsReview;
    std::optional<Timestamp> createdAfter;
    std::optional<qint64> limit;
};

inline constexpr int mostPreviewed = 1000;

constexpr auto fields(Type<PreviewFilter>)
{
    return std::tuple{
        field("buffer_id", &PreviewFilter::buffer, "Items in this buffer, by id or slug.",
              { .least = 1, .most = 300, .category = Category::Integration })
            .like("crashes"),
        field("unassigned", &PreviewFilter::unassigned, "true: items in no buffer; false: items in one."),
        field("needs_review", &PreviewFilter::needsReview, "Items that need review, or that do not."),
        field("created_after", &PreviewFilter::createdAfter,
              "Items that were created at this time or after it."),
        field("limit", &PreviewFilter::limit,
              "How many items to look at, the newest first; 1000 unless something else is asked for. A "
              "number out of "
              "range is taken as the nearest one in it.")
            .like("500"),
    };
}
static_assert(mapsEveryMember<PreviewFilter>);

/// The body of a routing preview.
struct PreviewQuestion
{
    std::optional<std::vector<BufferTrial>> overrides;
    std::optional<std::vector<NewBufferTrial>> newBuffers;
    std::optional<double> assignThreshold;
    std::optional<double> reviewThreshold;
    std::optional<PreviewFilter> filter;
};

constexpr auto fields(Type<PreviewQuestion>)
{
    constexpr Rules threshold{ .minimum = 0, .maximum = 1 };
    return std::tuple{
        field("buffer_overrides", &PreviewQuestion::overrides,
              "Buffers that would say something else of themselves.",
              { .most = 1000, .category = Category::Integration }),
        field("new_buffers", &PreviewQuestion::newBuffers, "Buffers that there would be besides.",
              { .most = 100 }),
        field("assign_threshold", &PreviewQuestion::assignThreshold,
              "Another threshold; the organization's own where it is left out or null.", threshold)
            .like("0.9"),
        field("review_threshold", &PreviewQuestion::reviewThreshold,
              "Another threshold; the organization's own where it is left out or null. At most the one for "
              "assigning.",
              threshold)
            .like("0.4"),
        field("filter", &PreviewQuestion::filter, "Which items to look at."),
    };
}
static_assert(mapsEveryMember<PreviewQuestion>);

/// A buffer that an item would be put into.
struct PreviewTarget
{
    std::optional<BufferId> buffer;
    QString name;
    double confidence = 0;

    friend bool operator==(const PreviewTarget &, const PreviewTarget &) = default;
};

constexpr auto fields(Type<PreviewTarget>)
{
    return std::tuple{
        field("buffer_id", &PreviewTarget::buffer, "The buffer; null for one of new_buffers."),
        field("name", &PreviewTarget::name, "The name that it would have.").like("Crashes"),
        field("confidence", &PreviewTarget::confidence, "0 to 1.").like("0.93"),
    };
}
static_assert(mapsEveryMember<PreviewTarget>);

/// An item that would be put elsewhere.
struct PreviewChange
{
    FeedbackId feedback;
    std::vector<BufferId> from;
    std::vector<PreviewTarget> to;
    bool needsReview = false;

    friend bool operator==(const PreviewChange &, const PreviewChange &) = default;
};

constexpr auto fields(Type<PreviewChange>)
{
    return std::tuple{
        field("feedback_id", &PreviewChange::feedback, "The item."),
        field("from", &PreviewChange::from, "The buffers that hold it now."),
        field("to", &PreviewChange::to, "The buffers that it would be put into, surest first; empty: none."),
        field("needs_review", &PreviewChange::needsReview, "Whether it would be marked for review."),
    };
}
static_assert(mapsEveryMember<PreviewChange>);

struct PreviewTotals
{
    qint64 items = 0;
    qint64 changed = 0;
    qint64 assignedBefore = 0;
    qint64 assignedAfter = 0;
    qint64 reviewAfter = 0;
    qint64 sorted = 0;
    qint64 sortedRight = 0;

    friend bool operator==(const PreviewTotals &, const PreviewTotals &) = default;
};

constexpr auto fields(Type<PreviewTotals>)
{
    return std::tuple{
        field("items", &PreviewTotals::items, "How many items were looked at.").like("500"),
        field("changed", &PreviewTotals::changed, "How many of them would be put elsewhere.").like("1"),
        field("assigned_before", &PreviewTotals::assignedBefore, "How many are in a buffer now.").like("430"),
        field("assigned_after", &PreviewTotals::assignedAfter, "How many would be put into one.").like("431"),
        field("needs_review_after", &PreviewTotals::reviewAfter,
              "How many of these would be marked for review.")
            .like("60"),
        field("sorted_by_people", &PreviewTotals::sorted,
              "How many items people have assigned, removed or accepted; where these belong is known.")
            .like("120"),
        field("sorted_alike", &PreviewTotals::sortedRight,
              "How many of these would be put where people want them, and nowhere else.")
            .like("112"),
    };
}
static_assert(mapsEveryMember<PreviewTotals>);

/// What other settings would do with past items.
struct RoutingPreview
{
    std::vector<PreviewChange> changes;
    PreviewTotals totals;

    friend bool operator==(const RoutingPreview &, const RoutingPreview &) = default;
};

constexpr auto fields(Type<RoutingPreview>)
{
    return std::tuple{
        field("changes", &RoutingPreview::changes, "The items that would be put elsewhere, newest first."),
        field("totals", &RoutingPreview::totals, "How much that is."),
    };
}
static_assert(mapsEveryMember<RoutingPreview>);

// How good routing is

struct QualityTotals
{
    qint64 routed = 0;
    qint64 unassigned = 0;
    qint64 judged = 0;
    qint64 kept = 0;
    qint64 accepted = 0;
    qint64 corrected = 0;
    qint64 removed = 0;

    friend bool operator==(const QualityTotals &, const QualityTotals &) = default;
};

constexpr auto fields(Type<QualityTotals>)
{
    return std::tuple{
        field("routed", &QualityTotals::routed, "How many decisions routing made.").like("1200"),
        field("unassigned", &QualityTotals::unassigned, "In how many of them nothing matched.").like("150"),
        field("judged", &QualityTotals::judged, "How many decisions people said something to.").like("140"),
        field("kept", &QualityTotals::kept, "They assigned the item to the same buffers, or left it in them.")
            .like("40"),
        field("accepted", &QualityTotals::accepted, "They marked it as reviewed and left it where it was.")
            .like("70"),
        field("corrected", &QualityTotals::corrected, "They put the item where routing had not put it.")
            .like("20"),
        field("removed", &QualityTotals::removed, "They only took it out of where routing had put it.")
            .like("10"),
    };
}
static_assert(mapsEveryMember<QualityTotals>);

/// How well routing knows one buffer.
struct BufferQuality
{
    BufferId buffer;
    qint64 routed = 0;
    qint64 judged = 0;
    qint64 right = 0;
    qint64 missed = 0;
    std::optional<double> precision;

    friend bool operator==(const BufferQuality &, const BufferQuality &) = default;
};

constexpr auto fields(Type<BufferQuality>)
{
    return std::tuple{
        field("buffer_id", &BufferQuality::buffer, "The buffer."),
        field("routed", &BufferQuality::routed, "How many items routing put into it.").like("210"),
        field("judged", &BufferQuality::judged, "How many of them people said something to.").like("42"),
        field("right", &BufferQuality::right, "How many of these stayed in the buffer.").like("38"),
        field("missed", &BufferQuality::missed,
              "How many items people put into it that routing had put elsewhere, or nowhere.")
            .like("5"),
        field("precision", &BufferQuality::precision, "right of judged; null where nothing is judged.")
            .like("0.9048"),
    };
}
static_assert(mapsEveryMember<BufferQuality>);

/// Decisions whose best candidate was about as sure.
struct ConfidenceBand
{
    double from = 0;
    double to = 1;
    qint64 judged = 0;
    qint64 right = 0;
    std::optional<double> confidence;
    std::optional<double> precision;

    friend bool operator==(const ConfidenceBand &, const ConfidenceBand &) = default;
};

constexpr auto fields(Type<ConfidenceBand>)
{
    return std::tuple{
        field("from", &ConfidenceBand::from, "The least confidence in it.").like("0.8"),
        field("to", &ConfidenceBand::to, "Where the next one begins; the last one includes its end.")
            .like("0.9"),
        field("judged", &ConfidenceBand::judged, "How many decisions people said something to.").like("31"),
        field("right", &ConfidenceBand::right, "In how many the best candidate was right.").like("27"),
        field("confidence", &ConfidenceBand::confidence,
              "How sure it was, on average; null where nothing is judged.")
            .like("0.86"),
        field("precision", &ConfidenceBand::precision, "right of judged; null where nothing is judged.")
            .like("0.871"),
    };
}
static_assert(mapsEveryMember<ConfidenceBand>);

/// Whether confidences can be taken at their word.
struct CalibrationQuality
{
    std::optional<double> error;
    std::vector<ConfidenceBand> bins;

    friend bool operator==(const CalibrationQuality &, const CalibrationQuality &) = default;
};

constexpr auto fields(Type<CalibrationQuality>)
{
    return std::tuple{
        field("expected_error", &CalibrationQuality::error,
              "The expected calibration error: how far confidence and precision of the bins lie apart, on "
              "average; null "
              "where nothing is judged.")
            .like("0.043"),
        field("bins", &CalibrationQuality::bins, "Ten of the same width, from unsure to sure."),
    };
}
static_assert(mapsEveryMember<CalibrationQuality>);

struct QualityWeek
{
    QString week;
    qint64 routed = 0;
    qint64 unassigned = 0;
    qint64 judged = 0;
    qint64 right = 0;

    friend bool operator==(const QualityWeek &, const QualityWeek &) = default;
};

constexpr auto fields(Type<QualityWeek>)
{
    return std::tuple{
        field("week", &QualityWeek::week, "Its Monday, in UTC.").like("2026-11-16"),
        field("routed", &QualityWeek::routed, "How many decisions routing made in it.").like("310"),
        field("unassigned", &QualityWeek::unassigned, "In how many of them nothing matched.").like("35"),
        field("judged", &QualityWeek::judged, "How many decisions people first said something to in it.")
            .like("40"),
        field("right", &QualityWeek::right, "How many of these were kept or accepted.").like("33"),
    };
}
static_assert(mapsEveryMember<QualityWeek>);

/// What people made of routing's decisions.
struct RoutingQuality
{
    QualityTotals totals;
    std::vector<BufferQuality> buffers;
    std::vector<ConfidenceBand> bands;
    CalibrationQuality calibration;
    std::vector<QualityWeek> weeks;

    friend bool operator==(const RoutingQuality &, const RoutingQuality &) = default;
};

inline constexpr int defaultQualityWeeks = 12;
inline constexpr int mostQualityWeeks = 104;

constexpr auto fields(Type<RoutingQuality>)
{
    return std::tuple{
        field("totals", &RoutingQuality::totals, "All decisions of these weeks."),
        field("buffers", &RoutingQuality::buffers, "Each buffer, oldest first."),
        field("bands", &RoutingQuality::bands, "Below 0.5, from 0.5, from 0.8 and from 0.9 on."),
        field("calibration", &RoutingQuality::calibration, "Whether confidences can be taken at their word."),
        field("weeks", &RoutingQuality::weeks, "Each week, oldest first, those without decisions included."),
    };
}
static_assert(mapsEveryMember<RoutingQuality>);

// Alike

/// An item that is like another one.
struct SimilarFeedback
{
    FeedbackId id;
    std::optional<QString> title;
    QString excerpt;
    double similarity = 0;
    std::vector<QString> sharedWords;
    std::vector<BufferId> buffers;

    friend bool operator==(const SimilarFeedback &, const SimilarFeedback &) = default;
};

inline constexpr int defaultSimilar = 5;
inline constexpr int mostSimilar = 20;

constexpr auto fields(Type<SimilarFeedback>)
{
    return std::tuple{
        field("id", &SimilarFeedback::id, "Opaque identifier of the item."),
        field("title", &SimilarFeedback::title, "Its title.").like("Export crashes"),
        field("excerpt", &SimilarFeedback::excerpt, "The beginning of its description.")
            .like("The app closes itself when I export a report with more than a hundred rows."),
        field("similarity", &SimilarFeedback::similarity, "Above 0, at most 1.").like("0.62"),
        field("shared_words", &SimilarFeedback::sharedWords,
              "The words that make them alike, as this item has them, strongest first."),
        field("buffer_ids", &SimilarFeedback::buffers, "The buffers that hold it."),
    };
}
static_assert(mapsEveryMember<SimilarFeedback>);

} // namespace triage
