// SPDX-License-Identifier: GPL-3.0-or-later
// Answers a question with the feedback itself: its themes, counted, and its own sentences.
#pragma once

#include "domain/research.h"
#include "research/researchquestion.h"
#include "research/themelabels.h"

#include <span>

namespace triage::research {

/// An item that was read.
struct ResearchDocument
{
    FeedbackId id;
    QString title;
    QString description;
    Timestamp createdAt;
};

/// The items that an answer is based on.
struct ResearchEvidence
{
    std::vector<ResearchDocument> documents; ///< Best first.
    qint64 found = 0; ///< The number of items to choose from.
    bool isPartial = false; ///< Not all feedback could be searched.
    bool isLimited = false; ///< The question is limited to a buffer or a period.
};

/// The answer to a question.
struct Findings
{
    QString answer;
    std::vector<ResearchTheme> themes;
    std::vector<ResearchCitation> citations;
    qint64 considered = 0;
    QString answeredBy; ///< Name and version.
    QString extent; ///< The basis of the answer: the number of items and their period.
};

inline constexpr char extractsName[] = "extracts-1";

/// Needs nothing but the items. Treats their text as data only: quotes are parts of it, and counts are exact.
Findings extract(const ResearchQuestion &question, const ResearchEvidence &evidence);

} // namespace triage::research
