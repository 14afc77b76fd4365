// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/people/tokenservice.h"

#include "domain/tokentext.h"
#include "stores/accountstore.h"
#include "stores/memberstore.h"
#include "stores/tokenstore.h"

using namespace Qt::StringLiterals;

namespace triage::services {

using storage::AccountWriter;
using storage::Connection;
using storage::MemberStore;
using storage::TokenStore;
using storage::TokenWriter;
using storage::Transaction;

namespace {

Result<CreatedToken> createToken(Transaction &tx, MemberId member, const NewToken &body)
{
    // The caller may have been removed since the request was authenticated.
    if (const auto there = MemberStore(tx.connection(), tx.organization()).find(member); !there)
        return there.error();
    const QByteArray token = makeToken(body.kind);
    CreatedToken created{ .id = {},
                          .name = body.name,
                          .kind = body.kind,
                          .token = QString::fromLatin1(token),
                          .prefix = QString::fromLatin1(tokenPrefix(body.kind)),
                          .lastFour = QString::fromLatin1(token.last(4)),
                          .allowedOrigins = body.allowedOrigins.value_or(std::vector<QString>()),
                          .createdBy = member,
                          .createdAt = tx.now(),
                          .lastUsedAt = std::nullopt };
    AccountWriter accounts(tx);
    const auto id = accounts.addToken(member, created.name, created.kind, tokenHash(token), created.lastFour,
                                      created.allowedOrigins);
    if (!id)
        return id.error();
    created.id = *id;
    if (const auto told = accounts.announce(); !told)
        return told.error();
    return created;
}

Result<void> revokeToken(Transaction &tx, TokenId id)
{
    if (const auto revoked = TokenWriter(tx).revoke(id); !revoked)
        return revoked.error();
    return AccountWriter(tx).announce();
}

} // namespace

DatabaseTask<storage::RecordPage<Token>> TokenService::list(const Caller &caller,
                                                            const api::PageRequest &page)
{
    auto job = [organization = caller.organization, page](Connection &db) {
        return TokenStore(db, organization).list(page);
    };
    return m_database.read(caller.organization, std::move(job));
}

DatabaseTask<void> TokenService::require(const Caller &caller, TokenId id)
{
    auto job = [organization = caller.organization, id](Connection &db) {
        return TokenStore(db, organization).require(id);
    };
    return m_database.read(caller.organization, std::move(job));
}

ServiceTask<CreatedToken> TokenService::create(const Caller &caller, const NewToken &body,
                                               const IdempotencyGuard<CreatedToken> &idempotency)
{
    auto job = [member = caller.member, body](Transaction &tx) {
        return createToken(tx, member, body);
    };
    return m_authentication.forgetAfter<CreatedToken>(
        m_database.write(caller.organization, idempotency.around(std::move(job))));
}

ServiceTask<void> TokenService::revoke(const Caller &caller, TokenId id)
{
    auto job = [id](Transaction &tx) {
        return revokeToken(tx, id);
    };
    return m_authentication.forgetEverywhereAfter<void>(
        caller.organization, m_database.write(caller.organization, std::move(job)));
}

} // namespace triage::services
