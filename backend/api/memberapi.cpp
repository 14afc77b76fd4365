// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/endpointbinding.h"
#include "api/routes.h"
#include "contract/endpoints.h"
#include "domain/rules.h"
#include "services/people/memberservice.h"

namespace triage::api {

void addMemberRoutes(Api &api, services::MemberService &members)
{
    const auto anyMember = [](const Call &, const auto &, const Member &member) {
        return single(member, memberLinks(member.id));
    };
    const auto there = [&members](const Caller &caller, MemberId id) {
        return members.require(caller, id);
    };

    route(
        api, getMe, readNothing, [&](const Caller &caller, NoInput) { return members.me(caller); }, NoGuard(),
        atOwnPath);
    route(
        api, listMembers, readPageOf,
        [&](const Caller &caller, const PageRequest &page) { return members.list(caller, page); }, NoGuard(),
        plainPage);
    route(
        api, createMember, readAllowed<NewMember>,
        [&](const Caller &caller, const NewMember &body, const auto &idempotency) {
            return members.create(caller, body, idempotency);
        },
        NoGuard(), anyMember);
    route(
        api, updateMember, readAllowed<MemberPatch>,
        [&](const Caller &caller, MemberId id, const MemberPatch &patch) {
            return members.update(caller, id, patch);
        },
        there, anyMember);
    route(
        api, deleteMember, readNothing,
        [&](const Caller &caller, MemberId id, NoInput) { return members.remove(caller, id); }, there,
        nothing);
}

} // namespace triage::api
