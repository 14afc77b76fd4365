// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/memberstore.h"

#include "stores/parts/followupstore.h"

using namespace Qt::StringLiterals;

namespace triage::storage {

Problem memberNotFound()
{
    return problem(ProblemType::MemberNotFound, u"There is no member with that id."_s);
}

Result<RecordPage<Member>> MemberStore::list(const api::PageRequest &page)
{
    return recordPage<Member>(query("member.page", { { "limit", page.limit }, { "offset", page.offset() } }));
}

Result<Member> MemberStore::find(MemberId id)
{
    const auto rows = query("member.find", { { "id", id } });
    if (!rows)
        return rows.error();
    if (rows->isEmpty())
        return memberNotFound();
    return readRecord<Member>(rows->first());
}

Result<bool> MemberStore::hasAdminBesides(MemberId id)
{
    const auto rows = query("member.otherAdmins", { { "id", id } });
    if (!rows)
        return rows.error();
    return rows->first().integer(0) > 0;
}

Result<void> MemberWriter::update(const Member &member)
{
    return m_tx.run("member.update",
                    { { "id", member.id },
                      { "name", member.name },
                      { "email", member.email },
                      { "role", QString::fromLatin1(toWord(member.role)) },
                      { "now", member.updatedAt } });
}

Result<void> MemberWriter::showNotesAgain(MemberId id)
{
    FollowUpWriter notes(m_tx);
    if (const auto begun = notes.begin(FollowUp::of(id)); !begun)
        return begun;
    const auto followed = notes.follow(FollowUp::of(id), rowsThatFollowAtOnce);
    return followed ? Result<void>() : followed.error();
}

Result<void> MemberWriter::remove(MemberId id)
{
    if (const auto notes = showNotesAgain(id); !notes)
        return notes;
    const auto tokens = m_tx.run("member.deleteTokens", { { "id", id } });
    if (!tokens)
        return tokens.error();
    return m_tx.run("member.delete", { { "id", id } });
}

} // namespace triage::storage
