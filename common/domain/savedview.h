// SPDX-License-Identifier: GPL-3.0-or-later
// Saved views: the filters and the order of a list under a name, for one person or for the organization.
#pragma once

#include "domain/feedback.h"
#include "domain/ids.h"
#include "domain/listorder.h"
#include "domain/triage.h"
#include "fields/enumtext.h"
#include "fields/fields.h"
#include "result.h"
#include "timestamp.h"

#include <QString>

#include <optional>
#include <vector>

namespace triage {

/// The people who see a view.
enum class Visibility { Private, Shared };

template <>
struct EnumText<Visibility>
{
    static constexpr std::array words{ std::pair{ Visibility::Private, "private" },
                                       std::pair{ Visibility::Shared, "shared" } };
};

namespace viewrules {

inline constexpr int maxPrivate = 50; ///< Private views of a member.
inline constexpr int maxShared = 100; ///< Shared views of an organization.
inline constexpr int maxCounted = 1000; ///< Counts are exact up to here.
inline constexpr int maxPosition = 1'000'000;
inline constexpr int maxSearch = 500; ///< In code points, as in lists.
inline constexpr Rules name{ .required = true, .minLength = 1, .maxLength = 60 };
inline constexpr Rules icon{ .minLength = 1, .maxLength = 64 };
inline constexpr Rules position{ .minimum = 0, .maximum = maxPosition };
inline constexpr Rules text{ .minLength = 1, .maxLength = 300, .category = Category::Integration };
inline constexpr Rules search{ .minLength = 1, .maxLength = maxSearch };
inline constexpr Rules integration{ .category = Category::Integration };
inline constexpr Rules submitter{ .minLength = 1, .maxLength = maxSubmitter };

} // namespace viewrules

/// The filters of lists of feedback, under the names and in the words that lists take them.
struct ViewFilter
{
    std::optional<RoutingStatus> routingStatus;
    std::optional<QString> createdAfter; ///< A time, a day or a number of days ago; see filterTime().
    std::optional<QString> createdBefore;
    std::optional<QString> submittedBy;
    std::optional<QString> owner; ///< A member's identifier, `me` or `none`.
    std::optional<QString> state; ///< The text of TriageStates.
    std::optional<bool> snoozed;
    std::vector<QString> tags;
    std::optional<DuplicatesFilter> duplicates;
    std::optional<bool> needsReview;
    std::optional<bool> unassigned;
    std::optional<QString> buffer; ///< Identifier; in a request also a slug.
    std::optional<QString> search;
    std::optional<QString> clientGroup;
    std::optional<QString> language; ///< The code of a language, or `und`.

    friend bool operator==(const ViewFilter &, const ViewFilter &) = default;
};

constexpr auto fields(Type<ViewFilter>)
{
    using namespace viewrules;
    return FieldTable{
        field("routing_status", &ViewFilter::routingStatus, "Feedback whose routing has this status.",
              integration)
            .leftOutWhenEmpty()
            .notInExamples(),
        field("created_after", &ViewFilter::createdAfter,
              "Feedback that was created at this time or later: a time, a day such as `2026-11-20`, or "
              "`-7d` for the begin of the day seven days ago, in UTC.",
              viewrules::text)
            .leftOutWhenEmpty()
            .like("-7d"),
        field("created_before", &ViewFilter::createdBefore,
              "Feedback that was created before this time, in the same forms.", viewrules::text)
            .leftOutWhenEmpty()
            .notInExamples(),
        field("submitted_by", &ViewFilter::submittedBy, "Feedback of exactly this submitter.", submitter)
            .leftOutWhenEmpty()
            .notInExamples(),
        field("owner", &ViewFilter::owner,
              "Feedback that this member has, by identifier; `me` is who looks at the view, `none` "
              "nobody.",
              viewrules::text)
            .leftOutWhenEmpty()
            .like("me"),
        field("state", &ViewFilter::state,
              "Feedback in this state of its triage record: `open`, `done` or `declined`, or several of them "
              "with commas.",
              viewrules::text)
            .leftOutWhenEmpty()
            .like("open"),
        field("snoozed", &ViewFilter::snoozed, "Feedback that sleeps, or the other.", integration)
            .leftOutWhenEmpty()
            .like("false"),
        field("tag", &ViewFilter::tags, "Feedback with all of these tags.", triagerules::tags)
            .leftOutWhenEmpty()
            .like(R"(["export"])"),
        field("duplicates", &ViewFilter::duplicates,
              "Leaves out feedback that is a duplicate of another item, or keeps only that.", integration)
            .leftOutWhenEmpty()
            .notInExamples(),
        field("needs_review", &ViewFilter::needsReview, "Feedback that needs review, or the other.",
              integration)
            .leftOutWhenEmpty()
            .notInExamples(),
        field("unassigned", &ViewFilter::unassigned, "Feedback that is in no buffer, or the other.",
              integration)
            .leftOutWhenEmpty()
            .notInExamples(),
        field("buffer_id", &ViewFilter::buffer, "Feedback in this buffer. A request may name it by its slug.",
              viewrules::text)
            .leftOutWhenEmpty()
            .notInExamples(),
        field("search", &ViewFilter::search, "Feedback that has these words.", viewrules::search)
            .leftOutWhenEmpty()
            .notInExamples(),
        field("client_group", &ViewFilter::clientGroup, "Feedback from this tool.", viewrules::text)
            .leftOutWhenEmpty()
            .notInExamples(),
        field("language", &ViewFilter::language,
              "Feedback in this language: a code of ISO 639-1, or `und` where it is not known.",
              viewrules::text)
            .leftOutWhenEmpty()
            .notInExamples(),
    };
}
static_assert(mapsEveryMember<ViewFilter>);

/// A named list.
struct SavedView
{
    ViewId id;
    QString name;
    std::optional<QString> icon;
    ViewFilter filter;
    std::optional<SortBy> sortBy;
    SortOrder order = SortOrder::Descending;
    Visibility visibility = Visibility::Private;
    std::optional<MemberId> owner;
    int position = 0;
    bool bufferDeleted = false;
    Timestamp updatedAt;

    friend bool operator==(const SavedView &, const SavedView &) = default;
};

constexpr auto fields(Type<SavedView>)
{
    return FieldTable{
        field("id", &SavedView::id, "Opaque identifier."),
        field("name", &SavedView::name, "Display name.").like("Mine of this week"),
        field("icon", &SavedView::icon, "Emoji or icon name shown next to the view.").like("star"),
        field("filter", &SavedView::filter,
              "The filters of the list, under the names that lists of feedback take them; those that are "
              "not set are left out."),
        field("sort_by", &SavedView::sortBy,
              "The sort key; null: `relevance` with `search`, otherwise `created_at`."),
        field("sort_order", &SavedView::order, "In which direction to sort.").like("desc"),
        field("visibility", &SavedView::visibility,
              "`private`: only its owner sees it. `shared`: all members see it, and its owner and "
              "administrators change it.")
            .like("shared"),
        field("owner_id", &SavedView::owner,
              "The member who made it; null: that member was removed, and administrators change it."),
        field("position", &SavedView::position, "Views are sorted by this number, then by their age.")
            .like("3"),
        field("buffer_deleted", &SavedView::bufferDeleted,
              "True if the filter names a buffer that is deleted: the list is not found until the buffer is "
              "restored or the filter changed."),
        field("updated_at", &SavedView::updatedAt, "Last modification time."),
    };
}
static_assert(mapsEveryMember<SavedView>);

/// The body of a request that creates a view.
struct NewView
{
    QString name;
    std::optional<QString> icon;
    ViewFilter filter;
    std::optional<SortBy> sortBy;
    std::optional<SortOrder> order;
    std::optional<Visibility> visibility;
    std::optional<int> position;
};

constexpr auto fields(Type<NewView>)
{
    using namespace viewrules;
    return FieldTable{
        field("name", &NewView::name, "Display name.", viewrules::name).like("Mine of this week"),
        field("icon", &NewView::icon, "Emoji or icon name.", viewrules::icon).like("star"),
        field("filter", &NewView::filter, "The filters of the list; without them it has everything.",
              integration),
        field("sort_by", &NewView::sortBy, "The sort key. `relevance` requires `search` in the filter.",
              integration)
            .notInExamples(),
        field("sort_order", &NewView::order, "In which direction to sort, by default desc.", integration)
            .like("desc"),
        field("visibility", &NewView::visibility, "Who sees it, by default private.", integration)
            .like("shared"),
        field("position", &NewView::position, "Where it is among the views, by default at the end.",
              viewrules::position)
            .notInExamples(),
    };
}
static_assert(mapsEveryMember<NewView>);

/// The merge-patch body of a request that changes a view.
struct ViewPatch
{
    Patch<QString> name;
    Patch<std::optional<QString>> icon;
    Patch<ViewFilter> filter;
    Patch<std::optional<SortBy>> sortBy;
    Patch<SortOrder> order;
    Patch<Visibility> visibility;
    Patch<int> position;
};

constexpr auto fields(Type<ViewPatch>)
{
    using namespace viewrules;
    return FieldTable{
        field("name", &ViewPatch::name, "New display name.", viewrules::name).like("Mine of this week"),
        field("icon", &ViewPatch::icon, "Emoji or icon name; null clears it.", viewrules::icon),
        field("filter", &ViewPatch::filter, "All filters of the list: what is left out is no filter then.",
              integration),
        field("sort_by", &ViewPatch::sortBy, "The sort key; null is the default.", integration)
            .notInExamples(),
        field("sort_order", &ViewPatch::order, "In which direction to sort.", integration).like("desc"),
        field("visibility", &ViewPatch::visibility, "Who sees it. Only its owner can make it private.",
              integration)
            .like("shared"),
        field("position", &ViewPatch::position, "Where it is among the views.", viewrules::position)
            .like("3"),
    };
}
static_assert(mapsEveryMember<ViewPatch>);

/// Returns the time that a filter by time means: an RFC 3339 timestamp, a day, which stands for its begin in
/// UTC, or a number of days such as -7d, which is the begin of the day so long before that one. Nothing if
/// the text is none of these.
std::optional<Timestamp> filterTime(const QString &text, Timestamp now);
/// Returns a filter in its normal form: tags are normal, blank texts left out. InvalidFieldValue for what no
/// list accepts.
Result<ViewFilter> normalFilter(ViewFilter filter);
/// InvalidFieldValue for sort_by if the list cannot be sorted by it.
Result<void> requireSortable(const ViewFilter &filter, std::optional<SortBy> sortBy);

} // namespace triage
