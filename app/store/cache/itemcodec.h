// SPDX-License-Identifier: GPL-3.0-or-later
// Texts that rows of the cache are made of: excerpts, keys to sort by, lists of buffers.
#pragma once

#include "domain/feedback.h"
#include "store/cache/localdatabase.h"
#include "store/values/operation.h"

#include <QString>

#include <vector>

namespace triage::app {

/// How many characters of a description suffice for an excerpt in all but strange cases.
inline constexpr int excerptSource = 700;

/// The beginning of a text, white space folded, at most 300 characters.
QString excerptOf(const QString &text);
/// What titles are ordered by: without case and accents; items without a title by the beginning of their
/// text. Plain comparison of such keys is the order.
QString titleKeyOf(const std::optional<QString> &title, const QString &description);
/// "inputbuffer-widget" of "inputbuffer-widget/0.2.0 (javascript)"; empty: none.
QString clientGroupOf(const std::optional<QString> &client);

/// "12,13" and back.
QString toText(const std::vector<BufferId> &buffers);
std::vector<BufferId> buffersFromText(const QString &text);

// Statuses as the cache numbers them; partial indexes name Pending (0) and Failed (3).
int toNumber(RoutingStatus status);
RoutingStatus statusFromNumber(qint64 number);

} // namespace triage::app
