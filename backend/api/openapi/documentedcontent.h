// SPDX-License-Identifier: GPL-3.0-or-later
// The content of a request or an answer in the API document.
#pragma once

#include "api/openapi/schema.h"

#include <QByteArray>

namespace triage::api::openapi {

/// The schema of a content, and an example as JSON.
struct DocumentedContent
{
    Schema schema;
    QByteArray example;
};

} // namespace triage::api::openapi
