// SPDX-License-Identifier: GPL-3.0-or-later
// Writes operations on the page of the API.
#pragma once

#include "api/openapi/document.h"
#include "api/pages/html.h"

namespace triage::api::pages {

/// Writes one operation: its parameters, body, answers and problems.
void writeOperation(Html &out, const openapi::DocumentedOperation &operation,
                    const openapi::Components &components, const openapi::Addresses &addresses);
/// Writes the name of a method.
void writeMethod(Html &out, Method method);
/// Writes method and path.
void writeRoute(Html &out, const EndpointInfo &endpoint);

} // namespace triage::api::pages
