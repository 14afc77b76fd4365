// SPDX-License-Identifier: GPL-3.0-or-later
// An API token: the secret that a program presents to act for a member. Its value is known only when it is
// created.
#pragma once

#include "domain/ids.h"
#include "fields/enumtext.h"
#include "fields/fields.h"
#include "timestamp.h"

#include <QString>

#include <optional>
#include <vector>

namespace triage {

/// Full-access tokens are for servers, widget tokens for browsers.
enum class TokenKind { FullAccess, Widget };

template <>
struct EnumText<TokenKind>
{
    static constexpr std::array words{ std::pair{ TokenKind::FullAccess, "full_access" },
                                       std::pair{ TokenKind::Widget, "widget" } };
};

struct Token
{
    TokenId id;
    QString name;
    TokenKind kind = TokenKind::FullAccess;
    QString prefix;
    QString lastFour;
    std::vector<QString> allowedOrigins;
    MemberId member;
    MemberId createdBy;
    Timestamp createdAt;
    std::optional<Timestamp> lastUsedAt;
    bool readOnly = false;
    std::optional<Timestamp> expiresAt = {};

    friend bool operator==(const Token &, const Token &) = default;
};

constexpr auto fields(Type<Token>)
{
    return FieldTable{
        field("id", &Token::id, "Opaque identifier."),
        field("name", &Token::name, "What the token is for.").like("Website"),
        field("kind", &Token::kind, "full_access for servers, widget for browsers."),
        field("prefix", &Token::prefix, "What the token begins with.").like("ib_4vKw"),
        field("last_four", &Token::lastFour, "What the token ends with.").like("2hXb"),
        field("allowed_origins", &Token::allowedOrigins,
              "Origins that a widget token may be used from; * is any. Empty for full-access tokens.")
            .like("[]"),
        field("member_id", &Token::member, "The member that the token represents."),
        field("created_by", &Token::createdBy, "The member who created the token."),
        field("created_at", &Token::createdAt, "Creation time."),
        field("last_used_at", &Token::lastUsedAt,
              "When the token was last used, to about half a minute; null before the first use."),
        field("read_only", &Token::readOnly,
              "True if the token reads what its member may read and changes nothing."),
        field("expires_at", &Token::expiresAt,
              "When the token stops working; null: not by itself. A token that was rotated stops at the end "
              "of its overlap."),
    };
}
static_assert(mapsEveryMember<Token>);

namespace tokenrules {
inline constexpr int maxLifetimeDays = 366;
inline constexpr int maxOverlapHours = 168;
inline constexpr int defaultOverlapHours = 24;
} // namespace tokenrules

/// The body of a request that creates a token.
struct NewToken
{
    QString name;
    TokenKind kind = TokenKind::FullAccess;
    std::optional<std::vector<QString>> allowedOrigins;
    std::optional<MemberId> member = {};
    bool readOnly = false;
    std::optional<Timestamp> expiresAt = {};
};

constexpr auto fields(Type<NewToken>)
{
    return FieldTable{
        field("name", &NewToken::name, "What the token is for.",
              { .required = true, .minLength = 1, .maxLength = 100 })
            .like("Nightly export"),
        field("kind", &NewToken::kind, "full_access for servers, widget for browsers.",
              { .required = true, .category = Category::Integration }),
        field("allowed_origins", &NewToken::allowedOrigins,
              "Widget tokens: the origins that they may be used from, such as https://example.com; * is any. "
              "At least one. Full-access tokens have none.",
              { .maxLength = 100 }),
        field("member_id", &NewToken::member,
              "The member that the token represents; by default the one who creates it.",
              { .category = Category::Integration })
            .notInExamples(),
        field("read_only", &NewToken::readOnly,
              "Full-access tokens: true for a token that reads what its member may read and changes nothing. "
              "Every write is then refused with 403.")
            .notInExamples(),
        field("expires_at", &NewToken::expiresAt,
              "When the token is to stop working, at most 366 days from now; null: not by itself.",
              { .category = Category::Integration })
            .notInExamples(),
    };
}
static_assert(mapsEveryMember<NewToken>);

/// A token that was just created, with its value, which is never shown again.
struct CreatedToken
{
    TokenId id;
    QString name;
    TokenKind kind = TokenKind::FullAccess;
    QString token;
    QString prefix;
    QString lastFour;
    std::vector<QString> allowedOrigins;
    MemberId member;
    MemberId createdBy;
    Timestamp createdAt;
    std::optional<Timestamp> lastUsedAt;
    bool readOnly = false;
    std::optional<Timestamp> expiresAt = {};

    friend bool operator==(const CreatedToken &, const CreatedToken &) = default;
};

constexpr auto fields(Type<CreatedToken>)
{
    return FieldTable{
        field("id", &CreatedToken::id, "Opaque identifier."),
        field("name", &CreatedToken::name, "What the token is for.").like("Website"),
        field("kind", &CreatedToken::kind, "full_access for servers, widget for browsers."),
        field("token", &CreatedToken::token,
              "The token itself. It is shown this once and cannot be retrieved later.")
            .like("ib_…"),
        field("prefix", &CreatedToken::prefix, "What the token begins with.").like("ib_4vKw"),
        field("last_four", &CreatedToken::lastFour, "What the token ends with.").like("2hXb"),
        field("allowed_origins", &CreatedToken::allowedOrigins,
              "Origins that a widget token may be used from.")
            .like("[]"),
        field("member_id", &CreatedToken::member, "The member that the token represents."),
        field("created_by", &CreatedToken::createdBy, "The member who created the token."),
        field("created_at", &CreatedToken::createdAt, "Creation time."),
        field("last_used_at", &CreatedToken::lastUsedAt, "Null until it is used."),
        field("read_only", &CreatedToken::readOnly, "True if the token changes nothing."),
        field("expires_at", &CreatedToken::expiresAt, "When the token stops working; null: not by itself."),
    };
}
static_assert(mapsEveryMember<CreatedToken>);

/// The body of a request that replaces a token.
struct TokenRotation
{
    std::optional<int> overlapHours = {};
};

constexpr auto fields(Type<TokenRotation>)
{
    return FieldTable{
        field("overlap_hours", &TokenRotation::overlapHours,
              "How long the token that is replaced still works, by default 24 hours; 0: not at all.",
              { .minimum = 0, .maximum = tokenrules::maxOverlapHours, .category = Category::Integration })
            .like("24"),
    };
}
static_assert(mapsEveryMember<TokenRotation>);

} // namespace triage
