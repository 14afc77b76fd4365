// SPDX-License-Identifier: GPL-3.0-or-later
// A move of all items of a buffer into another one, which can be followed and undone.
#pragma once

#include "domain/ids.h"
#include "fields/enumtext.h"
#include "fields/fields.h"
#include "timestamp.h"

#include <optional>

namespace triage {

using MoveId = Id<struct MoveTag>;

enum class MoveStatus { Running, Done, Undone };

template <>
struct EnumText<MoveStatus>
{
    static constexpr std::array words{ std::pair{ MoveStatus::Running, "running" },
                                       std::pair{ MoveStatus::Done, "done" },
                                       std::pair{ MoveStatus::Undone, "undone" } };
};

struct Move
{
    MoveId id;
    BufferId source;
    BufferId destination;
    bool onlyOpen = false;
    MoveStatus status = MoveStatus::Running;
    qint64 moved = 0;
    qint64 total = 0;
    qint64 restored = 0;
    qint64 left = 0;
    Timestamp createdAt;
    std::optional<MemberId> by;

    friend bool operator==(const Move &, const Move &) = default;
};

constexpr auto fields(Type<Move>)
{
    return FieldTable{
        field("id", &Move::id, "Opaque identifier."),
        field("source_buffer_id", &Move::source, "The buffer that the items left."),
        field("destination_buffer_id", &Move::destination, "The buffer that received them."),
        field("only_open", &Move::onlyOpen,
              "True: items that were done, declined, snoozed or duplicates stayed where they were."),
        field("status", &Move::status,
              "`running` while items are moved or brought back; then `done`, or `undone`.")
            .like("done"),
        field("moved", &Move::moved, "The number of items that have left the source so far.").like("12"),
        field("total", &Move::total, "The number of items that were to be moved when the move began.")
            .like("12"),
        field("restored", &Move::restored, "The number of items that undoing has brought back so far.")
            .like("0"),
        field("left", &Move::left,
              "The number of items that undoing has left alone so far, because they were no longer where the "
              "move had put them.")
            .like("0"),
        field("created_at", &Move::createdAt, "When the move began."),
        field("by", &Move::by, "The member who began it; null if it was removed since."),
    };
}
static_assert(mapsEveryMember<Move>);

} // namespace triage
