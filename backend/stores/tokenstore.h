// SPDX-License-Identifier: GPL-3.0-or-later
// The tokens of one organization in the database, without their values.
#pragma once

#include "contract/messages.h"
#include "database/recordpage.h"
#include "database/transaction.h"
#include "domain/token.h"
#include "result.h"
#include "stores/scopedstore.h"

#include <optional>

namespace triage::storage {

Problem tokenNotFound();

/// Reads tokens of one organization; revoked ones are excluded.
class TokenStore : public ScopedStore
{
public:
    using ScopedStore::ScopedStore;

    Result<RecordPage<Token>> list(const api::PageRequest &page);
    /// TokenNotFound if there is none.
    Result<Token> find(TokenId id);
    Result<void> require(TokenId id);
};

/// Revokes and ends tokens, inside a transaction. AccountWriter adds them and notifies every backend.
class TokenWriter : public WriterOf<TokenStore>
{
public:
    using WriterOf::WriterOf;

    /// TokenNotFound if there is none.
    Result<void> revoke(TokenId id);
    /// Ends a token at that time, unless it ends earlier. Returns the end of one that lasts as long as it was
    /// created for, and begins now; nothing if it does not expire. TokenNotFound if there is none.
    Result<std::optional<Timestamp>> expire(TokenId id, Timestamp at);
    /// Gives a token back the end that it had before expire().
    Result<void> restoreEnd(TokenId id, std::optional<Timestamp> end);
};

} // namespace triage::storage
