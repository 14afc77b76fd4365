// SPDX-License-Identifier: GPL-3.0-or-later
// The documented operations on what people make of feedback.
#pragma once

#include "api/openapi/catalogue.h"

namespace triage::api::openapi {

/// Adds the operations on triage records and tags.
void addTriage(Catalogue &all);
/// Adds the operations on items that say the same.
void addDuplicates(Catalogue &all);

} // namespace triage::api::openapi
