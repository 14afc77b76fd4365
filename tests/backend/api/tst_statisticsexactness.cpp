// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever is written in whatever order, the counts behind statistics are those of the items themselves.

#include "stores/bufferstore.h"
#include "stores/parts/removal.h"
#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QRandomGenerator>
#include <QTest>

#include <array>
#include <thread>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

constexpr auto refundText = "I was charged twice, please refund the second credit card payment";
constexpr auto crashText = "The app crashes on start and then freezes";

/// Items as they have to be counted, told in another way than the database counts them.
constexpr auto items = R"(
    with act as (
        select organization, feedback from routing_example where member is not null and not withdrawn
        union
        select organization, feedback from forgotten_act
        union
        select organization, feedback from note
        where member is not null
          and (kind = 'note' or text like 'Assigned to %' or text like 'Removed from %' or text like 'Moved from %'
               or text = 'Marked as reviewed.')
    ), held as (
        select m.* from feedback_buffer m join buffer b using (organization)
        where b.id = m.buffer and b.deleted_at is null
    ), item as (
        select f.organization, f.id, date_trunc('day', f.created_at at time zone 'UTC')::date as day, f.client_group,
               f.routing_status, f.needs_review, f.created_at, f.record_code,
               exists (select 1 from held h where h.feedback = f.id
                       and (h.by_hand or (d.feedback is null and f.routing_status <> 'pending'))) as by_hand,
               (select count(*) from held h where h.feedback = f.id) as holders,
               exists (select 1 from act a where a.feedback = f.id) as acted,
               trunc(d.confidence::numeric, 1) as confidence, d.outcome
        from feedback f left join routing_decision d on d.feedback = f.id
    ), place as (
        select i.*, 0::bigint as buffer from item i
        union all
        select i.*, h.buffer from item i join held h on h.feedback = i.id
    ) )";

/// Rows that are in one of two tables only, as text; nothing where they are the same.
QString difference(TestBackend &backend, const char *what, const QString &counted, const QString &expected)
{
    const QString found = backend.value(
        QLatin1StringView(items)
        + u"select string_agg(line, E'\\n') from ("
          "(select 'counted '||t::text as line from (%1 except all %2) t) union all "
          "(select 'missing '||t::text from (%2 except all %1) t)) lines"_s.arg(counted, expected));
    return found.isEmpty() ? found : QLatin1StringView(what) + u":\n"_s + found;
}

/// Removes deleted buffers for good. A confirmation of routing's choice leaves no note on the item and
/// disappears with the buffer; the item still counts as touched by a person, so that is remembered here.
void purgeBuffers(TestBackend &backend)
{
    backend.countStatistics();
    backend.value(u"insert into forgotten_act select e.organization, e.feedback from routing_example e"
                  " join buffer b on b.organization = e.organization and b.id = e.buffer"
                  " where b.deleted_at is not null and e.member is not null and not e.withdrawn;"
                  " select 1"_s);
    if (!storage::deletedBufferRemoval(std::chrono::seconds(0))(backend.database()))
        qFatal("Deleted buffers cannot be removed");
}

/// Everything that is counted wrong.
QString wrongCounts(TestBackend &backend)
{
    QStringList wrong;
    // Routing works meanwhile, and waits now. Compiling what is asked here takes longer than answering it.
    backend.value(
        u"begin; set local jit = off; select count(*) from (select from organization_state for update) s"_s);
    backend.countStatistics();
    const auto compare = [&](const char *what, const QString &counted, const QString &expected) {
        if (const QString text = difference(backend, what, counted, expected); !text.isEmpty())
            wrong << text;
    };
    compare(
        "days",
        u"(select organization, buffer, day, feedback, pending, assigned, review, nothing_matched, failed, "
        "by_hand, waiting from statistics_day where (feedback, pending, assigned, review, nothing_matched, "
        "failed, by_hand, waiting) <> (0, 0, 0, 0, 0, 0, 0, 0))"_s,
        u"(select organization, buffer, day, count(*) as feedback,"
        " count(*) filter (where routing_status = 'pending' and not by_hand) as pending,"
        " count(*) filter (where routing_status <> 'pending' and not by_hand and holders > 0 and not "
        "needs_review) as assigned,"
        " count(*) filter (where routing_status <> 'pending' and not by_hand and holders > 0 and "
        "needs_review) as review,"
        " count(*) filter (where routing_status in ('routed', 'skipped') and holders = 0 and not by_hand) as "
        "nothing_matched,"
        " count(*) filter (where routing_status = 'failed' and holders = 0) as failed,"
        " count(*) filter (where by_hand) as by_hand,"
        " count(*) filter (where not acted and record_code < 8 and (needs_review or (routing_status <> "
        "'pending' and "
        "holders = 0))) as waiting"
        " from place group by organization, buffer, day)"_s);
    compare(
        "courses",
        u"(select organization, buffer, day, outcome, n, course[n] - coalesce(course[n - 1], 0) as items"
        " from statistics_course, generate_series(1, 96) n where course[n] <> coalesce(course[n - 1], 0))"_s,
        u"(select organization, buffer, day, case when by_hand then 'by_hand' when routing_status = 'pending'"
        " then 'pending' when holders > 0 then case when needs_review then 'review' else 'assigned' end when"
        " routing_status = 'failed' then 'failed' else 'nothing_matched' end as outcome,"
        " 1 + floor(extract(epoch from created_at - day::timestamp at time zone 'UTC') / 900)::int, count(*)"
        " from place group by 1, 2, 3, 4, 5)"_s);
    compare(
        "open",
        u"(select organization, began_at + (n - 1) * interval '15 minutes', course[n] - coalesce(course[n - "
        u"1], 0)"
        " from open_bin, generate_series(1, 24) n where course[n] <> coalesce(course[n - 1], 0))"_s,
        u"(select organization, date_bin('15 minutes', created_at, '2000-01-01Z'), count(*) from item"
        " where record_code < 8 group by 1, 2)"_s);
    compare(
        "clients",
        u"(select organization, buffer, day, client, feedback from statistics_client where feedback <> 0)"_s,
        u"(select organization, buffer, day, coalesce(client_group, '/'), count(*) from place group by 1, 2, 3, 4)"_s);
    compare("decisions",
            u"(select organization, buffer, day, band, decisions, kept, corrected from statistics_decision"
            " where (decisions, kept, corrected) <> (0, 0, 0))"_s,
            u"(select organization, buffer, day, least(confidence * 10, 9)::smallint, count(*),"
            " count(*) filter (where outcome in ('kept', 'accepted')),"
            " count(*) filter (where outcome in ('corrected', 'removed'))"
            " from place where confidence is not null group by 1, 2, 3, 4)"_s);
    compare("acts", u"(select feedback from statistics_item where acted_at is not null)"_s,
            u"(select id from item where acted)"_s);
    compare(
        "waits",
        u"(select organization, buffer, day, waited, feedback from statistics_wait where feedback <> 0)"_s,
        u"(select p.organization, p.buffer, p.day, waiting_class(p.created_at, s.acted_at), count(*)"
        " from place p join statistics_item s on s.feedback = p.id where s.acted_at is not null group by 1, 2, 3, 4)"_s);
    compare("targets",
            u"(select organization, target, day, feedback from statistics_target where feedback <> 0)"_s,
            u"(select p.organization, p.target, i.day, count(*) from feedback_target p join item i on i.id = "
            u"p.feedback"
            " group by 1, 2, 3)"_s);
    compare(
        "votes",
        u"(select organization, month, target, thumbs_up, thumbs_down from reaction_month"
        " where (thumbs_up, thumbs_down) <> (0, 0))"_s,
        u"(select organization, date_trunc('month', created_at at time zone 'UTC')::date, target,"
        " count(*) filter (where value = 1), count(*) filter (where value = -1) from reaction group by 1, 2, 3)"_s);
    compare("totals",
            u"(select organization, (began_at at time zone 'UTC')::date as day, sum(feedback) from "
            u"feedback_bin"
            " group by 1, 2 having sum(feedback) <> 0)"_s,
            u"(select organization, day, count(*)::numeric from item group by 1, 2)"_s);
    backend.value(u"commit; select 1"_s);
    return wrong.join(u'\n');
}

/// People and routing at work without a plan.
class Bustle
{
public:
    Bustle(Desk &desk, quint32 seed) : m_desk(desk), m_random(seed)
    {
        for (int i = 0; i < 3; ++i)
            newBuffer();
    }

    /// One act; what it was.
    QString act()
    {
        struct Act
        {
            const char *name;
            void (Bustle::*does)();
        };
        static constexpr std::array<Act, 20> acts{ {
            { "create", &Bustle::create },
            { "create", &Bustle::create },
            { "create", &Bustle::create },
            { "assign", &Bustle::assign },
            { "assign", &Bustle::assign },
            { "take out", &Bustle::takeOut },
            { "move all", &Bustle::moveAll },
            { "delete", &Bustle::remove },
            { "review", &Bustle::review },
            { "write a note", &Bustle::writeNote },
            { "route again", &Bustle::routeAgain },
            { "delete a buffer", &Bustle::removeBuffer },
            { "restore a buffer", &Bustle::restoreBuffer },
            { "make a buffer", &Bustle::newBuffer },
            { "other thresholds", &Bustle::thresholds },
            { "edit", &Bustle::edit },
            { "vote", &Bustle::vote },
            { "wait for routing", &Bustle::settle },
            { "something rare", &Bustle::rare },
            { "import", &Bustle::bringIn },
        } };
        const Act &chosen = acts.at(std::size_t(below(int(acts.size()))));
        (this->*chosen.does)();
        return QString::fromLatin1(chosen.name);
    }

private:
    int below(int end) { return int(m_random.bounded(end)); }
    QByteArray item()
    {
        return m_items.empty() ? QByteArray("0000000000001")
                               : m_items.at(std::size_t(below(int(m_items.size()))));
    }
    QByteArray buffer() { return m_buffers.at(std::size_t(below(int(m_buffers.size())))); }

    void newBuffer()
    {
        static const char *const instructions[] = { "charged twice, refund of a payment, credit card",
                                                    "app crashes on start, freezes, hangs", "zebra stripes" };
        m_buffers.push_back(
            m_desk.buffer("Buffer", { { "routing_instructions", instructions[m_buffers.size() % 3] } }));
    }

    void assign() { m_desk.put("/buffers/" + buffer() + "/feedback/" + item()); }
    void takeOut() { m_desk.remove("/buffers/" + buffer() + "/feedback/" + item()); }
    void moveAll()
    {
        m_desk.post("/buffers/" + buffer() + "/move-all", { { "destination_buffer_id", buffer() } });
    }
    void remove() { m_desk.remove("/feedback/" + item()); }
    void review() { m_desk.patch("/feedback/" + item(), { { "needs_review", below(2) == 0 } }); }
    void writeNote() { m_desk.post("/feedback/" + item() + "/notes", { { "text", "Seen." } }); }
    void routeAgain() { m_desk.post("/feedback/" + item() + "/routing"); }
    void removeBuffer() { m_desk.remove("/buffers/" + buffer()); }
    void restoreBuffer() { m_desk.post("/buffers/" + buffer() + "/restore"); }
    void settle() { m_desk.settle(); }

    QJsonObject target()
    {
        const QJsonObject metadata
            = object({ { "method", "GET" }, { "path", QByteArray::number(below(3)) } });
        return object({ { "type", "rest_endpoint" }, { "metadata", metadata } });
    }

    void vote()
    {
        m_desk.post("/reactions",
                    { { "target", target() },
                      { "reaction_value", below(2) == 0 ? 1 : -1 },
                      { "user_id", QByteArray::number(below(4)) } });
        if (below(3) == 0)
            byHand(u"update reaction set created_at = created_at - interval '20 days' where value = 1"_s);
    }

    void create()
    {
        static const char *const texts[] = { refundText, crashText, "Xylophones" };
        static const char *const clients[] = { "web/1", "cli/2 (linux)", "" };
        const Members body{ { "description", texts[below(3)] },
                            { "targets", below(3) == 0 ? array({ target() }) : QJsonArray() } };
        const Answer made
            = m_desk.send({ "POST", "/feedback", body.toJson(), { { "X-IB-Client", clients[below(3)] } } });
        m_items.push_back(made.json()[u"data"][u"id"].toString().toLatin1());
    }

    void thresholds()
    {
        static constexpr std::pair<double, double> choices[] = { { 2, 2 }, { 2, 0.05 }, { 0.05, 0.05 } };
        const auto [assign, review] = choices[below(3)];
        m_desk.thresholds(assign, review);
    }

    void edit()
    {
        m_desk.patch("/feedback/" + item(), { { "title", QByteArray::number(below(1000)) } });
        // Set straight by hand: two days ago, or from another tool.
        const qint64 id = *decodeId(QString::fromLatin1(item()));
        byHand(
            below(2) == 0
                ? u"update feedback f set created_at = created_at - interval '2 days', change = s.change"
                  " from organization_state s where s.organization = f.organization and f.id = %1"_s.arg(id)
                : u"update feedback f set client = 'app/3', change = s.change"
                  " from organization_state s where s.organization = f.organization and f.id = %1"_s.arg(id));
    }

    void rare()
    {
        if (below(2) == 0) {
            byHand(u"update feedback f set routing_status = 'failed', change = s.change from "
                   u"organization_state s"
                   " where s.organization = f.organization and routing_status = 'routed' and live_buffers = 0"
                   " and id / 4096 % 2 = 0"_s);
        } else {
            purgeBuffers(m_desk.backend());
        }
    }

    /// Three items as an import stores them: routed already, and then put where they are without being
    /// touched again.
    void bringIn()
    {
        const qint64 first = 1'000'000 + m_random.bounded(1'000'000'000);
        const QString into
            = u"(select id from buffer where organization = %1 and deleted_at is null order by id limit 1)"_s
                  .arg(m_desk.organization().id.value());
        byHand(
            u"insert into feedback (organization, id, description, client, routing_status, live_buffers, "
            u"created_at,"
            " updated_at, change) select s.organization, %1 + n, 'Imported.', 'old/1', 'routed', 1,"
            " now() - interval '3 days', now(), s.change from organization_state s, generate_series(0, 2) n"
            " where s.organization = %2 and %3 is not null;"
            "insert into feedback_search (organization, feedback, lexemes) select organization, id, '' from "
            "feedback"
            " where id between %1 and %1 + 2;"
            "insert into feedback_buffer (organization, buffer, feedback, by_hand, confidence, assigned_at)"
            " select organization, %3, id, false, 0.9, now() from feedback where id between %1 and %1 + 2"_s
                .arg(first)
                .arg(m_desk.organization().id.value())
                .arg(into));
        for (int n = 0; n < 3; ++n)
            m_items.push_back(encodeId(first + n));
    }

    /// In the database itself, as a change of the organization under its lock, as every writer.
    void byHand(const QString &sql)
    {
        m_desk.backend().value(
            u"update organization_state set change = change + 1 where organization = %1;"_s.arg(
                m_desk.organization().id.value())
            + sql + u"; select 1"_s);
    }

    Desk &m_desk;
    QRandomGenerator m_random;
    std::vector<QByteArray> m_items;
    std::vector<QByteArray> m_buffers;
};

} // namespace

class TestStatisticsExactness : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsAreExactAfterRandomWrites_data();
    void countsAreExactAfterRandomWrites();
    void recountingFindsTheSame();
    void twoBackendsCountEveryChangeOnce();
    void aPlotHasWhatIsOlderThanItsTime();
    void changesWhileNobodyCountsAreCountedLater();
    void deletionsThatTheFeedForgotAreNotCounted();
    void anItemThatChangesWhileItIsCountedIsCounted();
    void aRecountForgetsWhatIsCountedWhileItWaits();
};

void TestStatisticsExactness::countsAreExactAfterRandomWrites_data()
{
    QTest::addColumn<quint32>("seed");
    for (const quint32 seed : { 1u, 2u, 3u, 4u, 5u, 6u })
        QTest::addRow("seed %u", seed) << seed;
}

void TestStatisticsExactness::countsAreExactAfterRandomWrites()
{
    QFETCH(quint32, seed);
    TestBackend backend;
    backend.value(u"create temp table forgotten_act (organization bigint, feedback bigint); select 1"_s);
    Desk desk(backend);
    Desk other(backend);
    other.feedback("Of somebody else");
    Bustle bustle(desk, seed);
    for (int round = 0; round < 12; ++round) {
        QStringList acts;
        for (int i = 0; i < 16; ++i)
            acts << bustle.act();
        const QString wrong = wrongCounts(backend);
        QVERIFY2(wrong.isEmpty(), qPrintable(acts.join(u", "_s) + u'\n' + wrong));
    }
    desk.settle();
    QCOMPARE(wrongCounts(backend), QString());
    QVERIFY(backend.value(u"select sum(by_hand) from statistics_day where buffer <> 0"_s).toInt() > 0);
    QVERIFY(backend.value(u"select sum(kept + corrected) from statistics_decision"_s).toInt() > 0);
}

void TestStatisticsExactness::recountingFindsTheSame()
{
    TestBackend backend;
    backend.value(u"create temp table forgotten_act (organization bigint, feedback bigint); select 1"_s);
    Desk desk(backend);
    Bustle bustle(desk, 7);
    for (int i = 0; i < 120; ++i)
        bustle.act();
    desk.settle();
    backend.sql(u"truncate forgotten_act"_s); // counts all again
    QCOMPARE(wrongCounts(backend), QString());
}

void TestStatisticsExactness::twoBackendsCountEveryChangeOnce()
{
    TestBackend backend;
    const auto second = backend.another();
    Desk desk(backend);
    Bustle bustle(desk, 8);
    backend.value(u"create temp table forgotten_act (organization bigint, feedback bigint); select 1"_s);
    for (int i = 0; i < 60; ++i)
        bustle.act();
    desk.settle();
    QVERIFY(eventually([&] { return backend.hasCountedStatistics(); }));
    QCOMPARE(wrongCounts(backend), QString());
}

void TestStatisticsExactness::aPlotHasWhatIsOlderThanItsTime()
{
    TestBackend backend;
    Desk desk(backend);
    for (int items = 1; items <= 5; ++items) {
        desk.feedback("Something");
        const QString written = backend.value(u"select to_char(clock_timestamp() at time zone 'UTC',"
                                              " 'YYYY-MM-DD\"T\"HH24:MI:SS.MS\"Z\"')"_s);
        Answer plot;
        QVERIFY(eventually([&] {
            plot = desk.admin.get("/statistics/feedback-per-day");
            return plot.meta("generated_at").toString() > written;
        }));
        QCOMPARE(plot["total"].toArray().last().toInt(), items);
    }
}

void TestStatisticsExactness::changesWhileNobodyCountsAreCountedLater()
{
    TestBackend backend;
    backend.value(u"create temp table forgotten_act (organization bigint, feedback bigint); select 1"_s);
    Desk desk(backend);
    Bustle bustle(desk, 9);
    for (int i = 0; i < 20; ++i)
        bustle.act();
    desk.settle();
    backend.stop();
    backend.value(u"update organization_state set change = change + 1;"
                  "update feedback f set needs_review = true, change = s.change from organization_state s"
                  " where s.organization = f.organization; select 1"_s);
    // A backend is killed before it commits.
    backend.value(u"begin; select count(count_statistics(organization, 10)) from organization_state"_s);
    backend.value(u"rollback; select 1"_s);
    backend.start();
    QVERIFY(eventually([&] { return backend.hasCountedStatistics(); }));
    QCOMPARE(wrongCounts(backend), QString());
}

void TestStatisticsExactness::deletionsThatTheFeedForgotAreNotCounted()
{
    TestBackend backend;
    backend.value(u"create temp table forgotten_act (organization bigint, feedback bigint); select 1"_s);
    Desk desk(backend);
    backend.holdRouting();
    desk.feedback("One");
    desk.feedback("Two");
    backend.stop();
    backend.countStatistics();
    backend.value(u"delete from feedback where description = 'One';"
                  "update organization_state set change = change + 2, feed_floor = change + 1; select 1"_s);
    QCOMPARE(wrongCounts(backend), QString());
}

void TestStatisticsExactness::anItemThatChangesWhileItIsCountedIsCounted()
{
    TestBackend backend;
    backend.value(u"create temp table forgotten_act (organization bigint, feedback bigint); select 1"_s);
    Desk desk(backend);
    desk.settled("One");
    backend.stop();
    backend.countStatistics();
    // A count that begins with a recount, after which the item changes once more.
    backend.value(
        u"alter function recount_statistics rename to recount_undisturbed;"
        "create function recount_statistics(of_organization bigint) returns void language plpgsql as $$ begin"
        " perform recount_undisturbed(of_organization);"
        " update organization_state set change = change + 1 where organization = of_organization;"
        " update feedback f set change = s.change from organization_state s"
        " where s.organization = f.organization and f.organization = of_organization; end $$;"
        "update organization_state set change = change + 2, feed_floor = change + 1; select 1"_s);
    backend.value(u"select count(count_statistics(organization, 1000)) from organization_state"_s);
    QVERIFY(!backend.hasCountedStatistics());
    QCOMPARE(backend.value(u"select sum(feedback) from statistics_day where buffer = 0"_s), u"1"_s);
    QCOMPARE(wrongCounts(backend), QString());
}

void TestStatisticsExactness::aRecountForgetsWhatIsCountedWhileItWaits()
{
    TestBackend backend;
    backend.value(u"create temp table forgotten_act (organization bigint, feedback bigint); select 1"_s);
    Desk desk(backend);
    desk.settled("One");
    backend.stop();
    const QString recount = u"select count(recount_statistics(organization)::text) from organization_state"_s;
    backend.value(recount);
    backend.value(u"begin; select count(count_statistics(organization, 1000)) from organization_state"_s);
    std::thread waiting([&recount, config = backend.connectionConfig()] {
        storage::Connection other(config);
        if (!other.executeText(recount))
            qFatal("The statistics cannot be recounted");
    });
    storage::Connection observer(backend.connectionConfig());
    const bool waits
        = eventually([&] { return blocked(observer, u"query like '%recount_statistics%'"_s) == 1; });
    backend.value(u"commit; select 1"_s);
    waiting.join();
    QVERIFY(waits);
    QCOMPARE(backend.value(u"select count(*) from statistics_item"_s), u"0"_s);
    QCOMPARE(backend.value(u"select count(*) from statistics_day"_s), u"0"_s);
    QCOMPARE(wrongCounts(backend), QString());
}

TRIAGE_TEST(TestStatisticsExactness, QCoreApplication)
#include "tst_statisticsexactness.moc"
