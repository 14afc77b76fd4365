// SPDX-License-Identifier: GPL-3.0-or-later
// Builds the links of a resource: its path in the API, and the page that opens it for a person.
#pragma once

#include "domain/ids.h"
#include "domain/transfer.h"

#include <QString>

#include <optional>

namespace triage::api {

/// A path without the domain; `web` is empty if there is no page.
struct Links
{
    QString api;
    std::optional<QString> web;

    friend bool operator==(const Links &, const Links &) = default;
};

inline Links feedbackLinks(const QString &organizationSlug, FeedbackId id)
{
    return { QStringLiteral("/api/v0/feedback/") + toString(id),
             QStringLiteral("/o/") + organizationSlug + QStringLiteral("/feedback/") + toString(id) };
}

inline Links triageLinks(const QString &organizationSlug, FeedbackId id)
{
    const Links item = feedbackLinks(organizationSlug, id);
    return { item.api + QStringLiteral("/triage"), item.web };
}

inline Links bufferLinks(const QString &organizationSlug, BufferId id)
{
    return { QStringLiteral("/api/v0/buffers/") + toString(id),
             QStringLiteral("/o/") + organizationSlug + QStringLiteral("/buffers/") + toString(id) };
}

inline Links memberLinks(MemberId id)
{
    return { QStringLiteral("/api/v0/members/") + toString(id), std::nullopt };
}

inline Links tokenLinks(TokenId id)
{
    return { QStringLiteral("/api/v0/tokens/") + toString(id), std::nullopt };
}

inline Links researchLinks(ResearchId id)
{
    return { QStringLiteral("/api/v0/research/") + toString(id), std::nullopt };
}

inline Links viewLinks(ViewId id)
{
    return { QStringLiteral("/api/v0/views/") + toString(id), std::nullopt };
}

inline Links webhookLinks(WebhookId id)
{
    return { QStringLiteral("/api/v0/webhooks/") + toString(id), std::nullopt };
}

inline Links importLinks(ImportId id)
{
    return { QStringLiteral("/api/v0/import/") + toString(id), std::nullopt };
}

inline Links targetLinks(TargetId id)
{
    return { QStringLiteral("/api/v0/targets/") + toString(id), std::nullopt };
}

} // namespace triage::api
