// SPDX-License-Identifier: GPL-3.0-or-later
// Statistics of the work: what was opened and closed by day, what is open by age, how long it took, by owner.

#include "support/midnight.h"
#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QDate>
#include <QDateTime>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

QString numbers(const QJsonValue &array)
{
    QStringList all;
    for (const QJsonValue &each : array.toArray())
        all << QString::number(each.toInteger());
    return all.join(u' ');
}

/// "Ada Muster 1 2 0, - 4 0 0": open, done and declined of each owner.
QString owners(const Answer &plot)
{
    QStringList all;
    for (const QJsonValue &each : plot["owners"].toArray())
        all << u"%1 %2 %3 %4"_s.arg(each[u"owner_name"].toString(u"-"_s))
                   .arg(each[u"open"].toInteger())
                   .arg(each[u"done"].toInteger())
                   .arg(each[u"declined"].toInteger());
    return all.join(u", "_s);
}

/// The numbers of open items by age.
QString ages(const Answer &plot)
{
    QStringList all;
    for (const QJsonValue &each : plot["ages"].toArray())
        all << QString::number(each[u"count"].toInteger());
    return all.join(u' ');
}

} // namespace

class TestWorkStatistics : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QVERIFY(isFarFromMidnight()); }

    void nothingIsCountedWithoutFeedback();
    void workIsCountedByDayAgeAndOwner();
    void duplicatesAreTakenOffTheirOwners();
    void undoneActsDoNotCount();
    void countsAreThoseOfTheRecords();
    void unknownFiltersAreRefused();

private:
    void set(Desk &desk, const char *table, const char *item, const QString &assignment, const QByteArray &id)
    {
        m_backend.sql(u"update %1 set %2 where organization = %3 and %4 = %5"_s
                          .arg(QString::fromLatin1(table), assignment)
                          .arg(desk.organization().id.value())
                          .arg(QString::fromLatin1(item))
                          .arg(*decodeId(QString::fromLatin1(id))));
    }
    static void close(Desk &desk, const QByteArray &item, const char *state)
    {
        desk.patch("/feedback/" + item + "/triage", { { "state", state } });
    }

    TestBackend m_backend;
};

void TestWorkStatistics::nothingIsCountedWithoutFeedback()
{
    Desk desk(m_backend);
    const Answer plot = desk.get("/statistics/work?from=2026-11-20&to=2026-11-21");
    QCOMPARE(plot.status, 200);
    QCOMPARE(numbers(plot["opened"]), u"0 0"_s);
    QCOMPARE(ages(plot), u"0 0 0 0 0 0"_s);
    QCOMPARE(owners(plot), QString());
    QVERIFY(plot["median_seconds"].isNull());
}

void TestWorkStatistics::workIsCountedByDayAgeAndOwner()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    const QByteArray first = desk.feedback("one");
    const QByteArray second = desk.feedback("two");
    const QByteArray third = desk.feedback("three");
    desk.feedback("four");
    const QString names = desk.get("/me")["member"][u"name"].toString();
    desk.post("/feedback/" + first + "/take");
    desk.post("/feedback/" + second + "/take");
    close(desk, first, "done");
    close(desk, third, "declined");
    const Answer plot = desk.get("/statistics/work");
    QVERIFY(numbers(plot["opened"]).endsWith(u" 0 4"_s));
    QVERIFY(numbers(plot["done"]).endsWith(u" 0 1"_s));
    QVERIFY(numbers(plot["declined"]).endsWith(u" 0 1"_s));
    QCOMPARE(ages(plot), u"2 0 0 0 0 0"_s);
    QCOMPARE(owners(plot), names + u" 1 1 0, - 1 0 1"_s);
    QCOMPARE(plot["bands"].toArray()[0][u"count"].toInteger(), 1);

    const QDate today = QDateTime::currentDateTimeUtc().date();
    set(desk, "feedback_triage", "feedback", u"state_changed_at = state_changed_at - interval '3 days'"_s,
        first);
    set(desk, "feedback", "id", u"created_at = created_at - interval '40 days'"_s, second);
    const QByteArray day = today.addDays(-3).toString(Qt::ISODate).toLatin1();
    const Answer earlier = desk.get("/statistics/work?from=" + day + "&to=" + day);
    QCOMPARE(numbers(earlier["done"]), u"1"_s);
    QCOMPARE(ages(earlier), u"1 0 0 1 0 0"_s);
    QVERIFY(owners(earlier).contains(names + u" 1 1 0"_s));
}

void TestWorkStatistics::duplicatesAreTakenOffTheirOwners()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    std::vector<QByteArray> items;
    for (const char *state : { "done", "done", "declined", "declined", "open", "open" }) {
        items.push_back(desk.feedback(state));
        desk.post("/feedback/" + items.back() + "/take");
        close(desk, items.back(), state);
    }
    const QString name = desk.get("/me")["member"][u"name"].toString();
    for (const std::size_t each : { 0, 2, 4 })
        desk.post("/merges",
                  { { "into", items[each].constData() },
                    { "feedback_ids", array({ items[each + 1].constData() }) } });
    QCOMPARE(owners(desk.get("/statistics/work")), name + u" 2 2 2"_s);
    QCOMPARE(owners(desk.get("/statistics/work?duplicates=hide")), name + u" 1 1 1"_s);
}

void TestWorkStatistics::undoneActsDoNotCount()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    const QByteArray item = desk.feedback("ein Wurm 🐛");
    const auto work = [&] {
        const Answer plot = desk.get("/statistics/work");
        return numbers(plot["done"]).section(u' ', -1) + u' ' + numbers(plot["declined"]).section(u' ', -1)
            + u' ' + ages(plot).section(u' ', 0, 0);
    };
    close(desk, item, "done");
    QCOMPARE(work(), u"1 0 0"_s);
    close(desk, item, "declined");
    QCOMPARE(work(), u"0 1 0"_s);
    close(desk, item, "open");
    QCOMPARE(work(), u"0 0 1"_s);
    close(desk, item, "done");
    desk.patch("/feedback/" + item + "/triage", { { "tags", array({ "x" }) } });
    QCOMPARE(work(), u"1 0 0"_s);
    desk.remove("/feedback/" + item);
    QCOMPARE(work(), u"0 0 0"_s);
}

void TestWorkStatistics::countsAreThoseOfTheRecords()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    std::vector<Sent> all;
    for (int i = 0; i < 60; ++i)
        all.push_back({ "POST", "/feedback", R"({"description":"x"})", {} });
    desk.admin.sendAll(all);
    m_backend.sql(
        u"insert into feedback_triage (organization, feedback, state, state_changed_at, updated_at)"
        " select organization, id, case id % 3 when 0 then 'open' when 1 then 'done' else 'declined' end,"
        " created_at + interval '1 hour', now() from feedback where organization = %1"_s.arg(
            desk.organization().id.value()));
    const Answer plot = desk.get("/statistics/work?to=2999-01-01&from=2998-12-31");
    QCOMPARE(ages(plot).section(u' ', 0, 0).toInt(), desk.total("/feedback?state=open"));
    const QByteArray tomorrow
        = QDateTime::currentDateTimeUtc().date().addDays(1).toString(Qt::ISODate).toLatin1();
    const Answer period = desk.get("/statistics/work?to=" + tomorrow);
    qint64 done = 0;
    for (const QJsonValue &each : period["done"].toArray())
        done += each.toInteger();
    QCOMPARE(done, desk.total("/feedback?state=done"));
    QCOMPARE(period["median_seconds"].toInteger(), 3600);
    qint64 declined = 0;
    for (const QJsonValue &each : period["owners"].toArray())
        declined += each[u"declined"].toInteger();
    QCOMPARE(declined, desk.total("/feedback?state=declined"));
}

void TestWorkStatistics::unknownFiltersAreRefused()
{
    Desk desk(m_backend);
    QCOMPARE(desk.get("/statistics/work?buffer_id=x").outcome(), u"422 invalid-field-value buffer_id"_s);
    QCOMPARE(desk.get("/statistics/work?from=yesterday").outcome(), u"422 invalid-field-value from"_s);
}

TRIAGE_TEST(TestWorkStatistics, QCoreApplication)
#include "tst_workstatistics.moc"
