// SPDX-License-Identifier: GPL-3.0-or-later
// Statistics of the feedback of a period, with one type for each plot.
#pragma once

#include "domain/buffer.h"
#include "domain/target.h"
#include "fields/enumtext.h"
#include "fields/fields.h"
#include "timestamp.h"

#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace triage::statistics {

/// The maximum length of a period, in days.
inline constexpr int maxDays = 366;
/// The default length of a period in days, today included.
inline constexpr int defaultDays = 30;
/// Lines of a plot by day, those for unassigned items and for all others included.
inline constexpr int maxSeries = 12;
/// The maximum number of clients and of targets.
inline constexpr int maxListed = 20;

/// A request for a plot: days such as 2026-10-23, both included.
struct PlotRequest
{
    QString from;
    QString to;
    int days = 0; ///< The number of days in the period.
    QString timeZone; ///< The zone in whose days the period is, as IANA names it.
    std::optional<BufferKey> buffer; ///< Limits the plot to feedback that is in this buffer now.
    bool once = false; ///< Counts each group of duplicates as one item.
};

/// The members that stand in meta beside every plot.
struct Period
{
    QString from;
    QString to;
    QString timeZone;
    Timestamp generatedAt;
    bool exact = true;

    friend bool operator==(const Period &, const Period &) = default;
};

constexpr auto fields(Type<Period>)
{
    return FieldTable{
        field("from", &Period::from, "The first day.").like("2026-10-23"),
        field("to", &Period::to, "The last day, included.").like("2026-10-24"),
        field("time_zone", &Period::timeZone, "The time zone of the days.").like("Europe/Berlin"),
        field("generated_at", &Period::generatedAt,
              "The time up to which changes are counted, usually less than a second ago."),
        field("exact", &Period::exact, "Always true: nothing is estimated.").like("true"),
    };
}
static_assert(mapsEveryMember<Period>);

// Feedback by day

enum class SeriesKind { Buffer, Unassigned, Other };

/// The number of items that one buffer, no buffer or the smaller buffers together received on each day.
struct DaySeries
{
    SeriesKind kind = SeriesKind::Buffer;
    std::optional<BufferId> buffer;
    std::optional<QString> name;
    std::vector<qint64> counts;

    friend bool operator==(const DaySeries &, const DaySeries &) = default;
};

struct FeedbackPerDay
{
    std::vector<QString> days;
    std::vector<qint64> total;
    std::vector<DaySeries> series;

    friend bool operator==(const FeedbackPerDay &, const FeedbackPerDay &) = default;
};

// Buffers

struct BufferCount
{
    BufferId buffer;
    QString name;
    qint64 count = 0;
    qint64 previous = 0;
    qint64 growth = 0;

    friend bool operator==(const BufferCount &, const BufferCount &) = default;
};

struct UnassignedCount
{
    qint64 count = 0;
    qint64 previous = 0;
    qint64 growth = 0;

    friend bool operator==(const UnassignedCount &, const UnassignedCount &) = default;
};

struct BufferCounts
{
    std::vector<BufferCount> buffers;
    UnassignedCount unassigned;

    friend bool operator==(const BufferCounts &, const BufferCounts &) = default;
};

// Routing by day

enum class Outcome { Assigned, Review, NothingMatched, Failed, Pending, ByHand };

struct OutcomeSeries
{
    Outcome outcome = Outcome::Assigned;
    std::vector<qint64> counts;

    friend bool operator==(const OutcomeSeries &, const OutcomeSeries &) = default;
};

struct RoutingPerDay
{
    std::vector<QString> days;
    std::vector<OutcomeSeries> series;

    friend bool operator==(const RoutingPerDay &, const RoutingPerDay &) = default;
};

// Confidence

/// Decisions whose best candidates had similar confidences.
struct ConfidenceCount
{
    double from = 0;
    double to = 0;
    qint64 decisions = 0;
    qint64 kept = 0;
    qint64 corrected = 0;

    friend bool operator==(const ConfidenceCount &, const ConfidenceCount &) = default;
};

struct ConfidenceCounts
{
    std::vector<ConfidenceCount> bands;

    friend bool operator==(const ConfidenceCounts &, const ConfidenceCounts &) = default;
};

// Clients

struct ClientCount
{
    std::optional<QString> client;
    qint64 count = 0;

    friend bool operator==(const ClientCount &, const ClientCount &) = default;
};

struct ClientCounts
{
    std::vector<ClientCount> clients;
    qint64 other = 0;

    friend bool operator==(const ClientCounts &, const ClientCounts &) = default;
};

// Languages

struct LanguageCount
{
    QString language;
    qint64 count = 0;

    friend bool operator==(const LanguageCount &, const LanguageCount &) = default;
};

struct LanguageCounts
{
    std::vector<LanguageCount> languages;
    qint64 other = 0;

    friend bool operator==(const LanguageCounts &, const LanguageCounts &) = default;
};

// Targets

struct TargetCount
{
    TargetId id;
    TargetType type = TargetType::RestEndpoint;
    QString displayName;
    qint64 up = 0;
    qint64 down = 0;
    qint64 feedback = 0;

    friend bool operator==(const TargetCount &, const TargetCount &) = default;
};

struct TargetCounts
{
    std::vector<TargetCount> targets;

    friend bool operator==(const TargetCounts &, const TargetCounts &) = default;
};

// Triage

/// Items that waited at most this long, and longer than those of the band before.
struct WaitBand
{
    std::optional<qint64> upTo;
    qint64 count = 0;

    friend bool operator==(const WaitBand &, const WaitBand &) = default;
};

struct TriageTimes
{
    std::vector<WaitBand> bands;
    std::optional<qint64> median;
    std::optional<qint64> ninetieth;
    qint64 waiting = 0;

    friend bool operator==(const TriageTimes &, const TriageTimes &) = default;
};

/// The upper ends of the bands of TriageTimes, in seconds; the last band is open. The database counts by
/// bands with the same ends.
inline constexpr std::array<qint64, 9> waitBandEnds{
    60, 300, 900, 3600, 14400, 86400, 259200, 604800, 2592000
};

} // namespace triage::statistics

namespace triage {

template <>
struct EnumText<statistics::SeriesKind>
{
    static constexpr std::array words{ std::pair{ statistics::SeriesKind::Buffer, "buffer" },
                                       std::pair{ statistics::SeriesKind::Unassigned, "unassigned" },
                                       std::pair{ statistics::SeriesKind::Other, "other" } };
};

template <>
struct EnumText<statistics::Outcome>
{
    static constexpr std::array words{ std::pair{ statistics::Outcome::Assigned, "assigned" },
                                       std::pair{ statistics::Outcome::Review, "review" },
                                       std::pair{ statistics::Outcome::NothingMatched, "nothing_matched" },
                                       std::pair{ statistics::Outcome::Failed, "failed" },
                                       std::pair{ statistics::Outcome::Pending, "pending" },
                                       std::pair{ statistics::Outcome::ByHand, "by_hand" } };
};

} // namespace triage

namespace triage::statistics {

constexpr auto fields(Type<DaySeries>)
{
    return FieldTable{
        field("kind", &DaySeries::kind,
              "A buffer; unassigned: in none when routing was over; other: all smaller buffers.")
            .like("buffer"),
        field("buffer_id", &DaySeries::buffer, "The buffer; null for the other kinds."),
        field("name", &DaySeries::name, "Its name; null for the other kinds.").like("Crashes"),
        field("counts", &DaySeries::counts, "For each day.").like("[12,9]"),
    };
}
static_assert(mapsEveryMember<DaySeries>);

constexpr auto fields(Type<FeedbackPerDay>)
{
    return FieldTable{
        field("days", &FeedbackPerDay::days, "Every day of the period.")
            .like(R"(["2026-10-23","2026-10-24"])"),
        field("total", &FeedbackPerDay::total, "How much feedback was created on each day, each item once.")
            .like("[21,17]"),
        field("series", &FeedbackPerDay::series,
              "At most twelve: buffers, biggest first, then unassigned and other. An item in several buffers "
              "counts in "
              "each."),
    };
}
static_assert(mapsEveryMember<FeedbackPerDay>);

constexpr auto fields(Type<BufferCount>)
{
    return FieldTable{
        field("buffer_id", &BufferCount::buffer, "The buffer."),
        field("name", &BufferCount::name, "Its name.").like("Crashes"),
        field("count", &BufferCount::count, "How much feedback of the period is in it now.").like("21"),
        field("previous", &BufferCount::previous, "The count for the preceding period of the same length.")
            .like("15"),
        field("growth", &BufferCount::growth, "`count` minus `previous`.").like("6"),
    };
}
static_assert(mapsEveryMember<BufferCount>);

constexpr auto fields(Type<UnassignedCount>)
{
    return FieldTable{
        field("count", &UnassignedCount::count,
              "How much feedback of the period is in no buffer, neither by routing nor by people.")
            .like("4"),
        field("previous", &UnassignedCount::previous,
              "The count for the preceding period of the same length.")
            .like("5"),
        field("growth", &UnassignedCount::growth, "`count` minus `previous`.").like("-1"),
    };
}
static_assert(mapsEveryMember<UnassignedCount>);

constexpr auto fields(Type<BufferCounts>)
{
    return FieldTable{
        field("buffers", &BufferCounts::buffers, "Every buffer, the one with the most feedback first."),
        field("unassigned", &BufferCounts::unassigned, "Feedback in no buffer."),
    };
}
static_assert(mapsEveryMember<BufferCounts>);

constexpr auto fields(Type<OutcomeSeries>)
{
    return FieldTable{
        field(
            "outcome", &OutcomeSeries::outcome,
            "by_hand: a person put it into a buffer that holds it, or imported it into one; pending: its "
            "routing has not finished; review and assigned: routing put it into a buffer, with or without a "
            "need for review; failed; nothing_matched: routing put it nowhere, or was switched off.")
            .like("assigned"),
        field("counts", &OutcomeSeries::counts, "For each day.").like("[14,11]"),
    };
}
static_assert(mapsEveryMember<OutcomeSeries>);

constexpr auto fields(Type<RoutingPerDay>)
{
    return FieldTable{
        field("days", &RoutingPerDay::days, "Every day of the period.")
            .like(R"(["2026-10-23","2026-10-24"])"),
        field("series", &RoutingPerDay::series,
              "Every outcome. Each item of a day counts in exactly one, by its present state."),
    };
}
static_assert(mapsEveryMember<RoutingPerDay>);

constexpr auto fields(Type<ConfidenceCount>)
{
    return FieldTable{
        field("from", &ConfidenceCount::from, "The minimum confidence in it.").like("0.8"),
        field("to", &ConfidenceCount::to, "Exclusive upper bound; inclusive in the last band.").like("0.9"),
        field("decisions", &ConfidenceCount::decisions,
              "Number of items whose last decision had a confidence in it.")
            .like("310"),
        field("kept", &ConfidenceCount::kept, "Number of them that people kept or accepted.").like("27"),
        field("corrected", &ConfidenceCount::corrected, "Number of them that people corrected or removed.")
            .like("4"),
    };
}
static_assert(mapsEveryMember<ConfidenceCount>);

constexpr auto fields(Type<ConfidenceCounts>)
{
    return FieldTable{
        field("bands", &ConfidenceCounts::bands, "Ten of the same width, from unsure to sure."),
    };
}
static_assert(mapsEveryMember<ConfidenceCounts>);

constexpr auto fields(Type<ClientCount>)
{
    return FieldTable{
        field("client", &ClientCount::client, "As client_group filters by it; null where none was named.")
            .like("inputbuffer-widget"),
        field("count", &ClientCount::count, "How much feedback it sent.").like("120"),
    };
}
static_assert(mapsEveryMember<ClientCount>);

constexpr auto fields(Type<ClientCounts>)
{
    return FieldTable{
        field("clients", &ClientCounts::clients, "At most twenty, the one that sent the most first."),
        field("other", &ClientCounts::other, "How much feedback all others sent.").like("3"),
    };
}
static_assert(mapsEveryMember<ClientCounts>);

constexpr auto fields(Type<LanguageCount>)
{
    return FieldTable{
        field("language", &LanguageCount::language,
              "As language filters by it: a code of ISO 639-1, or und for texts whose language is not known.")
            .like("de"),
        field("count", &LanguageCount::count, "How much feedback is written in it.").like("120"),
    };
}
static_assert(mapsEveryMember<LanguageCount>);

constexpr auto fields(Type<LanguageCounts>)
{
    return FieldTable{
        field("languages", &LanguageCounts::languages,
              "At most twenty, the one with the most feedback first."),
        field("other", &LanguageCounts::other, "How much feedback is written in all others.").like("3"),
    };
}
static_assert(mapsEveryMember<LanguageCounts>);

constexpr auto fields(Type<TargetCount>)
{
    return FieldTable{
        field("id", &TargetCount::id, "The target."),
        field("type", &TargetCount::type, "Its kind of surface.").like("rest_endpoint"),
        field("display_name", &TargetCount::displayName, "Its label.").like("POST /v1/exports"),
        field("up", &TargetCount::up, "Thumbs-up first given in the period.").like("31"),
        field("down", &TargetCount::down, "Thumbs-down first given in the period.").like("9"),
        field("feedback", &TargetCount::feedback, "How much feedback of the period points at it.").like("5"),
    };
}
static_assert(mapsEveryMember<TargetCount>);

constexpr auto fields(Type<TargetCounts>)
{
    return FieldTable{
        field("targets", &TargetCounts::targets,
              "At most twenty, the one with the most votes first; none without votes."),
    };
}
static_assert(mapsEveryMember<TargetCounts>);

constexpr auto fields(Type<WaitBand>)
{
    return FieldTable{
        field("upto_seconds", &WaitBand::upTo, "Its end, included; null: longer than all before.").like("60"),
        field("count", &WaitBand::count, "Number of items.").like("8"),
    };
}
static_assert(mapsEveryMember<WaitBand>);

constexpr auto fields(Type<TriageTimes>)
{
    return FieldTable{
        field("bands", &TriageTimes::bands, "How long items waited until a person did something about them."),
        field("median_seconds", &TriageTimes::median,
              "The median time that they waited, rounded up by at most a sixteenth; null if no person has "
              "acted yet.")
            .like("1984"),
        field("p90_seconds", &TriageTimes::ninetieth,
              "The 90th percentile of that time, rounded in the same way.")
            .like("77824"),
        field("waiting", &TriageTimes::waiting,
              "Number of open items that still wait for a person: to be reviewed, or because they are in no "
              "buffer.")
            .like("12"),
    };
}
static_assert(mapsEveryMember<TriageTimes>);

} // namespace triage::statistics
