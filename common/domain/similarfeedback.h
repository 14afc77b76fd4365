// SPDX-License-Identifier: GPL-3.0-or-later
// Feedback that is similar to an item.
#pragma once

#include "domain/ids.h"
#include "fields/fields.h"

namespace triage {

/// An item that is similar to another one.
struct SimilarFeedback
{
    FeedbackId id;
    std::optional<QString> title;
    QString excerpt;
    double similarity = 0;
    std::vector<QString> sharedWords;
    std::vector<BufferId> buffers;

    friend bool operator==(const SimilarFeedback &, const SimilarFeedback &) = default;
};

inline constexpr int defaultSimilar = 5;
inline constexpr int maxSimilar = 20;

constexpr auto fields(Type<SimilarFeedback>)
{
    return FieldTable{
        field("id", &SimilarFeedback::id, "Opaque identifier of the item."),
        field("title", &SimilarFeedback::title, "Its title.").like("Export crashes"),
        field("excerpt", &SimilarFeedback::excerpt, "The beginning of its description.")
            .like("The app closes itself when I export a report with more than a hundred rows."),
        field("similarity", &SimilarFeedback::similarity, "Above 0, at most 1.").like("0.62"),
        field("shared_words", &SimilarFeedback::sharedWords,
              "The words that make them alike, as this item has them, strongest first."),
        field("buffer_ids", &SimilarFeedback::buffers, "The buffers that hold it."),
    };
}
static_assert(mapsEveryMember<SimilarFeedback>);

} // namespace triage
