// SPDX-License-Identifier: GPL-3.0-or-later
// The page behind a web link: passes the link to the desktop client and shows nothing of the linked item.
#pragma once

#include "api/pages/html.h"

#include <QString>

namespace triage::api::pages {

/// `noun` is "feedback" or "buffers". Answers 404 without a link if slug or id does not have the shape of
/// ours; does not check whether the item exists.
Payload openPage(const QString &slug, const QString &noun, const QString &id);
/// The same for the list of everything.
Payload openListPage(const QString &slug);

} // namespace triage::api::pages
