// SPDX-License-Identifier: GPL-3.0-or-later
// Parameters that several operations share.
#pragma once

#include "api/openapi/operation.h"

#include <vector>

namespace triage::api::openapi {

/// page and limit of a list.
std::vector<Parameter> pageParameters();
/// What a buffer's own list of feedback takes.
std::vector<Parameter> bufferFeedbackFilters();
/// Everything that the list of feedback can be filtered and sorted by, with page and limit.
std::vector<Parameter> feedbackFilters();
/// Of the list of buffers.
std::vector<Parameter> bufferFilters();
/// What the list of targets can be filtered by, with page and limit.
std::vector<Parameter> targetFilters();
/// Of the quality of routing.
std::vector<Parameter> qualityParameters();
/// Of similar feedback.
std::vector<Parameter> similarParameters();
/// from and to of statistics.
std::vector<Parameter> periodParameters();
/// The same with buffer_id.
std::vector<Parameter> statisticsParameters();
/// since, limit and wait of the change feed.
std::vector<Parameter> changeParameters();
/// wait of a research question.
std::vector<Parameter> researchParameters();
/// format, limit and cursor of an export, with what limits the list of feedback.
std::vector<Parameter> exportParameters();
/// X-IB-Client.
Parameter clientHeader();
/// Idempotency-Key, which every POST takes.
Parameter idempotencyHeader();

} // namespace triage::api::openapi
