// SPDX-License-Identifier: GPL-3.0-or-later
// The caller of a request: the member, the role and the organization that its token stands for.
#pragma once

#include "domain/ids.h"
#include "domain/member.h"
#include "domain/organization.h"
#include "domain/token.h"
#include "fields/fields.h"
#include "problem.h"

#include <QString>

#include <optional>
#include <vector>

namespace triage {

/// The identity that a token stands for.
struct Caller
{
    OrganizationId organization;
    QString organizationSlug;
    MemberId member;
    QString memberName;
    Role role = Role::Member;
    TokenId token;
    TokenKind kind = TokenKind::FullAccess;
    std::vector<QString>
        allowedOrigins; ///< For widget tokens. "*" allows any origin, and requests without one.
    bool readOnly = false; ///< The token changes nothing.
    std::optional<Timestamp> expiresAt{}; ///< When the token stops working.
    /// The role that the operation demands. A transaction checks that the member still has it.
    Role neededRole = Role::Member;
    /// How often an access of the organization had ended when the caller was looked up.
    qint64 accessEnds = 0;
    /// The name and version of the program that acts for the member, as it says of itself; empty for a person
    /// and for programs that use the API.
    QString program = {};

    friend bool operator==(const Caller &, const Caller &) = default;
};

/// Returns the caller of what the server does by itself, without a token that could be revoked.
inline Caller serverItself(OrganizationId organization)
{
    Caller server;
    server.organization = organization;
    return server;
}

/// Returns the problem of a token that nobody has, or that was revoked with or without its member.
inline Problem tokenInvalid()
{
    return problem(ProblemType::InvalidToken, QStringLiteral("The token is unknown or was revoked."));
}

/// Returns the problem of a token whose time has ended.
inline Problem tokenExpired(Timestamp at)
{
    return problem(ProblemType::InvalidToken,
                   QStringLiteral("The token expired at %1. Ask an administrator for a new one.")
                       .arg(QString::fromLatin1(toIso(at))));
}

/// Returns the problem of a member who would have to be an administrator.
inline Problem adminRequired()
{
    return problem(ProblemType::AdminRequired,
                   QStringLiteral("Only an administrator of the organization may do this."));
}

/// The answer to a caller who asks for its own identity.
/// The version of the API that this program has. It grows when clients come to depend on something new.
inline constexpr int currentApiVersion = 1;

struct Me
{
    Member member;
    Role role = Role::Member;
    OrganizationReference organization;
    int apiVersion = 0; ///< 0 if the server does not name it.
    std::optional<QString> publicUrl = std::nullopt; ///< Without a slash at the end.
    std::optional<Timestamp> tokenExpiresAt = std::nullopt;

    friend bool operator==(const Me &, const Me &) = default;
};

constexpr auto fields(Type<Me>)
{
    return FieldTable{
        field("member", &Me::member, "The member that the token stands for."),
        field("role", &Me::role, "What the member may do: admin or member."),
        field("organization", &Me::organization, "The organization that every request is scoped to."),
        field("api_version", &Me::apiVersion,
              "The version of the API, which grows when clients come to depend on something new.")
            .like("1"),
        field("public_url", &Me::publicUrl,
              "The address at which clients reach the server, as its setting public-url says; null where it "
              "is not set.")
            .like("https://feedback.example.org"),
        field("token_expires_at", &Me::tokenExpiresAt,
              "When the token of this request stops working; null: it does not."),
    };
}
static_assert(mapsEveryMember<Me>);

} // namespace triage
