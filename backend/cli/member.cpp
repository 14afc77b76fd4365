// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commandline.h"
#include "cli/commands.h"
#include "cli/jsonobject.h"
#include "cli/listcommand.h"

using namespace Qt::StringLiterals;

namespace triage::cli {

using storage::Connection;

namespace {

RawJson memberJson(const Member &member, const QString &organization)
{
    return JsonObject()
        .with("id", member.id)
        .with("organization", organization)
        .with("name", member.name)
        .with("email", member.email)
        .with("role", member.role)
        .with("created_at", member.createdAt)
        .with("updated_at", member.updatedAt)
        .json();
}

void addAdd(CommandLine &line)
{
    struct Options
    {
        QString organization;
        QString name;
        QString email;
        Role role = Role::Member;
    };
    const auto options = std::make_shared<Options>();
    Command add = line.command("member add", "Adds a person to an organization");
    add.text({ "--org", "SLUG", "The organization", Need::Required }, options->organization);
    add.text({ "--name", "NAME", "The person's name", Need::Required }, options->name);
    add.text({ "--email", "EMAIL", "E-mail address, unique in the organization", Need::Required },
             options->email);
    add.word({ "--role", "ROLE", "admin or member", Need::Required }, options->role);
    add.onDatabase([options](Connection &database, Output &output) -> Result<void> {
        const auto organization = services::organizationOf(database, options->organization);
        if (!organization)
            return organization.error();
        const auto member
            = services::addMember(database, organization->id, options->name, options->email, options->role);
        if (!member)
            return member.error();
        output.answer(memberJson(*member, organization->slug),
                      u"%1 has been added to %2, with the id %3."_s.arg(member->email, organization->slug,
                                                                        toString(member->id)));
        return {};
    });
}

QStringList memberCells(const Member &member, const QString &organization)
{
    return { toString(member.id), organization, member.email, QString::fromLatin1(toWord(member.role)),
             member.name };
}

void addMemberList(CommandLine &line)
{
    const auto read = [](Connection &database, OrganizationId organization) {
        return storage::AccountStore(database, organization).members();
    };
    addListCommand(line, "member list", "Lists people",
                   { u"ID"_s, u"ORGANIZATION"_s, u"EMAIL"_s, u"ROLE"_s, u"NAME"_s }, read, memberJson,
                   memberCells);
}

} // namespace

void addMember(CommandLine &line)
{
    line.group("member", "Members of organizations");
    addAdd(line);
    addMemberList(line);
}

} // namespace triage::cli
