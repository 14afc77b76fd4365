// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/triage/mergestore.h"

#include "database/arraytext.h"
#include "database/record.h"
#include "domain/activity.h"
#include "fields/jsonwriter.h"
#include "stores/feedbackstore.h"
#include "stores/feedbackwriter.h"
#include "stores/triage/triagestore.h"

#include <algorithm>
#include <map>
#include <set>

using namespace Qt::StringLiterals;

namespace triage::storage {

namespace {

/// As many items as one merge may move: each needs an identifier for its activity, and so do those that gain
/// or lose them.
constexpr int maxMoved = Transaction::identifiersPerTransaction / 2;

Problem tooMany()
{
    return problem(ProblemType::Conflict,
                   u"Too many duplicates come along. A merge can move %1 items."_s.arg(maxMoved));
}

} // namespace

Problem mergeNotFound()
{
    return problem(ProblemType::MergeNotFound, u"There is no merge with that id."_s);
}

Result<Merge> MergeStore::find(MergeId id)
{
    return firstOr<Merge>(query("merge.find", { { "id", id } }), mergeNotFound, [](const Row &row) {
        return Merge{ .id = row.id<MergeId>(0),
                      .into = row.id<FeedbackId>(1),
                      .feedback = parseIds<FeedbackId>(row.bytes(2)),
                      .createdBy = row.optionalId<MemberId>(3),
                      .createdAt = row.timestamp(4),
                      .undoneAt = row.optionalTimestamp(5) };
    });
}

Result<Duplicates> MergeStore::duplicatesOf(FeedbackId id)
{
    const auto items = query("merge.items", { { "ids", std::vector{ id } } });
    if (!items)
        return items.error();
    if (items->isEmpty())
        return feedbackNotFound();
    Duplicates found;
    found.canonical = items->first().optionalId<FeedbackId>(1).value_or(id);
    auto members = listOf<DuplicateMember>(query("merge.members", { { "canonical", found.canonical } }));
    if (!members)
        return members.error();
    found.members = std::move(*members);
    return found;
}

Result<FeedbackId> MergeWriter::canonicalOf(const NewMerge &wanted)
{
    std::vector<FeedbackId> all = wanted.feedback;
    all.push_back(wanted.into);
    const auto items = query("merge.items", { { "ids", all } });
    if (!items)
        return items.error();
    if (items->size() != int(all.size()))
        return feedbackNotFound();
    FeedbackId canonical = wanted.into;
    for (const Row row : *items) {
        if (row.id<FeedbackId>(0) == wanted.into)
            canonical = row.optionalId<FeedbackId>(1).value_or(canonical);
    }
    if (std::find(wanted.feedback.begin(), wanted.feedback.end(), canonical) != wanted.feedback.end())
        return problem(ProblemType::Conflict,
                       u"%1 is a duplicate of %2 already."_s.arg(toString(wanted.into), toString(canonical)));
    return canonical;
}

Result<std::vector<MergeWriter::Move>> MergeWriter::keepBefore(MergeId id, FeedbackId canonical,
                                                               const std::vector<FeedbackId> &items)
{
    const auto rows
        = m_tx.execute("merge.keep", { { "id", id }, { "canonical", canonical }, { "ids", items } });
    if (!rows)
        return rows.error();
    if (rows->size() > maxMoved)
        return tooMany();
    std::vector<Move> moves;
    for (const Row row : *rows)
        moves.push_back({ row.id<FeedbackId>(0), row.optionalId<FeedbackId>(1), canonical });
    return moves;
}

Result<Merge> MergeWriter::merge(const NewMerge &wanted, std::optional<MemberId> member)
{
    const auto canonical = canonicalOf(wanted);
    if (!canonical)
        return canonical.error();
    const auto id = m_tx.take<MergeId>();
    const auto inserted = m_tx.run(
        "merge.insert",
        { { "id", id }, { "canonical", *canonical }, { "ids", wanted.feedback }, { "member", member } });
    if (!inserted)
        return inserted.error();
    const auto moves = keepBefore(id, *canonical, wanted.feedback);
    if (!moves)
        return moves.error();
    if (!moves->empty()) {
        if (const auto made = m_tx.run("merge.makeRecords", { { "id", id } }); !made)
            return made.error();
        const auto applied = m_tx.run("merge.apply", { { "id", id }, { "canonical", *canonical } });
        if (!applied)
            return applied.error();
        const auto back = query("merge.bringsBack", { { "id", id }, { "canonical", *canonical } });
        if (!back)
            return back.error();
        if (!back->first().boolean(0)) {
            if (const auto woken = TriageWriter(m_tx).wake({ *canonical }); !woken)
                return woken.error();
        }
        if (const auto noted = note(*moves, member); !noted)
            return noted.error();
    }
    return find(id);
}

Result<void> MergeWriter::requireLatest(MergeId id)
{
    const auto rows = query("merge.later", { { "id", id } });
    if (!rows)
        return rows.error();
    if (rows->first().isNull(0))
        return {};
    return problem(ProblemType::Conflict,
                   u"The merge %1 changed the same items later. Undo that first."_s.arg(
                       toString(rows->first().id<MergeId>(0))));
}

Result<Merge> MergeWriter::undo(MergeId id, MemberId member)
{
    const auto merge = find(id);
    if (!merge)
        return merge;
    if (merge->undoneAt)
        return problem(ProblemType::Conflict, u"This is undone already."_s);
    if (const auto latest = requireLatest(id); !latest)
        return latest.error();
    const auto unchanged = listOf<FeedbackId>(m_tx.execute("merge.unchanged", { { "id", id } }));
    if (!unchanged)
        return unchanged.error();
    const auto moves = listOf<Move>(m_tx.execute("merge.revert", { { "id", id } }), [](const Row &row) {
        return Move{ row.id<FeedbackId>(0), row.optionalId<FeedbackId>(1), row.optionalId<FeedbackId>(2) };
    });
    if (!moves)
        return moves.error();
    for (const char *statement : { "merge.restore", "merge.removeRecords" }) {
        const auto done = m_tx.run(statement, { { "id", id }, { "unchanged", *unchanged } });
        if (!done)
            return done.error();
    }
    if (const auto undone = m_tx.run("merge.undo", { { "id", id } }); !undone)
        return undone.error();
    if (const auto noted = note(*moves, member); !noted)
        return noted.error();
    return find(id);
}

Result<void> MergeWriter::leave(FeedbackId id, MemberId member)
{
    if (const auto there = FeedbackStore(m_tx.connection(), m_tx.organization()).require(id); !there)
        return there;
    const auto left = m_tx.execute("merge.leave", { { "feedback", id } });
    if (!left)
        return left.error();
    if (left->isEmpty())
        return {};
    return note({ Move{ id, left->first().id<FeedbackId>(0), std::nullopt } }, member);
}

Result<void> MergeWriter::reject(FeedbackId one, FeedbackId other, MemberId member)
{
    return judge("merge.reject", one, other, activitycode::notDuplicate, member);
}

Result<void> MergeWriter::forgetRejected(FeedbackId one, FeedbackId other, MemberId member)
{
    return judge("merge.forgetRejected", one, other, activitycode::maybeDuplicate, member);
}

Result<void> MergeWriter::judge(const char *statement, FeedbackId one, FeedbackId other,
                                QLatin1StringView code, MemberId member)
{
    const auto [first, second] = std::minmax(one, other);
    Binds binds{ { "feedback", first }, { "other", second } };
    if (code == activitycode::notDuplicate)
        binds.push_back({ "member", member });
    const auto isNew = isAny(m_tx.execute(statement, binds));
    if (!isNew)
        return isNew.error();
    if (!*isNew)
        return {};
    return note({ ItemActivity{ one, { .code = code, .feedback = other } },
                  ItemActivity{ other, { .code = code, .feedback = one } } },
                member);
}

Result<void> MergeWriter::note(const std::vector<Move> &moves, std::optional<MemberId> member)
{
    std::set<FeedbackId> moved;
    for (const Move &each : moves)
        moved.insert(each.feedback);
    std::map<FeedbackId, qint64> lost, gained;
    std::vector<ItemActivity> activities;
    for (const Move &each : moves) {
        if (activities.size() < std::size_t(maxMoved)) {
            const auto code = each.after ? activitycode::merged : activitycode::unmerged;
            activities.push_back(
                { each.feedback, { .code = code, .feedback = each.after ? each.after : each.before } });
        }
        if (each.before && !moved.contains(*each.before))
            ++lost[*each.before];
        if (each.after && !moved.contains(*each.after))
            ++gained[*each.after];
    }
    for (const auto &[item, count] : lost)
        activities.push_back({ item, { .code = activitycode::duplicatesRemoved, .count = count } });
    for (const auto &[item, count] : gained)
        activities.push_back({ item, { .code = activitycode::duplicatesAdded, .count = count } });
    return note(activities, member);
}

Result<void> MergeWriter::note(std::vector<ItemActivity> activities, std::optional<MemberId> member)
{
    for (ItemActivity &each : activities) {
        if (!m_program.isEmpty())
            each.activity.program = m_program;
    }
    return FeedbackWriter(m_tx).addActivities(activities, member.value_or(MemberId()));
}

} // namespace triage::storage
