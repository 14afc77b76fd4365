// SPDX-License-Identifier: GPL-3.0-or-later
// The lists behind the marks of plots have as many items as the real backend counts.
#include "dashboard/plotcatalog.h"
#include "dashboard/plotsource.h"
#include "support/await.h"
#include "support/testprogram.h"
#include "syncdesk.h"

#include <QDate>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;
using namespace triage::app;

namespace {

/// An organization in which people and routing have worked, and a client that has received all of it.
struct Office
{
    Office() : desk(backend), billing(desk.buffer("Billing")), bugs(desk.buffer("Crashes"))
    {
        desk.routeNothing();
    }

    /// Adds feedback that a client sent that number of days ago, put into those buffers by hand.
    QByteArray item(int daysAgo, const QByteArray &sender, std::initializer_list<QByteArray> buffers)
    {
        const test::Answer made = desk.send({ "POST",
                                              "/feedback",
                                              Members{ { "description", "x" } }.toJson(),
                                              { { "X-IB-Client", sender } } });
        desk.settle();
        for (const QByteArray &buffer : buffers)
            desk.assign(buffer, made.id());
        backend.sql(u"update feedback set created_at = created_at - make_interval(days => %1) where id = %2"_s
                        .arg(daysAgo)
                        .arg(*decodeId(QString::fromLatin1(made.id()))));
        return made.id();
    }

    bool start()
    {
        client = std::make_unique<SyncedClient>(QUrl(backend.baseUrl()), desk.admin.token());
        client->start();
        return client->settle();
    }

    Result<Figures> figures(Statistic statistic, const StatisticsQuery &query)
    {
        const Result<app::Answer> answer = await(client->api().perform(requestFor(statistic, query)));
        return answer ? readFigures(statistic, answer->body) : Result<Figures>(answer.error());
    }

    TestBackend backend;
    Desk desk;
    QByteArray billing;
    QByteArray bugs;
    std::unique_ptr<SyncedClient> client;
};

} // namespace

class TestPlotLists : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void aLongerPeriodThanTheServerCountsIsRefused();
    void aBarOpensAListOfThatMany_data();
    void aBarOpensAListOfThatMany();

private:
    std::unique_ptr<Office> m_office;
};

void TestPlotLists::initTestCase()
{
    qputenv("TZ", "Pacific/Chatham"); // its days begin at a quarter of an hour
    m_office = std::make_unique<Office>();
    Office &office = *m_office;
    office.item(0, "widget/2.0 (js)", { office.billing });
    office.item(0, "widget/2.1", { office.billing, office.bugs });
    office.item(1, "cli/1", {});
    const QByteArray noted = office.item(3, "cli/1", {});
    office.desk.post("/feedback/" + noted + "/notes", Members{ { "text", "Looked into it" } });
    const QByteArray moved = office.item(10, "widget/2.0", { office.billing });
    office.desk.takeOut(office.billing, moved);
    office.desk.patch("/feedback/" + moved + "/triage", Members{ { "state", "done" } });
    const QByteArray doubted = office.item(12, {}, { office.bugs });
    office.desk.patch("/feedback/" + doubted, Members{ { "needs_review", true } });
    office.item(40, "widget/2.0", { office.bugs });
    office.backend.holdRouting();
    office.desk.feedback("not routed yet");
    QVERIFY(office.start());
}

void TestPlotLists::aLongerPeriodThanTheServerCountsIsRefused()
{
    const auto answer = m_office->figures(
        Statistic::Routing, { QDate::currentDate().addDays(-366), QDate::currentDate(), {}, {} });
    QVERIFY(!answer);
    QVERIFY(answer.error().type == ProblemType::InvalidFieldValue);
}

void TestPlotLists::aBarOpensAListOfThatMany_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("days");
    for (const PlotKind kind :
         { PlotKind::FeedbackPerDay, PlotKind::Buffers, PlotKind::WorkFlow, PlotKind::OpenAges }) {
        for (const int days : { 30, 90 })
            QTest::addRow("%ls, %d days", qUtf16Printable(PlotCatalog::name(kind)), days)
                << int(kind) << days;
    }
}

void TestPlotLists::aBarOpensAListOfThatMany()
{
    QFETCH(int, kind);
    QFETCH(int, days);
    const StatisticsQuery query{ QDate::currentDate().addDays(1 - days), QDate::currentDate(), {}, {} };
    const auto figures = m_office->figures(PlotCatalog::statistic(PlotKind(kind)), query);
    QVERIFY(figures);
    const PlotData plot = PlotCatalog::plot(PlotKind(kind), *figures, query);
    int compared = 0;
    for (int series = 0; series < int(plot.series.size()); ++series) {
        for (int category = 0; category < int(plot.categories.size()); ++category) {
            const auto opens = plot.opens({ series, category });
            if (!opens)
                continue;
            QCOMPARE(qint64(m_office->client->items(*opens).size()), plot.value({ series, category }));
            compared += plot.value({ series, category }) > 0;
        }
    }
    QVERIFY(compared > 0);
}

TRIAGE_TEST(TestPlotLists, QCoreApplication)
#include "tst_plotlists.moc"
