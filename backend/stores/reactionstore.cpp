// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/reactionstore.h"

#include "database/record.h"
#include "stores/parts/removal.h"

using namespace Qt::StringLiterals;

namespace triage::storage {

namespace {

/// Returns the text to hash; the prefix prevents a user from being taken for an address.
QString hashed(const Voter &voter)
{
    switch (voter.kind) {
    case Voter::Kind::User:
        return u"user:"_s + voter.text;
    case Voter::Kind::Address:
        return u"address:"_s + voter.text;
    }
    Q_UNREACHABLE();
}

} // namespace

Result<ReactionSummary> ReactionStore::summary(TargetId target)
{
    const auto rows = query("reaction.summary", { { "target", target } });
    if (!rows)
        return rows.error();
    ReactionSummary summary{ .target = target,
                             .thumbsUp = rows->first().integer(0),
                             .thumbsDown = rows->first().integer(1),
                             .daily = {} };
    for (const Row row : *rows)
        summary.daily.push_back({ row.text(2), row.integer(3), row.integer(4) });
    return summary;
}

Result<std::optional<Reaction>> ReactionWriter::find(const Target &target, const Voter &voter)
{
    Binds binds{ { "target", target.id }, { "voter", hashed(voter) } };
    if (voter.kind == Voter::Kind::Address)
        binds.push_back({ "now", m_tx.now() });
    return firstIfAny<Reaction>(
        m_tx.execute(voter.kind == Voter::Kind::User ? "reaction.byUser" : "reaction.byAddress", binds),
        [&target](const Row &row) {
            return Reaction{ row.id<ReactionId>(0), target, int(row.integer(1)), row.timestamp(2) };
        });
}

Result<Reaction> ReactionWriter::insert(const Target &target, const Voter &voter, int value)
{
    const Reaction reaction{ m_tx.take<ReactionId>(), target, value, m_tx.now() };
    return valueAfter(m_tx.run("reaction.insert",
                               { { "id", reaction.id },
                                 { "target", target.id },
                                 { "voter", hashed(voter) },
                                 { "by_address", voter.kind == Voter::Kind::Address },
                                 { "value", value } }),
                      reaction);
}

Result<void> ReactionWriter::change(ReactionId id, int value)
{
    return m_tx.run("reaction.change", { { "id", id }, { "value", value } });
}

Result<bool> forgetVoters(Connection &connection)
{
    constexpr int rowsOfBatch = 1000; // the trigger compares all rows of a statement
    return runInBatches(connection, { "reaction.forgetAddresses" }, rowsOfBatch);
}

} // namespace triage::storage
