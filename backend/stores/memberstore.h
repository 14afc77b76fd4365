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
    /// MemberNotFound if there is none.
    Result<Member> find(MemberId id);
    /// Returns true if another member is an admin.
    Result<bool> hasAdminBesides(MemberId id);
};

/// Changes members, inside a transaction. AccountWriter adds them and notifies every backend.
class MemberWriter : public WriterOf<MemberStore>
{
public:
    using WriterOf::WriterOf;

    Result<void> update(const Member &member);
    /// Lets the member's notes and items appear in the change feed again, because they show its name: at once
    /// if they are few, otherwise as FollowUps.
    Result<void> showNameAgain(MemberId id);
    /// Removes a member with its tokens; the notes that it wrote remain, its items become nobody's.
    Result<void> remove(MemberId id);
};

} // namespace triage::storage
