// SPDX-License-Identifier: GPL-3.0-or-later
// The guides: prose for people, written in resources/docs.
#pragma once

#include "api/call.h"

#include <QString>

#include <optional>
#include <vector>

namespace triage::api::pages {

/// A guide as the contents of pages name it.
struct Guide
{
    QString name; ///< As in its address: "getting-started".
    QString title;
};

/// In the order in which people need them.
const std::vector<Guide> &guides();

/// GET /docs/guides/{name}; nothing where there is none of that name.
std::optional<Payload> guidePage(const QString &name);

} // namespace triage::api::pages
