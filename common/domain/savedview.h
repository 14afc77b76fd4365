// SPDX-License-Identifier: GPL-3.0-or-later
// Saved views: the filters and the order of a list under a name, for one person or for the organization.
#pragma once

#include "domain/ids.h"
#include "domain/listfilter.h"
#include "domain/listorder.h"
#include "fields/enumtext.h"
#include "fields/fields.h"
#include "timestamp.h"

#include <QString>

#include <optional>

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
inline constexpr Rules name{ .required = true, .minLength = 1, .maxLength = 60 };
inline constexpr Rules icon{ .minLength = 1, .maxLength = 64 };
inline constexpr Rules position{ .minimum = 0, .maximum = maxPosition };
inline constexpr Rules integration{ .category = Category::Integration };

} // namespace viewrules

/// A named list. Its filter is stored as the JSON object that requests and answers have, not as a query
/// string like links, because the database renames the tags in it.
struct SavedView
{
    ViewId id;
    QString name;
    std::optional<QString> icon;
    ListFilter filter;
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
    ListFilter filter;
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
    Patch<ListFilter> filter;
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
        field("filter", &ViewPatch::filter, "All filters of the list; a filter that is left out is removed.",
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

} // namespace triage
