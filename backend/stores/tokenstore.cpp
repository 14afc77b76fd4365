// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/tokenstore.h"

#include "domain/tokentext.h"

using namespace Qt::StringLiterals;

namespace triage::storage {

Problem tokenNotFound()
{
    return problem(ProblemType::TokenNotFound, u"There is no token with that id that is not revoked."_s);
}

Result<RecordPage<Token>> TokenStore::list(const api::PageRequest &page)
{
    return recordPage<Token>(
        query("token.page",
              { { "full_access_prefix", tokenPrefix(TokenKind::FullAccess).toByteArray() },
                { "widget_prefix", tokenPrefix(TokenKind::Widget).toByteArray() },
                { "limit", page.limit },
                { "offset", page.offset() } }));
}

Result<void> TokenStore::require(TokenId id)
{
    const auto rows = query("token.exists", { { "id", id } });
    if (!rows)
        return rows.error();
    if (rows->isEmpty())
        return tokenNotFound();
    return {};
}

Result<void> TokenWriter::revoke(TokenId id)
{
    const auto rows = m_tx.execute("token.revoke", { { "id", id } });
    if (!rows)
        return rows.error();
    if (rows->affected() == 0)
        return tokenNotFound();
    return {};
}

} // namespace triage::storage
