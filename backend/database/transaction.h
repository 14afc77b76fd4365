// SPDX-License-Identifier: GPL-3.0-or-later
// Transactions of one organization.
#pragma once

#include "database/connection.h"
#include "domain/ids.h"
#include "result.h"
#include "timestamp.h"

#include <functional>
#include <optional>
#include <vector>

namespace triage::storage {

/// An open transaction that holds its organization's write lock (its row in organization_state). Writes of
/// one organization are therefore serial: change numbers and identifiers grow in the order of commits, and
/// rules over several rows (limits, slugs, the last admin) are exact. Exists only inside transact().
class Transaction
{
public:
    Connection &connection() const { return m_connection; }
    OrganizationId organization() const { return m_organization; }
    /// Returns the database's clock when the lock was acquired: the time of everything that this transaction
    /// writes.
    Timestamp now() const { return m_now; }
    /// Returns the number of this change, greater than that of every transaction committed before.
    qint64 change() const { return m_change; }
    /// Returns the number of the last change that removed words from the organization's vocabulary.
    qint64 vocabularyChange() const { return m_vocabularyChange; }
    /// Returns why nothing may be written for the connection's writer of that index: InvalidToken if its
    /// token is revoked or its member removed, AdminRequired if the member is not an administrator any more.
    /// Nothing if it may still write. A transaction none of whose writers may write does not begin its work.
    const std::optional<Problem> &refusal(std::size_t writer) const { return m_refusals.at(writer); }
    /// Returns the present role of the member of the first writer; nothing if the server itself writes.
    std::optional<Role> role() const { return m_role; }
    /// Takes the next new identifier, which grows with each call and from transaction to transaction. At most
    /// identifiersPerTransaction may be taken.
    qint64 takeId();
    /// Takes that many identifiers, one after the other, and returns the first.
    qint64 takeIds(int count);
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
        return m_connection.run(statement, binds, m_defaults);
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
    qint64 m_vocabularyChange = 0;
    qint64 m_nextId = 0;
    qint64 m_endId = 0;
    std::vector<std::optional<Problem>> m_refusals; ///< By the writers of the connection.
    std::optional<Role> m_role;
    Binds m_defaults; ///< The values of :organization, :now and :change.
};

Problem organizationNotFound();

/// Begins, locks the organization, checks that the connection's writers still stand, runs the work and
/// commits if it returns nothing, or rolls back if it returns a Problem. A committed change is announced
/// afterwards (announceChange). If the connection is lost before COMMIT is sent, the work runs once more. If
/// it is lost during COMMIT, the status is read after reconnecting (pg_xact_status), and the work runs once
/// more only if the commit did not happen. ServiceUnavailable if the status cannot be determined, because the
/// server crashed and others wrote since. The work also runs once more if PostgreSQL rolled it back in favour
/// of another transaction (deadlock). Work may therefore run twice and must not keep results of the first
/// run. NotFound if the organization does not exist; InvalidToken or AdminRequired, without running the work,
/// if no writer may write any more.
std::optional<Problem> transact(Connection &connection, OrganizationId organization,
                                const std::function<std::optional<Problem>(Transaction &)> &work);

/// Does the same for work that returns a Result: commits if it has a value.
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

/// Runs a transaction without an organization's lock, for work that belongs to none (migrations, claiming
/// jobs, a new organization). Gives the same guarantees, without the second run.
std::optional<Problem> transactPlain(Connection &connection,
                                     const std::function<std::optional<Problem>(Connection &)> &work);

} // namespace triage::storage
