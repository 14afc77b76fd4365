// SPDX-License-Identifier: GPL-3.0-or-later
// Parameters that several operations share.
#pragma once

#include "api/openapi/documentedoperation.h"

#include <vector>

namespace triage::api::openapi {

/// page and limit of a list.
std::vector<DocumentedParameter> pageParameters();
/// What a buffer's own list of feedback takes.
std::vector<DocumentedParameter> bufferFeedbackFilters();
/// Everything that the list of feedback can be filtered and sorted by, with page and limit.
std::vector<DocumentedParameter> feedbackFilters();
/// Of the list of buffers.
std::vector<DocumentedParameter> bufferFilters();
/// What the list of targets can be filtered by, with page and limit.
std::vector<DocumentedParameter> targetFilters();
/// Of the quality of routing.
std::vector<DocumentedParameter> qualityParameters();
/// Of similar feedback.
std::vector<DocumentedParameter> similarParameters();
/// from and to of statistics.
std::vector<DocumentedParameter> periodParameters();
/// The same with buffer_id.
std::vector<DocumentedParameter> statisticsParameters();
/// since, limit and wait of the change feed.
std::vector<DocumentedParameter> changeParameters();
/// wait of a research question.
std::vector<DocumentedParameter> researchParameters();
/// format, limit and cursor of an export, with what limits the list of feedback.
std::vector<DocumentedParameter> exportParameters();
/// X-IB-Client.
DocumentedParameter clientHeader();
/// Idempotency-Key, which every POST takes.
DocumentedParameter idempotencyHeader();

} // namespace triage::api::openapi
