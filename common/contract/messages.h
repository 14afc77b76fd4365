// SPDX-License-Identifier: GPL-3.0-or-later
// The parameters of list requests, and the words that they use.
#pragma once

#include "domain/listfilter.h"
#include "domain/listorder.h"
#include "domain/target.h"

#include <QString>

#include <limits>
#include <optional>

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
    /// Set: the page follows the entry with this identifier, newest first, or begins with the newest entry if
    /// it is 0. Lists of feedback have a cursor of their own.
    std::optional<qint64> after = {};

    qint64 offset() const { return qint64(page - 1) * limit; }
    /// Returns the identifier before which the page begins, above all identifiers without one.
    qint64 before() const { return after && *after > 0 ? *after : std::numeric_limits<qint64>::max(); }
};

/// A page of a list of feedback.
struct FeedbackListRequest : ListFilter
{
    PageRequest page;
    std::optional<SortBy> sortBy; ///< Unset: relevance with search, otherwise creation.
    SortOrder order = SortOrder::Descending;
    bool withBuffers = false; ///< Returns each item with the identifiers of the buffers that hold it.
    bool withTriage = false; ///< Returns the triage record of each item, too.
    /// Set: returns the items that follow this one in the order of their creation, from the first item if it
    /// is invalid, whatever number the page has.
    std::optional<FeedbackId> after{};
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
