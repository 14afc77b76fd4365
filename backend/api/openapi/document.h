// SPDX-License-Identifier: GPL-3.0-or-later
// The OpenAPI 3.1 document, made from the catalogue.
#pragma once

#include "api/openapi/catalogue.h"

#include <QByteArray>
#include <QString>

namespace triage::api::openapi {

/// Where the service is found.
struct Addresses
{
    QString publicUrl; ///< Without a slash at the end.
    QString problemsBase; ///< Likewise.
};

/// The document as JSON.
QByteArray document(const Catalogue &catalogue, const Addresses &addresses);

/// What the API is, for the beginning of a document; in Markdown.
QByteArray introduction();

} // namespace triage::api::openapi
