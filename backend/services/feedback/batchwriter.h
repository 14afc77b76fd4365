// SPDX-License-Identifier: GPL-3.0-or-later
// Stores new feedback in one transaction: repeated requests receive their stored answer, submissions over a
// rate limit are refused, and all others are stored together.
#pragma once

#include "database/connection.h"
#include "domain/feedback.h"
#include "result.h"
#include "services/idempotencyguard.h"
#include "services/ratelimiter.h"
#include "stores/feedbackwriter.h"

#include <optional>
#include <span>
#include <vector>

namespace triage::services {

/// An item to be stored.
struct Submission
{
    storage::PreparedFeedback item; ///< The writer adds its lexemes.
    std::vector<Charge> charges; ///< The rate limits that apply to it.
    IdempotencyGuard<Feedback> idempotency;
    storage::Writer writer{}; ///< The token for which it is stored.
};

/// The outcome of a submission.
struct IntakeOutcome : Result<Feedback>
{
    using Result<Feedback>::Result;

    std::vector<Allowance> allowances; ///< The remaining allowances of the limits; empty if none was checked.
    std::optional<ExhaustedBucket> exhausted; ///< The empty bucket, if a rate limit refused the submission.
};

/// Stores submissions of one organization, each as if it came alone. The connection and the words must
/// outlive the writer.
class BatchWriter
{
public:
    BatchWriter(storage::Connection &connection, storage::KnownWords &known)
        : m_connection(connection), m_known(known)
    {
    }

    /// Returns an outcome for each submission, in their order, when it is durable. Takes at most
    /// identifiersPerTransaction items and targets together, and no two with the same receipt.
    std::vector<IntakeOutcome> store(OrganizationId organization, std::span<Submission> batch);

private:
    struct Run;

    storage::Connection &m_connection;
    storage::KnownWords &m_known;
};

} // namespace triage::services
