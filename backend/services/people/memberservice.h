// SPDX-License-Identifier: GPL-3.0-or-later
// Members: who belongs to the organization, and what each may do.
#pragma once

#include "contract/messages.h"
#include "database/recordpage.h"
#include "domain/caller.h"
#include "services/answer.h"
#include "services/idempotencyguard.h"
#include "services/people/authentication.h"

namespace triage::services {

class MemberService
{
public:
    MemberService(storage::Database &database, Authentication &authentication)
        : m_database(database), m_authentication(authentication)
    {
    }

    Answer<Me> me(const Caller &caller);
    Answer<storage::RecordPage<Member>> list(const Caller &caller, const api::PageRequest &page);
    /// MemberNotFound where there is none; so below.
    Answer<void> require(const Caller &caller, MemberId id);
    /// InvalidFieldValue where the e-mail address is taken.
    Answer<Member> create(const Caller &caller, const NewMember &body,
                          const IdempotencyGuard<Member> &idempotency = {});
    /// Conflict where the last admin would be demoted.
    Task<Member> update(const Caller &caller, MemberId id, const MemberPatch &patch);
    /// Removes a member and its tokens; what it wrote stays. Conflict where it is the last admin.
    Task<void> remove(const Caller &caller, MemberId id);

private:
    storage::Database &m_database;
    Authentication &m_authentication;
};

} // namespace triage::services
