// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/parts/followupstore.h"

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

Result<void> FollowUpWriter::noteFreed(const Rows &followed)
{
    std::vector<NoteId> ids;
    std::vector<FeedbackId> items;
    std::vector<QString> texts, parts;
    const Activity released{ .code = activitycode::released };
    for (int i = 0; i < followed.size() && !followed.at(i).isNull(2); ++i) {
        ids.push_back(m_tx.take<NoteId>());
        items.push_back(followed.at(i).id<FeedbackId>(2));
        texts.push_back(toText(released));
        parts.push_back(QString::fromUtf8(toJson(released)));
    }
    if (ids.empty())
        return {};
    return m_tx.run("note.insertActivities",
                    { { "ids", ids }, { "feedback", items }, { "texts", texts }, { "activities", parts } });
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
    const auto followed
        = m_tx.execute(namesOf(what.kind).statement,
                       { { "subject", what.subject }, { "done_to", **begin }, { "limit", limit } });
    if (!followed)
        return followed.error();
    if (what.kind == FollowUpKind::Owner) {
        if (const auto noted = noteFreed(*followed); !noted)
            return noted.error();
    }
    const Row row = followed->first();
    const bool isEnd = row.integer(0) < limit;
    const auto stored = isEnd ? end(what) : advance(what, row.integer(1));
    if (!stored)
        return stored.error();
    return isEnd;
}

Result<bool> areFollowing(Connection &connection, OrganizationId organization,
                          const std::vector<FollowUpKind> &kinds)
{
    std::vector<QString> words;
    for (const FollowUpKind kind : kinds)
        words.push_back(namesOf(kind).word);
    const auto rows
        = connection.execute("followUp.any", { { "organization", organization }, { "kinds", words } });
    return rows ? Result<bool>(rows->first().boolean(0)) : rows.error();
}

Result<void> forgetPlans(Connection &connection)
{
    return connection.run("part.replan");
}

} // namespace triage::storage
