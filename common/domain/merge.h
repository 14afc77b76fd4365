// SPDX-License-Identifier: GPL-3.0-or-later
// Items that say the same: one stands for all of them, the others are its duplicates. Which are is changed by
// merges, each of which can be undone.
#pragma once

#include "domain/ids.h"
#include "fields/fields.h"
#include "timestamp.h"

#include <QString>

#include <optional>
#include <vector>

namespace triage {

namespace mergerules {

inline constexpr int maxItems = 100; ///< Items that one merge can name.
inline constexpr int maxSuggestions = 5; ///< Suggestions for one item.
inline constexpr int maxSharedTerms = 8;
inline constexpr double shownProbability = 0.6; ///< Less probable suggestions are not made.

} // namespace mergerules

/// The body of a request that makes items duplicates of another.
struct NewMerge
{
    FeedbackId into;
    std::vector<FeedbackId> feedback;
};

constexpr auto fields(Type<NewMerge>)
{
    return FieldTable{
        field("into", &NewMerge::into,
              "The item that stands for the others. If it is a duplicate itself, the item that it is a "
              "duplicate of.",
              { .required = true }),
        field("feedback_ids", &NewMerge::feedback,
              "The items that say the same, each once, without `into`. Duplicates of them come along.",
              { .required = true, .minLength = 1, .maxLength = mergerules::maxItems })
            .like("[\"03400vj2mr0yd\"]"),
    };
}
static_assert(mapsEveryMember<NewMerge>);

/// Tells which items were made duplicates of another, and whether that still counts.
struct Merge
{
    MergeId id;
    FeedbackId into;
    std::vector<FeedbackId> feedback;
    std::optional<MemberId> createdBy;
    Timestamp createdAt;
    std::optional<Timestamp> undoneAt;

    friend bool operator==(const Merge &, const Merge &) = default;
};

constexpr auto fields(Type<Merge>)
{
    return FieldTable{
        field("id", &Merge::id, "Opaque identifier."),
        field("into", &Merge::into,
              "The item that the others are duplicates of; it is not a duplicate itself."),
        field("feedback_ids", &Merge::feedback, "The items that were named, without those that came along."),
        field("created_by", &Merge::createdBy,
              "The member who did it; null: it is not there any more, or the server did it itself."),
        field("created_at", &Merge::createdAt, "When it was done."),
        field("undone_at", &Merge::undoneAt, "When it was undone; null: it counts."),
    };
}
static_assert(mapsEveryMember<Merge>);

/// An item that is a duplicate of another, and since when.
struct DuplicateMember
{
    FeedbackId id;
    std::optional<MergeId> merge;
    std::optional<Timestamp> mergedAt;
    std::optional<MemberId> mergedBy;

    friend bool operator==(const DuplicateMember &, const DuplicateMember &) = default;
};

constexpr auto fields(Type<DuplicateMember>)
{
    return FieldTable{
        field("feedback_id", &DuplicateMember::id, "The duplicate."),
        field("merge_id", &DuplicateMember::merge, "The merge that made it one; null: it was imported so."),
        field("merged_at", &DuplicateMember::mergedAt, "When that was."),
        field("merged_by", &DuplicateMember::mergedBy,
              "The member who did it; null: nobody, or nobody who is still there."),
    };
}
static_assert(mapsEveryMember<DuplicateMember>);

/// An item that may be the same as another.
struct DuplicateSuggestion
{
    FeedbackId id;
    double probability = 0;
    std::vector<QString> sharedTerms;

    friend bool operator==(const DuplicateSuggestion &, const DuplicateSuggestion &) = default;
};

constexpr auto fields(Type<DuplicateSuggestion>)
{
    return FieldTable{
        field("feedback_id", &DuplicateSuggestion::id, "The item that may be the same."),
        field("probability", &DuplicateSuggestion::probability, "How likely that is, from 0 to 1.")
            .like("0.87"),
        field("shared_terms", &DuplicateSuggestion::sharedTerms,
              "The words that decided, at most 8, the weightiest first.")
            .like(R"(["export", "pdf"])"),
    };
}
static_assert(mapsEveryMember<DuplicateSuggestion>);

/// An item, and others that may be the same.
struct SuggestedGroup
{
    FeedbackId id;
    std::vector<FeedbackId> feedback;
    double probability = 0;
    std::vector<QString> sharedTerms;

    friend bool operator==(const SuggestedGroup &, const SuggestedGroup &) = default;
};

constexpr auto fields(Type<SuggestedGroup>)
{
    return FieldTable{
        field("into", &SuggestedGroup::id,
              "The oldest of them, or the item that stands for it: what the others can be merged into."),
        field("feedback_ids", &SuggestedGroup::feedback,
              "The others, surest first, at most 100. None is in another group of the list."),
        field("probability", &SuggestedGroup::probability, "How likely the surest is the same, from 0 to 1.")
            .like("0.87"),
        field("shared_terms", &SuggestedGroup::sharedTerms, "The words that decided for the surest.")
            .like(R"(["export", "pdf"])"),
    };
}
static_assert(mapsEveryMember<SuggestedGroup>);

/// The items that say the same as one item, and those that may.
struct Duplicates
{
    FeedbackId canonical;
    std::vector<DuplicateMember> members;
    std::vector<DuplicateSuggestion> suggestions;

    friend bool operator==(const Duplicates &, const Duplicates &) = default;
};

constexpr auto fields(Type<Duplicates>)
{
    return FieldTable{
        field("canonical_id", &Duplicates::canonical,
              "The item that all of them are duplicates of; the item itself if it is not a duplicate."),
        field("members", &Duplicates::members, "Its duplicates, oldest first."),
        field("suggestions", &Duplicates::suggestions,
              "Items that may be the same as the one asked for, surest first, at most 5."),
    };
}
static_assert(mapsEveryMember<Duplicates>);

} // namespace triage
