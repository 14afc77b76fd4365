// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/memberstore.h"

#include "database/columns.h"
#include "database/record.h"
#include "stores/parts/followupstore.h"

using namespace Qt::StringLiterals;

namespace triage::storage {

Problem memberNotFound()
{
    return problem(ProblemType::MemberNotFound, u"There is no member with that id."_s);
}

Result<RecordPage<Member>> MemberStore::list(const api::PageRequest &page)
{
    return recordPage<Member>(query("member.page", bindsOf(page)));
}

Result<Member> MemberStore::find(MemberId id)
{
    return firstOr<Member>(query("member.find", { { "id", id } }), memberNotFound);
}

Result<bool> MemberStore::hasAdminBesides(MemberId id)
{
    return isAny(query("member.otherAdmins", { { "id", id } }));
}

Result<void> MemberWriter::update(const Member &member)
{
    return m_tx.run("member.update",
                    { { "id", member.id },
                      { "name", member.name },
                      { "email", member.email },
                      { "role", wordOf(member.role) },
                      { "now", member.updatedAt } });
}

Result<void> MemberWriter::showNameAgain(MemberId id)
{
    FollowUpWriter rows(m_tx);
    for (const FollowUp &what : { FollowUp::notesOf(id), FollowUp::itemsOf(id) }) {
        if (const auto begun = rows.begin(what); !begun)
            return begun;
        if (const auto followed = rows.follow(what, rowsThatFollowAtOnce); !followed)
            return followed.error();
    }
    return {};
}

Result<void> MemberWriter::remove(MemberId id)
{
    if (const auto deleted = m_tx.run("member.delete", { { "id", id } }); !deleted)
        return deleted;
    return showNameAgain(id);
}

} // namespace triage::storage
