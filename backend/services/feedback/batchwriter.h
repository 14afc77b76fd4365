// SPDX-License-Identifier: GPL-3.0-or-later
// New feedback in one transaction: what was done before is answered again, what the limits refuse is left
// out, the rest is stored together.
#pragma once

#include "database/connection.h"
#include "domain/feedback.h"
#include "result.h"
#include "services/idempotencyguard.h"
#include "services/ratelimiter.h"
#include "stores/feedbackstore.h"

#include <optional>
#include <span>
#include <unordered_set>
#include <vector>

namespace triage::services {

/// An item on its way in.
struct Submission
{
    storage::PreparedFeedback item; ///< Its lexemes are made on the way.
    std::vector<Charge> charges; ///< The rate limits that it counts against.
    IdempotencyGuard<Feedback> idempotency;
};

/// What became of a submission.
struct IntakeOutcome : Result<Feedback>
{
    using Result<Feedback>::Result;

    std::vector<Allowance> allowances; ///< What is left of the limits; empty where none was looked at.
    std::optional<ExhaustedBucket> exhausted; ///< Why it was refused, where a rate limit refused it.
};

/// Words that this writer knows to be in the vocabulary, so that they need not be sent again.
class KnownWords
{
public:
    bool contains(OrganizationId organization, const QString &word) const;
    void insert(OrganizationId organization, const std::vector<QString> &words);

private:
    std::unordered_set<std::size_t> m_hashes;
};

/// Stores submissions of one organization, each as if it came alone. Has a connection of its own; lives in
/// one thread.
class BatchWriter
{
public:
    explicit BatchWriter(const storage::ConnectionConfig &connection) : m_connection(connection) { }

    /// An outcome for each, in their order, when it is durable. At most identifiersPerTransaction items and
    /// targets together, and no two with the same receipt.
    std::vector<IntakeOutcome> store(OrganizationId organization, std::span<Submission> batch);

private:
    struct Run;

    storage::Connection m_connection;
    KnownWords m_known;
};

} // namespace triage::services
