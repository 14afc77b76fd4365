// SPDX-License-Identifier: GPL-3.0-or-later
// Use cases on tokens: creating, listing and revoking them. Lists do not contain their values.
#pragma once

#include "contract/messages.h"
#include "database/recordpage.h"
#include "domain/caller.h"
#include "services/idempotencyguard.h"
#include "services/people/authentication.h"
#include "services/servicetask.h"

namespace triage::services {

class TokenService
{
public:
    TokenService(storage::Database &database, Authentication &authentication)
        : m_database(database), m_authentication(authentication)
    {
    }

    DatabaseTask<storage::RecordPage<Token>> list(const Caller &caller, const api::PageRequest &page);
    /// TokenNotFound if the token does not exist or is revoked; the same holds for the functions below.
    DatabaseTask<void> require(const Caller &caller, TokenId id);
    /// Creates a token for the member that the body names, by default for the caller. Its value is in this
    /// answer only. InvalidFieldValue if the organization has no such member.
    ServiceTask<CreatedToken> create(const Caller &caller, const NewToken &body,
                                     const IdempotencyGuard<CreatedToken> &idempotency = {});
    /// Creates a token like the given one, which then works for the overlap only. Conflict if it has expired.
    ServiceTask<CreatedToken> rotate(const Caller &caller, TokenId id, const TokenRotation &body,
                                     const IdempotencyGuard<CreatedToken> &idempotency = {});
    /// Revokes the token, with immediate effect.
    ServiceTask<void> revoke(const Caller &caller, TokenId id);

private:
    storage::Database &m_database;
    Authentication &m_authentication;
};

/// Makes a token like one that there is, which then works for the overlap only. A token that ends lasts as
/// long again. The creator stays the same if none is given.
Result<CreatedToken> rotateToken(storage::Transaction &tx, TokenId id, const TokenRotation &body,
                                 std::optional<MemberId> creator = {});

} // namespace triage::services
