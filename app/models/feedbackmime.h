// SPDX-License-Identifier: GPL-3.0-or-later
// The content of a drag of feedback.
#pragma once

#include "domain/ids.h"

#include <QMimeData>
#include <QString>

#include <optional>
#include <vector>

namespace triage::app {

inline constexpr char feedbackMimeType[] = "application/vnd.triage-desk.feedback+json";

/// The items of a drag and their origin.
struct DraggedFeedback
{
    std::vector<FeedbackId> ids;
    std::optional<BufferId> from; ///< The buffer in view; none for All, Review or a search.
    QString server; ///< A drag into a window of another account is refused.
    QString organization; ///< Slug.

    friend bool operator==(const DraggedFeedback &, const DraggedFeedback &) = default;
};

/// Adds text/plain (titles) and text/uri-list (deep links) for other programs.
QMimeData *toMime(const DraggedFeedback &dragged, const QStringList &titles);
std::optional<DraggedFeedback> fromMime(const QMimeData *mime);

inline constexpr char columnMimeType[] = "application/vnd.triage-desk.column+json";

/// A dragged column of the board, or a buffer of the sidebar that becomes one.
struct DraggedColumn
{
    BufferId buffer; ///< Invalid for the column of items without a buffer.
    QString server;
    QString organization; ///< Slug.

    friend bool operator==(const DraggedColumn &, const DraggedColumn &) = default;
};

QMimeData *toMime(const DraggedColumn &dragged);
std::optional<DraggedColumn> columnFromMime(const QMimeData *mime);

} // namespace triage::app
