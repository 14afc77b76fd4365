// SPDX-License-Identifier: GPL-3.0-or-later
// The guides: prose for people, written in resources/docs.
#pragma once

#include "api/call.h"
#include "api/pages/html.h"

#include <QString>

#include <optional>
#include <vector>

namespace triage::api::pages {

/// A guide in a table of contents.
struct Guide
{
    QString name; ///< As in its address: "getting-started".
    QString title;
};

/// Returns the guides in the recommended order.
const std::vector<Guide> &guides();

/// Writes a list of links to the guides. Each carries the headings of its guide, which the search looks in.
void writeGuideLinks(Html &out, const QString &current = {});

/// Answers GET /docs/guides/{name}, or {name}.md for its Markdown; returns nothing if there is no such guide.
std::optional<Payload> guidePage(const QString &path);
/// Answers GET /llms.txt: the guides and the document, with their addresses, for programs that read texts.
Payload guideIndex(const QString &publicUrl);

} // namespace triage::api::pages
