// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a page of feedback in its envelope, with the matches of a search.
#pragma once

#include "api/call.h"
#include "api/query.h"
#include "services/feedback/feedbackservice.h"

namespace triage::api {

/// `self` is the path of the page with its query, which names buffers by id.
Payload encodeListing(const Call &call, const QByteArray &self, const FeedbackListRequest &request,
                      const services::FeedbackListing &listing);

} // namespace triage::api
