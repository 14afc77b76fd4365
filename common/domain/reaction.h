// SPDX-License-Identifier: GPL-3.0-or-later
// A reaction: a thumbs-up or thumbs-down on a target.
#pragma once

#include "domain/ids.h"
#include "domain/target.h"
#include "fields/fields.h"
#include "timestamp.h"

#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace triage {

inline constexpr int thumbsUp = 1;
inline constexpr int thumbsDown = -1;
inline constexpr std::array votes{ thumbsUp, thumbsDown };

struct Reaction
{
    ReactionId id;
    Target target;
    int value = thumbsUp;
    Timestamp createdAt;

    friend bool operator==(const Reaction &, const Reaction &) = default;
};

constexpr auto fields(Type<Reaction>)
{
    return FieldTable{
        field("id", &Reaction::id, "Opaque identifier."),
        field("target", &Reaction::target, "The target of the vote."),
        field("reaction_value", &Reaction::value, "1 for thumbs-up, -1 for thumbs-down.", { .oneOf = votes }),
        field("created_at", &Reaction::createdAt, "When the voter first voted."),
    };
}
static_assert(mapsEveryMember<Reaction>);

/// The body of a request that reacts.
struct NewReaction
{
    NewTarget target;
    int value = thumbsUp;
    std::optional<QString> userId;
};

constexpr auto fields(Type<NewReaction>)
{
    return FieldTable{
        field("target", &NewReaction::target,
              "The target of the vote. A matching target is reused, otherwise one is created.",
              { .required = true, .category = Category::Integration }),
        field("reaction_value", &NewReaction::value, "1 for thumbs-up, -1 for thumbs-down.",
              { .required = true, .category = Category::Integration, .oneOf = votes }),
        field("user_id", &NewReaction::userId,
              "Identifier of the voter: one vote per voter and target. Without it: one per client address "
              "and target "
              "in 24 hours. Only a salted hash of it is kept.",
              { .minLength = 1, .maxLength = 300, .category = Category::Integration })
            .like("visitor-17"),
    };
}
static_assert(mapsEveryMember<NewReaction>);

/// The votes of one day.
struct ReactionDay
{
    QString date;
    qint64 thumbsUp = 0;
    qint64 thumbsDown = 0;

    friend bool operator==(const ReactionDay &, const ReactionDay &) = default;
};

constexpr auto fields(Type<ReactionDay>)
{
    return FieldTable{ field("date", &ReactionDay::date, "The day in UTC.").like("2026-11-20"),
                       field("thumbs_up", &ReactionDay::thumbsUp, "Thumbs-up first given on that day."),
                       field("thumbs_down", &ReactionDay::thumbsDown,
                             "Thumbs-down first given on that day.") };
}
static_assert(mapsEveryMember<ReactionDay>);

/// All votes on a target, and those of the last 30 days.
struct ReactionSummary
{
    TargetId target;
    qint64 thumbsUp = 0;
    qint64 thumbsDown = 0;
    std::vector<ReactionDay> daily;

    friend bool operator==(const ReactionSummary &, const ReactionSummary &) = default;
};

constexpr auto fields(Type<ReactionSummary>)
{
    return FieldTable{
        field("target_id", &ReactionSummary::target, "The target."),
        field("thumbs_up", &ReactionSummary::thumbsUp, "All thumbs-up."),
        field("thumbs_down", &ReactionSummary::thumbsDown, "All thumbs-down."),
        field("daily", &ReactionSummary::daily, "The last 30 days, today included, oldest first."),
    };
}
static_assert(mapsEveryMember<ReactionSummary>);

} // namespace triage
