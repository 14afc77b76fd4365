// SPDX-License-Identifier: GPL-3.0-or-later
// A member: a person of an organization, who owns tokens and writes notes.
#pragma once

#include "domain/ids.h"
#include "fields/enumtext.h"
#include "fields/fields.h"
#include "timestamp.h"

#include <QString>

namespace triage {

enum class Role { Admin, Member };

template <>
struct EnumText<Role>
{
    static constexpr std::array words{ std::pair{ Role::Admin, "admin" },
                                       std::pair{ Role::Member, "member" } };
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
    return FieldTable{
        field("id", &Member::id, "Opaque identifier."),
        field("name", &Member::name, "Name of the person.").like("Ada Muster"),
        field("email", &Member::email, "E-mail address, unique within the organization.")
            .like("ada@example.com"),
        field("role", &Member::role, "admin or member."),
        field("created_at", &Member::createdAt, "Creation time."),
        field("updated_at", &Member::updatedAt, "Last modification time."),
    };
}
static_assert(mapsEveryMember<Member>);

namespace memberrules {
inline constexpr Rules name{ .required = true, .minLength = 1, .maxLength = 100 };
inline constexpr Rules email{ .required = true, .minLength = 1, .maxLength = 254, .form = TextForm::Email };
inline constexpr Rules role{ .required = true, .category = Category::Integration };
} // namespace memberrules

/// The body of a request that adds a member.
struct NewMember
{
    QString name;
    QString email;
    Role role = Role::Member;
};

constexpr auto fields(Type<NewMember>)
{
    return FieldTable{
        field("name", &NewMember::name, "Name of the person.", memberrules::name).like("Kim Beispiel"),
        field("email", &NewMember::email, "E-mail address that no other member has, without regard to case.",
              memberrules::email)
            .like("kim@example.com"),
        field("role", &NewMember::role, "admin or member.", memberrules::role).like("member"),
    };
}
static_assert(mapsEveryMember<NewMember>);

/// The merge-patch body of a request that changes a member.
struct MemberPatch
{
    Patch<QString> name;
    Patch<QString> email;
    Patch<Role> role;
};

constexpr auto fields(Type<MemberPatch>)
{
    return FieldTable{
        field("name", &MemberPatch::name, "Name of the person.", memberrules::name).like("Kim Muster"),
        field("email", &MemberPatch::email,
              "E-mail address that no other member has, without regard to case.", memberrules::email),
        field("role", &MemberPatch::role, "admin or member; the last admin stays one.", memberrules::role)
            .like("member"),
    };
}
static_assert(mapsEveryMember<MemberPatch>);

} // namespace triage
