// SPDX-License-Identifier: GPL-3.0-or-later
// The parameters of operations, and those that operations share.
#pragma once

#include "api/openapi/schema.h"

#include <QByteArray>

#include <vector>

namespace triage::api::openapi {

/// A part of the path, a parameter of the query or a header of the request.
struct DocumentedParameter
{
    enum class Place { Path, Query, Header };

    Place place = Place::Query;
    QByteArray name;
    Schema schema; ///< With the description and an example.
    bool required = false;
    QByteArray fallback; ///< The default as JSON; empty if there is none.
};

/// Returns page and limit of a list.
std::vector<DocumentedParameter> pageParameters();
/// Returns the parameters of a buffer's own list of feedback.
std::vector<DocumentedParameter> bufferFeedbackFilters();
/// Returns all filters and sort orders of the list of feedback, with page and limit.
std::vector<DocumentedParameter> feedbackFilters();
/// Returns the parameters of the list of buffers.
std::vector<DocumentedParameter> bufferFilters();
std::vector<DocumentedParameter> viewParameters();
/// Returns the filters of the list of targets, with page and limit.
std::vector<DocumentedParameter> targetFilters();
/// Returns the filter of the messages of a webhook, with page and limit.
std::vector<DocumentedParameter> deliveryFilters();
/// Returns the parameters of the quality of routing.
std::vector<DocumentedParameter> suggestionParameters();
std::vector<DocumentedParameter> qualityParameters();
/// Returns the parameters of similar feedback.
std::vector<DocumentedParameter> similarParameters();
/// Returns from and to of statistics.
std::vector<DocumentedParameter> periodParameters();
/// Returns from, to and buffer_id.
std::vector<DocumentedParameter> statisticsParameters();
/// Adds the parameter of the plots that can count items that say the same once.
std::vector<DocumentedParameter> countedOnce(std::vector<DocumentedParameter> all);
/// Returns since, limit, wait and types of the change feed.
std::vector<DocumentedParameter> changeParameters();
/// Returns wait. A sentence on the range follows the description.
DocumentedParameter waitParameter(const char *description);
/// Returns the options of an import whose body is a file.
std::vector<DocumentedParameter> fileParameters();
/// Returns format, limit and cursor of an export, with the filters of the list of feedback.
std::vector<DocumentedParameter> exportParameters();
/// Returns X-IB-Client.
DocumentedParameter clientHeader();
/// Returns Idempotency-Key, which every POST accepts.
DocumentedParameter idempotencyHeader();
DocumentedParameter ifNoneMatchHeader();
DocumentedParameter ifMatchHeader();

} // namespace triage::api::openapi
