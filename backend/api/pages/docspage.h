// SPDX-License-Identifier: GPL-3.0-or-later
// The API for people: one page that is made from the same tables as the OpenAPI document.
#pragma once

#include "api/openapi/document.h"
#include "api/pages/html.h"

namespace triage::api::pages {

/// GET /docs.
Payload docsPage(const openapi::Catalogue &catalogue, const openapi::Addresses &addresses);

// Its parts.

/// Where the page tells of a problem type.
QByteArray problemPath(ProblemType type);
/// One operation: what it takes, answers and refuses.
void writeOperation(Html &out, const openapi::DocumentedOperation &operation,
                    const openapi::Components &components, const openapi::Addresses &addresses);
/// The members of an object, a row each.
void writeMembers(Html &out, const openapi::Schema &object);
/// Parameters of one place, a row each.
void writeParameters(Html &out, const openapi::DocumentedOperation &operation,
                     openapi::DocumentedParameter::Place place);
/// Method and path.
void writeRoute(Html &out, const EndpointInfo &endpoint);

} // namespace triage::api::pages
