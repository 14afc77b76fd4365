// SPDX-License-Identifier: GPL-3.0-or-later
// Tokens: making them, showing them without their values, revoking them.
#pragma once

#include "contract/messages.h"
#include "database/recordpage.h"
#include "domain/caller.h"
#include "services/answer.h"
#include "services/idempotencyguard.h"
#include "services/people/authentication.h"

namespace triage::services {

class TokenService
{
public:
    TokenService(storage::Database &database, Authentication &authentication)
        : m_database(database), m_authentication(authentication)
    {
    }

    Answer<storage::RecordPage<Token>> list(const Caller &caller, const api::PageRequest &page);
    /// TokenNotFound where there is none that is not revoked; so below.
    Answer<void> require(const Caller &caller, TokenId id);
    /// Makes a token for the caller. The answer alone has its value.
    Task<CreatedToken> create(const Caller &caller, const triage::NewToken &body,
                              const IdempotencyGuard<CreatedToken> &idempotency = {});
    /// The token stops working at once.
    Task<void> revoke(const Caller &caller, TokenId id);

private:
    storage::Database &m_database;
    Authentication &m_authentication;
};

} // namespace triage::services
