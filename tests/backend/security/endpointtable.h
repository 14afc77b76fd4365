// SPDX-License-Identifier: GPL-3.0-or-later
// The operations of the API as common/api/endpoints.h lists them, so that a new one is in every table made of
// them.
#pragma once

#include "contract/endpoint.h"

#include <QByteArray>

#include <vector>

namespace triage::test {

/// A line of endpoints.h.
struct ListedEndpoint
{
    QByteArray name;
    QByteArray method; ///< "GET".
    QByteArray path; ///< With each key as {name}.
    api::Access access = api::Access::Member;
    int status = 0; ///< The status of a success.
};

/// Reads the header itself. Ends the program where a line is not understood: then this reader has to learn
/// it.
std::vector<ListedEndpoint> listedEndpoints();

} // namespace triage::test
