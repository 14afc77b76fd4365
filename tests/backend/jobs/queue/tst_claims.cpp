// SPDX-License-Identifier: GPL-3.0-or-later
// Queues of work in the background: organizations take turns, and of each comes first what has waited
// longest; nobody else gets it before the lease ends; after the clock was set back, nothing waits longer than
// it should.

#include "jobs/queue/backgroundthread.h"
#include "jobs/queue/queuework.h"
#include "stores/parts/followupstore.h"
#include "stores/parts/removal.h"
#include "stores/webhooks/webhookqueue.h"
#include "stores/webhooks/webhookstore.h"
#include "stores/workqueue.h"
#include "support/scratchdatabase.h"
#include "support/testprogram.h"

#include <QTest>

#include <atomic>
#include <mutex>
#include <new>
#include <thread>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::storage;
using namespace triage::test;

namespace {

constexpr std::chrono::seconds lease{ 90 };

/// A queue of jobs of one kind. Jobs are numbers.
struct Queue
{
    WorkKind kind;
    QString table;
    QString columns; ///< The columns of a new job besides its organization and due_at.
    QString values; ///< For these columns; %1 is the number of the job.
};

/// Claims the next job of a worker; returns its number, or "-".
QString next(Connection &connection, WorkQueue &queue)
{
    const Claim claim = queue.claim(connection, { .lease = lease, .perWebhook = 10 });
    if (claim.problem)
        return claim.problem->detail;
    return claim.work.empty() ? u"-"_s : QString::number(claim.work.front().id);
}

} // namespace

class TestClaims : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void theLongestDueComesFirst_data() { queues(); }
    void theLongestDueComesFirst();
    void organizationsTakeTurns_data() { queues(); }
    void organizationsTakeTurns();
    void aClaimedJobIsLeftAloneForTheLengthOfTheLease_data() { queues(); }
    void aClaimedJobIsLeftAloneForTheLengthOfTheLease();
    void aJobThatIsNotDueWaits_data() { queues(); }
    void aJobThatIsNotDueWaits();
    void dueWorkStaysDueAfterTheClockIsSetBack_data() { queues(); }
    void dueWorkStaysDueAfterTheClockIsSetBack();
    void aLeaseBeginsAgainAfterTheClockWasSetBack_data() { queues(); }
    void aLeaseBeginsAgainAfterTheClockWasSetBack();
    void twoServersShareTheJobs_data() { queues(); }
    void twoServersShareTheJobs();
    void aJobThatIsSetAsideIsCountedAndHoldsUpNoOther_data() { queues(); }
    void aJobThatIsSetAsideIsCountedAndHoldsUpNoOther();
    void aWorkerWhoseLeaseEndedChangesNothing_data() { queues(); }
    void aWorkerWhoseLeaseEndedChangesNothing();
    void anAttemptWhoseLeaseEndedIsNotSettled();
    void aClaimOfAMessageReadsNoOther();
    void messagesThatAreNotDueAreNotRead();
    void theStateOfTheQueuesCountsToALimit();
    void messagesOfAWebhookThatIsOffAreQueuedWhenItIsOnAgain();
    void messagesOfAWebhookThatIsGoneAreRemoved();
    void aJobThatFailsTwiceIsSetAside();
    void aJobThatTookTheProgramWithItIsSetAside();
    void aFailureOfTheDatabaseDoesNotCount();
    void aThreadGoesOnAfterAnException();
    void rowsFollowFromTheFirstOnAfterAnotherChange();

private:
    static void queues();
    void run(const QString &sql) { QVERIFY2(m_connection->executeText(sql), qPrintable(sql)); }
    QString value(const QString &sql) { return m_connection->executeText(sql)->first().text(0); }
    /// Adds a job of the first organization that is due after that number of seconds.
    void add(const Queue &queue, int number, int seconds, int organization = 0)
    {
        run(u"insert into %1 (organization, %2, due_at) select organization, %3, now() + interval '%4 s'"
            " from organization_state order by organization offset %5 limit 1"_s
                .arg(queue.table, queue.columns, queue.values.arg(number))
                .arg(seconds)
                .arg(organization));
    }
    /// Does what a clock that is set back by an hour does to a queue.
    void setClockBack(const Queue &queue)
    {
        run(u"update %1 set due_at = due_at + interval '1 hour'"_s.arg(queue.table));
    }
    /// Adds questions, and works on them until none is due. Question 1 fails with that problem, or with an
    /// exception. Returns the numbers in the order of the attempts.
    QString worked(std::optional<ProblemType> problem);
    /// Adds messages of as many webhooks as there are messages of each. Only the webhook 7 is there.
    void addMessages(int webhooks, int each, const QString &due)
    {
        run(u"insert into webhook_delivery (organization, webhook, event, subject, happened_at, due_at,"
            " delay_seconds) select min(organization), 6 + w, 'feedback.created', 1, now(), now() + interval "
            "'%3',"
            " greatest(extract(epoch from interval '%3'), 0)"
            " from organization_state, generate_series(1, %1) w, generate_series(1, %2) n group by w, n"_s
                .arg(webhooks)
                .arg(each)
                .arg(due));
    }
    /// Returns how many rows of the messages indexes have led to.
    int messagesRead()
    {
        run(u"select pg_stat_force_next_flush()"_s);
        return value(u"select idx_tup_fetch from pg_stat_user_tables where relname = 'webhook_delivery'"_s)
            .toInt();
    }
    int messages() { return value(u"select count(*) from webhook_delivery"_s).toInt(); }

    std::unique_ptr<ScratchDatabase> m_database;
    std::unique_ptr<Connection> m_connection;
};

Q_DECLARE_METATYPE(Queue)

void TestClaims::init()
{
    m_connection.reset();
    m_database = std::make_unique<ScratchDatabase>();
    m_connection = std::make_unique<Connection>(m_database->config());
    makeOrganization(*m_connection);
    run(u"insert into organization_state (organization) select max(organization) + 1 from organization_state;"
        "insert into organization (organization, name, slug, created_at, change)"
        " select organization, 'Acme', 'acme-' || organization, now(), 1 from organization_state;"
        "insert into research (organization, id, question, created_at, change)"
        " select organization, n, 'Why?', now(), 1 from organization_state, generate_series(1, 9) n;"
        "insert into webhook (organization, id, url, events, format, thin, enabled, secret, created_at, "
        "updated_at)"
        " select organization, 7, 'https://example.com', '{*}', 'standard', false, true, '', now(), now()"
        " from organization_state;"
        "insert into feedback (organization, id, description, routing_status, created_at, updated_at, change)"
        " select organization, n, 'It is slow', 'pending', now(), now(), 1 from organization_state,"
        " generate_series(1, 9) n;"
        "delete from routing_job; delete from webhook_event"_s);
}

void TestClaims::queues()
{
    QTest::addColumn<Queue>("queue");
    QTest::newRow("moves") << Queue{
        WorkKind::Move, u"buffer_move"_s,
        u"id, source, destination, member, activity, parts, done_to, last, only_open, total, moved, "
        "created_at"_s,
        u"%1, 1, 2, 3, 'Moved', '{}', 0, 9, false, 9, 0, now()"_s
    };
    QTest::newRow("rows that follow")
        << Queue{ WorkKind::FollowUp, u"follow_up"_s, u"kind, subject"_s, u"'buffer', %1"_s };
    QTest::newRow("questions") << Queue{ WorkKind::Research, u"research_job"_s, u"research"_s, u"%1"_s };
    QTest::newRow("items to route") << Queue{ WorkKind::Routing, u"routing_job"_s, u"feedback"_s, u"%1"_s };
    QTest::newRow("imports to undo") << Queue{ WorkKind::ImportUndo, u"import"_s,
                                               u"id, source, state, created_at"_s,
                                               u"%1, 'a.csv', 'undoing', now()"_s };
    QTest::newRow("webhook deliveries")
        << Queue{ WorkKind::Delivery, u"webhook_delivery"_s, u"id, webhook, event, subject, happened_at"_s,
                  u"%1, 7, 'feedback.created', 1, now()"_s };
}

void TestClaims::theLongestDueComesFirst()
{
    QFETCH(Queue, queue);
    add(queue, 1, -20);
    add(queue, 2, -40);
    add(queue, 3, -30);
    WorkQueue worker(queue.kind);
    QStringList claimed;
    for (int i = 0; i < 4; ++i)
        claimed << next(*m_connection, worker);
    QCOMPARE(claimed.join(u' '), u"2 3 1 -"_s);
}

void TestClaims::organizationsTakeTurns()
{
    QFETCH(Queue, queue);
    for (int i = 1; i <= 4; ++i)
        add(queue, i, -60 + i);
    add(queue, 5, -2, 1);
    add(queue, 6, -1, 1);
    WorkQueue worker(queue.kind);
    QStringList claimed;
    for (int i = 0; i < 6; ++i)
        claimed << next(*m_connection, worker);
    QCOMPARE(claimed.join(u' '), u"1 5 2 6 3 4"_s);
}

void TestClaims::aClaimedJobIsLeftAloneForTheLengthOfTheLease()
{
    QFETCH(Queue, queue);
    add(queue, 1, -20);
    WorkQueue worker(queue.kind);
    QCOMPARE(next(*m_connection, worker), u"1"_s);
    QCOMPARE(value(u"select concat(due_at > clock_timestamp() + interval '60 s',"
                   " due_at <= clock_timestamp() + interval '90 s', claimed_by like pg_backend_pid() || '/%')"
                   " from "_s
                   + queue.table),
             u"ttt"_s);
    QCOMPARE(next(*m_connection, worker), u"-"_s);
    // The lease has ended: the worker is gone, and another one continues.
    run(u"update %1 set due_at = due_at - interval '90 s'"_s.arg(queue.table));
    QCOMPARE(next(*m_connection, worker), u"1"_s);
}

void TestClaims::aJobThatIsNotDueWaits()
{
    QFETCH(Queue, queue);
    add(queue, 1, 3600);
    run(u"update %1 set delay_seconds = 3600"_s.arg(queue.table));
    add(queue, 2, -1);
    WorkQueue worker(queue.kind);
    QCOMPARE(next(*m_connection, worker), u"2"_s);
    QCOMPARE(next(*m_connection, worker), u"-"_s);
}

void TestClaims::dueWorkStaysDueAfterTheClockIsSetBack()
{
    QFETCH(Queue, queue);
    add(queue, 1, 0);
    add(queue, 2, 600);
    run(u"update %1 set delay_seconds = 600 where due_at > now()"_s.arg(queue.table));
    setClockBack(queue);
    add(queue, 3, 600); // delayed after that
    run(u"update %1 set delay_seconds = 600 where due_at < now() + interval '15 minutes'"_s.arg(queue.table));
    WorkQueue worker(queue.kind);
    QStringList claimed;
    for (int i = 0; i < 3; ++i)
        claimed << next(*m_connection, worker);
    claimed.sort();
    QCOMPARE(claimed.join(u' '), u"- 1 2"_s);
}

void TestClaims::aLeaseBeginsAgainAfterTheClockWasSetBack()
{
    QFETCH(Queue, queue);
    add(queue, 1, 0);
    WorkQueue worker(queue.kind);
    QCOMPARE(next(*m_connection, worker), u"1"_s);
    setClockBack(queue);
    WorkQueue other(queue.kind);
    QCOMPARE(next(*m_connection, other), u"-"_s);
    QCOMPARE(value(u"select due_at <= clock_timestamp() + interval '90 s' from "_s + queue.table), u"t"_s);
}

void TestClaims::twoServersShareTheJobs()
{
    QFETCH(Queue, queue);
    for (int i = 1; i <= 9; ++i)
        add(queue, i, -i);
    std::mutex mutex;
    QStringList claimed;
    // Both stay connected until the end, because claims end with their connection.
    Connection here(m_database->config());
    Connection there(m_database->config());
    // The job that the other server is about to claim is passed over.
    QVERIFY(
        there.executeText(u"begin; select from %1 order by due_at limit 1 for update"_s.arg(queue.table)));
    WorkQueue first(queue.kind);
    claimed << next(here, first);
    QCOMPARE(claimed, QStringList{ u"8"_s });
    QVERIFY(there.executeText(u"rollback"_s));
    const auto work = [&](Connection &connection) {
        WorkQueue worker(queue.kind);
        for (int idle = 0; idle < 20;) { // one that finds all locked by the other comes again
            const QString job = next(connection, worker);
            idle = job == u"-"_s ? idle + 1 : 0;
            const std::lock_guard lock(mutex);
            if (job != u"-"_s)
                claimed << job;
        }
    };
    std::thread other([&] { work(there); });
    work(here);
    other.join();
    claimed.sort();
    QCOMPARE(claimed.join(u' '), u"1 2 3 4 5 6 7 8 9"_s);
}

void TestClaims::aJobThatIsSetAsideIsCountedAndHoldsUpNoOther()
{
    QFETCH(Queue, queue);
    add(queue, 1, -20);
    add(queue, 2, -10);
    WorkQueue worker(queue.kind);
    const Claim poison = worker.claim(*m_connection, { .lease = lease });
    QVERIFY(worker.setAside(*m_connection, poison.work.front(), u"internal-error"_s));
    QCOMPARE(readQueueState(*m_connection)->setAside, 1.0);
    QCOMPARE(next(*m_connection, worker), u"2"_s);
    QCOMPARE(next(*m_connection, worker), u"-"_s);
    run(u"update %1 set due_at = due_at - interval '1 hour'"_s.arg(queue.table));
    QCOMPARE(next(*m_connection, worker), u"2"_s); // its lease ended long ago
    QCOMPARE(next(*m_connection, worker), u"1"_s);
}

void TestClaims::aWorkerWhoseLeaseEndedChangesNothing()
{
    QFETCH(Queue, queue);
    add(queue, 1, -20);
    WorkQueue slow(queue.kind);
    const Claim first = slow.claim(*m_connection, { .lease = lease });
    run(u"update %1 set due_at = due_at - interval '90 s', attempts = 0"_s.arg(queue.table));
    WorkQueue quick(queue.kind);
    QCOMPARE(next(*m_connection, quick), u"1"_s);
    QVERIFY(slow.postpone(*m_connection, first.work, std::chrono::seconds(0), u"late"_s));
    QCOMPARE(next(*m_connection, quick), u"-"_s);
}

void TestClaims::anAttemptWhoseLeaseEndedIsNotSettled()
{
    run(u"insert into webhook_delivery (organization, id, webhook, event, subject, happened_at, due_at)"
        " select min(organization), 1, 7, 'feedback.created', 1, now(), now() - interval '20 s'"
        " from organization_state"_s);
    WorkQueue slow(WorkKind::Delivery);
    const Claim first = slow.claim(*m_connection, { .lease = lease, .perWebhook = 10 });
    run(u"update webhook_delivery set due_at = due_at - interval '90 s'"_s);
    WorkQueue quick(WorkKind::Delivery);
    QCOMPARE(next(*m_connection, quick), u"1"_s);
    SettledAttempt late;
    late.work = first.work.front();
    QVERIFY(settleMessages(*m_connection, { &late, 1 }));
    QCOMPARE(value(u"select state from webhook_delivery"_s), u"pending"_s);
}

void TestClaims::aClaimOfAMessageReadsNoOther()
{
    WorkQueue worker(WorkKind::Delivery);
    QCOMPARE(next(*m_connection, worker), u"-"_s); // planned while there are none
    run(u"insert into webhook_delivery (organization, id, webhook, event, subject, happened_at, due_at)"
        " select min(organization), n, 7, 'feedback.created', 1, now(), now() - interval '1 s'"
        " from organization_state, generate_series(1, 2000) n group by n"_s);
    const int before = messagesRead();
    QVERIFY(next(*m_connection, worker) != u"-"_s);
    QVERIFY(messagesRead() - before < 100);
}

void TestClaims::messagesThatAreNotDueAreNotRead()
{
    WorkQueue worker(WorkKind::Delivery);
    QCOMPARE(next(*m_connection, worker), u"-"_s); // planned while there are none
    addMessages(2000, 1, u"1 hour"_s);
    addMessages(1, 2000, u"1 hour"_s);
    run(u"analyze webhook_delivery"_s); // as PostgreSQL does by itself
    const int before = messagesRead();
    QVERIFY(worker.correctClock(*m_connection));
    QCOMPARE(next(*m_connection, worker), u"-"_s);
    QVERIFY(*worker.timeUntilDue(*m_connection) > std::chrono::minutes(30));
    QVERIFY(messagesRead() - before < 100);
}

void TestClaims::theStateOfTheQueuesCountsToALimit()
{
    QCOMPARE(readQueueState(*m_connection)->messages, 0.0);
    addMessages(1, 3 * QueueState::maxCounted, u"-1 hour"_s);
    run(u"update webhook_delivery set created_at = now() - interval '2 hours'"
        " where id = (select max(id) from webhook_delivery)"_s);
    const int before = messagesRead();
    const auto state = readQueueState(*m_connection);
    QCOMPARE(state->messages, double(QueueState::maxCounted));
    QVERIFY(state->oldestMessageSeconds >= 7200);
    QVERIFY(messagesRead() - before < 2 * QueueState::maxCounted);
}

void TestClaims::messagesOfAWebhookThatIsOffAreQueuedWhenItIsOnAgain()
{
    constexpr int many = 12'000; // more than change at once
    WorkQueue worker(WorkKind::Delivery);
    addMessages(1, many, u"-1 s"_s);
    run(u"update webhook set enabled = false"_s);
    QVERIFY(followWebhooks(*m_connection));
    QCOMPARE(messages(), many);
    QVERIFY(!*worker.timeUntilDue(*m_connection)); // nothing is queued
    QCOMPARE(readQueueState(*m_connection)->oldestMessageSeconds, 0.0);

    run(u"update webhook set enabled = true"_s);
    QCOMPARE(next(*m_connection, worker), u"-"_s);
    const QString queued = u"select count(*) from webhook_delivery where due_at <= clock_timestamp()"_s;
    QVERIFY(*runInBatches(*m_connection, { "webhook.queueAgain" }, 10)); // others have their turn
    QCOMPARE(value(queued).toInt(), 200);
    QVERIFY(!*followWebhooks(*m_connection));
    QCOMPARE(value(queued).toInt(), many);
    QVERIFY(next(*m_connection, worker) != u"-"_s);
}

void TestClaims::messagesOfAWebhookThatIsGoneAreRemoved()
{
    addMessages(3, 5000, u"-1 s"_s); // of 7, 8 and 9
    run(u"insert into webhook_delivery (organization, webhook, event, state)"
        " select min(organization), 9, 'feedback.created', 'delivered' from organization_state"_s);
    QVERIFY(followWebhooks(*m_connection));
    QCOMPARE(value(u"select count(*) from webhook_delivery where webhook = 7"_s).toInt(), 5000);
    QCOMPARE(messages(), 5001); // what was delivered is kept for its time
}

QString TestClaims::worked(std::optional<ProblemType> failure)
{
    QStringList attempts;
    jobs::QueueWork questions({ .kind = WorkKind::Research },
                              [&](Connection &, const ClaimedWork &work, const Row &) -> Result<void> {
                                  attempts << QString::number(work.id);
                                  if (work.id != 1) {
                                      run(u"delete from research_job where research = %1"_s.arg(work.id));
                                      return {};
                                  }
                                  if (failure)
                                      return problem(*failure, u"No."_s);
                                  throw std::bad_alloc();
                              });
    for (int round = 0; round < 4; ++round) {
        while (questions.doNext(*m_connection)) { }
        run(u"update research_job set due_at = now() where due_at < now() + interval '1 minute'"_s);
    }
    return attempts.join(u' ');
}

void TestClaims::aJobThatFailsTwiceIsSetAside()
{
    run(u"insert into research_job (organization, research, due_at)"
        " select min(organization), n, now() - (10 - n) * interval '1 ms' from organization_state,"
        " generate_series(1, 3) n group by n"_s);
    QCOMPARE(worked(std::nullopt), u"1 2 3 1"_s);
    QCOMPARE(readQueueState(*m_connection)->setAside, 1.0);
    QCOMPARE(value(u"select last_error from research_job"_s), u"internal-error"_s);
}

void TestClaims::aJobThatTookTheProgramWithItIsSetAside()
{
    run(u"insert into research_job (organization, research, due_at, attempts)"
        " select min(organization), n, now(), case n when 1 then 3 else 0 end"
        " from organization_state, generate_series(1, 2) n group by n"_s);
    QCOMPARE(worked(std::nullopt), u"2"_s);
    QCOMPARE(readQueueState(*m_connection)->setAside, 1.0);
}

void TestClaims::aFailureOfTheDatabaseDoesNotCount()
{
    run(u"insert into research_job (organization, research, due_at) select min(organization), 1, now()"
        " from organization_state"_s);
    QCOMPARE(worked(ProblemType::ServiceUnavailable), u"1 1 1 1"_s);
    QCOMPARE(readQueueState(*m_connection)->setAside, 0.0);
}

void TestClaims::aThreadGoesOnAfterAnException()
{
    std::atomic<int> rounds = 0;
    const auto before = jobs::backgroundExceptions();
    jobs::BackgroundThread thread(m_database->config(), [&](Connection &) -> jobs::Rest {
        if (++rounds == 1)
            throw std::bad_alloc();
        return std::chrono::milliseconds(10);
    });
    thread.start();
    QTRY_VERIFY(rounds > 1);
    QCOMPARE(jobs::backgroundExceptions(), before + 1);
}

void TestClaims::rowsFollowFromTheFirstOnAfterAnotherChange()
{
    run(u"insert into member (organization, id, name, email, role, created_at, updated_at, change)"
        " select organization, 9, 'Ada', 'ada@example.com', 'admin', now(), now(), 1 from organization_state;"
        "insert into note (organization, id, feedback, text, kind, member, created_at, change)"
        " select organization, n, n, 'Hello', 'note', 9, now(), 1"
        " from organization_state, generate_series(1, 4) n"_s);
    const OrganizationId organization
        = m_connection->executeText(u"select min(organization) from organization_state"_s)
              ->first()
              .id<OrganizationId>(0);
    const FollowUp renamed = FollowUp::notesOf(MemberId(9));
    const auto begin = [&](Transaction &tx) {
        return FollowUpWriter(tx).begin(renamed);
    };
    const auto two = [&](Transaction &tx) {
        return FollowUpWriter(tx).follow(renamed, 2);
    };

    QVERIFY(inTransaction(*m_connection, organization, begin));
    QVERIFY(!*inTransaction(*m_connection, organization, two));
    // The member is renamed once more while half of the notes show the first new name.
    QVERIFY(inTransaction(*m_connection, organization, begin));
    const qint64 second
        = m_connection->executeText(u"select max(change) from organization_state"_s)->first().integer(0);
    while (!*inTransaction(*m_connection, organization, two)) { }
    QCOMPARE(m_connection->executeText(u"select count(*) from note where change > %1"_s.arg(second))
                 ->first()
                 .integer(0),
             4);
}

TRIAGE_TEST(TestClaims, QCoreApplication)
#include "tst_claims.moc"
