// SPDX-License-Identifier: GPL-3.0-or-later
// A record of what happened to an item: a code with its parts, and its English text.
#pragma once

#include "domain/ids.h"
#include "domain/routing.h"
#include "fields/fields.h"
#include "timestamp.h"

#include <QLatin1StringView>
#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace triage {

/// Says what happened to an item as a code with its parts, from which a program words it in the language of
/// its user. Parts that a code does not need are empty, and JSON leaves them out.
struct Activity
{
    QString code; ///< One of activitycode; clients show the text of a code that they do not know.
    std::vector<QString> buffers = {};
    std::vector<double> confidences = {};
    std::vector<QString> fields = {};
    bool needsReview = false;
    std::optional<RoutingReason> reason = std::nullopt;
    std::optional<QString> reasoning = std::nullopt;
    std::optional<QString> member = std::nullopt;
    std::optional<Timestamp> until = std::nullopt;
    std::vector<QString> tags = {};
    std::optional<FeedbackId> feedback = std::nullopt;
    std::optional<qint64> count = std::nullopt;
    std::optional<QString> program = std::nullopt;

    friend bool operator==(const Activity &, const Activity &) = default;
};

namespace activitycode {
inline constexpr QLatin1StringView assigned("assigned");
inline constexpr QLatin1StringView removed("removed");
inline constexpr QLatin1StringView moved("moved");
inline constexpr QLatin1StringView edited("edited");
inline constexpr QLatin1StringView reviewed("reviewed");
inline constexpr QLatin1StringView reviewRequested("review_requested");
inline constexpr QLatin1StringView routingRequested("routing_requested");
inline constexpr QLatin1StringView routed("routed");
inline constexpr QLatin1StringView proposed("proposed");
inline constexpr QLatin1StringView notMatched("not_matched");
inline constexpr QLatin1StringView notRouted("not_routed");
inline constexpr QLatin1StringView routingFailed("routing_failed");
inline constexpr QLatin1StringView reopened("reopened");
inline constexpr QLatin1StringView done("done");
inline constexpr QLatin1StringView declined("declined");
inline constexpr QLatin1StringView taken("taken");
inline constexpr QLatin1StringView given("given");
inline constexpr QLatin1StringView released("released");
inline constexpr QLatin1StringView snoozed("snoozed");
inline constexpr QLatin1StringView snoozeEnded("snooze_ended");
inline constexpr QLatin1StringView tagged("tagged");
inline constexpr QLatin1StringView untagged("untagged");
inline constexpr QLatin1StringView merged("merged");
inline constexpr QLatin1StringView unmerged("unmerged");
inline constexpr QLatin1StringView duplicatesAdded("duplicates_added");
inline constexpr QLatin1StringView duplicatesRemoved("duplicates_removed");
inline constexpr QLatin1StringView originalDeleted("original_deleted");
inline constexpr QLatin1StringView notDuplicate("not_duplicate");
inline constexpr QLatin1StringView maybeDuplicate("maybe_duplicate");
inline constexpr QLatin1StringView cameAgain("came_again");
inline constexpr QLatin1StringView splitOff("split_off");
inline constexpr QLatin1StringView splitFrom("split_from");
inline constexpr QLatin1StringView noted("noted");

/// All codes of this version.
inline constexpr std::array all{ assigned,
                                 removed,
                                 moved,
                                 edited,
                                 reviewed,
                                 reviewRequested,
                                 routingRequested,
                                 routed,
                                 proposed,
                                 notMatched,
                                 notRouted,
                                 routingFailed,
                                 reopened,
                                 done,
                                 declined,
                                 taken,
                                 given,
                                 released,
                                 snoozed,
                                 snoozeEnded,
                                 tagged,
                                 untagged,
                                 merged,
                                 unmerged,
                                 duplicatesAdded,
                                 duplicatesRemoved,
                                 originalDeleted,
                                 notDuplicate,
                                 maybeDuplicate,
                                 cameAgain,
                                 splitOff,
                                 splitFrom,
                                 noted };
} // namespace activitycode

constexpr auto fields(Type<Activity>)
{
    return FieldTable{
        field(
            "code", &Activity::code,
            "assigned: put into a buffer; removed: taken out of one; moved: from the first buffer to the "
            "second; edited: fields were changed; reviewed, review_requested: the review was ended or asked "
            "for; routing_requested; routed: the classifier chose buffers; proposed: it put the item into a "
            "new buffer that awaits approval; not_matched: no buffer fits; not_routed: it did not try; "
            "routing_failed; reopened, done, declined: the state of the work; taken: by its author; given: "
            "to a member; released: unassigned; snoozed: until a time; snooze_ended; tagged, untagged; "
            "merged: it "
            "is a duplicate of another item; unmerged: it is no longer a duplicate; duplicates_added, "
            "duplicates_removed: other items are duplicates of this one, or no longer; original_deleted: it "
            "took the place of a deleted item, whose duplicates it has; not_duplicate: it is different from "
            "another item; maybe_duplicate: nobody says so any more; came_again: it was reported again after "
            "a similar item was done; split_off: a part of its text became another item; split_from: it was "
            "a "
            "part of the text of another item; noted: a program wrote this note for its author. More codes "
            "may "
            "follow.",
            { .words = activitycode::all })
            .like("routed"),
        field("buffers", &Activity::buffers, "Names of the buffers at that time.")
            .like("[\"Crashes\"]")
            .leftOutWhenEmpty(),
        field("confidences", &Activity::confidences,
              "routed, proposed: how sure the classifier was of each of the buffers, from 0 to 1.")
            .like("[0.92]")
            .leftOutWhenEmpty(),
        field("fields", &Activity::fields, "edited: the fields that were changed.")
            .notInExamples()
            .leftOutWhenEmpty(),
        field("needs_review", &Activity::needsReview, "routed: a person should look at it.")
            .leftOutWhenEmpty(),
        field("reason", &Activity::reason, "Why the classifier decided so.").leftOutWhenEmpty(),
        field("reasoning", &Activity::reasoning, "The same as a text, where it has no code.")
            .notInExamples()
            .leftOutWhenEmpty(),
        field("member", &Activity::member, "given: name of the member.").notInExamples().leftOutWhenEmpty(),
        field("until", &Activity::until, "snoozed: when the item comes back.")
            .notInExamples()
            .leftOutWhenEmpty(),
        field("tags", &Activity::tags, "tagged, untagged: the tags.").notInExamples().leftOutWhenEmpty(),
        field(
            "feedback_id", &Activity::feedback,
            "merged, unmerged, not_duplicate, maybe_duplicate, came_again, split_off, split_from: the other "
            "item.")
            .notInExamples()
            .leftOutWhenEmpty(),
        field("count", &Activity::count,
              "duplicates_added, duplicates_removed, original_deleted: the number of duplicates.")
            .notInExamples()
            .leftOutWhenEmpty(),
        field("program", &Activity::program,
              "Name and version, as it says of itself, of the program that did it for the author.")
            .notInExamples()
            .leftOutWhenEmpty(),
    };
}
static_assert(mapsEveryMember<Activity>);

/// True for the codes of this version.
bool isKnown(const QString &activityCode);

/// Returns the English text of an activity, as the timeline has it. Decisions of the classifier end with the
/// reasoning.
QString toText(const Activity &activity, const QString &reasoning = {});

} // namespace triage
