// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/parts/followupstore.h"

#include "database/columns.h"
#include "database/record.h"
#include "domain/activity.h"
#include "fields/jsonwriter.h"

using namespace Qt::StringLiterals;

namespace triage::storage {

namespace {

/// The word of a kind in the table, and the statement that lets rows follow if it is done here.
struct KindNames
{
    QString word;
    const char *statement;
};

KindNames namesOf(FollowUpKind kind)
{
    switch (kind) {
    case FollowUpKind::Buffer:
        return { u"buffer"_s, "followUp.buffer" };
    case FollowUpKind::Member:
        return { u"member"_s, "followUp.member" };
    case FollowUpKind::Owner:
        return { u"owner"_s, "followUp.owner" };
    case FollowUpKind::Tag:
        return { u"tag"_s, nullptr };
    }
    Q_UNREACHABLE();
}

Binds keyOf(const FollowUp &what)
{
    return { { "kind", namesOf(what.kind).word }, { "subject", what.subject } };
}

} // namespace

FollowUp FollowUp::of(QByteArrayView kind, qint64 subject)
{
    for (const FollowUpKind each : { FollowUpKind::Member, FollowUpKind::Owner, FollowUpKind::Tag }) {
        if (kind == namesOf(each).word.toLatin1())
            return { each, subject };
    }
    return { FollowUpKind::Buffer, subject };
}

Result<void> FollowUpWriter::begin(const FollowUp &what)
{
    return m_tx.run("followUp.insert", keyOf(what));
}

Result<std::optional<qint64>> FollowUpWriter::doneTo(const FollowUp &what)
{
    return firstIfAny<qint64>(m_tx.execute("followUp.find", keyOf(what)));
}

Result<void> FollowUpWriter::advance(const FollowUp &what, qint64 doneTo)
{
    Binds progress = keyOf(what);
    progress.push_back({ "done_to", doneTo });
    return m_tx.run("followUp.advance", progress);
}

Result<void> FollowUpWriter::end(const FollowUp &what)
{
    return m_tx.run("followUp.end", keyOf(what));
}

Result<bool> FollowUpWriter::follow(const FollowUp &what, int limit)
{
    const auto begin = doneTo(what);
    if (!begin)
        return begin.error();
    if (!*begin)
        return true;
    Binds binds{ { "subject", what.subject }, { "done_to", **begin }, { "limit", limit } };
    if (what.kind == FollowUpKind::Owner) {
        const Activity released{ .code = activitycode::released };
        binds.insert(binds.end(),
                     { { "first_note", m_tx.takeIds(limit) },
                       { "activity", toText(released) },
                       { "parts", toJson(released) } });
    }
    const auto followed = m_tx.execute(namesOf(what.kind).statement, binds);
    if (!followed)
        return followed.error();
    const Row row = followed->first();
    const bool isEnd = row.integer(0) < limit;
    return valueAfter(isEnd ? end(what) : advance(what, row.integer(1)), isEnd);
}

Result<bool> areFollowing(Connection &connection, OrganizationId organization,
                          const std::vector<FollowUpKind> &kinds)
{
    const auto words = columnOf(kinds, [](FollowUpKind kind) { return namesOf(kind).word; });
    return firstOf<bool>(
        connection.execute("followUp.any", { { "organization", organization }, { "kinds", words } }));
}

Result<void> forgetPlans(Connection &connection)
{
    return connection.run("part.replan");
}

} // namespace triage::storage
