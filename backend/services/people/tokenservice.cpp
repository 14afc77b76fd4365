// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/people/tokenservice.h"

#include "domain/rules.h"
#include "domain/tokentext.h"
#include "stores/accountstore.h"
#include "stores/memberstore.h"
#include "stores/tokenstore.h"

using namespace Qt::StringLiterals;

namespace triage::services {

using storage::AccountWriter;
using storage::MemberStore;
using storage::TokenStore;
using storage::TokenWriter;
using storage::Transaction;

namespace {

/// Stores a token with a new value.
Result<CreatedToken> issue(Transaction &tx, const Token &token)
{
    const QByteArray value = makeToken(token.kind);
    CreatedToken created{ .id = {},
                          .name = token.name,
                          .kind = token.kind,
                          .token = QString::fromLatin1(value),
                          .prefix = QString::fromLatin1(tokenPrefix(token.kind)),
                          .lastFour = QString::fromLatin1(value.last(4)),
                          .allowedOrigins = token.allowedOrigins,
                          .member = token.member,
                          .createdBy = token.createdBy,
                          .createdAt = tx.now(),
                          .lastUsedAt = std::nullopt,
                          .readOnly = token.readOnly,
                          .expiresAt = token.expiresAt };
    AccountWriter accounts(tx);
    const auto id
        = accounts.addToken(created.member, created.createdBy, created.name, created.kind, tokenHash(value),
                            created.lastFour, created.allowedOrigins, created.readOnly, created.expiresAt);
    if (!id)
        return id.error();
    created.id = *id;
    if (const auto announced = accounts.announce(); !announced)
        return announced.error();
    return created;
}

Result<CreatedToken> createToken(Transaction &tx, MemberId creator, const NewToken &body)
{
    if (const auto wrong = whyNot(body, tx.now()))
        return *wrong;
    MemberStore members(tx.connection(), tx.organization());
    // The caller may have been removed since the request was authenticated.
    if (const auto there = members.find(creator); !there)
        return there.error();
    const MemberId member = body.member.value_or(creator);
    if (const auto there = members.find(member); !there) {
        if (there.error().type == ProblemType::MemberNotFound)
            return invalidField(u"member_id"_s, there.error().detail, Category::Integration);
        return there.error();
    }
    Token token;
    token.name = body.name;
    token.kind = body.kind;
    token.allowedOrigins = body.allowedOrigins.value_or(std::vector<QString>());
    token.member = member;
    token.createdBy = creator;
    token.readOnly = body.readOnly;
    token.expiresAt = body.expiresAt;
    return issue(tx, token);
}

Result<void> revokeToken(Transaction &tx, TokenId id)
{
    if (const auto revoked = TokenWriter(tx).revoke(id); !revoked)
        return revoked.error();
    return AccountWriter(tx).announce();
}

} // namespace

Result<CreatedToken> rotateToken(Transaction &tx, TokenId id, const TokenRotation &body,
                                 std::optional<MemberId> creator)
{
    constexpr qint64 hour = 60LL * 60 * 1000;
    TokenWriter tokens(tx);
    auto token = tokens.find(id);
    if (!token)
        return token.error();
    const qint64 now = tx.now().milliseconds();
    if (token->expiresAt && token->expiresAt->milliseconds() <= now)
        return problem(ProblemType::Conflict, u"The token has expired already. Create a new one."_s);
    const int overlap = body.overlapHours.value_or(tokenrules::defaultOverlapHours);
    const auto end = tokens.expire(id, Timestamp(now + overlap * hour));
    if (!end)
        return end.error();
    token->expiresAt = *end;
    token->createdBy = creator.value_or(token->createdBy);
    return issue(tx, *token);
}

DatabaseTask<storage::RecordPage<Token>> TokenService::list(const Caller &caller,
                                                            const api::PageRequest &page)
{
    return readFrom(m_database, caller, &TokenStore::list, page);
}

DatabaseTask<void> TokenService::require(const Caller &caller, TokenId id)
{
    return readFrom(m_database, caller, &TokenStore::require, id);
}

ServiceTask<CreatedToken> TokenService::create(const Caller &caller, const NewToken &body,
                                               const IdempotencyGuard<CreatedToken> &idempotency)
{
    return m_authentication.forgetAfter<CreatedToken>(
        m_database.write(caller, idempotency.around(jobOf(createToken, caller.member, body))));
}

ServiceTask<CreatedToken> TokenService::rotate(const Caller &caller, TokenId id, const TokenRotation &body,
                                               const IdempotencyGuard<CreatedToken> &idempotency)
{
    return m_authentication.forgetEverywhereAfter<CreatedToken>(
        caller.organization,
        m_database.write(caller, idempotency.around(jobOf(rotateToken, id, body, caller.member))));
}

ServiceTask<void> TokenService::revoke(const Caller &caller, TokenId id)
{
    return m_authentication.forgetEverywhereAfter<void>(caller.organization,
                                                        m_database.write(caller, jobOf(revokeToken, id)));
}

} // namespace triage::services
