// SPDX-License-Identifier: GPL-3.0-or-later
// The same feedback gives the same plots, whether the real backend or the local store counts it.
#include "commands/administration.h"
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
        administration = std::make_unique<Administration>(client->api(), client->store(), nullptr);
        return client->settle();
    }

    Result<Figures> there(Statistic statistic, const StatisticsQuery &query)
    {
        return await(administration->statistics(statistic, query));
    }
    std::optional<Figures> here(Statistic statistic, const StatisticsQuery &query)
    {
        std::optional<LocalFigures> local;
        QObject context;
        client->store().count(statistic, query, &context,
                              [&local](const LocalFigures &figures) { local = figures; });
        return eventually([&local] { return local.has_value(); }) ? local->figures : std::nullopt;
    }
    bool agree(Statistic statistic, const StatisticsQuery &query)
    {
        const Result<Figures> server = there(statistic, query);
        if (!server) {
            qWarning("%ls", qUtf16Printable(server.error().detail));
            return false;
        }
        return here(statistic, query) == *server;
    }

    TestBackend backend;
    Desk desk;
    QByteArray billing;
    QByteArray bugs;
    std::unique_ptr<SyncedClient> client;
    std::unique_ptr<Administration> administration;
};

} // namespace

class TestStatisticsAgreement : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void theSameIsCounted_data();
    void theSameIsCounted();
    void whatOnlyTheServerKnowsIsAsked();
    void aServerWithoutStatisticsIsNoError();
    void aLongerPeriodThanTheServerCountsIsRefused();
    void aBarOpensAListOfThatMany_data();
    void aBarOpensAListOfThatMany();

private:
    std::unique_ptr<Office> m_office;
};

void TestStatisticsAgreement::initTestCase()
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

void TestStatisticsAgreement::theSameIsCounted_data()
{
    QTest::addColumn<int>("statistic");
    QTest::addColumn<int>("days");
    QTest::addColumn<bool>("inBilling");
    const std::pair<const char *, Statistic> statistics[]
        = { { "feedback per day", Statistic::FeedbackPerDay },
            { "buffers", Statistic::Buffers },
            { "routing", Statistic::Routing },
            { "clients", Statistic::Clients },
            { "triage time", Statistic::TriageTime } };
    for (const auto &[name, statistic] : statistics) {
        for (const int days : { 1, 30, 366 }) {
            for (const bool inBilling : { false, true })
                QTest::addRow("%s, %d days%s", name, days, inBilling ? ", Billing" : "")
                    << int(statistic) << days << inBilling;
        }
    }
}

void TestStatisticsAgreement::theSameIsCounted()
{
    QFETCH(int, statistic);
    QFETCH(int, days);
    QFETCH(bool, inBilling);
    StatisticsQuery query{ QDate::currentDate().addDays(1 - days), QDate::currentDate(), {}, {} };
    if (inBilling)
        query.buffer = bufferId(m_office->billing);
    QVERIFY(m_office->agree(Statistic(statistic), query));
}

void TestStatisticsAgreement::whatOnlyTheServerKnowsIsAsked()
{
    const StatisticsQuery query{
        QDate::currentDate().addDays(-29), QDate::currentDate(), bufferId(m_office->billing), {}
    };
    for (const Statistic statistic : { Statistic::Confidence, Statistic::Targets }) {
        QVERIFY(m_office->there(statistic, query));
        QVERIFY(!m_office->here(statistic, query));
    }
}

void TestStatisticsAgreement::aServerWithoutStatisticsIsNoError()
{
    FaultyServer server(m_office->backend.port());
    server.fail("GET", "/statistics/buffers", Fault::Kind::Status, 1, 404, "not-found");
    SyncedClient client(server.url(), m_office->desk.admin.token());
    client.start();
    QVERIFY(client.settle());
    Administration administration(client.api(), client.store(), nullptr);
    PlotSource source(administration, client.store(), client.engine());
    std::optional<PlotAnswer> answer;
    connect(&source, &PlotSource::answered, this, [&answer](const PlotAnswer &heard) { answer = heard; });
    source.request(Statistic::Buffers, { QDate::currentDate(), QDate::currentDate(), {}, {} });
    QVERIFY(eventually([&answer] { return answer.has_value(); }));
    QVERIFY(answer->figures && answer->origin == PlotAnswer::Origin::Local);
}

void TestStatisticsAgreement::aLongerPeriodThanTheServerCountsIsRefused()
{
    const auto answer = m_office->there(Statistic::Routing,
                                        { QDate::currentDate().addDays(-366), QDate::currentDate(), {}, {} });
    QVERIFY(!answer);
    QVERIFY(answer.error().type == ProblemType::InvalidFieldValue);
}

void TestStatisticsAgreement::aBarOpensAListOfThatMany_data()
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

void TestStatisticsAgreement::aBarOpensAListOfThatMany()
{
    QFETCH(int, kind);
    QFETCH(int, days);
    const StatisticsQuery query{ QDate::currentDate().addDays(1 - days), QDate::currentDate(), {}, {} };
    const auto figures = m_office->there(PlotCatalog::statistic(PlotKind(kind)), query);
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

TRIAGE_TEST(TestStatisticsAgreement, QCoreApplication)
#include "tst_statisticsagreement.moc"
