// SPDX-License-Identifier: GPL-3.0-or-later
// The quality of routing: how people reacted to its decisions, and how well its confidences are calibrated.
#pragma once

#include "domain/ids.h"
#include "fields/fields.h"

namespace triage {

struct QualityTotals
{
    qint64 routed = 0;
    qint64 unassigned = 0;
    qint64 judged = 0;
    qint64 kept = 0;
    qint64 accepted = 0;
    qint64 corrected = 0;
    qint64 removed = 0;

    friend bool operator==(const QualityTotals &, const QualityTotals &) = default;
};

constexpr auto fields(Type<QualityTotals>)
{
    return FieldTable{
        field("routed", &QualityTotals::routed, "Number of decisions that routing made.").like("1200"),
        field("unassigned", &QualityTotals::unassigned, "In how many of them nothing matched.").like("150"),
        field("judged", &QualityTotals::judged, "Number of decisions that people reacted to.").like("140"),
        field("kept", &QualityTotals::kept, "They assigned the item to the same buffers, or left it in them.")
            .like("40"),
        field("accepted", &QualityTotals::accepted, "They marked it as reviewed and left it where it was.")
            .like("70"),
        field("corrected", &QualityTotals::corrected, "They put the item where routing had not put it.")
            .like("20"),
        field("removed", &QualityTotals::removed, "They only took it out of where routing had put it.")
            .like("10"),
    };
}
static_assert(mapsEveryMember<QualityTotals>);

/// The quality of routing for one buffer.
struct BufferQuality
{
    BufferId buffer;
    qint64 routed = 0;
    qint64 judged = 0;
    qint64 right = 0;
    qint64 missed = 0;
    std::optional<double> precision;

    friend bool operator==(const BufferQuality &, const BufferQuality &) = default;
};

constexpr auto fields(Type<BufferQuality>)
{
    return FieldTable{
        field("buffer_id", &BufferQuality::buffer, "The buffer."),
        field("routed", &BufferQuality::routed, "Number of items that routing put into it.").like("210"),
        field("judged", &BufferQuality::judged, "Number of them that people reacted to.").like("42"),
        field("right", &BufferQuality::right, "Number of these that stayed in the buffer.").like("38"),
        field("missed", &BufferQuality::missed,
              "Number of items that people put into it and that routing had put elsewhere, or nowhere.")
            .like("5"),
        field("precision", &BufferQuality::precision, "right divided by judged; null if nothing is judged.")
            .like("0.9048"),
    };
}
static_assert(mapsEveryMember<BufferQuality>);

/// Decisions whose best candidates had similar confidences.
struct ConfidenceBand
{
    double from = 0;
    double to = 1;
    qint64 judged = 0;
    qint64 right = 0;
    std::optional<double> confidence;
    std::optional<double> precision;

    friend bool operator==(const ConfidenceBand &, const ConfidenceBand &) = default;
};

constexpr auto fields(Type<ConfidenceBand>)
{
    return FieldTable{
        field("from", &ConfidenceBand::from, "The minimum confidence in it.").like("0.8"),
        field("to", &ConfidenceBand::to, "Exclusive upper bound; inclusive in the last band.").like("0.9"),
        field("judged", &ConfidenceBand::judged, "Number of decisions that people reacted to.").like("31"),
        field("right", &ConfidenceBand::right, "In how many the best candidate was right.").like("27"),
        field("confidence", &ConfidenceBand::confidence, "Its mean confidence; null if nothing is judged.")
            .like("0.86"),
        field("precision", &ConfidenceBand::precision, "right divided by judged; null if nothing is judged.")
            .like("0.871"),
    };
}
static_assert(mapsEveryMember<ConfidenceBand>);

/// The calibration of confidences: how far they deviate from the observed precision.
struct CalibrationQuality
{
    std::optional<double> error;
    std::vector<ConfidenceBand> bins;

    friend bool operator==(const CalibrationQuality &, const CalibrationQuality &) = default;
};

constexpr auto fields(Type<CalibrationQuality>)
{
    return FieldTable{
        field("expected_error", &CalibrationQuality::error,
              "The expected calibration error: how far confidence and precision of the bins lie apart, on "
              "average; null if nothing is judged.")
            .like("0.043"),
        field("bins", &CalibrationQuality::bins, "Ten of the same width, from unsure to sure."),
    };
}
static_assert(mapsEveryMember<CalibrationQuality>);

struct QualityWeek
{
    QString week;
    qint64 routed = 0;
    qint64 unassigned = 0;
    qint64 judged = 0;
    qint64 right = 0;

    friend bool operator==(const QualityWeek &, const QualityWeek &) = default;
};

constexpr auto fields(Type<QualityWeek>)
{
    return FieldTable{
        field("week", &QualityWeek::week, "Its Monday, in UTC.").like("2026-11-16"),
        field("routed", &QualityWeek::routed, "Number of decisions that routing made in it.").like("310"),
        field("unassigned", &QualityWeek::unassigned, "In how many of them nothing matched.").like("35"),
        field("judged", &QualityWeek::judged, "Number of decisions that people first reacted to in it.")
            .like("40"),
        field("right", &QualityWeek::right, "Number of these that were kept or accepted.").like("33"),
    };
}
static_assert(mapsEveryMember<QualityWeek>);

/// The reactions of people to routing's decisions.
struct RoutingQuality
{
    QualityTotals totals;
    std::vector<BufferQuality> buffers;
    std::vector<ConfidenceBand> bands;
    CalibrationQuality calibration;
    std::vector<QualityWeek> weeks;

    friend bool operator==(const RoutingQuality &, const RoutingQuality &) = default;
};

inline constexpr int defaultQualityWeeks = 12;
inline constexpr int maxQualityWeeks = 104;

constexpr auto fields(Type<RoutingQuality>)
{
    return FieldTable{
        field("totals", &RoutingQuality::totals, "All decisions of these weeks."),
        field("buffers", &RoutingQuality::buffers, "Each buffer, oldest first."),
        field("bands", &RoutingQuality::bands, "Below 0.5, from 0.5, from 0.8 and from 0.9 on."),
        field("calibration", &RoutingQuality::calibration,
              "How well confidences match the observed precision."),
        field("weeks", &RoutingQuality::weeks, "Each week, oldest first, those without decisions included."),
    };
}
static_assert(mapsEveryMember<RoutingQuality>);

} // namespace triage
