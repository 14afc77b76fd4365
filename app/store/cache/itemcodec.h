// SPDX-License-Identifier: GPL-3.0-or-later
// Converts items to the columns of the cache: excerpts, sort keys, lists of buffers.
#pragma once

#include "domain/feedback.h"
#include "languages/language.h"
#include "store/cache/localdatabase.h"
#include "store/values/operation.h"

#include <QString>

#include <span>
#include <vector>

namespace triage::app {

/// The number of characters of a description that suffice for an excerpt in all but unusual cases.
inline constexpr int excerptSource = 700;

/// The beginning of the text with white space folded, at most 300 characters.
QString excerptOf(const QString &text);
/// Returns the key that titles are sorted by, without case and accents. Items without a title use the
/// beginning of their text. Keys are compared as plain text.
QString titleKeyOf(const std::optional<QString> &title, const QString &description);
/// Returns "inputbuffer-widget" for "inputbuffer-widget/0.2.0 (javascript)"; empty without a client.
QString clientGroupOf(const std::optional<QString> &client);
/// Returns the code of a language, or unknownLanguageCode.
QString codeOf(Language language);

/// Converts identifiers to "12,13" and back.
QString toText(const std::vector<BufferId> &buffers);
std::vector<BufferId> buffersFromText(const QString &text);
/// Returns "[12,13]", the items of json_each().
QString jsonArray(std::span<const FeedbackId> ids);

// Converts statuses to the numbers of the cache and back. Partial indexes name Pending (0) and Failed (3).
int toNumber(RoutingStatus status);
RoutingStatus statusFromNumber(qint64 number);

} // namespace triage::app
