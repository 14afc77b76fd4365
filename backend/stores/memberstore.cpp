// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/memberstore.h"

using namespace Qt::StringLiterals;

namespace triage::storage {

Problem memberNotFound()
{
    return problem(ProblemType::MemberNotFound, u"There is no member with that id."_s);
}

Result<RecordPage<Member>> MemberStore::list(const api::PageRequest &page)
{
    return recordPage<Member>(m_connection.execute(
        "member.page",
        { { "organization", m_organization }, { "limit", page.limit }, { "offset", page.offset() } }));
}

Result<Member> MemberStore::find(MemberId id)
{
    const auto rows
        = m_connection.execute("member.find", { { "organization", m_organization }, { "id", id } });
    if (!rows)
        return rows.error();
    if (rows->isEmpty())
        return memberNotFound();
    return readRecord<Member>(rows->first());
}

Result<bool> MemberStore::hasAdminBesides(MemberId id)
{
    const auto rows
        = m_connection.execute("member.otherAdmins", { { "organization", m_organization }, { "id", id } });
    if (!rows)
        return rows.error();
    return rows->first().integer(0) > 0;
}

Result<void> MemberWriter::run(const char *statement, const Binds &binds)
{
    const auto rows = m_tx.execute(statement, binds);
    if (!rows)
        return rows.error();
    return {};
}

Result<void> MemberWriter::update(const Member &member)
{
    return run("member.update",
               { { "organization", m_organization },
                 { "id", member.id },
                 { "name", member.name },
                 { "email", member.email },
                 { "role", QString::fromLatin1(toWord(member.role)) },
                 { "now", member.updatedAt },
                 { "change", m_tx.change() } });
}

Result<void> MemberWriter::touchNotes(MemberId id)
{
    return run("member.touchNotes",
               { { "organization", m_organization }, { "id", id }, { "change", m_tx.change() } });
}

Result<void> MemberWriter::remove(MemberId id)
{
    if (const auto notes = touchNotes(id); !notes)
        return notes;
    const auto tokens = run("member.deleteTokens", { { "organization", m_organization }, { "id", id } });
    if (!tokens)
        return tokens.error();
    return run("member.delete",
               { { "organization", m_organization }, { "id", id }, { "change", m_tx.change() } });
}

} // namespace triage::storage
