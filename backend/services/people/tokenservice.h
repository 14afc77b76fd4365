// SPDX-License-Identifier: GPL-3.0-or-later
// Tokens: making them, showing them without their values, revoking them.
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
    /// TokenNotFound where there is none that is not revoked; so below.
    DatabaseTask<void> require(const Caller &caller, TokenId id);
    /// Makes a token for the caller. The answer alone has its value.
    ServiceTask<CreatedToken> create(const Caller &caller, const triage::NewToken &body,
                                     const IdempotencyGuard<CreatedToken> &idempotency = {});
    /// The token stops working at once.
    ServiceTask<void> revoke(const Caller &caller, TokenId id);

private:
    storage::Database &m_database;
    Authentication &m_authentication;
};

} // namespace triage::services
