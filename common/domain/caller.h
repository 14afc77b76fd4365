// SPDX-License-Identifier: GPL-3.0-or-later
// The caller of a request: the member, the role and the organization that its token stands for.
#pragma once

#include "domain/ids.h"
#include "domain/member.h"
#include "domain/organization.h"
#include "domain/token.h"
#include "fields/fields.h"

#include <QString>

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
    /// The name and version of the program that acts for the member, as it says of itself; empty for a person
    /// and for programs that use the API.
    QString program = {};

    friend bool operator==(const Caller &, const Caller &) = default;
};

/// The answer to a caller who asks for its own identity.
struct Me
{
    Member member;
    Role role = Role::Member;
    OrganizationReference organization;

    friend bool operator==(const Me &, const Me &) = default;
};

constexpr auto fields(Type<Me>)
{
    return FieldTable{
        field("member", &Me::member, "The member that the token stands for."),
        field("role", &Me::role, "What the member may do: admin or member."),
        field("organization", &Me::organization, "The organization that every request is scoped to."),
    };
}
static_assert(mapsEveryMember<Me>);

} // namespace triage
