// SPDX-License-Identifier: GPL-3.0-or-later
// Builds the links of a resource: its path in the API, and the page that opens it for a person.
#pragma once

#include "domain/ids.h"
#include "domain/move.h"
#include "domain/transfer.h"

#include <QString>

#include <optional>
#include <type_traits>

namespace triage::api {

/// A path without the domain; `web` is empty if there is no page.
struct Links
{
    QString api;
    std::optional<QString> web;

    friend bool operator==(const Links &, const Links &) = default;
};

/// The path of the resources that an identifier names, below /api/v0; empty if they have none of their own.
template <typename Key>
inline constexpr QLatin1StringView collectionPath{};
template <>
inline constexpr QLatin1StringView collectionPath<FeedbackId>{ "/feedback/" };
template <>
inline constexpr QLatin1StringView collectionPath<BufferId>{ "/buffers/" };
template <>
inline constexpr QLatin1StringView collectionPath<MemberId>{ "/members/" };
template <>
inline constexpr QLatin1StringView collectionPath<TokenId>{ "/tokens/" };
template <>
inline constexpr QLatin1StringView collectionPath<ResearchId>{ "/research/" };
template <>
inline constexpr QLatin1StringView collectionPath<ViewId>{ "/views/" };
template <>
inline constexpr QLatin1StringView collectionPath<WebhookId>{ "/webhooks/" };
template <>
inline constexpr QLatin1StringView collectionPath<ImportId>{ "/import/" };
template <>
inline constexpr QLatin1StringView collectionPath<TargetId>{ "/targets/" };
template <>
inline constexpr QLatin1StringView collectionPath<MoveId>{ "/moves/" };

/// Returns the links of a resource. Items and buffers have a page under the same path.
template <typename Key>
requires(!collectionPath<Key>.isEmpty()) Links linksOf(const QString &organizationSlug, Key id)
{
    const QString path = QString(collectionPath<Key>) + toString(id);
    Links links{ QStringLiteral("/api/v0") + path, std::nullopt };
    if (std::is_same_v<Key, FeedbackId> || std::is_same_v<Key, BufferId>)
        links.web = QStringLiteral("/o/") + organizationSlug + path;
    return links;
}

} // namespace triage::api
