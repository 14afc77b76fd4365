// SPDX-License-Identifier: GPL-3.0-or-later
// The parameters of list requests, and the words that they use.
#pragma once

#include "domain/buffer.h"
#include "domain/feedback.h"
#include "domain/ids.h"
#include "domain/listorder.h"
#include "domain/target.h"
#include "domain/triage.h"
#include "domain/triagestates.h"

#include <QString>

#include <optional>
#include <vector>

namespace triage {

namespace api {

inline constexpr int defaultLimit = 20;
inline constexpr int maxLimit = 100;

// Limits of the change feed.
inline constexpr int defaultChanges = 100;
inline constexpr int maxChanges = 1000;
inline constexpr int maxWait = 30; ///< In seconds.

/// Selects a page of a list.
struct PageRequest
{
    int page = 1;
    int limit = defaultLimit;

    qint64 offset() const { return qint64(page - 1) * limit; }
};

/// Filters a list by triage records; an item without one has the default record.
struct TriageFilter
{
    TriageStates states;
    std::optional<MemberId> owner; ///< An invalid one stands for nobody.
    std::optional<bool> snoozed;
    std::vector<QString> tags; ///< All of them have to be there. In their normal form, sorted.
    DuplicatesFilter duplicates = DuplicatesFilter::Include;

    bool isEmpty() const
    {
        return states.isAll() && !owner && !snoozed && tags.empty()
            && duplicates == DuplicatesFilter::Include;
    }
    /// Returns true if an item without a record is in the list.
    bool keepsDefault() const
    {
        return states.has(TriageState::Open) && (!owner || !owner->isValid()) && !snoozed.value_or(false)
            && tags.empty() && duplicates != DuplicatesFilter::Only;
    }
};

/// Filters and sorts a list of feedback.
struct FeedbackFilter
{
    PageRequest page;
    std::optional<SortBy> sortBy; ///< Unset: relevance with search, otherwise creation.
    SortOrder order = SortOrder::Descending;
    std::optional<bool> needsReview;
    std::optional<bool> unassigned;
    std::optional<BufferKey> buffer;
    QString search; ///< Empty: no search.
    QString clientGroup; ///< Empty: any client.
    QString language; ///< The code of a language, or `und`; empty: any.
    QString submittedBy; ///< Exactly this submitter; empty: any.
    std::optional<RoutingStatus> routingStatus;
    std::optional<Timestamp> createdAfter; ///< Inclusive.
    std::optional<Timestamp> createdBefore; ///< Exclusive: periods that meet share no item.
    TriageFilter triage;
    bool withBuffers = false; ///< Returns each item with the identifiers of the buffers that hold it.
    bool withTriage = false; ///< Returns the triage record of each item, too.

    bool hasPeriod() const { return createdAfter || createdBefore; }
};

/// Filters a list of targets.
struct TargetFilter
{
    PageRequest page;
    std::optional<TargetType> type;
    QString search; ///< Words that the label must have; empty: any.
};

} // namespace api
} // namespace triage
