// SPDX-License-Identifier: GPL-3.0-or-later
// A change of a tag on all items that have it: it was renamed or deleted.
#pragma once

#include "domain/triage.h"

namespace triage {

/// Names a tag in a path, as it was sent.
struct TagName
{
    QString text;
};

/// The body of a request that renames a tag.
struct TagRenaming
{
    QString name;
};

constexpr auto fields(Type<TagRenaming>)
{
    return FieldTable{ field("name", &TagRenaming::name,
                             "The new name. Where items have a tag of that name, both become one.",
                             { .required = true, .minLength = 1, .maxLength = triagerules::maxTagLength })
                           .like("export") };
}
static_assert(mapsEveryMember<TagRenaming>);

/// Tells what became of a tag, and how far the items have followed.
struct TagChange
{
    TagChangeId id;
    QString name;
    std::optional<QString> newName;
    qint64 feedbackCount = 0;
    std::optional<MemberId> changedBy;
    Timestamp createdAt;
    std::optional<Timestamp> endedAt;
    std::optional<Timestamp> undoneAt;

    friend bool operator==(const TagChange &, const TagChange &) = default;
};

constexpr auto fields(Type<TagChange>)
{
    return FieldTable{
        field("id", &TagChange::id, "Opaque identifier."),
        field("name", &TagChange::name, "The tag that was renamed or deleted.").like("exports"),
        field("new_name", &TagChange::newName, "What it became; null: it was deleted.").like("export"),
        field("feedback_count", &TagChange::feedbackCount, "The number of items that were changed so far.")
            .like("12"),
        field("changed_by", &TagChange::changedBy, "The administrator who did it."),
        field("created_at", &TagChange::createdAt, "When it was done."),
        field("ended_at", &TagChange::endedAt,
              "When the last item had followed; null as long as items follow, also when it is undone."),
        field("undone_at", &TagChange::undoneAt, "When it was undone; null: it counts."),
    };
}
static_assert(mapsEveryMember<TagChange>);

} // namespace triage
