// SPDX-License-Identifier: GPL-3.0-or-later
// Examples of a request to copy, in the languages of most integrations. Each runs as it is, with the token in
// the environment variable TOKEN.
#pragma once

#include "api/openapi/document.h"

#include <QByteArray>

#include <vector>

namespace triage::api::pages {

struct RequestSnippet
{
    QByteArray language; ///< For people.
    QByteArray className; ///< The class of its code element.
    QByteArray code;
    bool isOpen = false; ///< Shown at first.
};

/// Returns the example request of an operation in each language.
std::vector<RequestSnippet> requestSnippets(const openapi::DocumentedOperation &operation,
                                            const openapi::Addresses &addresses);

} // namespace triage::api::pages
