// Organizations, their members and their tokens.
#pragma once

#include "domain/ids.h"
#include "fields/enumtext.h"
#include "fields/fields.h"
#include "timestamp.h"

#include <QString>

#include <optional>
#include <vector>

namespace triage {

enum class Role { Admin, Member };

template <>
struct EnumText<Role>
{
    static constexpr std::array words{std::pair{Role::Admin, "admin"}, std::pair{Role::Member, "member"}};
};

/// Full-access tokens are for servers, widget tokens for browsers.
enum class TokenKind { FullAccess, Widget };

template <>
struct EnumText<TokenKind>
{
    static constexpr std::array words{std::pair{TokenKind::FullAccess, "full_access"},
                                      std::pair{TokenKind::Widget, "widget"}};
};

struct Member
{
    MemberId id;
    QString name;
    QString email;
    Role role = Role::Member;
    Timestamp createdAt;
    Timestamp updatedAt;

    friend bool operator==(const Member &, const Member &) = default;
};

constexpr auto fields(Type<Member>)
{
    return std::tuple{
        field("id", &Member::id, "Opaque identifier."),
        field("name", &Member::name, "Name of the person."),
        field("email", &Member::email, "E-mail address, unique within the organization."),
        field("role", &Member::role, "admin or member."),
        field("created_at", &Member::createdAt, "Creation time."),
        field("updated_at", &Member::updatedAt, "Last modification time."),
    };
}
static_assert(mapsEveryMember<Member>);

/// Who calls: what a token stands for.
struct Caller
{
    OrganizationId organization;
    QString organizationSlug;
    MemberId member;
    QString memberName;
    Role role = Role::Member;
    TokenId token;
    TokenKind kind = TokenKind::FullAccess;
    std::vector<QString> allowedOrigins; ///< Of widget tokens; "*" is any, also none.

    friend bool operator==(const Caller &, const Caller &) = default;
};

} // namespace triage
