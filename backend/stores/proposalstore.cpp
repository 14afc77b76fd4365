// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/proposalstore.h"

#include "database/record.h"
#include "fields/json.h"

namespace triage::storage {

Result<std::optional<ProposalScan>> claimProposalScan(Connection &connection, int minItems,
                                                      std::chrono::seconds lease)
{
    std::optional<ProposalScan> scan;
    const auto failure = transactPlain(connection, [&](Connection &inside) -> std::optional<Problem> {
        const auto rows = inside.execute(
            "proposal.claim", { { "fewest", minItems }, { "lease_seconds", double(lease.count()) } });
        if (!rows)
            return rows.error();
        if (!rows->isEmpty())
            scan = ProposalScan{ rows->first().id<OrganizationId>(0), rows->first().integer(1) };
        return std::nullopt;
    });
    if (failure)
        return *failure;
    return scan;
}

Result<void> finishProposalScan(Connection &connection, const ProposalScan &scan,
                                std::chrono::milliseconds rest, int own)
{
    const auto rows = connection.execute("proposal.looked",
                                         { { "organization", scan.organization },
                                           { "seen", scan.change },
                                           { "own", own },
                                           { "rest_seconds", double(rest.count()) / 1000 } });
    if (!rows)
        return rows.error();
    return {};
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
    const auto rows = query("proposal.known");
    if (!rows)
        return rows.error();
    std::vector<KnownProposal> all;
    for (const Row row : *rows) {
        KnownProposal known;
        std::vector<QString> words;
        detail::readColumn(row, 0, words);
        known.words = QStringList(words.begin(), words.end());
        std::vector<qint64> feedback;
        detail::readColumn(row, 1, feedback);
        for (const qint64 id : feedback)
            known.feedback.emplace_back(id);
        known.isOpen = row.boolean(2);
        known.isRefused = row.boolean(3);
        all.push_back(std::move(known));
    }
    return all;
}

Result<void> ProposalWriter::insert(BufferId buffer, const QStringList &words,
                                    const std::vector<FeedbackId> &feedback)
{
    return m_tx.run("proposal.insert",
                    { { "buffer", buffer },
                      { "words", std::vector<QString>(words.begin(), words.end()) },
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
