// SPDX-License-Identifier: GPL-3.0-or-later
// Answering a question with what the feedback itself says: its themes, counted, and its own sentences.
#pragma once

#include "domain/research.h"
#include "research/researchquestion.h"
#include "research/themelabels.h"

#include <span>

namespace triage::research {

/// An item that was looked at.
struct Document
{
    FeedbackId id;
    QString title;
    QString description;
    Timestamp createdAt;
};

/// What was looked at for an answer.
struct ResearchEvidence
{
    std::vector<Document> documents; ///< The best first.
    qint64 found = 0; ///< How many items there were to choose from.
    bool isPartial = false; ///< Not all feedback could be looked through.
    bool isLimited = false; ///< To a buffer or a period.
};

/// An answer.
struct Findings
{
    QString answer;
    std::vector<ResearchTheme> themes;
    std::vector<ResearchCitation> citations;
    qint64 considered = 0;
    QString answeredBy; ///< Name and version.
    QString extent; ///< What the answer rests on: how many items, and from when.
};

inline constexpr char extractsName[] = "extracts-1";

/// Needs nothing but the items. Their text is data to it and nothing else; quotes are parts of it, counts are
/// exact.
Findings extract(const ResearchQuestion &question, const ResearchEvidence &evidence);

} // namespace triage::research
