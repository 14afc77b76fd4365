// SPDX-License-Identifier: GPL-3.0-or-later
// Statistics of the work on feedback: what was opened and closed, how old the open items are, who has them.
#pragma once

#include "domain/ids.h"
#include "domain/statistics.h"
#include "fields/fields.h"

#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace triage::statistics {

/// The ends of the bands of ages, in days; the last band has none.
inline constexpr std::array<int, 5> ageBandEnds{ 1, 7, 30, 90, 365 };
/// The maximum number of owners in a plot.
inline constexpr int maxOwners = 100;

struct AgeBand
{
    std::optional<int> upTo; ///< In days, the current one included.
    qint64 count = 0;

    friend bool operator==(const AgeBand &, const AgeBand &) = default;
};

constexpr auto fields(Type<AgeBand>)
{
    return FieldTable{
        field("upto_days", &AgeBand::upTo,
              "Its end: 1 is what was created today, in the time zone, 7 in the last seven days; null: "
              "longer ago.")
            .like("7"),
        field("count", &AgeBand::count, "Number of open items.").like("12"),
    };
}
static_assert(mapsEveryMember<AgeBand>);

struct OwnerWork
{
    std::optional<MemberId> owner;
    std::optional<QString> name;
    qint64 open = 0;
    qint64 done = 0;
    qint64 declined = 0;

    friend bool operator==(const OwnerWork &, const OwnerWork &) = default;
};

constexpr auto fields(Type<OwnerWork>)
{
    return FieldTable{
        field("owner_id", &OwnerWork::owner, "The member who has the items; null: nobody."),
        field("owner_name", &OwnerWork::name, "That member's name.").like("Ada Muster"),
        field("open", &OwnerWork::open, "Number of items that are open now.").like("4"),
        field("done", &OwnerWork::done, "Number of items that were done in the period.").like("9"),
        field("declined", &OwnerWork::declined, "Number of items that were declined in the period.")
            .like("1"),
    };
}
static_assert(mapsEveryMember<OwnerWork>);

struct WorkCounts
{
    std::vector<QString> days;
    std::vector<qint64> opened;
    std::vector<qint64> done;
    std::vector<qint64> declined;
    std::vector<AgeBand> ages;
    std::vector<WaitBand> bands;
    std::optional<qint64> median;
    std::optional<qint64> ninetieth;
    std::vector<OwnerWork> owners;

    friend bool operator==(const WorkCounts &, const WorkCounts &) = default;
};

constexpr auto fields(Type<WorkCounts>)
{
    return FieldTable{
        field("days", &WorkCounts::days, "Every day of the period.").like(R"(["2026-10-23","2026-10-24"])"),
        field("opened", &WorkCounts::opened, "How much feedback was created on each day.").like("[5,3]"),
        field("done", &WorkCounts::done, "How many items became done on each day, and are.").like("[2,4]"),
        field("declined", &WorkCounts::declined, "How many were declined on each day, and are.")
            .like("[0,1]"),
        field("ages", &WorkCounts::ages, "How old the items are that are open now, the period aside."),
        field("bands", &WorkCounts::bands,
              "How long the items took that were done in the period, from their creation on."),
        field("median_seconds", &WorkCounts::median,
              "The median of that time, rounded up by at most a sixteenth; null if nothing was done.")
            .like("86400"),
        field("p90_seconds", &WorkCounts::ninetieth,
              "The 90th percentile of that time, rounded in the same way.")
            .like("604800"),
        field("owners", &WorkCounts::owners,
              "The one who has or closed the most first, at most a hundred, one of them nobody."),
    };
}
static_assert(mapsEveryMember<WorkCounts>);

} // namespace triage::statistics
