// SPDX-License-Identifier: GPL-3.0-or-later
// Presence: which items people look at and edit at this moment. It is kept in memory only.
#pragma once

#include "domain/ids.h"
#include "fields/fields.h"

#include <QByteArray>
#include <QString>

#include <chrono>
#include <optional>
#include <vector>

namespace triage {

namespace presencerules {
/// The time for which the server believes a program that is silent.
inline constexpr std::chrono::seconds lease{ 30 };
/// How long a program waits for a request for changes, which renews its report, until it repeats the report.
/// Servers pass renewals on to each other at most as often.
inline constexpr std::chrono::seconds renewal{ 10 };
/// The time after which a program repeats its report in any case: a server that was started meanwhile does
/// not have it.
inline constexpr std::chrono::seconds repetition{ 30 };
/// The longest tag that a request may send.
inline constexpr int maxTag = 64;
} // namespace presencerules

/// The body of a request that says what the caller looks at.
struct PresenceReport
{
    std::optional<FeedbackId> feedback;
    bool editing = false;

    friend bool operator==(const PresenceReport &, const PresenceReport &) = default;
};

constexpr auto fields(Type<PresenceReport>)
{
    return FieldTable{
        field("feedback_id", &PresenceReport::feedback, "The item that the caller looks at; null for none.",
              { .required = true, .category = Category::Integration }),
        field("editing", &PresenceReport::editing,
              "True while the caller edits the item or writes a note. Take-next then passes over it for "
              "everybody else.",
              { .category = Category::Integration }),
    };
}
static_assert(mapsEveryMember<PresenceReport>);

/// A person who looks at an item, or edits it.
struct PresentMember
{
    MemberId member;
    FeedbackId feedback;
    bool editing = false;

    friend auto operator<=>(const PresentMember &, const PresentMember &) = default;
};

constexpr auto fields(Type<PresentMember>)
{
    return FieldTable{
        field("member_id", &PresentMember::member, "The person."),
        field("feedback_id", &PresentMember::feedback, "The item."),
        field("editing", &PresentMember::editing, "True if the person edits it, false if they look at it."),
    };
}
static_assert(mapsEveryMember<PresentMember>);

/// Everybody of an organization who looks at an item.
struct Presence
{
    QString tag;
    std::vector<PresentMember> people;

    friend bool operator==(const Presence &, const Presence &) = default;
};

constexpr auto fields(Type<Presence>)
{
    return FieldTable{
        field("tag", &Presence::tag, "Identifies this list, to be sent as presence the next time.")
            .like("5f0c2a9e41d7b830"),
        field("people", &Presence::people, "The people, in no particular order."),
    };
}
static_assert(mapsEveryMember<Presence>);

} // namespace triage
