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

struct MemberOptions
{
    QString organization;
    QString email;
    MemberPatch patch;
};

void addOptionsOf(Command &command, MemberOptions &options)
{
    command.text({ "member", "EMAIL", "The person's e-mail address", Need::Required }, options.email);
    command.text({ "--org", "SLUG", "The organization", Need::Required }, options.organization);
}

void addMemberSet(CommandLine &line)
{
    const auto options = std::make_shared<MemberOptions>();
    Command set = line.command(
        "member set", "Changes a person; what is not given stays as it is. Tokens follow the new role");
    addOptionsOf(set, *options);
    set.read({ "--name", "NAME", "The person's new name" }, [options](const QString &text) {
        options->patch.name = text;
        return QString();
    });
    set.read({ "--email", "EMAIL", "The person's new e-mail address" }, [options](const QString &text) {
        options->patch.email = text;
        return QString();
    });
    set.read({ "--role", "ROLE", "admin or member" }, [options](const QString &text) {
        const std::optional<Role> role = fromWord<Role>(text.toUtf8());
        if (role)
            options->patch.role = *role;
        return role ? QString() : u"It must be %1."_s.arg(allWords<Role>());
    });
    set.onDatabase([options](Connection &database, Output &output) -> Result<void> {
        const auto organization = services::organizationOf(database, options->organization);
        if (!organization)
            return organization.error();
        const auto member
            = services::changeMember(database, organization->id, options->email, options->patch);
        if (!member)
            return member.error();
        output.answer(memberJson(*member, organization->slug),
                      u"%1 has been changed in %2."_s.arg(member->email, organization->slug));
        return {};
    });
}

void addMemberRemove(CommandLine &line)
{
    const auto options = std::make_shared<MemberOptions>();
    Command remove = line.command("member remove",
                                  "Removes a person with all tokens, at once; what the person wrote stays");
    addOptionsOf(remove, *options);
    remove.onDatabase([options](Connection &database, Output &output) -> Result<void> {
        const auto organization = services::organizationOf(database, options->organization);
        if (!organization)
            return organization.error();
        const auto member = services::removeMember(database, organization->id, options->email);
        if (!member)
            return member.error();
        output.answer(memberJson(*member, organization->slug),
                      u"%1 has been removed from %2."_s.arg(member->email, organization->slug));
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
    addMemberSet(line);
    addMemberRemove(line);
}

} // namespace triage::cli
