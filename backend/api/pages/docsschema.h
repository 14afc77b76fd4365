// SPDX-License-Identifier: GPL-3.0-or-later
// Writes types and rules on the page of the API, in words.
#pragma once

#include "api/openapi/documentedoperation.h"
#include "api/pages/html.h"

namespace triage::api::pages {

/// Writes the members of an object, one in each row.
void writeMembers(Html &out, const openapi::Schema &object);
/// Writes the parameters of one place, one in each row.
void writeParameters(Html &out, const openapi::DocumentedOperation &operation,
                     openapi::DocumentedParameter::Place place);

} // namespace triage::api::pages
