// SPDX-License-Identifier: GPL-3.0-or-later
#include "database/transaction.h"

#include "database/changeannouncer.h"
#include "database/sessionsettings.h"
#include "database/sharedtransaction.h"
#include "database/sqlstate.h"
#include "database/stopsignal.h"

#include <algorithm>
#include <thread>
#include <utility>

using namespace Qt::StringLiterals;

namespace triage::storage {

namespace {

// The time to determine the status of a COMMIT whose reply was lost: a server that restarts needs some
// seconds.
constexpr std::chrono::seconds maxSettlingTime{ 10 };

// After a longer first run the server probably hangs rather than restarted, and the caller has waited long
// enough.
constexpr std::chrono::seconds maxDurationForRetry{ 10 };

/// The result of one run of a transaction.
struct RunOutcome
{
    std::optional<Problem> problem; ///< Empty: it is committed.
    bool worthRetrying = false; ///< It was rolled back for an external reason.
};

RunOutcome committed()
{
    return {};
}

/// Rolls back an open transaction when the scope is left, also by an exception.
class RollBackGuard
{
public:
    explicit RollBackGuard(Connection &connection) : m_connection(connection) { }
    ~RollBackGuard() { m_connection.rollBack(); }
    RollBackGuard(const RollBackGuard &) = delete;
    RollBackGuard &operator=(const RollBackGuard &) = delete;

private:
    Connection &m_connection;
};

/// Returns true if the work did not cause the last failure.
bool isWorthRetrying(const Connection &connection)
{
    switch (connection.transactionState()) {
    case TransactionState::Lost:
        return true;
    case TransactionState::Failed: {
        const QByteArray state = connection.lastSqlState();
        return isTransactionConflict(state) || isStalePreparation(state);
    }
    case TransactionState::None:
    case TransactionState::Open:
        return false;
    }
    Q_UNREACHABLE();
}

RunOutcome rolledBack(const Connection &connection, Problem problem)
{
    return { std::move(problem), isWorthRetrying(connection) };
}

/// Identifies a transaction after its connection was lost.
struct TransactionMark
{
    QByteArray xid;
    QByteArray serverIncarnation; ///< The incarnation in which it began.
    std::optional<OrganizationId>
        organization; ///< The organization whose state it wrote; none for a plain transaction.
    qint64 change = 0; ///< The change number that it wrote there.
    qint64 endId
        = 0; ///< The next identifier that it wrote there, or a slightly lower one: see maxIdentifiersTaken.
};

// The maximum number of identifiers that a part of an import takes beyond its block. Blocks
// of transactions after a crash are farther away: identifiers hold their milliseconds in bits from the 21st
// on, so this is the range of eight milliseconds, in which no server starts.
constexpr qint64 maxIdentifiersTaken = 1 << 24;

enum class Fate {
    Committed,
    RolledBack,
    Unknown, ///< Cannot be determined.
    NoAnswer, ///< The server did not answer.
};

/// Returns the fate of a transaction whose number counts as committed after the server crashed. The server
/// may assign numbers again that it had assigned shortly before, so the number may be another transaction's.
/// The organization's state decides, unless another transaction wrote since.
Fate fateAfterCrash(Connection &connection, const TransactionMark &mark)
{
    if (!mark.organization)
        return Fate::Unknown;
    const Result<Rows> state
        = connection.execute("transaction.state", { { "organization", *mark.organization } });
    if (!state)
        return Fate::NoAnswer;
    if (state->isEmpty() || state->first().integer(0) > mark.change)
        return Fate::Unknown;
    const qint64 taken = state->first().integer(1) - mark.endId;
    const bool isOurs = state->first().integer(0) == mark.change && taken >= 0 && taken < maxIdentifiersTaken;
    return isOurs ? Fate::Committed : Fate::RolledBack;
}

Fate fateOf(Connection &connection, const TransactionMark &mark)
{
    const Result<Rows> status = connection.execute("transaction.status", { { "xid", mark.xid } });
    // A server that does not know the transaction did not commit it.
    if (!status)
        return connection.lastSqlState() == "22023" ? Fate::RolledBack : Fate::NoAnswer;
    if (status->first().bytes(0) == "aborted")
        return Fate::RolledBack;
    if (status->first().bytes(0) != "committed")
        return Fate::NoAnswer; // it is being committed
    return connection.serverIncarnation() == mark.serverIncarnation ? Fate::Committed
                                                                    : fateAfterCrash(connection, mark);
}

/// Waits until the synchronous standby, if there is one, has every transaction that is committed on the
/// server. A commit that was cut short may be missing there, and it would be lost if the standby took over.
bool isReplicated(Connection &connection)
{
    return connection.execute("transaction.replicate") && !connection.replicationWasInterrupted();
}

/// Queries the server until it reports how the transaction ended, or the time is up.
RunOutcome settle(Connection &connection, const TransactionMark &mark)
{
    using namespace std::chrono_literals;
    connection.rollBack();
    const StopSignal *stop = connection.config().stop;
    const auto deadline = std::chrono::steady_clock::now() + maxSettlingTime;
    Fate fate = Fate::NoAnswer;
    for (auto pause = 20ms; std::chrono::steady_clock::now() < deadline; pause = std::min(pause * 2, 500ms)) {
        fate = fateOf(connection, mark);
        if (fate == Fate::Committed && !isReplicated(connection))
            fate = Fate::NoAnswer;
        if (fate != Fate::NoAnswer || (stop && stop->isRaised()))
            break;
        std::this_thread::sleep_for(pause);
    }
    if (fate == Fate::Committed)
        return committed();
    if (fate == Fate::RolledBack)
        return { problemOfSqlState({}), true };
    qCCritical(storageLog, "commit not settled: transaction=%s", mark.xid.constData());
    return { unavailable(
                 u"The database went away while it was saving. Look whether it was saved before you try "
                 "again."_s),
             false };
}

RunOutcome commit(Connection &connection, const TransactionMark &mark)
{
    const Result<Rows> done = connection.executeText(u"commit"_s);
    if (!done) {
        if (connection.transactionState() == TransactionState::Lost)
            return settle(connection, mark);
        return { done.error(), isTransactionConflict(connection.lastSqlState()) };
    }
    if (done->command() == "COMMIT")
        return connection.replicationWasInterrupted() ? settle(connection, mark) : committed();
    // The work ignored a failed statement: PostgreSQL then answers COMMIT with ROLLBACK.
    qCCritical(storageLog, "commit refused: a statement had failed: sqlstate=%s",
               connection.lastSqlState().constData());
    return { problemOfSqlState(connection.lastSqlState().isEmpty() ? "25P02"_ba : connection.lastSqlState()),
             false };
}

/// Commits if the work returned nothing; otherwise leaves the rollback to the guard.
RunOutcome finish(Connection &connection, const TransactionMark &mark, const std::optional<Problem> &problem)
{
    if (connection.transactionState() == TransactionState::None)
        qFatal("A transaction's work ended its transaction by itself");
    if (problem)
        return rolledBack(connection, *problem);
    if (isWorthRetrying(connection))
        return rolledBack(connection, problemOfSqlState(connection.lastSqlState()));
    return commit(connection, mark);
}

void refuseNesting(const Connection &connection)
{
    if (connection.transactionState() != TransactionState::None)
        qFatal("A transaction was begun inside a transaction");
}

} // namespace

/// Runs the work of a transaction once, from BEGIN to its end.
struct TransactionRunner
{
    /// Notes which writers may still write. If an access of the organization ended since they were looked up,
    /// the lock found the roles: one for each, empty for a token that does not stand any more. Returns the
    /// problem if none may write.
    static std::optional<Problem> admit(Transaction &transaction, const Writers &writers, const Row &locked)
    {
        constexpr int rolesColumn = 5;
        const bool isLookedUp = !locked.isNull(rolesColumn);
        const QList<QByteArray> present = locked.bytes(rolesColumn).toByteArray().split(',');
        for (std::size_t i = 0; i < writers.size(); ++i) {
            const auto role
                = isLookedUp ? fromWord<Role>(present.value(qsizetype(i))) : std::optional(writers[i].role);
            const bool isTooLow = writers[i].neededRole == Role::Admin && role != Role::Admin;
            std::optional<Problem> refusal;
            if (isLookedUp && writers[i].token.isValid() && (!role || isTooLow))
                refusal = role ? adminRequired() : tokenInvalid();
            transaction.m_refusals.push_back(std::move(refusal));
            if (i == 0)
                transaction.m_role = role;
        }
        const auto isRefused = [](const std::optional<Problem> &each) {
            return each.has_value();
        };
        const auto &refusals = transaction.m_refusals;
        const bool isAllRefused
            = !refusals.empty() && std::all_of(refusals.begin(), refusals.end(), isRefused);
        return isAllRefused ? refusals.front() : std::nullopt;
    }

    static Binds lockBinds(OrganizationId organization, const Writers &writers)
    {
        if (writers.empty())
            return { { "organization", organization },
                     { "access_ends", std::nullopt },
                     { "tokens", std::nullopt } };
        std::vector<TokenId> tokens;
        qint64 accessEnds = writers.front().accessEnds;
        for (const Writer &each : writers) {
            tokens.push_back(each.token);
            accessEnds = std::min(accessEnds, each.accessEnds);
        }
        return { { "organization", organization }, { "access_ends", accessEnds }, { "tokens", tokens } };
    }

    /// Returns the transaction of an organization, from the row that the statement which took its lock
    /// returned.
    static Transaction begunOf(Connection &connection, OrganizationId organization, const Row &locked)
    {
        constexpr int vocabularyColumn = 6;
        Transaction transaction(connection, organization);
        transaction.m_change = locked.integer(0);
        transaction.m_nextId = locked.integer(1);
        transaction.m_endId = locked.integer(2);
        transaction.m_now = Timestamp(locked.integer(3));
        transaction.m_vocabularyChange = locked.integer(vocabularyColumn);
        transaction.m_defaults = { { "organization", organization },
                                   { "now", transaction.m_now },
                                   { "change", transaction.m_change } };
        return transaction;
    }

    static std::optional<Problem>
    runTogether(Connection &connection, const std::vector<OrganizationId> &organizations,
                const std::function<std::optional<Problem>(std::span<Transaction>)> &work)
    {
        constexpr int organizationColumn = 5;
        const RollBackGuard guard(connection);
        const Result<Rows> locked
            = connection.begin("transaction.lockFree", { { "organizations", organizations } });
        if (!locked)
            return locked.error();
        if (locked->isEmpty())
            return std::nullopt;
        std::vector<Transaction> transactions;
        for (const Row row : *locked)
            transactions.push_back(begunOf(connection, row.id<OrganizationId>(organizationColumn), row));
        const TransactionMark mark{ locked->first().bytes(4).toByteArray(),
                                    connection.serverIncarnation(),
                                    {} };
        const RunOutcome outcome = finish(connection, mark, work(transactions));
        for (const Transaction &each : transactions) {
            if (!outcome.problem)
                announceChange(connection, each.organization(), each.change());
        }
        return outcome.problem;
    }

    static RunOutcome run(Connection &connection, OrganizationId organization,
                          const std::function<std::optional<Problem>(Transaction &)> &work)
    {
        const RollBackGuard guard(connection);
        const Result<Rows> locked
            = connection.begin("transaction.lock", lockBinds(organization, connection.writers()));
        if (!locked)
            return { locked.error(), connection.lostConnection() || isWorthRetrying(connection) };
        if (locked->isEmpty())
            return { organizationNotFound(), false };
        const Row row = locked->first();
        Transaction transaction = begunOf(connection, organization, row);
        const TransactionMark mark{ row.bytes(4).toByteArray(), connection.serverIncarnation(), organization,
                                    transaction.m_change, transaction.m_endId };
        if (const auto refused = admit(transaction, connection.writers(), row))
            return { refused, false };
        RunOutcome outcome = finish(connection, mark, work(transaction));
        if (!outcome.problem)
            announceChange(connection, organization, transaction.m_change);
        return outcome;
    }
};

qint64 Transaction::takeId()
{
    return takeIds(1);
}

qint64 Transaction::takeIds(int count)
{
    if (m_nextId + count > m_endId)
        qFatal("A transaction may take %d identifiers at most", identifiersPerTransaction);
    return std::exchange(m_nextId, m_nextId + count);
}

Problem organizationNotFound()
{
    return problem(ProblemType::NotFound, u"There is no such organization."_s);
}

std::optional<Problem> transact(Connection &connection, OrganizationId organization,
                                const std::function<std::optional<Problem>(Transaction &)> &work)
{
    refuseNesting(connection);
    const auto begun = std::chrono::steady_clock::now();
    RunOutcome ending = TransactionRunner::run(connection, organization, work);
    if (ending.worthRetrying && std::chrono::steady_clock::now() - begun < maxDurationForRetry)
        ending = TransactionRunner::run(connection, organization, work);
    return ending.problem;
}

std::optional<Problem>
transactTogether(Connection &connection, const std::vector<OrganizationId> &organizations,
                 const std::function<std::optional<Problem>(std::span<Transaction>)> &work)
{
    refuseNesting(connection);
    return TransactionRunner::runTogether(connection, organizations, work);
}

std::optional<Problem> transactPlain(Connection &connection,
                                     const std::function<std::optional<Problem>(Connection &)> &work)
{
    refuseNesting(connection);
    const RollBackGuard guard(connection);
    const QString begin = u"begin; select pg_current_xact_id()"_s;
    Result<Rows> begun = connection.executeText(begin);
    if (!begun && connection.lostConnection()) {
        connection.rollBack();
        begun = connection.executeText(begin);
    }
    if (!begun)
        return begun.error();
    const TransactionMark mark{ begun->first().bytes(0).toByteArray(), connection.serverIncarnation(), {} };
    const std::optional<Problem> outcome = work(connection);
    return finish(connection, mark, outcome).problem;
}

} // namespace triage::storage
