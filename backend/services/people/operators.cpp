// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/people/operators.h"

#include "database/databaseclock.h"
#include "domain/rules.h"
#include "domain/tokentext.h"
#include "fields/textrules.h"
#include "search/slug.h"
#include "services/people/memberservice.h"
#include "services/people/organizationservice.h"
#include "services/people/tokenservice.h"
#include "stores/tokenstore.h"

using namespace Qt::StringLiterals;

namespace triage::services {

using storage::AccountWriter;
using storage::Connection;
using storage::Transaction;

namespace {

std::optional<Timestamp> expiryOf(const TokenRequest &body, Timestamp now)
{
    constexpr qint64 day = 24LL * 60 * 60 * 1000;
    // More days than a token can last are refused, however many.
    const qint64 days = std::min<qint64>(body.days, tokenrules::maxLifetimeDays + 1);
    return days > 0 ? std::optional(Timestamp(now.milliseconds() + days * day)) : std::nullopt;
}

std::optional<Problem> tokenProblem(const TokenRequest &body)
{
    NewToken token{ body.name, body.kind, std::nullopt };
    if (!body.allowedOrigins.empty())
        token.allowedOrigins = body.allowedOrigins;
    token.readOnly = body.readOnly;
    const Timestamp now = storage::databaseTime();
    token.expiresAt = expiryOf(body, now);
    return whyNot(token, now);
}

Result<Member> memberOf(AccountWriter &accounts, const QString &email)
{
    auto member = accounts.memberByEmail(email);
    if (!member)
        return member.error();
    if (!*member)
        return problem(ProblemType::MemberNotFound,
                       u"There is no member with the e-mail address %1."_s.arg(email));
    return std::move(**member);
}

} // namespace

Result<storage::OrganizationRow> createOrganization(Connection &connection, const NewOrganization &body)
{
    if (const auto wrong = whyNotText(body.name, organizationrules::name, u"name"_s))
        return *wrong;
    const QString slug = body.slug.isEmpty() ? search::slugify(body.name) : body.slug;
    if (search::slugify(slug) != slug)
        return invalidField(u"slug"_s, u"slug must have 1 to 64 lower-case letters, digits and hyphens."_s);
    if (body.feedbackLimit && *body.feedbackLimit < 0)
        return invalidField(u"feedback_limit"_s, u"feedback_limit must be 0 or more."_s);
    return storage::createOrganization(connection, body.name, slug, body.feedbackLimit);
}

Result<storage::OrganizationRow> organizationOf(Connection &connection, const QString &slug)
{
    auto found = storage::findOrganization(connection, slug);
    if (!found)
        return found.error();
    if (!*found)
        return problem(ProblemType::NotFound, u"There is no organization with the slug %1."_s.arg(slug));
    return std::move(**found);
}

Result<storage::OrganizationRow> changeOrganization(Connection &connection, const QString &slug,
                                                    const OrganizationChange &change)
{
    auto organization = organizationOf(connection, slug);
    if (!organization)
        return organization;
    return storage::inTransaction(connection, organization->id,
                                  [&](Transaction &tx) -> Result<storage::OrganizationRow> {
                                      // Read again under the lock.
                                      auto current = organizationOf(tx.connection(), slug);
                                      if (!current)
                                          return current;
                                      if (change.name)
                                          current->name = *change.name;
                                      if (change.feedbackLimit)
                                          current->feedbackLimit = *change.feedbackLimit;
                                      if (change.routingEnabled)
                                          current->routingEnabled = *change.routingEnabled;
                                      if (change.createsBuffers)
                                          current->createsBuffers = *change.createsBuffers;
                                      const auto updated = AccountWriter(tx).update(*current);
                                      if (!updated)
                                          return updated.error();
                                      const auto patched = patchOrganization(tx, { {}, change.thresholds });
                                      if (!patched)
                                          return patched.error();
                                      return current;
                                  });
}

Result<Member> addMember(Connection &connection, OrganizationId organization, const QString &name,
                         const QString &email, Role role)
{
    if (const auto wrong = whyNot(NewMember{ name, email, role }))
        return *wrong;
    return storage::inTransaction(connection, organization, [&](Transaction &tx) {
        return AccountWriter(tx).addMember(name, email, role);
    });
}

Result<Member> changeMember(Connection &connection, OrganizationId organization, const QString &email,
                            const MemberPatch &patch)
{
    if (const auto wrong = whyNot(patch))
        return *wrong;
    auto changed = storage::inTransaction(connection, organization, [&](Transaction &tx) -> Result<Member> {
        AccountWriter accounts(tx);
        const auto member = memberOf(accounts, email);
        if (!member)
            return member;
        return patchMember(tx, member->id, patch);
    });
    if (changed)
        std::ignore = storage::revokeTrust(connection, organization); // as in replaceToken()
    return changed;
}

Result<Member> removeMember(Connection &connection, OrganizationId organization, const QString &email)
{
    auto gone = storage::inTransaction(connection, organization, [&](Transaction &tx) -> Result<Member> {
        AccountWriter accounts(tx);
        const auto member = memberOf(accounts, email);
        if (!member)
            return member;
        if (const auto removed = removeMember(tx, member->id); !removed)
            return removed.error();
        return member;
    });
    if (gone)
        std::ignore = storage::revokeTrust(connection, organization); // as in replaceToken()
    return gone;
}

Result<IssuedToken> issueToken(Connection &connection, OrganizationId organization, const TokenRequest &body)
{
    if (const auto wrong = tokenProblem(body))
        return *wrong;
    const QByteArray token = makeToken(body.kind);
    return storage::inTransaction(connection, organization, [&](Transaction &tx) -> Result<IssuedToken> {
        AccountWriter accounts(tx);
        const auto member = memberOf(accounts, body.memberEmail);
        if (!member)
            return member.error();
        const auto id = accounts.addToken(member->id, member->id, body.name, body.kind, tokenHash(token),
                                          QString::fromLatin1(token.last(4)), body.allowedOrigins,
                                          body.readOnly, expiryOf(body, tx.now()));
        if (!id)
            return id.error();
        return IssuedToken{ *id, body.name, body.kind, token };
    });
}

Result<void> replaceToken(Connection &connection, TokenId id, int overlapHours, const HandOver &handOver)
{
    const auto organization = storage::organizationOfToken(connection, id);
    if (!organization)
        return organization.error();
    std::optional<Timestamp> endBefore;
    const auto created
        = storage::inTransaction(connection, *organization, [&](Transaction &tx) -> Result<CreatedToken> {
              const auto token = storage::TokenStore(tx.connection(), tx.organization()).find(id);
              if (!token)
                  return token.error();
              endBefore = token->expiresAt;
              return rotateToken(tx, id, { overlapHours });
          });
    if (!created)
        return created.error();
    Result<void> outcome;
    if (!handOver(*created)) {
        outcome = storage::inTransaction(connection, *organization, [&](Transaction &tx) -> Result<void> {
            storage::TokenWriter tokens(tx);
            if (const auto revoked = tokens.revoke(created->id); !revoked)
                return revoked;
            if (const auto restored = tokens.restoreEnd(id, endBefore); !restored)
                return restored;
            return AccountWriter(tx).announce();
        });
    }
    // The token is replaced even if a backend cannot be reached now.
    std::ignore = storage::revokeTrust(connection, *organization);
    return outcome;
}

} // namespace triage::services
