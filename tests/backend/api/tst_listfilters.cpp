// SPDX-License-Identifier: GPL-3.0-or-later
// Lists by how far routing has come and by when feedback came, and lists that say which buffers hold their
// items.

#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QTest>
#include <QUrl>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

class TestListFilters : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aStatusKeepsWhatCameThisFar();
    void totalsOfAStatusFollowRouting();
    void aPeriodHasItsBeginningAndNotItsEnd();
    void aTimeIsUnderstoodInEveryWayOfWritingIt();
    void aDayStandsForItsBeginning();
    void periodsThatMeetShareNothing();
    void totalsOfAPeriodFollowWhatComesAndGoes();
    void pagesOfAPeriodAreItsWholeList();
    void aBuffersOwnListTakesTheSameFilters();
    void itemsComeWithTheirBuffersWhereTheyAreWanted();
    void linksRepeatTheFiltersAsTheyWereSent();
    void meaninglessFiltersAreRefused_data();
    void meaninglessFiltersAreRefused();

private:
    /// Items a, b, c, … that came at noon of the days from 2026-03-01 on.
    void oneEachDay(Desk &desk, int count);
    static QString all(Desk &desk, const QByteArray &path)
    {
        const Answer list = desk.get(path);
        return QString::number(list.meta("total").toInt(-1)) + u": "_s + list.all("description");
    }

    TestBackend m_backend;
};

void TestListFilters::oneEachDay(Desk &desk, int count)
{
    desk.switchRouting(false);
    for (int i = 0; i < count; ++i)
        desk.feedback(QByteArray(1, char('a' + i)));
    desk.settle();
    m_backend.sql(
        u"update feedback f set created_at = '2026-02-28T12:00Z'::timestamptz + n.place * interval '1 day'"
        " from (select id, row_number() over (order by id) as place from feedback where organization = %1) n"
        " where f.organization = %1 and f.id = n.id"_s.arg(desk.organization().id.value()));
}

void TestListFilters::aStatusKeepsWhatCameThisFar()
{
    Desk desk(m_backend);
    desk.buffer("Bugs");
    desk.settled("routed");
    desk.switchRouting(false);
    desk.settled("skipped");
    desk.settled("failed");
    m_backend.sql(
        u"update feedback set routing_status = 'failed' where organization = %1 and description = 'failed'"_s
            .arg(desk.organization().id.value()));
    m_backend.holdRouting();
    desk.feedback("pending");
    for (const char *status : { "pending", "routed", "skipped", "failed" }) {
        const QByteArray path = "/feedback?routing_status="_ba + status;
        QCOMPARE(all(desk, path), u"1: "_s + QString::fromLatin1(status));
        QCOMPARE(all(desk, path + "&sort_order=asc"), u"1: "_s + QString::fromLatin1(status));
        QCOMPARE(all(desk, path + "&search=nothing"), u"0: -"_s);
    }
    QCOMPARE(all(desk, "/feedback?routing_status=skipped,Pending"), u"2: pending, skipped"_s);
    QCOMPARE(all(desk, "/feedback?routing_status=failed,skipped&state=open&sort_order=asc"),
             u"2: skipped, failed"_s);
    QCOMPARE(all(desk, "/feedback?routing_status=pending,routed,skipped,failed"),
             u"4: pending, failed, skipped, routed"_s);
    QCOMPARE(desk.get("/feedback?routing_status=failed,lost").outcome(),
             u"422 invalid-field-value routing_status"_s);
    m_backend.releaseRouting();
}

void TestListFilters::totalsOfAStatusFollowRouting()
{
    Desk desk(m_backend);
    desk.buffer("Bugs");
    const QByteArray first = desk.settled("a");
    desk.settled("b");
    const auto totals = [&desk] {
        QStringList numbers;
        for (const char *status : { "pending", "routed", "skipped", "failed" })
            numbers << QString::number(desk.total("/feedback?routing_status="_ba + status));
        return numbers.join(u' ');
    };
    QCOMPARE(totals(), u"0 2 0 0"_s);
    desk.switchRouting(false);
    desk.settled("c");
    QCOMPARE(totals(), u"0 2 1 0"_s);
    m_backend.holdRouting();
    desk.post("/feedback/" + first + "/routing");
    QCOMPARE(totals(), u"1 1 1 0"_s);
    desk.remove("/feedback/" + first);
    QCOMPARE(totals(), u"0 1 1 0"_s);
    m_backend.releaseRouting();
}

void TestListFilters::aPeriodHasItsBeginningAndNotItsEnd()
{
    Desk desk(m_backend);
    oneEachDay(desk, 5);
    QCOMPARE(all(desk, "/feedback?created_after=2026-03-02T12:00:00Z&created_before=2026-03-04T12:00:00Z"),
             u"2: c, b"_s);
    QCOMPARE(
        all(desk, "/feedback?created_after=2026-03-02T12:00:00.001Z&created_before=2026-03-04T12:00:00.001Z"),
        u"2: d, c"_s);
    QCOMPARE(all(desk, "/feedback?created_after=2026-03-04T12:00:00Z"), u"2: e, d"_s);
    QCOMPARE(all(desk, "/feedback?created_before=2026-03-02T12:00:00Z"), u"1: a"_s);
    QCOMPARE(all(desk, "/feedback?created_after=2026-03-04T12:00:00Z&created_before=2026-03-02T12:00:00Z"),
             u"0: -"_s);
    QCOMPARE(all(desk, "/feedback?created_after=0001-01-01T00:00:00Z&created_before=9999-12-31T23:59:59Z"),
             u"5: e, d, c, b, a"_s);
    QCOMPARE(all(desk, "/feedback?created_after=0001-01-01T00:00:00%2B23:59&sort_order=asc&limit=1"),
             u"5: a"_s);
}

void TestListFilters::aTimeIsUnderstoodInEveryWayOfWritingIt()
{
    Desk desk(m_backend);
    oneEachDay(desk, 3);
    for (const char *time : { "2026-03-02T12:00:00Z", "2026-03-02t12:00:00z", "2026-03-02T12:00:00.0Z",
                              "2026-03-02T14:00:00%2B02:00", "2026-03-02T05:30:00-06:30",
                              "2026-03-02T12:00:00.000000Z", "2026-03-02T11:59:59.9990001Z" })
        QCOMPARE(all(desk, "/feedback?created_after="_ba + time), u"2: c, b"_s);
    QCOMPARE(all(desk, "/feedback?created_after=2026-03-02T12:00:00.0000001Z"), u"1: c"_s);
}

void TestListFilters::aDayStandsForItsBeginning()
{
    Desk desk(m_backend);
    oneEachDay(desk, 3);
    QCOMPARE(all(desk, "/feedback?created_after=2026-03-02"), u"2: c, b"_s);
    QCOMPARE(all(desk, "/feedback?created_after=2026-03-02&created_before=2026-03-03"), u"1: b"_s);
    QCOMPARE(all(desk, "/feedback?created_before=2026-03-01"), u"0: -"_s);
    for (const char *none : { "2026-02-30", "2026-3-02", "2026-03", "2026-03-0x", "02.03.2026" })
        QCOMPARE(desk.get("/feedback?created_after="_ba + none).outcome(),
                 u"422 invalid-field-value created_after"_s);
    // The links of a page repeat the day.
    QCOMPARE(desk.get("/feedback?created_after=2026-03-02&limit=1").meta("next").toString(),
             u"/api/v0/feedback?page=2&limit=1&created_after=2026-03-02"_s);
}

void TestListFilters::periodsThatMeetShareNothing()
{
    Desk desk(m_backend);
    oneEachDay(desk, 9);
    int together = 0;
    for (const char *period : { "created_before=2026-03-03T12:00:00Z",
                                "created_after=2026-03-03T12:00:00Z&created_before=2026-03-06T00:00:00Z",
                                "created_after=2026-03-06T00:00:00Z&created_before=2026-03-08T12:00:00Z",
                                "created_after=2026-03-08T12:00:00Z" })
        together += desk.total("/feedback?"_ba + period);
    QCOMPARE(together, 9);
}

void TestListFilters::totalsOfAPeriodFollowWhatComesAndGoes()
{
    Desk desk(m_backend);
    oneEachDay(desk, 4);
    const QByteArray bugs = desk.buffer("Bugs");
    const QByteArray period = "/feedback?created_after=2026-03-02T00:00:00Z";
    const QByteArray searched = period + "&search=b";
    QCOMPARE(desk.total(period), 3);
    QCOMPARE(desk.total(searched), 1);
    const QByteArray item = desk.settled("b");
    desk.assign(bugs, item);
    QCOMPARE(all(desk, period + "&sort_order=asc"), u"4: b, c, d, b"_s);
    QCOMPARE(desk.total(searched), 2);
    QCOMPARE(desk.total(period + "&buffer_id=bugs"), 1);
    desk.patch("/feedback/" + item, { { "description", "x" } });
    QCOMPARE(desk.total(searched), 1);
    desk.remove("/feedback/" + desk.get(period).all("id").section(u", "_s, 1, 1).toLatin1());
    QCOMPARE(all(desk, period), u"3: x, c, b"_s);
    QCOMPARE(desk.total("/feedback?created_before=2026-03-02T00:00:00Z"), 1);
}

void TestListFilters::pagesOfAPeriodAreItsWholeList()
{
    Desk desk(m_backend);
    oneEachDay(desk, 12);
    for (const QByteArray sort : { "", "&sort_order=asc", "&sort_by=title", "&sort_by=updated_at" }) {
        const QByteArray list = "/feedback?include=buffer_ids&created_after=2026-03-03T00:00:00Z" + sort;
        QJsonArray pages;
        for (QByteArray path = list + "&limit=3"; !path.isEmpty();) {
            const Answer page = desk.get(path);
            QCOMPARE(page.meta("total"), 10);
            for (const QJsonValue &item : page.items())
                pages.append(item);
            path = page.meta("next").toString().toLatin1();
        }
        QCOMPARE(pages, desk.get(list).items());
    }
}

void TestListFilters::aBuffersOwnListTakesTheSameFilters()
{
    Desk desk(m_backend);
    oneEachDay(desk, 5);
    const QByteArray bugs = desk.buffer("Bugs");
    const QStringList ids = desk.get("/feedback?sort_order=asc").all("id").split(u", "_s);
    for (const int place : { 0, 2, 4 })
        desk.assign(bugs, ids[place].toLatin1());
    const QByteArray list = "/buffers/bugs/feedback";
    QCOMPARE(all(desk, list), u"3: e, c, a"_s);
    QCOMPARE(all(desk, list + "?created_after=2026-03-02T00:00:00Z"), u"2: e, c"_s);
    QCOMPARE(all(desk, list + "?created_before=2026-03-03T12:00:00Z"), u"1: a"_s);
    QCOMPARE(all(desk, list + "?routing_status=skipped"), u"3: e, c, a"_s);
    QCOMPARE(all(desk, list + "?routing_status=routed"), u"0: -"_s);
    const Answer listed
        = desk.get(list + "?include=buffer_ids&limit=2&created_before=2026-03-06T00:00:00%2B01:00");
    QCOMPARE(listed.items()[0][u"buffer_ids"].toArray(), QJsonArray{ QString::fromLatin1(bugs) });
    const QByteArray next = listed.meta("next").toString().toLatin1();
    QVERIFY(next.startsWith("/api/v0/buffers/" + bugs + "/feedback?"));
    QCOMPARE(desk.get(next).all("description"), u"a"_s);
    QCOMPARE(desk.get(next).items()[0][u"buffer_ids"].toArray().size(), 1);
}

void TestListFilters::itemsComeWithTheirBuffersWhereTheyAreWanted()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    const QByteArray bugs = desk.buffer("Bugs");
    const QByteArray billing = desk.buffer("Billing");
    const QByteArray praise = desk.buffer("Praise");
    const QByteArray item = desk.settled("in two");
    desk.settled("in none");
    for (const QByteArray &buffer : { bugs, billing, praise })
        desk.assign(buffer, item);
    desk.remove("/buffers/" + praise);
    const QJsonArray items = desk.get("/feedback?include=buffer_ids").items();
    QCOMPARE(items[0][u"buffer_ids"].toArray(), QJsonArray());
    QCOMPARE(items[1][u"buffer_ids"].toArray(),
             (QJsonArray{ QString::fromLatin1(bugs), QString::fromLatin1(billing) }));
    // As the change feed has it.
    const QJsonArray changes = desk.get("/changes").items();
    const auto inFeed = std::find_if(changes.begin(), changes.end(), [&item](const QJsonValue &change) {
        return change[u"id"].toString() == QString::fromLatin1(item);
    });
    QVERIFY(inFeed != changes.end());
    QCOMPARE(items[1], (*inFeed)[u"data"]);
    QVERIFY(!desk.get("/feedback").items()[1].toObject().contains(u"buffer_ids"));
    // Both at once, which are two questions.
    const std::vector<Answer> both = desk.admin.sendAll(
        { { "GET", "/feedback", {}, {} }, { "GET", "/feedback?include=buffer_ids", {}, {} } });
    QVERIFY(!both[0].items()[1].toObject().contains(u"buffer_ids"));
    QVERIFY(both[1].items()[1].toObject().contains(u"buffer_ids"));
}

void TestListFilters::linksRepeatTheFiltersAsTheyWereSent()
{
    Desk desk(m_backend);
    oneEachDay(desk, 4);
    const Answer list
        = desk.get("/feedback?limit=1&page=2&routing_status=skipped&include=buffer_ids"
                   "&created_after=2026-03-01T01:00:00%2B01:00&created_before=2026-03-04T00:00:00Z");
    QCOMPARE(list.meta("total"), 3);
    const QByteArray next = list.meta("next").toString().toLatin1();
    QVERIFY2(next.contains("created_after=2026-03-01T01%3A00%3A00%2B01%3A00")
                 || next.contains("created_after=2026-03-01T01:00:00%2B01:00"),
             next.constData());
    QVERIFY(next.contains("routing_status=skipped") && next.contains("include=buffer_ids"));
    QCOMPARE(all(desk, next), u"3: a"_s);
    QCOMPARE(all(desk, list.meta("prev").toString().toLatin1()), u"3: c"_s);
}

void TestListFilters::meaninglessFiltersAreRefused_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<QString>("field");
    const auto row = [](const char *query, const char *field) {
        QTest::newRow(query) << QByteArray(query) << QString::fromLatin1(field);
    };
    row("routing_status=lost", "routing_status");
    row("routing_status=", "routing_status");
    row("created_after=", "created_after");
    row("created_after=yesterday", "created_after");
    row("created_after=2026-03-01T12:00Z", "created_after");
    row("created_after=2026-03-01T12:00:00", "created_after"); // where?
    row("created_after=2026-03-01T12:00:00+01:00", "created_after"); // the plus is a space
    row("created_after=2026-03-01%2012:00:00Z", "created_after");
    row("created_after=2026-02-29T12:00:00Z", "created_after");
    row("created_after=2026-03-01T24:00:00Z", "created_after");
    row("created_after=2026-03-01T12:00:00.Z", "created_after");
    row("created_after=2026-03-01T12:00:00%2B24:00", "created_after");
    row("created_after=0000-03-01T12:00:00Z", "created_after");
    row("created_after=infinity", "created_after");
    row("created_before=1772366400", "created_before");
    row("created_before=2026-03-01T12:00:00Z%0A", "created_before");
    row("created_before=%D9%A2026-03-01T12:00:00Z", "created_before");
    row("include=", "include");
    row("include=notes", "include");
    row("include=buffer_ids,notes", "include");
}

void TestListFilters::meaninglessFiltersAreRefused()
{
    QFETCH(QByteArray, query);
    QFETCH(QString, field);
    Desk desk(m_backend);
    const QByteArray bugs = desk.buffer("Bugs");
    QCOMPARE(desk.get("/feedback?" + query).outcome(), u"422 invalid-field-value "_s + field);
    QCOMPARE(desk.get("/buffers/" + bugs + "/feedback?" + query).outcome(),
             u"422 invalid-field-value "_s + field);
    QCOMPARE(desk.get("/buffers/nowhere/feedback?" + query).outcome(), u"404 buffer-not-found"_s);
}

TRIAGE_TEST(TestListFilters, QCoreApplication)
#include "tst_listfilters.moc"
