// SPDX-License-Identifier: GPL-3.0-or-later
// Documents the operations on views.
#pragma once

#include "api/openapi/catalogue.h"

namespace triage::api::openapi {

void addViews(Catalogue &all);

} // namespace triage::api::openapi
