// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/proposalstore.h"

#include "database/arraytext.h"
#include "database/record.h"

namespace triage::storage {

Result<std::optional<ProposalScan>> claimProposalScan(Connection &connection, int minItems,
                                                      std::chrono::seconds lease, OrganizationId &after)
{
    constexpr int organizationsAtOnce = 500;
    std::optional<ProposalScan> scan;
    const auto failure = transactPlain(connection, [&](Connection &inside) -> std::optional<Problem> {
        const auto rows = inside.execute("proposal.claim",
                                         { { "after", after.value() },
                                           { "limit", organizationsAtOnce },
                                           { "fewest", minItems },
                                           { "lease_seconds", double(lease.count()) } });
        if (!rows)
            return rows.error();
        const Row row = rows->first();
        const bool hasNew = row.integer(2) > 0;
        if (!row.isNull(3))
            scan = ProposalScan{ row.id<OrganizationId>(3), row.integer(4) };
        if (hasNew) // the next claim looks at the same ones
            return std::nullopt;
        if (scan)
            after = scan->organization;
        else
            after = row.integer(1) < organizationsAtOnce ? OrganizationId() : row.id<OrganizationId>(0);
        return std::nullopt;
    });
    if (failure)
        return *failure;
    return scan;
}

Result<void> finishProposalScan(Connection &connection, const ProposalScan &scan,
                                std::chrono::milliseconds rest, int own)
{
    return connection.run("proposal.looked",
                          { { "organization", scan.organization },
                            { "seen", scan.change },
                            { "own", own },
                            { "rest_seconds", double(rest.count()) / 1000 } });
}

Result<std::vector<UnassignedItem>> ProposalStore::candidates(double threshold, int limit)
{
    return listOf<UnassignedItem>(
        query("proposal.candidates", { { "threshold", threshold }, { "limit", limit } }), [](const Row &row) {
            return UnassignedItem{ row.id<FeedbackId>(0), row.text(1), row.text(2) };
        });
}

Result<std::vector<KnownProposal>> ProposalStore::known()
{
    return listOf<KnownProposal>(query("proposal.known"), [](const Row &row) {
        return KnownProposal{ parseIds<quint64>(row.bytes(0)), Language::fromCode(row.text(1)),
                              parseIds<FeedbackId>(row.bytes(2)), row.boolean(3), row.boolean(4) };
    });
}

Result<void> ProposalWriter::insert(BufferId buffer, const std::vector<quint64> &wordKeys, Language language,
                                    const std::vector<FeedbackId> &feedback)
{
    return m_tx.run("proposal.insert",
                    { { "buffer", buffer },
                      { "word_keys", std::vector<qint64>(wordKeys.begin(), wordKeys.end()) },
                      { "language", language.code() },
                      { "feedback", feedback } });
}

Result<std::vector<FeedbackId>> ProposalWriter::assign(BufferId buffer,
                                                       const std::vector<FeedbackId> &feedback,
                                                       const std::vector<double> &confidences,
                                                       const QString &reasoning)
{
    return listOf<FeedbackId>(m_tx.execute("proposal.assign",
                                           { { "buffer", buffer },
                                             { "feedback", feedback },
                                             { "confidences", confidences },
                                             { "reasoning", reasoning } }));
}

} // namespace triage::storage
