// SPDX-License-Identifier: GPL-3.0-or-later
// The triage record of feedback: what people make of an item. It stands beside the item, which keeps its
// keys.
#pragma once

#include "domain/ids.h"
#include "fields/enumtext.h"
#include "fields/fields.h"
#include "result.h"
#include "timestamp.h"

#include <QString>

#include <optional>
#include <vector>

namespace triage {

/// The state of the work on an item.
enum class TriageState { Open, Done, Declined };

template <>
struct EnumText<TriageState>
{
    static constexpr std::array words{ std::pair{ TriageState::Open, "open" },
                                       std::pair{ TriageState::Done, "done" },
                                       std::pair{ TriageState::Declined, "declined" } };
};

/// Says what a list does with items that are duplicates of another.
enum class DuplicatesFilter { Include, Hide, Only };

template <>
struct EnumText<DuplicatesFilter>
{
    static constexpr std::array words{ std::pair{ DuplicatesFilter::Include, "include" },
                                       std::pair{ DuplicatesFilter::Hide, "hide" },
                                       std::pair{ DuplicatesFilter::Only, "only" } };
};

namespace triagerules {

inline constexpr int maxTagLength = 40; ///< In code points.
inline constexpr int maxTagsOfItem = 20;
inline constexpr int maxTags = 500; ///< Different ones, of an organization.
inline constexpr Rules tag{ .minLength = 1, .maxLength = maxTagLength };
inline constexpr Rules tags{ .maxLength = maxTagsOfItem, .element = &tag };

} // namespace triagerules

/// The triage record of an item. An item that nobody has worked on has the default values.
struct Triage
{
    FeedbackId id; ///< The item's.
    std::optional<MemberId> owner;
    std::optional<QString> ownerName;
    TriageState state = TriageState::Open;
    std::optional<Timestamp> stateChangedAt;
    std::optional<Timestamp> snoozedUntil;
    std::vector<QString> tags;
    std::optional<FeedbackId> duplicateOf;
    int duplicateCount = 0;
    std::optional<Timestamp> updatedAt;

    friend bool operator==(const Triage &, const Triage &) = default;
};

constexpr auto fields(Type<Triage>)
{
    return FieldTable{
        field("feedback_id", &Triage::id, "The item that it is about."),
        field("owner_id", &Triage::owner, "The member who has the item; null: nobody."),
        field("owner_name", &Triage::ownerName, "That member's name.").like("Ada Muster"),
        field("state", &Triage::state,
              "`open` as long as something is to be done; `done`, or `declined`: nothing will be done."),
        field("state_changed_at", &Triage::stateChangedAt,
              "When `state` last changed; null if it never did."),
        field("snoozed_until", &Triage::snoozedUntil, "When the item comes back; null if it is there."),
        field("tags", &Triage::tags, "Its tags, in their normal form and sorted.").like(R"(["export"])"),
        field("duplicate_of", &Triage::duplicateOf,
              "The item of which it is a duplicate; null if it is not a duplicate."),
        field("duplicate_count", &Triage::duplicateCount, "The number of its duplicates."),
        field("updated_at", &Triage::updatedAt,
              "When the record last changed; null if nobody has worked on the item."),
    };
}
static_assert(mapsEveryMember<Triage>);

/// The merge-patch body of a request that changes a triage record.
struct TriagePatch
{
    Patch<std::optional<MemberId>> owner;
    Patch<TriageState> state;
    Patch<std::optional<Timestamp>> snoozedUntil;
    Patch<std::vector<QString>> tags;
};

constexpr auto fields(Type<TriagePatch>)
{
    return FieldTable{
        field("owner_id", &TriagePatch::owner, "The member who has the item now; null: nobody.")
            .notInExamples(),
        field("state", &TriagePatch::state, "What is to be done about the item.").like("done"),
        field("snoozed_until", &TriagePatch::snoozedUntil,
              "When the item is to come back; null brings it back now. A time that is over brings it back "
              "within seconds."),
        field("tags", &TriagePatch::tags,
              "All of its tags. They are stored in their normal form: NFKC, lower case, one space between "
              "words. A tag has no comma. An organization can have 500 different ones.",
              triagerules::tags)
            .like(R"(["export"])"),
    };
}
static_assert(mapsEveryMember<TriagePatch>);

/// The triage record that feedback is created with.
struct NewTriage
{
    std::vector<QString> tags;
};

constexpr auto fields(Type<NewTriage>)
{
    return FieldTable{ field("tags", &NewTriage::tags,
                             "Its tags, which are stored in their normal form. An organization can have 500 "
                             "different ones: with one more, the item is refused.",
                             triagerules::tags)
                           .like(R"(["export"])") };
}
static_assert(mapsEveryMember<NewTriage>);

/// The body of a request that takes the next item.
struct NextTaken
{
    std::optional<QString> buffer; ///< Identifier or slug.
    std::optional<ViewId> view;
    std::optional<QString> timeZone; ///< That of relative days of the view, as IANA names it; else UTC.
};

constexpr auto fields(Type<NextTaken>)
{
    return FieldTable{
        field("buffer_id", &NextTaken::buffer, "Only feedback in this buffer, by id or slug.",
              { .category = Category::Integration })
            .notInExamples(),
        field("view_id", &NextTaken::view, "Only feedback of this view.",
              { .category = Category::Integration })
            .notInExamples(),
        field(
            "time_zone", &NextTaken::timeZone,
            "The time zone, as IANA names it, in which days such as `-7d` of the view begin; UTC if none is "
            "sent.",
            { .category = Category::Integration })
            .like("Europe/Berlin"),
    };
}
static_assert(mapsEveryMember<NextTaken>);

/// A tag with the number of its items.
struct TagCount
{
    QString name;
    qint64 feedbackCount = 0;

    friend bool operator==(const TagCount &, const TagCount &) = default;
};

constexpr auto fields(Type<TagCount>)
{
    return FieldTable{
        field("name", &TagCount::name, "The tag in its normal form.").like("export"),
        field("feedback_count", &TagCount::feedbackCount, "The number of items that have it.").like("12"),
    };
}
static_assert(mapsEveryMember<TagCount>);

/// Returns a tag in its normal form, which may be too long or empty.
QString normalTag(const QString &text);
/// Returns tags in their normal form, sorted, each once. InvalidFieldValue for that field if one is not a
/// tag.
Result<std::vector<QString>> normalTags(const std::vector<QString> &tags, const QString &field);

} // namespace triage
