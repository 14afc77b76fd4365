// SPDX-License-Identifier: GPL-3.0-or-later
// Research: a question about the feedback, and its stored answer.
#pragma once

#include "domain/ids.h"
#include "fields/enumtext.h"
#include "fields/fields.h"
#include "timestamp.h"

#include <QString>

#include <optional>
#include <vector>

namespace triage {

/// The progress of the answer to a question.
enum class ResearchStatus { Pending, Answered, Failed };

template <>
struct EnumText<ResearchStatus>
{
    static constexpr std::array words{ std::pair{ ResearchStatus::Pending, "pending" },
                                       std::pair{ ResearchStatus::Answered, "answered" },
                                       std::pair{ ResearchStatus::Failed, "failed" } };
};

/// A theme that several of the items in question share.
struct ResearchTheme
{
    QString label;
    qint64 count = 0;
    std::vector<FeedbackId> feedback;

    friend bool operator==(const ResearchTheme &, const ResearchTheme &) = default;
};

constexpr auto fields(Type<ResearchTheme>)
{
    return FieldTable{
        field("label", &ResearchTheme::label, "What it is about, in a few words.").like("Export, PDF"),
        field("count", &ResearchTheme::count, "Exact number of the examined items that belong to it.")
            .like("1"),
        field("feedback_ids", &ResearchTheme::feedback, "Those items, the most typical first."),
    };
}
static_assert(mapsEveryMember<ResearchTheme>);

/// A passage that supports the answer.
struct ResearchCitation
{
    FeedbackId feedback;
    QString quote;

    friend bool operator==(const ResearchCitation &, const ResearchCitation &) = default;
};

constexpr auto fields(Type<ResearchCitation>)
{
    return FieldTable{
        field("feedback_id", &ResearchCitation::feedback, "The item that says so."),
        field("quote", &ResearchCitation::quote, "A quote: a literal part of its title or description.")
            .like("The app closes itself when I export a report with more than a hundred rows."),
    };
}
static_assert(mapsEveryMember<ResearchCitation>);

/// A question and, once there is one, its answer.
struct ResearchQuery
{
    ResearchId id;
    QString question;
    std::optional<BufferId> buffer;
    std::optional<Timestamp> createdAfter;
    std::optional<Timestamp> createdBefore;
    ResearchStatus status = ResearchStatus::Pending;
    std::optional<QString> answer;
    std::vector<ResearchTheme> themes;
    std::vector<ResearchCitation> citations;
    qint64 itemsConsidered = 0;
    std::optional<QString> answeredBy;
    std::optional<QString> error;
    Timestamp createdAt;
    std::optional<Timestamp> answeredAt;

    friend bool operator==(const ResearchQuery &, const ResearchQuery &) = default;
};

constexpr auto fields(Type<ResearchQuery>)
{
    return FieldTable{
        field("id", &ResearchQuery::id, "Opaque identifier."),
        field("question", &ResearchQuery::question, "What was asked.")
            .like("Why do people give up on the export?"),
        field("buffer_id", &ResearchQuery::buffer, "Only feedback in this buffer was looked at; null: all."),
        field("created_after", &ResearchQuery::createdAfter,
              "Only feedback created then or later was looked at; null: from the beginning."),
        field("created_before", &ResearchQuery::createdBefore,
              "Only feedback created then or earlier was looked at; null: up to now."),
        field("status", &ResearchQuery::status,
              "`pending` until the question is `answered`, or has `failed`.")
            .like("answered"),
        field("answer", &ResearchQuery::answer,
              "The answer, as plain text; null unless `status` is `answered`.")
            .like("12 items mention “export”. From 2026-10-02 to 2026-10-30. What they have in common: "
                  "“Export, PDF”."),
        field("themes", &ResearchQuery::themes, "The themes that items have in common, the largest first."),
        field("citations", &ResearchQuery::citations, "Passages that bear the answer out."),
        field("items_considered", &ResearchQuery::itemsConsidered,
              "Number of items that were read for the answer: those that fit the question best, and no more "
              "than "
              "2,000.")
            .like("12"),
        field("answered_by", &ResearchQuery::answeredBy,
              "The classifier that answered, with its version; null before.")
            .like("extracts-1"),
        field("error", &ResearchQuery::error, "Why there is no answer; null unless `status` is `failed`."),
        field("created_at", &ResearchQuery::createdAt, "When it was asked."),
        field("answered_at", &ResearchQuery::answeredAt, "When it was answered or failed; null before.")
            .like("2026-11-20T23:34:07.002Z"),
    };
}
static_assert(mapsEveryMember<ResearchQuery>);

namespace researchrules {
inline constexpr Rules question{ .required = true, .minLength = 1, .maxLength = 1000 };
} // namespace researchrules

/// The body of a request that asks a question.
struct NewResearch
{
    QString question;
    std::optional<QString> buffer; ///< Identifier or slug.
    std::optional<Timestamp> createdAfter;
    std::optional<Timestamp> createdBefore;
};

constexpr auto fields(Type<NewResearch>)
{
    return FieldTable{
        field("question", &NewResearch::question, "What to find out from the feedback.",
              researchrules::question)
            .like("Why do people give up on the export?"),
        field("buffer_id", &NewResearch::buffer, "Look at feedback in this buffer only, by id or slug.",
              { .minLength = 1, .maxLength = 300, .category = Category::Integration })
            .like("crashes"),
        field("created_after", &NewResearch::createdAfter, "Look at feedback created then or later only.")
            .like("2026-10-01T00:00:00.000Z"),
        field("created_before", &NewResearch::createdBefore, "Look at feedback created then or earlier only.")
            .like("2026-10-31T23:59:59.999Z"),
    };
}
static_assert(mapsEveryMember<NewResearch>);

} // namespace triage
