// SPDX-License-Identifier: GPL-3.0-or-later
// The change feed in the API document.
#pragma once

#include "api/openapi/documentedcontent.h"

namespace triage::api::openapi {

/// Returns the content of a page of the change feed. `path` is that of the request in the example.
DocumentedContent changeFeedContent(Components &components, const QByteArray &path);

} // namespace triage::api::openapi
