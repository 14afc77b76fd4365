// SPDX-License-Identifier: GPL-3.0-or-later
// A transaction on one organization: everything in it happens, or nothing does.
#pragma once

#include "database/connection.h"
#include "domain/ids.h"
#include "result.h"
#include "timestamp.h"

#include <functional>

namespace triage::storage {

/// The channel on which each committed change is announced, as "<organization> <change>" in decimal numbers.
inline constexpr char changeChannel[] = "triage_change";

/// An open transaction that holds its organization's write lock (its row in organization_state), so that
/// writes of one organization happen one after the other: change numbers and identifiers grow in the order of
/// commits, and rules over several rows (limits, slugs, the last admin) are exact. Lives inside transact().
class Transaction
{
public:
    Connection &connection() const { return m_connection; }
    OrganizationId organization() const { return m_organization; }
    /// The database's clock when the lock was taken; the time of everything that this transaction writes.
    Timestamp now() const { return m_now; }
    /// The number of this change, greater than that of every transaction committed before.
    qint64 change() const { return m_change; }
    /// The next new identifier; grows with each call and from transaction to transaction. At most
    /// identifiersPerTransaction may be taken.
    qint64 takeId();
    template <typename IdType>
    IdType take()
    {
        return IdType(takeId());
    }
    /// Runs the named statement. Its placeholders :organization, :now and :change have the transaction's
    /// values unless binds names them.
    Result<Rows> execute(QByteArrayView statement, const Binds &binds = {})
    {
        return m_connection.execute(statement, binds, m_defaults);
    }
    /// Does the same, for a statement whose rows do not matter.
    Result<void> run(QByteArrayView statement, const Binds &binds = {})
    {
        const Result<Rows> rows = execute(statement, binds);
        return rows ? Result<void>() : rows.error();
    }

    static constexpr int identifiersPerTransaction = 4096;

private:
    friend struct TransactionRunner;
    Transaction(Connection &connection, OrganizationId organization)
        : m_connection(connection), m_organization(organization)
    {
    }

    Connection &m_connection;
    OrganizationId m_organization;
    Timestamp m_now;
    qint64 m_change = 0;
    qint64 m_nextId = 0;
    qint64 m_endId = 0;
    Binds m_defaults; ///< The values of :organization, :now and :change.
};

/// Begins, locks the organization, runs the work and commits where it returns nothing or rolls back where it
/// returns a Problem. Where the connection is lost before COMMIT was sent the work runs once more; where it
/// is lost during COMMIT, PostgreSQL is asked after reconnecting (pg_xact_status) whether the commit
/// happened, and the work runs once more only where it did not. Where that cannot be told, as the server
/// crashed and others wrote since, it is ServiceUnavailable. So work may run twice and must not keep what it
/// did the first time. It also runs once more where PostgreSQL undid it in favour of another transaction
/// (deadlock). NotFound where the organization does not exist.
std::optional<Problem> transact(Connection &connection, OrganizationId organization,
                                const std::function<std::optional<Problem>(Transaction &)> &work);

/// The same for a Result: it commits where the work returns a value.
template <typename Work>
auto inTransaction(Connection &connection, OrganizationId organization, const Work &work)
    -> std::invoke_result_t<Work, Transaction &>
{
    using R = std::invoke_result_t<Work, Transaction &>;
    std::optional<R> outcome;
    const std::optional<Problem> failure
        = transact(connection, organization, [&](Transaction &tx) -> std::optional<Problem> {
              outcome.emplace(work(tx));
              return *outcome ? std::nullopt : std::optional<Problem>(outcome->error());
          });
    if (failure)
        return R(*failure);
    return std::move(*outcome);
}

/// A plain transaction without an organization's lock, for what belongs to none (migrations, claiming jobs, a
/// new organization). Same guarantees, without the second run.
std::optional<Problem> transactPlain(Connection &connection,
                                     const std::function<std::optional<Problem>(Connection &)> &work);

} // namespace triage::storage
