// SPDX-License-Identifier: GPL-3.0-or-later
// What a drag of feedback carries.
#pragma once

#include "domain/ids.h"

#include <QMimeData>
#include <QString>

#include <optional>
#include <vector>

namespace triage::app {

inline constexpr char feedbackMimeType[] = "application/vnd.triage-desk.feedback+json";

/// The items of a drag and where they come from.
struct DraggedFeedback
{
    std::vector<FeedbackId> ids;
    std::optional<BufferId> from; ///< The buffer in view; none: All, Review, a search.
    QString server; ///< A drag into another window of another account is refused.
    QString organization; ///< Slug.

    friend bool operator==(const DraggedFeedback &, const DraggedFeedback &) = default;
};

/// With text/plain (titles) and text/uri-list (deep links) beside it, for other programs.
QMimeData *toMime(const DraggedFeedback &dragged, const QStringList &titles);
std::optional<DraggedFeedback> fromMime(const QMimeData *mime);

inline constexpr char columnMimeType[] = "application/vnd.triage-desk.column+json";

/// A column of the board under way, or a buffer of the sidebar that is to become one.
struct DraggedColumn
{
    BufferId buffer; ///< Not valid: what is in no buffer.
    QString server;
    QString organization; ///< Slug.

    friend bool operator==(const DraggedColumn &, const DraggedColumn &) = default;
};

QMimeData *toMime(const DraggedColumn &dragged);
std::optional<DraggedColumn> columnFromMime(const QMimeData *mime);

} // namespace triage::app
