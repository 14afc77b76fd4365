// SPDX-License-Identifier: GPL-3.0-or-later
// Work that workers claim: the job that has waited longest comes first, and nobody else gets it before the
// lease ends.

#include "stores/parts/buffermovestore.h"
#include "stores/parts/followupstore.h"
#include "stores/researchstore.h"
#include "stores/routingstore.h"
#include "support/scratchdatabase.h"
#include "support/testprogram.h"

#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::storage;
using namespace triage::test;

namespace {

constexpr std::chrono::seconds lease{ 90 };

/// A queue of jobs of one kind. Jobs are numbers.
struct Queue
{
    QString table; ///< Has the column due_at.
    QString columns; ///< The columns of a new job, without due_at.
    QString values; ///< For these columns; %1 is the number of the job.
    QString number; ///< The column of the number.
    std::function<QString(Connection &)> claim; ///< Returns the number of the claimed job, or "-".
};

template <typename Claimed, typename Number>
QString described(const Result<std::optional<Claimed>> &claimed, Number number)
{
    if (!claimed)
        return claimed.error().detail;
    return *claimed ? QString::number(number(**claimed)) : u"-"_s;
}

} // namespace

class TestClaims : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void theLongestDueComesFirst_data() { queues(); }
    void theLongestDueComesFirst();
    void aClaimedJobIsLeftAloneForTheLengthOfTheLease_data() { queues(); }
    void aClaimedJobIsLeftAloneForTheLengthOfTheLease();
    void aJobThatIsNotDueWaits_data() { queues(); }
    void aJobThatIsNotDueWaits();
    void rowsFollowFromTheFirstOnAfterAnotherChange();

private:
    static void queues();
    void run(const QString &sql) { QVERIFY2(m_connection->executeText(sql), qPrintable(sql)); }
    /// Adds a job that is due after that number of seconds.
    void add(const Queue &queue, int number, int seconds)
    {
        run(u"insert into %1 (organization, %2, due_at) select organization, %3, now() + interval '%4 s'"
            " from organization_state"_s.arg(queue.table, queue.columns, queue.values.arg(number))
                .arg(seconds));
    }

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
    run(u"insert into research (organization, id, question, created_at, change)"
        " select organization, n, 'Why?', now(), 1 from organization_state, generate_series(1, 4) n;"
        "insert into feedback (organization, id, description, routing_status, created_at, updated_at, change)"
        " select organization, n, 'It is slow', 'pending', now(), now(), 1 from organization_state, "
        "generate_series(1, "
        "4) n;"
        "delete from routing_job"_s);
}

void TestClaims::queues()
{
    QTest::addColumn<Queue>("queue");
    QTest::newRow("moves") << Queue{
        u"buffer_move"_s,
        u"id, source, destination, member, activity, done_to, last, moved, created_at"_s,
        u"%1, 1, 2, 3, 'Moved', 0, 9, 0, now()"_s,
        u"id"_s,
        [](Connection &connection) {
            return described(claimMove(connection, lease),
                             [](const ClaimedMove &claimed) { return claimed.move.value(); });
        },
    };
    QTest::newRow("rows that follow") << Queue{
        u"follow_up"_s,
        u"kind, subject"_s,
        u"'buffer', %1"_s,
        u"subject"_s,
        [](Connection &connection) {
            return described(claimFollowUp(connection, lease),
                             [](const ClaimedFollowUp &claimed) { return claimed.followUp.subject; });
        },
    };
    QTest::newRow("questions") << Queue{
        u"research_job"_s,
        u"research"_s,
        u"%1"_s,
        u"research"_s,
        [](Connection &connection) {
            return described(claimQuestion(connection, lease),
                             [](const ClaimedQuestion &claimed) { return claimed.research.value(); });
        },
    };
    QTest::newRow("items to route") << Queue{
        u"routing_job"_s,
        u"feedback"_s,
        u"%1"_s,
        u"feedback"_s,
        [](Connection &connection) {
            const Claim claim = claimItems(connection, 1, lease);
            return claim.items.empty() ? u"-"_s : QString::number(claim.items.front().feedback.value());
        },
    };
}

void TestClaims::theLongestDueComesFirst()
{
    QFETCH(Queue, queue);
    add(queue, 1, -20);
    add(queue, 2, -40);
    add(queue, 3, -30);
    QStringList claimed;
    for (int i = 0; i < 4; ++i)
        claimed << queue.claim(*m_connection);
    QCOMPARE(claimed.join(u' '), u"2 3 1 -"_s);
}

void TestClaims::aClaimedJobIsLeftAloneForTheLengthOfTheLease()
{
    QFETCH(Queue, queue);
    add(queue, 1, -20);
    QCOMPARE(queue.claim(*m_connection), u"1"_s);
    const auto left = m_connection->executeText(
        u"select due_at > clock_timestamp() + interval '60 s', due_at <= clock_timestamp() + interval '90 s' from %1"_s
            .arg(queue.table));
    QVERIFY(left);
    QCOMPARE(left->first().text(0) + left->first().text(1), u"tt"_s);
    QCOMPARE(queue.claim(*m_connection), u"-"_s);
    // The lease has ended: the worker is gone, and another one continues.
    run(u"update %1 set due_at = due_at - interval '90 s'"_s.arg(queue.table));
    QCOMPARE(queue.claim(*m_connection), u"1"_s);
}

void TestClaims::aJobThatIsNotDueWaits()
{
    QFETCH(Queue, queue);
    add(queue, 1, 3600);
    add(queue, 2, -1);
    QCOMPARE(queue.claim(*m_connection), u"2"_s);
    QCOMPARE(queue.claim(*m_connection), u"-"_s);
}

void TestClaims::rowsFollowFromTheFirstOnAfterAnotherChange()
{
    run(u"insert into member (organization, id, name, email, role, created_at, updated_at, change)"
        " select organization, 9, 'Ada', 'ada@example.com', 'admin', now(), now(), 1 from organization_state;"
        "insert into note (organization, id, feedback, text, kind, member, created_at, change)"
        " select organization, n, n, 'Hello', 'note', 9, now(), 1"
        " from organization_state, generate_series(1, 4) n"_s);
    const OrganizationId organization
        = m_connection->executeText(u"select organization from organization_state"_s)
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
        = m_connection->executeText(u"select change from organization_state"_s)->first().integer(0);
    while (!*inTransaction(*m_connection, organization, two)) { }
    QCOMPARE(m_connection->executeText(u"select count(*) from note where change > %1"_s.arg(second))
                 ->first()
                 .integer(0),
             4);
}

TRIAGE_TEST(TestClaims, QCoreApplication)
#include "tst_claims.moc"
