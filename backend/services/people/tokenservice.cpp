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

Result<CreatedToken> createToken(Transaction &tx, MemberId creator, const NewToken &body)
{
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
    const QByteArray token = makeToken(body.kind);
    CreatedToken created{ .id = {},
                          .name = body.name,
                          .kind = body.kind,
                          .token = QString::fromLatin1(token),
                          .prefix = QString::fromLatin1(tokenPrefix(body.kind)),
                          .lastFour = QString::fromLatin1(token.last(4)),
                          .allowedOrigins = body.allowedOrigins.value_or(std::vector<QString>()),
                          .member = member,
                          .createdBy = creator,
                          .createdAt = tx.now(),
                          .lastUsedAt = std::nullopt,
                          .readOnly = body.readOnly };
    AccountWriter accounts(tx);
    const auto id = accounts.addToken(member, creator, created.name, created.kind, tokenHash(token),
                                      created.lastFour, created.allowedOrigins, created.readOnly);
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
        m_database.write(caller, idempotency.around(std::move(job))));
}

ServiceTask<void> TokenService::revoke(const Caller &caller, TokenId id)
{
    auto job = [id](Transaction &tx) {
        return revokeToken(tx, id);
    };
    return m_authentication.forgetEverywhereAfter<void>(caller.organization,
                                                        m_database.write(caller, std::move(job)));
}

} // namespace triage::services
