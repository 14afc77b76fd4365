// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/tokenstore.h"

#include "database/record.h"
#include "domain/tokentext.h"

using namespace Qt::StringLiterals;

namespace triage::storage {

Problem tokenNotFound()
{
    return problem(ProblemType::TokenNotFound, u"There is no token with that id that is not revoked."_s);
}

namespace {

/// Returns these values with the prefixes of tokens.
Binds withPrefixes(Binds binds)
{
    binds.push_back({ "full_access_prefix", tokenPrefix(TokenKind::FullAccess).toByteArray() });
    binds.push_back({ "widget_prefix", tokenPrefix(TokenKind::Widget).toByteArray() });
    return binds;
}

} // namespace

Result<RecordPage<Token>> TokenStore::list(const api::PageRequest &page)
{
    return recordPage<Token>(query("token.page", withPrefixes(bindsOf(page))));
}

Result<Token> TokenStore::find(TokenId id)
{
    return firstOr<Token>(query("token.find", withPrefixes({ { "id", id } })), tokenNotFound);
}

Result<void> TokenStore::require(TokenId id)
{
    return requireAny(query("token.exists", { { "id", id } }), tokenNotFound);
}

Result<void> TokenWriter::revoke(TokenId id)
{
    return requireAny(m_tx.execute("token.revoke", { { "id", id } }), tokenNotFound);
}

Result<std::optional<Timestamp>> TokenWriter::expire(TokenId id, Timestamp at)
{
    return firstOr<std::optional<Timestamp>>(
        m_tx.execute("token.expire", { { "id", id }, { "expires_at", at } }), tokenNotFound);
}

Result<void> TokenWriter::restoreEnd(TokenId id, std::optional<Timestamp> end)
{
    return m_tx.run("token.restoreEnd", { { "id", id }, { "expires_at", end } });
}

} // namespace triage::storage
