// SPDX-License-Identifier: GPL-3.0-or-later
// The backend's documentation of itself: the OpenAPI document, the pages about the API, and the pages behind
// web links.
#pragma once

#include "api/api.h"
#include "api/openapi/document.h"

namespace triage::api {

/// GET /, /favicon.ico, /.well-known/security.txt, /openapi.json, /docs, /docs/guides/{guide},
/// /docs/api/problems and its types, /o/{slug}/feedback/{id} and /o/{slug}/buffers/{id}.
void addDocumentationRoutes(Api &api, const openapi::Addresses &addresses);

} // namespace triage::api
