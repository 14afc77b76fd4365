// SPDX-License-Identifier: GPL-3.0-or-later
// The page behind a web link: it hands the link to the desktop client and shows nothing of what it leads to.
#pragma once

#include "api/pages/html.h"

#include <QString>

namespace triage::api::pages {

/// noun: "feedback" or "buffers". Without a link, and 404, where slug or id is not of the shape that we make;
/// whether there is such an item is not looked up.
Payload openPage(const QString &slug, const QString &noun, const QString &id);

} // namespace triage::api::pages
