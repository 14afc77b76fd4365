// SPDX-License-Identifier: GPL-3.0-or-later
// The pages that explain problem types, to which the type of a problem document links.
#pragma once

#include "api/openapi/document.h"
#include "api/pages/html.h"

namespace triage::api::pages {

/// Returns the address of the page about a problem type.
QByteArray problemPath(ProblemType type);
/// Answers GET /docs/api/problems: all types.
Payload problemIndex();
/// Answers GET /docs/api/problems/{type}: one of them.
Payload problemPage(ProblemType type, const openapi::Catalogue &catalogue,
                    const openapi::Addresses &addresses);

} // namespace triage::api::pages
