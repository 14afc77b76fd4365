// SPDX-License-Identifier: GPL-3.0-or-later
// Items that say the same as one: searches that find an item through a hidden duplicate, and plots that count
// it once.

#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

/// The last element of each list of counts.
QString today(const Answer &plot, const char *field)
{
    return QString::number(plot[field].toArray().last().toInteger());
}

} // namespace

class TestCollapsedGroups : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aSearchFindsWhatStandsForAHiddenDuplicate();
    void anItemThatMatchesItselfSaysSo();
    void everyOrderAndFilterFindsTheSame_data();
    void everyOrderAndFilterFindsTheSame();
    void theLanguageIsThatOfTheItemThatStandsForTheGroup();
    void pagesAreTheWholeList();
    void plotsCountGroupsOnce();
    void otherPlotsRefuseTheSwitch();

private:
    Answer search(const QByteArray &rest) { return m_desk->get("/feedback?duplicates=hide&search=" + rest); }

    TestBackend m_backend;
    std::unique_ptr<Desk> m_desk;
    QByteArray m_crash, m_freeze, m_hang, m_other;
};

void TestCollapsedGroups::initTestCase()
{
    m_desk = std::make_unique<Desk>(m_backend);
    Desk &desk = *m_desk;
    desk.switchRouting(false);
    const QByteArray bugs = desk.buffer("Bugs");
    m_crash = desk.settled("The program crashes on export", { { "title", "Crash" } });
    m_freeze = desk.settled("It freezes and exports nothing", { { "title", "Freezer" } });
    m_hang = desk.settled("My freezer melts while the export runs");
    m_other = desk.settled("The freezer is too loud");
    desk.assign(bugs, m_crash);
    desk.assign(bugs, m_freeze);
    const QJsonArray items{ QString::fromLatin1(m_freeze), QString::fromLatin1(m_hang) };
    QCOMPARE(desk.post("/merges", { { "into", m_crash }, { "feedback_ids", items } }).status, 201);
    desk.patch("/feedback/" + m_crash + "/triage", { { "tags", array({ "x" }) } });
}

void TestCollapsedGroups::aSearchFindsWhatStandsForAHiddenDuplicate()
{
    const Answer found = search("freezer%20melts");
    QCOMPARE(found.meta("total").toInt(), 1);
    QCOMPARE(found.all("id"), QString::fromLatin1(m_crash));
    const QJsonValue hit = found.meta("search")[u"results"][QString::fromLatin1(m_crash)];
    QCOMPARE(hit[u"highlights"].toArray(), QJsonArray());
    QCOMPARE(hit[u"duplicate"][u"feedback_id"].toString().toLatin1(), m_hang);
    QCOMPARE(hit[u"duplicate"][u"highlights"].toArray().size(), 1);
    QVERIFY(hit[u"score"].toDouble() > 0);
    QCOMPARE(m_desk->get("/feedback?search=freezer%20melts").all("id"), QString::fromLatin1(m_hang));
}

void TestCollapsedGroups::anItemThatMatchesItselfSaysSo()
{
    const Answer found = search("export");
    QCOMPARE(found.meta("total").toInt(), 1);
    const QJsonValue hit = found.meta("search")[u"results"][QString::fromLatin1(m_crash)];
    QCOMPARE(hit[u"highlights"].toArray().size(), 1);
    QVERIFY(hit[u"duplicate"].isUndefined());
    QCOMPARE(search("unheard").meta("total").toInt(), 0);
}

void TestCollapsedGroups::everyOrderAndFilterFindsTheSame_data()
{
    QTest::addColumn<QByteArray>("rest");
    QTest::addColumn<int>("total");
    for (const char *order :
         { "", "&sort_by=created_at", "&sort_by=created_at&sort_order=asc", "&sort_by=updated_at",
           "&sort_by=title&sort_order=asc", "&sort_by=relevance&sort_order=asc" }) {
        for (const auto &[filter, total] : std::initializer_list<std::pair<const char *, int>>{
                 { "", 2 },
                 { "&state=open", 2 },
                 { "&state=open&owner=none&snoozed=false", 2 },
                 { "&state=done", 0 },
                 { "&tag=x", 1 },
                 { "&owner=me", 0 },
                 { "&buffer_id=bugs", 1 },
                 { "&created_after=2020-01-01T00:00:00Z", 2 },
                 { "&client_group=none", 0 } }) {
            const QByteArray rest = QByteArray(filter) + order;
            QTest::newRow(rest.isEmpty() ? "alone" : rest.constData()) << rest << total;
        }
    }
}

void TestCollapsedGroups::everyOrderAndFilterFindsTheSame()
{
    QFETCH(QByteArray, rest);
    QFETCH(int, total);
    const Answer found = search("freezer" + rest);
    QCOMPARE(found.outcome(), u"200"_s);
    QCOMPARE(found.meta("total").toInt(), total);
    QCOMPARE(found.items().size(), total);
    QCOMPARE(found.all("id").contains(QString::fromLatin1(m_crash)), total > 0);
}

void TestCollapsedGroups::theLanguageIsThatOfTheItemThatStandsForTheGroup()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    const auto merge = [&desk](const QByteArray &into, const QByteArray &item) {
        const QJsonArray items{ QString::fromLatin1(item) };
        return desk.post("/merges", { { "into", into }, { "feedback_ids", items } }).status == 201;
    };
    QVERIFY(merge(desk.settled("Die Rechnung kommt immer zweimal, und niemand antwortet auf unsere Fragen."),
                  desk.settled("Twice")));
    QVERIFY(merge(desk.settled("Print"),
                  desk.settled("Der Drucker druckt nichts mehr, und niemand weiß, warum das so ist.")));
    for (const QByteArray order :
         { "", "&sort_by=created_at", "&sort_by=title&sort_order=asc", "&state=open" }) {
        const QByteArray list = "/feedback?duplicates=hide" + order;
        QCOMPARE(desk.total(list + "&search=twice&language=de"), 1);
        QCOMPARE(desk.total(list + "&search=twice&language=und"), 0);
        QCOMPARE(desk.total(list + "&search=Drucker&language=de"), 0);
        QCOMPARE(desk.total(list + "&search=Drucker&language=und"), 1);
        QCOMPARE(desk.total(list + "&search=Rechnung&language=de"), 1);
    }
}

void TestCollapsedGroups::pagesAreTheWholeList()
{
    for (const QByteArray order : { "&sort_by=created_at", "&sort_by=relevance", "&sort_by=title" }) {
        QString all;
        for (int page = 1; page <= 2; ++page)
            all += search("freezer&limit=1&page=" + QByteArray::number(page) + order).all("id") + u' ';
        QVERIFY2(all.contains(QString::fromLatin1(m_crash)) && all.contains(QString::fromLatin1(m_other)),
                 order);
    }
    const QString text = m_desk->get("/export?duplicates=hide&search=melts")["text"].toString();
    QVERIFY2(text.contains(QString::fromLatin1(m_crash)), qPrintable(text));
}

void TestCollapsedGroups::plotsCountGroupsOnce()
{
    const QByteArray once = "?duplicates=hide";
    const auto plot = [&](const QByteArray &path) {
        return m_desk->get("/statistics/" + path);
    };
    QCOMPARE(today(plot("feedback-per-day"), "total"), u"4"_s);
    QCOMPARE(today(plot("feedback-per-day?duplicates=include"), "total"), u"4"_s);
    const Answer days = plot("feedback-per-day" + once);
    QCOMPARE(today(days, "total"), u"2"_s);
    QStringList last;
    for (const QJsonValue &series : days["series"].toArray())
        last << series[u"kind"].toString() + u' '
                + QString::number(series[u"counts"].toArray().last().toInteger());
    QCOMPARE(last, (QStringList{ u"buffer 1"_s, u"unassigned 1"_s }));
    QCOMPARE(today(plot("feedback-per-day" + once + "&buffer_id=bugs"), "total"), u"1"_s);
    QStringList buffers;
    for (const QByteArray &query : { QByteArray(), once }) {
        const Answer counts = plot("buffers" + query);
        for (const QJsonValue &each : { QJsonValue(counts["buffers"].toArray()[0]), counts["unassigned"] })
            buffers << QString::number(each[u"count"].toInteger());
    }
    QCOMPARE(buffers, (QStringList{ u"2"_s, u"2"_s, u"1"_s, u"1"_s }));
    m_desk->patch("/feedback/" + m_hang + "/triage", { { "state", "done" } });
    m_desk->patch("/feedback/" + m_other + "/triage", { { "state", "done" } });
    QCOMPARE(today(plot("work"), "opened"), u"4"_s);
    QCOMPARE(today(plot("work"), "done"), u"2"_s);
    const Answer work = plot("work" + once);
    QCOMPARE(today(work, "opened"), u"2"_s);
    QCOMPARE(today(work, "done"), u"1"_s);
    QCOMPARE(work["ages"].toArray()[0][u"count"].toInteger(), 1);
    QCOMPARE(work["bands"].toArray()[0][u"count"].toInteger(), 1);
    QCOMPARE(work["owners"].toArray()[0][u"open"].toInteger(), 1);
    QCOMPARE(work["owners"].toArray()[0][u"done"].toInteger(), 1);
}

void TestCollapsedGroups::otherPlotsRefuseTheSwitch()
{
    for (const char *path : { "routing", "confidence", "clients", "targets", "triage-time" })
        QCOMPARE(m_desk->get("/statistics/" + QByteArray(path) + "?duplicates=hide").outcome(),
                 u"422 invalid-field-value duplicates"_s);
    QCOMPARE(m_desk->get("/statistics/work?duplicates=only").outcome(),
             u"422 invalid-field-value duplicates"_s);
}

TRIAGE_TEST(TestCollapsedGroups, QCoreApplication)
#include "tst_collapsedgroups.moc"
