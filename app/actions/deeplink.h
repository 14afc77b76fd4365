// SPDX-License-Identifier: GPL-3.0-or-later
// triagedesk://o/<organization>/feedback/<id>, …/buffers/<id> and …/list?search=…: where a link leads. Never
// what to do.
#pragma once

#include "domain/ids.h"
#include "store/values/filter.h"

#include <QString>

#include <optional>

namespace triage::app {

struct DeepLink
{
    QString organization; ///< Slug.
    std::optional<FeedbackId> feedback;
    std::optional<BufferId> buffer;
    std::optional<Filter> list; ///< With its place, search, filters and order.

    /// Links come from anywhere: what is not exactly of the form is no link.
    static std::optional<DeepLink> parse(const QString &text);
    QString toText() const;
    friend bool operator==(const DeepLink &, const DeepLink &) = default;
};

} // namespace triage::app
