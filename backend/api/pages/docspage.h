// SPDX-License-Identifier: GPL-3.0-or-later
// The API for people: one page that is created from the same tables as the OpenAPI document.
#pragma once

#include "api/openapi/document.h"
#include "api/pages/html.h"

namespace triage::api::pages {

/// Answers GET /docs.
Payload docsPage(const openapi::Catalogue &catalogue, const openapi::Addresses &addresses);

} // namespace triage::api::pages
