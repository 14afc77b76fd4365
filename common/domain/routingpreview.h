// SPDX-License-Identifier: GPL-3.0-or-later
// A routing preview: where other settings would put past feedback.
#pragma once

#include "domain/routing.h"

namespace triage {

/// Selects the past items of a preview: the newest of those that are routed already.
struct PreviewFilter
{
    std::optional<QString> buffer; ///< Identifier or slug.
    std::optional<bool> unassigned;
    std::optional<bool> needsReview;
    std::optional<Timestamp> createdAfter;
    std::optional<qint64> limit;
};

inline constexpr int maxPreviewed = 1000;

constexpr auto fields(Type<PreviewFilter>)
{
    return FieldTable{
        field("buffer_id", &PreviewFilter::buffer, "Items in this buffer, by id or slug.",
              { .minLength = 1, .maxLength = 300, .category = Category::Integration })
            .like("crashes"),
        field("unassigned", &PreviewFilter::unassigned, "true: items in no buffer; false: items in one."),
        field("needs_review", &PreviewFilter::needsReview, "Items that need review, or that do not."),
        field("created_after", &PreviewFilter::createdAfter,
              "Items that were created at this time or after it."),
        field("limit", &PreviewFilter::limit,
              "The number of items, the newest first; by default 1000. A number out of range is replaced by "
              "the nearest one within it.")
            .like("500"),
    };
}
static_assert(mapsEveryMember<PreviewFilter>);

/// The body of a request for a routing preview.
struct PreviewQuestion
{
    std::optional<std::vector<BufferTrial>> overrides;
    std::optional<std::vector<NewBuffer>> newBuffers;
    std::optional<double> assignThreshold;
    std::optional<double> reviewThreshold;
    std::optional<PreviewFilter> filter;
};

constexpr auto fields(Type<PreviewQuestion>)
{
    constexpr Rules threshold{ .minimum = 0, .maximum = 1 };
    return FieldTable{
        field("buffer_overrides", &PreviewQuestion::overrides, "Buffers with other texts.",
              { .maxLength = 1000, .category = Category::Integration }),
        field("new_buffers", &PreviewQuestion::newBuffers, "Additional buffers.", { .maxLength = 100 }),
        field("assign_threshold", &PreviewQuestion::assignThreshold,
              "Another threshold; the organization's own if it is left out or null.", threshold)
            .like("0.9"),
        field("review_threshold", &PreviewQuestion::reviewThreshold,
              "Another threshold; the organization's own if it is left out or null. At most the one for "
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
    return FieldTable{
        field("buffer_id", &PreviewTarget::buffer, "The buffer; null for one of new_buffers."),
        field("name", &PreviewTarget::name, "The name that it would have.").like("Crashes"),
        field("confidence", &PreviewTarget::confidence, "0 to 1; 1 where a person put the item.")
            .like("0.93"),
    };
}
static_assert(mapsEveryMember<PreviewTarget>);

/// An item that would be elsewhere if it was routed again.
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
    return FieldTable{
        field("feedback_id", &PreviewChange::feedback, "The item."),
        field("from", &PreviewChange::from,
              "The buffers that it would be in with the present settings; in drift, those that hold it now."),
        field(
            "to", &PreviewChange::to,
            "The buffers that it would be in, in descending confidence; empty: none. Where people put it, it "
            "stays, and where they took it out, it does not return."),
        field("needs_review", &PreviewChange::needsReview, "True if it would need review."),
    };
}
static_assert(mapsEveryMember<PreviewChange>);

struct PreviewTotals
{
    qint64 items = 0;
    qint64 changed = 0;
    qint64 drifted = 0;
    qint64 assignedBefore = 0;
    qint64 assignedAfter = 0;
    qint64 assignedPresent = 0;
    qint64 reviewAfter = 0;
    qint64 reviewPresent = 0;
    qint64 sorted = 0;
    qint64 sortedRight = 0;
    std::optional<qint64> sortedRightPresent;

    friend bool operator==(const PreviewTotals &, const PreviewTotals &) = default;
};

constexpr auto fields(Type<PreviewTotals>)
{
    return FieldTable{
        field("items", &PreviewTotals::items, "Number of items that were examined.").like("500"),
        field("changed", &PreviewTotals::changed,
              "Number of them that would be elsewhere than with the present settings.")
            .like("1"),
        field("drifted", &PreviewTotals::drifted,
              "Number of them that would be elsewhere than now with the present settings, too.")
            .like("0"),
        field("assigned_before", &PreviewTotals::assignedBefore, "Number of items that are in a buffer now.")
            .like("430"),
        field("assigned_after", &PreviewTotals::assignedAfter, "Number of items that would be in one.")
            .like("431"),
        field("assigned_present", &PreviewTotals::assignedPresent,
              "Number of items that would be in one with the present settings, if they were routed again.")
            .like("430"),
        field("needs_review_after", &PreviewTotals::reviewAfter, "Number of items that would need review.")
            .like("60"),
        field("needs_review_present", &PreviewTotals::reviewPresent,
              "Number of items that would need review with the present settings.")
            .like("58"),
        field("sorted_by_people", &PreviewTotals::sorted,
              "Number of items that people have assigned, removed or accepted; where these belong is known.")
            .like("120"),
        field("sorted_alike", &PreviewTotals::sortedRight,
              "Number of these that would be put where people want them, and nowhere else.")
            .like("112"),
        field("sorted_alike_present", &PreviewTotals::sortedRightPresent,
              "The same number with the present settings; null where texts of buffers are tried.")
            .like("110"),
    };
}
static_assert(mapsEveryMember<PreviewTotals>);

/// The effect of other settings on past items.
struct RoutingPreview
{
    std::vector<PreviewChange> changes;
    std::vector<PreviewChange> drift;
    PreviewTotals totals;

    friend bool operator==(const RoutingPreview &, const RoutingPreview &) = default;
};

constexpr auto fields(Type<RoutingPreview>)
{
    return FieldTable{
        field("changes", &RoutingPreview::changes,
              "The items that would be elsewhere than with the present settings, newest first."),
        field("drift", &RoutingPreview::drift,
              "The items that the present settings would put elsewhere than they are now if they were routed "
              "again, newest first: routing has learned since. The change does not cause it."),
        field("totals", &RoutingPreview::totals, "How much that is."),
    };
}
static_assert(mapsEveryMember<RoutingPreview>);

} // namespace triage
