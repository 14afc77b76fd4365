// SPDX-License-Identifier: GPL-3.0-or-later
// A page of feedback in its envelope, with what a search found.
#pragma once

#include "api/call.h"
#include "api/query.h"
#include "services/feedback/feedbackservice.h"

namespace triage::api {

/// path is the list's, naming buffers by id.
QByteArray encodeListing(const Call &call, const QByteArray &path, const FeedbackListRequest &request,
                         const services::FeedbackListing &listing);

} // namespace triage::api
