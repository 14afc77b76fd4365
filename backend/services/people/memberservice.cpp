// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/people/memberservice.h"

#include "stores/accountstore.h"
#include "stores/memberstore.h"
#include "stores/organizationstore.h"

using namespace Qt::StringLiterals;

namespace triage::services {

using storage::AccountWriter;
using storage::Connection;
using storage::MemberStore;
using storage::MemberWriter;
using storage::OrganizationStore;
using storage::Transaction;

namespace {

/// Conflict if that member is the only admin.
Result<void> requireAdminBesides(MemberWriter &members, MemberId id)
{
    const auto others = members.hasAdminBesides(id);
    if (!others)
        return others.error();
    if (!*others)
        return problem(ProblemType::Conflict,
                       u"This is the last admin of the organization. Make somebody else an admin first."_s);
    return {};
}

} // namespace

Result<Member> patchMember(Transaction &tx, MemberId id, const MemberPatch &patch,
                           const api::IfMatch &ifMatch)
{
    MemberWriter members(tx);
    auto member = members.find(id);
    if (!member)
        return member.error();
    if (const auto expected = ifMatch.check(*member); !expected)
        return expected.error();
    const Role before = member->role;
    const bool renamed = applyPatch(patch.name, member->name);
    const bool readdressed = applyPatch(patch.email, member->email);
    const bool promoted = applyPatch(patch.role, member->role);
    if (!renamed && !readdressed && !promoted)
        return member;

    AccountWriter accounts(tx);
    if (const auto free = accounts.requireFreeEmail(member->email, id); !free)
        return free.error();
    if (promoted && before == Role::Admin) {
        if (const auto others = requireAdminBesides(members, id); !others)
            return others.error();
    }
    member->updatedAt = tx.now();
    if (const auto updated = members.update(*member); !updated)
        return updated.error();
    if (renamed) {
        if (const auto shown = members.showNameAgain(id); !shown)
            return shown.error();
    }
    if (const auto told = accounts.announce(); !told)
        return told.error();
    return member;
}

Result<void> removeMember(Transaction &tx, MemberId id, const api::IfMatch &ifMatch)
{
    MemberWriter members(tx);
    const auto member = members.find(id);
    if (!member)
        return member.error();
    if (const auto expected = ifMatch.check(*member); !expected)
        return expected;
    if (member->role == Role::Admin) {
        if (const auto others = requireAdminBesides(members, id); !others)
            return others.error();
    }
    if (const auto removed = members.remove(id); !removed)
        return removed.error();
    return AccountWriter(tx).announce();
}

DatabaseTask<Me> MemberService::me(const Caller &caller)
{
    auto job = [organization = caller.organization, id = caller.member, ends = caller.expiresAt,
                publicUrl = m_publicUrl](Connection &db) -> Result<Me> {
        const auto member = MemberStore(db, organization).find(id);
        if (!member)
            return member.error();
        const auto own = OrganizationStore(db, organization).find();
        if (!own)
            return own.error();
        return Me{ *member,           member->role, { own->id, own->name, own->slug },
                   currentApiVersion, publicUrl,    ends };
    };
    return m_database.read(caller.organization, std::move(job));
}

DatabaseTask<storage::RecordPage<Member>> MemberService::list(const Caller &caller,
                                                              const api::PageRequest &page)
{
    return readFrom(m_database, caller, &MemberStore::list, page);
}

DatabaseTask<void> MemberService::require(const Caller &caller, MemberId id)
{
    return requireFrom(m_database, caller, &MemberStore::find, id);
}

DatabaseTask<Member> MemberService::create(const Caller &caller, const NewMember &body,
                                           const IdempotencyGuard<Member> &idempotency)
{
    return m_database.write(
        caller, idempotency.around(jobOf(&AccountWriter::addMember, body.name, body.email, body.role)));
}

ServiceTask<Member> MemberService::update(const Caller &caller, MemberId id, const MemberPatch &patch,
                                          const api::IfMatch &ifMatch)
{
    auto change = m_database.write(caller, jobOf(patchMember, id, patch, ifMatch));
    return thenCall<Member>(
        m_authentication.forgetEverywhereAfter<Member>(caller.organization, std::move(change)), m_notify);
}

ServiceTask<void> MemberService::remove(const Caller &caller, MemberId id, const api::IfMatch &ifMatch)
{
    auto change = m_database.write(caller, jobOf(removeMember, id, ifMatch));
    return thenCall<void>(
        m_authentication.forgetEverywhereAfter<void>(caller.organization, std::move(change)), m_notify);
}

} // namespace triage::services
