// SPDX-License-Identifier: GPL-3.0-or-later
// Links such as triagedesk://o/<organization>/feedback/<id>?server=…, …/buffers/<id>, …/view/<id> and
// …/list?search=….
// They name a place and never an action.
#pragma once

#include "domain/ids.h"
#include "store/values/filter.h"

#include <QString>
#include <QUrl>

#include <optional>

namespace triage::app {

struct DeepLink
{
    QString organization; ///< Slug.
    QUrl server; ///< Tells organizations of the same slug apart. Empty in links that do not name it.
    std::optional<FeedbackId> feedback;
    std::optional<BufferId> buffer;
    std::optional<ViewId> view;
    std::optional<Filter> list; ///< With its place, search, filters and order.

    /// Parses a link. Links come from anywhere: text that does not have exactly this form is rejected.
    static std::optional<DeepLink> parse(const QString &text);
    QString toText() const;
    friend bool operator==(const DeepLink &, const DeepLink &) = default;
};

} // namespace triage::app
