// SPDX-License-Identifier: GPL-3.0-or-later
// Creates the OpenAPI 3.1 document from the catalogue.
#pragma once

#include "api/openapi/catalogue.h"

#include <QByteArray>
#include <QString>

namespace triage::api::openapi {

/// The addresses of the service.
struct Addresses
{
    QString publicUrl; ///< Without a slash at the end.
    QString problemsBase; ///< Without a slash at the end.
    QString contact = {}; ///< Where to report problems, with mailto or https; may be empty.
};

/// Returns the document as JSON.
QByteArray document(const Catalogue &catalogue, const Addresses &addresses);

/// Returns the introduction to the API in Markdown.
QByteArray introduction();

} // namespace triage::api::openapi
