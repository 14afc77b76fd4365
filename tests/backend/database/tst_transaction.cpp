// SPDX-License-Identifier: GPL-3.0-or-later
#include "database/transaction.h"
#include "support/scratchdatabase.h"
#include "support/testprogram.h"
#include "transactiontest.h"

#include <QSet>
#include <QTest>

#include <barrier>
#include <latch>
#include <stdexcept>
#include <thread>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::storage;
using namespace triage::test;

namespace {

constexpr int writers = 8;
constexpr int rounds = 40;

} // namespace

class TestTransaction : public TransactionTest
{
    Q_OBJECT

private Q_SLOTS:
    void aTransactionKnowsItsTimeAndNumbers();
    void changesAndIdsGrowInTheOrderOfCommits();
    void aHeldTransactionDelaysItsOrganizationOnly();
    void aProblemLeavesNothing();
    void anExceptionLeavesNothing();
    void anOverlookedFailureIsNotCommitted();
    void anUnknownOrganizationIsNotFound();
    void aDeadlockIsRunAgain();
    void aViolationAtCommitIsAnError();
    void aPlainTransactionKeepsAllOrNothing();
    void bothFormsOfResultsWork();
};

void TestTransaction::aTransactionKnowsItsTimeAndNumbers()
{
    const Timestamp before(QDateTime::currentMSecsSinceEpoch() - 1000);
    QSet<qint64> ids;
    qint64 change = 0;
    const auto failure
        = transact(*m_connection, m_organization, [&](Transaction &tx) -> std::optional<Problem> {
              change = tx.change();
              if (tx.now() < before || tx.organization() != m_organization)
                  return problem(ProblemType::Conflict, u"time"_s);
              for (int i = 0; i < Transaction::identifiersPerTransaction; ++i)
                  ids.insert(tx.take<NoteId>().value());
              // The time stands in the upper 42 bits.
              const qint64 milliseconds = (*ids.cbegin() >> 21) + 1735689600000;
              if (std::abs(milliseconds - tx.now().milliseconds()) > 1000)
                  return problem(ProblemType::Conflict, u"id"_s);
              return std::nullopt;
          });
    QVERIFY(!failure);
    QCOMPARE(change, 1);
    QCOMPARE(ids.size(), Transaction::identifiersPerTransaction);
}

void TestTransaction::changesAndIdsGrowInTheOrderOfCommits()
{
    std::vector<std::thread> threads;
    std::atomic<int> failures = 0;
    std::atomic<int> running = writers;
    for (int i = 0; i < writers; ++i) {
        threads.emplace_back([&] {
            Connection connection(m_database->config());
            for (int round = 0; round < rounds; ++round)
                failures += transact(connection, m_organization, writeRow).has_value();
            --running;
        });
    }
    // Whoever sees a change sees all before it.
    bool sawAGap = false;
    while (running > 0 && !sawAGap)
        sawAGap = value(u"select count(*) <> coalesce(max(change), 0) from written"_s) == u"t";
    for (std::thread &thread : threads)
        thread.join();

    QVERIFY(!sawAGap);
    QCOMPARE(failures, 0);
    QCOMPARE(rows(), writers * rounds);
    QCOMPARE(value(u"select max(change) from written"_s).toInt(), writers * rounds);
    QCOMPARE(
        value(u"select count(*) from (select id <= lag(id) over (order by change) as back from written) ids"
              " where back"_s),
        u"0"_s);
}

void TestTransaction::aHeldTransactionDelaysItsOrganizationOnly()
{
    std::latch begun(1);
    std::latch released(1);
    std::thread holder([&] {
        Connection connection(m_database->config());
        (void)transact(connection, m_organization, [&](Transaction &tx) {
            begun.count_down();
            released.wait();
            return writeRow(tx);
        });
    });
    begun.wait();
    std::atomic<bool> nextIsDone = false;
    std::thread next([&] {
        Connection connection(m_database->config());
        (void)transact(connection, m_organization, writeRow);
        nextIsDone = true;
    });
    waitForLockOf(u"transactionid"_s);

    const OrganizationId other = makeOrganization(*m_connection);
    QVERIFY(!transact(*m_connection, other, writeRow));
    QVERIFY(!nextIsDone);
    QCOMPARE(rows(), 1);

    released.count_down();
    holder.join();
    next.join();
    QCOMPARE(rows(), 3);
    QCOMPARE(
        value(u"select string_agg(change::text, ',' order by change) from written where organization = %1"_s
                  .arg(m_organization.value())),
        u"1,2"_s);
}

void TestTransaction::aProblemLeavesNothing()
{
    const Problem reason = problem(ProblemType::UsageLimitReached, u"enough"_s);
    const auto failure
        = transact(*m_connection, m_organization, [&](Transaction &tx) -> std::optional<Problem> {
              (void)writeRow(tx);
              return reason;
          });
    QCOMPARE(failure, reason);
    QCOMPARE(rows(), 0);
    QCOMPARE(runs(), 1);
    QCOMPARE(
        value(u"select change from organization_state where organization = %1"_s.arg(m_organization.value())),
        u"0"_s);
    QCOMPARE(m_connection->transactionState(), TransactionState::None);
}

void TestTransaction::anExceptionLeavesNothing()
{
    const auto throwing = [](Transaction &tx) -> std::optional<Problem> {
        (void)writeRow(tx);
        throw std::runtime_error("a bug");
    };
    QVERIFY_EXCEPTION_THROWN((void)transact(*m_connection, m_organization, throwing), std::runtime_error);
    QCOMPARE(rows(), 0);
    QCOMPARE(m_connection->transactionState(), TransactionState::None);
}

void TestTransaction::anOverlookedFailureIsNotCommitted()
{
    const auto failure = transact(*m_connection, m_organization, [](Transaction &tx) {
        const std::optional<Problem> written = writeRow(tx);
        (void)tx.connection().executeText(u"select 1 / 0"_s);
        return written;
    });
    QVERIFY(failure);
    QCOMPARE(failure->type, ProblemType::InternalError);
    QCOMPARE(rows(), 0);
}

void TestTransaction::anUnknownOrganizationIsNotFound()
{
    const auto failure = transact(*m_connection, OrganizationId(987654321), writeRow);
    QVERIFY(failure);
    QCOMPARE(failure->type, ProblemType::NotFound);
    QCOMPARE(runs(), 0);
}

void TestTransaction::aDeadlockIsRunAgain()
{
    QVERIFY(m_connection->executeText(u"insert into fragile values (1), (2)"_s));
    std::barrier bothHoldOne(2);
    std::array<std::latch, 2> done{ std::latch(1), std::latch(1) };
    std::array<std::optional<Problem>, 2> failures;
    std::vector<std::thread> threads;
    for (size_t i = 0; i < 2; ++i) {
        const OrganizationId own = makeOrganization(*m_connection);
        threads.emplace_back([&, own, i] {
            Connection connection(m_database->config());
            int called = 0;
            failures[i] = transact(connection, own, [&](Transaction &tx) -> std::optional<Problem> {
                if (++called == 2)
                    done[1 - i].wait(); // or they might collide again
                for (const size_t step : { i, 1 - i }) {
                    const QString sql = u"update fragile set n = n + 10 where n % 10 = %1"_s.arg(step + 1);
                    if (const Result<Rows> updated = tx.connection().executeText(sql); !updated)
                        return updated.error();
                    if (called == 1 && step == i)
                        bothHoldOne.arrive_and_wait();
                }
                return std::nullopt;
            });
            done[i].count_down();
        });
    }
    for (std::thread &thread : threads)
        thread.join();
    QVERIFY(!failures[0]);
    QVERIFY(!failures[1]);
    QCOMPARE(value(u"select string_agg(n::text, ',' order by n) from fragile"_s), u"21,22"_s);
}

void TestTransaction::aViolationAtCommitIsAnError()
{
    QVERIFY(m_connection->executeText(
        u"create table strict (n bigint, unique (n) deferrable initially deferred)"_s));
    const auto failure
        = transact(*m_connection, m_organization, [](Transaction &tx) -> std::optional<Problem> {
              const Result<Rows> done = tx.connection().executeText(u"insert into strict values (1), (1)"_s);
              return done ? writeRow(tx) : std::optional(done.error());
          });
    QVERIFY(failure);
    QCOMPARE(failure->type, ProblemType::InternalError);
    QCOMPARE(m_connection->lastSqlState(), "23505"_ba);
    QCOMPARE(runs(), 1);
    QCOMPARE(rows(), 0);
}

void TestTransaction::aPlainTransactionKeepsAllOrNothing()
{
    const QString insert = u"insert into written values (1, 1, 1)"_s;
    QVERIFY(!transactPlain(*m_connection, [&](Connection &inside) {
        return inside.executeText(insert) ? std::nullopt
                                          : std::optional(problem(ProblemType::Conflict, u""_s));
    }));
    QCOMPARE(rows(), 1);
    const Problem reason = problem(ProblemType::Conflict, u"no"_s);
    QCOMPARE(transactPlain(*m_connection,
                           [&](Connection &inside) {
                               (void)inside.executeText(insert);
                               return std::optional(reason);
                           }),
             reason);
    QCOMPARE(rows(), 1);
}

void TestTransaction::bothFormsOfResultsWork()
{
    const auto taking = [](Transaction &tx) -> Result<NoteId> {
        const std::optional<Problem> failed = writeRow(tx);
        return failed ? Result<NoteId>(*failed) : Result<NoteId>(tx.take<NoteId>());
    };
    const Result<NoteId> taken = inTransaction(*m_connection, m_organization, taking);
    QVERIFY(taken);
    QVERIFY(taken->isValid());
    const auto refusing = [](Transaction &tx) -> Result<void> {
        (void)writeRow(tx);
        return problem(ProblemType::Conflict, u"no"_s);
    };
    const Result<void> refused = inTransaction(*m_connection, m_organization, refusing);
    QVERIFY(!refused);
    QCOMPARE(refused.error().detail, u"no"_s);
    QCOMPARE(rows(), 1);
}

TRIAGE_TEST(TestTransaction, QCoreApplication)
#include "tst_transaction.moc"
