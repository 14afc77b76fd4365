// triagedesk://o/<organization>/feedback/<id> and …/buffers/<id>: where a link leads. Never what to do.
#pragma once

#include "domain/ids.h"

#include <QString>

#include <optional>

namespace triage::app {

struct DeepLink
{
    QString organization; ///< Slug.
    std::optional<FeedbackId> feedback;
    std::optional<BufferId> buffer;

    /// Links come from anywhere: what is not exactly of the form is no link.
    static std::optional<DeepLink> parse(const QString &text);
    QString toText() const;
    friend bool operator==(const DeepLink &, const DeepLink &) = default;
};

} // namespace triage::app
