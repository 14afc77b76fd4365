// SPDX-License-Identifier: GPL-3.0-or-later
// The members of one organization in the database.
#pragma once

#include "contract/messages.h"
#include "database/record.h"
#include "database/recordpage.h"
#include "database/transaction.h"
#include "domain/member.h"
#include "result.h"
#include "stores/scopedstore.h"

namespace triage::storage {

Problem memberNotFound();

/// Reads members of one organization.
class MemberStore : public ScopedStore
{
public:
    using ScopedStore::ScopedStore;

    Result<RecordPage<Member>> list(const api::PageRequest &page);
    /// MemberNotFound where there is none.
    Result<Member> find(MemberId id);
    /// Whether anybody else is an admin.
    Result<bool> hasAdminBesides(MemberId id);
};

/// Changes members, inside a transaction. AccountWriter adds them and tells every backend.
class MemberWriter : public MemberStore
{
public:
    explicit MemberWriter(Transaction &tx) : MemberStore(tx.connection(), tx.organization()), m_tx(tx) { }

    Result<void> update(const Member &member);
    /// Counts the member's notes as changed, which show the member's name.
    Result<void> touchNotes(MemberId id);
    /// Removes a member with its tokens; what it wrote stays.
    Result<void> remove(MemberId id);

private:
    Transaction &m_tx;
};

} // namespace triage::storage
