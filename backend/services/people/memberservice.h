// SPDX-License-Identifier: GPL-3.0-or-later
// Use cases on the members of an organization and their roles.
#pragma once

#include "contract/entitytag.h"
#include "contract/messages.h"
#include "database/recordpage.h"
#include "domain/caller.h"
#include "services/idempotencyguard.h"
#include "services/people/authentication.h"
#include "services/servicetask.h"

#include <functional>
#include <optional>
#include <utility>

namespace triage::services {

/// Changes a member, for a caller who may do that. Errors as MemberService::update().
Result<Member> patchMember(storage::Transaction &tx, MemberId id, const MemberPatch &patch,
                           const api::IfMatch &ifMatch = {});
/// Removes a member, for a caller who may do that. Errors as MemberService::remove().
Result<void> removeMember(storage::Transaction &tx, MemberId id, const api::IfMatch &ifMatch = {});

class MemberService
{
public:
    /// publicUrl is the address at which clients reach the server, if it is set.
    MemberService(storage::Database &database, Authentication &authentication,
                  std::optional<QString> publicUrl)
        : m_database(database), m_authentication(authentication), m_publicUrl(std::move(publicUrl))
    {
    }

    DatabaseTask<Me> me(const Caller &caller);
    DatabaseTask<storage::RecordPage<Member>> list(const Caller &caller, const api::PageRequest &page);
    /// MemberNotFound if the member does not exist; the same holds for the functions below.
    DatabaseTask<void> require(const Caller &caller, MemberId id);
    /// InvalidFieldValue if the e-mail address is taken.
    DatabaseTask<Member> create(const Caller &caller, const NewMember &body,
                                const IdempotencyGuard<Member> &idempotency = {});
    /// Conflict if the last admin would be demoted.
    ServiceTask<Member> update(const Caller &caller, MemberId id, const MemberPatch &patch,
                               const api::IfMatch &ifMatch = {});
    /// Removes a member and its tokens; what it wrote stays. Conflict if it is the last admin.
    ServiceTask<void> remove(const Caller &caller, MemberId id, const api::IfMatch &ifMatch = {});
    /// The function is called, in the HTTP thread, when a change may have left work for the background: notes
    /// that appear in the change feed again because they show the member's name.
    void onUnfinished(std::function<void()> notify) { m_notify = std::move(notify); }

private:
    storage::Database &m_database;
    Authentication &m_authentication;
    const std::optional<QString> m_publicUrl;
    std::function<void()> m_notify;
};

} // namespace triage::services
