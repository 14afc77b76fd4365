// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commandline.h"
#include "cli/commands.h"
#include "cli/jsonobject.h"
#include "cli/listcommand.h"
#include "domain/tokentext.h"

using namespace Qt::StringLiterals;

namespace triage::cli {

using storage::Connection;
using storage::TokenRow;

namespace {

/// Returns enough of a token to recognise it.
QString outlineOf(const TokenRow &token)
{
    return QString::fromLatin1(tokenPrefix(token.kind)) + u'…' + token.lastFour;
}

RawJson tokenJson(const TokenRow &token, const QString &organization)
{
    return JsonObject()
        .with("id", token.id)
        .with("organization", organization)
        .with("name", token.name)
        .with("kind", token.kind)
        .with("prefix", QString::fromLatin1(tokenPrefix(token.kind)))
        .with("last_four", token.lastFour)
        .with("allowed_origins", token.allowedOrigins)
        .with("member", token.memberEmail)
        .with("created_at", token.createdAt)
        .with("last_used_at", token.lastUsedAt)
        .with("expires_at", token.expiresAt)
        .with("read_only", token.readOnly)
        .json();
}

QStringList tokenCells(const TokenRow &token, const QString &organization)
{
    return { toString(token.id),
             organization,
             token.readOnly ? u"read_only"_s : QString::fromLatin1(toWord(token.kind)),
             outlineOf(token),
             token.memberEmail,
             token.lastUsedAt ? QString::fromLatin1(toIso(*token.lastUsedAt)) : u"never"_s,
             token.expiresAt ? QString::fromLatin1(toIso(*token.expiresAt)) : u"never"_s,
             token.name };
}

void addTokenCreate(CommandLine &line)
{
    struct Options
    {
        QString organization;
        services::TokenRequest body;
    };
    const auto options = std::make_shared<Options>();
    Command create
        = line.command("token create", "Creates a token and prints its value, which is shown only once");
    create.text({ "--org", "SLUG", "The organization", Need::Required }, options->organization);
    create.text(
        { "--member", "EMAIL", "E-mail address of the member that the token stands for", Need::Required },
        options->body.memberEmail);
    create.text({ "--name", "NAME", "What it is for", Need::Required }, options->body.name);
    create.word({ "--kind", "KIND", "full_access for servers, widget for browsers", Need::Required },
                options->body.kind);
    create.texts(
        { "--origin", "ORIGIN", "Origin from which a widget may send, or *; may be given several times" },
        options->body.allowedOrigins);
    create.flag("--read-only", "The token reads what its member may read and changes nothing",
                options->body.readOnly);
    create.number({ "--expires-after", "DAYS", "Days after which it stops working, at most 366; 0: never" },
                  options->body.days);
    create.onDatabase([options](Connection &database, Output &output) -> Result<void> {
        const auto organization = services::organizationOf(database, options->organization);
        if (!organization)
            return organization.error();
        const auto issued = services::issueToken(database, organization->id, options->body);
        if (!issued)
            return issued.error();
        const QString token = QString::fromLatin1(issued->token);
        output.answer(JsonObject()
                          .with("id", issued->id)
                          .with("token", token)
                          .with("kind", issued->kind)
                          .with("name", issued->name)
                          .json(),
                      token);
        // Nobody knows the value of a token that could not be printed, so nobody would revoke it.
        return output.flush() ? Result<void>() : storage::revokeToken(database, issued->id);
    });
}

void addTokenList(CommandLine &line)
{
    const auto read = [](Connection &database, OrganizationId organization) {
        return storage::AccountStore(database, organization).tokens();
    };
    addListCommand(line, "token list", "Lists the tokens that are not revoked",
                   { u"ID"_s, u"ORGANIZATION"_s, u"KIND"_s, u"TOKEN"_s, u"MEMBER"_s, u"LAST USED"_s,
                     u"EXPIRES"_s, u"NAME"_s },
                   read, tokenJson, tokenCells);
}

/// Reads the id of a token into the given one.
void readId(Command &command, const std::shared_ptr<TokenId> &id)
{
    command.read({ "id", "ID", "The token's id, as list shows it", Need::Required },
                 [id](const QString &text) {
                     const auto read = idFromString<struct TokenTag>(text);
                     *id = read.value_or(TokenId());
                     return read ? QString() : u"It must be an id of 13 characters."_s;
                 });
}

void addRotate(CommandLine &line)
{
    struct Options
    {
        std::shared_ptr<TokenId> id = std::make_shared<TokenId>();
        qint64 hours = tokenrules::defaultOverlapHours;
    };
    const auto options = std::make_shared<Options>();
    Command rotate = line.command("token rotate", "Replaces a token by a new one and prints its value");
    readId(rotate, options->id);
    rotate.number({ "--overlap", "HOURS", "How long the one before still works, at most 168; by default 24" },
                  options->hours);
    rotate.onDatabase([options](Connection &database, Output &output) -> Result<void> {
        if (options->hours > tokenrules::maxOverlapHours)
            return invalidField(u"--overlap"_s,
                                u"--overlap must be %1 at most."_s.arg(tokenrules::maxOverlapHours));
        const auto print = [&output](const CreatedToken &created) {
            output.answer(JsonObject()
                              .with("id", created.id)
                              .with("token", created.token)
                              .with("kind", created.kind)
                              .with("name", created.name)
                              .with("expires_at", created.expiresAt)
                              .json(),
                          created.token);
            return output.flush();
        };
        return services::replaceToken(database, *options->id, int(options->hours), print);
    });
}

void addRevoke(CommandLine &line)
{
    const auto id = std::make_shared<TokenId>();
    Command revoke = line.command("token revoke", "Revokes a token immediately and permanently");
    readId(revoke, id);
    revoke.onDatabase([id](Connection &database, Output &output) -> Result<void> {
        if (const auto revoked = storage::revokeToken(database, *id); !revoked)
            return revoked;
        output.answer(JsonObject().with("id", *id).with("revoked", true).json(),
                      u"The token %1 has been revoked."_s.arg(toString(*id)));
        return {};
    });
}

} // namespace

void addToken(CommandLine &line)
{
    line.group("token", "Tokens for the API");
    addTokenCreate(line);
    addTokenList(line);
    addRotate(line);
    addRevoke(line);
}

} // namespace triage::cli
