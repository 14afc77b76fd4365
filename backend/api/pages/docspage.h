// SPDX-License-Identifier: GPL-3.0-or-later
// The API for people: one page that is created from the same tables as the OpenAPI document.
#pragma once

#include "api/openapi/document.h"
#include "api/pages/html.h"

namespace triage::api::pages {

/// GET /docs.
Payload docsPage(const openapi::Catalogue &catalogue, const openapi::Addresses &addresses);

// Its parts.

/// Returns the address of the page about a problem type.
QByteArray problemPath(ProblemType type);
/// Writes one operation: its parameters, body, answers and problems.
void writeOperation(Html &out, const openapi::DocumentedOperation &operation,
                    const openapi::Components &components, const openapi::Addresses &addresses);
/// Writes the members of an object, one in each row.
void writeMembers(Html &out, const openapi::Schema &object);
/// Writes the parameters of one place, one in each row.
void writeParameters(Html &out, const openapi::DocumentedOperation &operation,
                     openapi::DocumentedParameter::Place place);
/// Writes method and path.
void writeRoute(Html &out, const EndpointInfo &endpoint);

} // namespace triage::api::pages
