// SPDX-License-Identifier: GPL-3.0-or-later
// The lists behind the marks of plots and the rows of the sidebar have as many items as these say.
#include "dashboard/plotcatalog.h"
#include "dashboard/plotsource.h"
#include "models/roles.h"
#include "models/sidebarmodel.h"
#include "models/sidebarrows.h"
#include "support/await.h"
#include "support/environment.h"
#include "support/midnight.h"
#include "support/patience.h"
#include "support/testprogram.h"
#include "syncdesk.h"
#include "views/listedview.h"

#include <QDate>
#include <QRandomGenerator>
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
        date(made.id(), u"created_at - make_interval(days => %1)"_s.arg(daysAgo));
        return made.id();
    }

    /// Changes when an item was created. time: SQL.
    void date(const QByteArray &item, const QString &time)
    {
        backend.sql(u"update feedback set created_at = %1 where id = %2"_s.arg(time).arg(
            *decodeId(QString::fromLatin1(item))));
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
        if (!answer)
            return answer.error();
        const auto counted = readFigures(statistic, answer->body);
        return counted ? Result<Figures>(counted->data) : counted.error();
    }

    TestBackend backend;
    Desk desk;
    QByteArray billing;
    QByteArray bugs;
    std::unique_ptr<SyncedClient> client;
};

/// People, programs and routing who do something at random.
class History
{
public:
    History(Office &office, quint32 seed) : m_office(office), m_dice(seed) { }

    void goOn()
    {
        Desk &desk = m_office.desk;
        if (m_items.empty() || m_dice.bounded(3) == 0) {
            desk.thresholds(m_dice.bounded(2), 2);
            const std::initializer_list<QByteArray> places[]
                = { {}, { m_office.billing }, { m_office.bugs }, { m_office.billing, m_office.bugs } };
            const QByteArray senders[] = { "widget/2.0 (js)", "widget/3", "cli/1", {} };
            m_items.push_back(
                m_office.item(m_dice.bounded(60), senders[m_dice.bounded(4)], places[m_dice.bounded(4)]));
            return;
        }
        const QByteArray &item = any();
        const QByteArray triage = "/feedback/" + item + "/triage";
        switch (m_dice.bounded(8)) {
        case 0:
            desk.patch(triage, { { "state", "done" } });
            break;
        case 1:
            desk.patch(triage, { { "state", "declined" } });
            break;
        case 2:
            desk.patch(triage, { { "state", "open" } });
            break;
        case 3:
            desk.patch(triage, { { "snoozed_until", "2999-01-01T00:00:00Z" } });
            break;
        case 4:
            desk.patch(triage,
                       { { "owner_id", desk.admin.get("/me")["member"].toObject()[u"id"].toString() } });
            break;
        case 5:
            desk.patch("/feedback/" + item, { { "needs_review", m_dice.bounded(2) == 0 } });
            break;
        case 6:
            desk.post("/merges",
                      { { "into", any() }, { "feedback_ids", QJsonArray{ QString::fromLatin1(item) } } });
            break;
        case 7:
            desk.takeOut(m_dice.bounded(2) == 0 ? m_office.billing : m_office.bugs, item);
            break;
        }
    }

private:
    const QByteArray &any() { return m_items[std::size_t(m_dice.bounded(int(m_items.size())))]; }

    Office &m_office;
    QRandomGenerator m_dice;
    std::vector<QByteArray> m_items;
};

/// Returns the marks and rows whose list has another length than they say.
QStringList contradictions(Office &office, const PlotData &plot)
{
    QStringList found;
    const auto lengthOf = [&office](const Filter &filter) {
        return qint64(office.client->items(filter).size());
    };
    for (int series = 0; series < int(plot.series.size()); ++series) {
        for (int category = 0; category < int(plot.categories.size()); ++category) {
            const auto opens = plot.opens({ series, category });
            if (opens && lengthOf(*opens) != plot.value({ series, category }))
                found << u"%1 opens %2"_s.arg(plot.spoken({ series, category })).arg(lengthOf(*opens));
        }
    }
    for (const PlotRow &row : plot.table.rows) {
        if (!row.opens)
            continue;
        const QString length = QString::number(lengthOf(*row.opens));
        const bool isOne = std::any_of(row.cells.begin(), row.cells.end(), [&length](const PlotCell &cell) {
            return cell.isNumber && cell.plain == length;
        });
        if (!isOne)
            found << u"%1 opens %2"_s.arg(row.cells.front().text, length);
    }
    return found;
}

/// Returns the rows of the sidebar whose list, or whose list of all states, has another length than they say.
/// Heading, board, move-all and the end of a list show the same numbers.
QStringList contradictions(Office &office)
{
    QStringList found;
    const auto compare = [&](const SidebarRow &row, const Filter &filter, qint64 count) {
        const auto length = qint64(office.client->items(filter).size());
        if (count >= 0 && length != count)
            found << u"%1 says %2 and opens %3"_s.arg(row.name).arg(count).arg(length);
    };
    for (const std::vector<SidebarRow> &section : sidebarRows(office.client->store(), Pins(), {}, {})) {
        for (const SidebarRow &row : section) {
            Filter all = row.filter;
            all.show(work::any);
            compare(row, row.filter, row.count);
            compare(row, all, row.total);
        }
    }
    const SidebarModel sidebar(office.client->store());
    for (const ListedView &each : listedViews(office.client->store())) {
        const auto length = qint64(office.client->items(each.filter).size());
        const auto count = [&] {
            return sidebar.indexOf(each.filter).data(CountRole).toLongLong();
        };
        if (!QTest::qWaitFor([&] { return count() == length; }, patience))
            found << u"The view %1 says %2 and opens %3"_s.arg(each.view.name).arg(count()).arg(length);
    }
    return found;
}

/// Saves views: of the person's open items, of items in whatever state, and of a search.
void addViews(Desk &desk)
{
    const auto add = [&desk](const char *name, const QJsonObject &filter) {
        if (desk.post("/views", { { "name", name }, { "filter", filter } }).status != 201)
            qFatal("A view is refused");
    };
    add("Mine", object({ { "owner", "me" }, { "state", "open" }, { "snoozed", false } }));
    add("Doubtful", object({ { "needs_review", true } }));
    add("Words", object({ { "search", "x" } }));
}

} // namespace

class TestPlotLists : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void aLongerPeriodThanTheServerCountsIsRefused();
    void aBarOpensAListOfThatMany_data();
    void aBarOpensAListOfThatMany();
    void aDayHasItsLengthWhereSummerTimeChanges_data();
    void aDayHasItsLengthWhereSummerTimeChanges();
    void everyNumberOpensAListOfThatMany_data();
    void everyNumberOpensAListOfThatMany();

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
            QTest::addRow("%s, %d days", qPrintable(PlotCatalog::name(kind)), days) << int(kind) << days;
    }
}

void TestPlotLists::aBarOpensAListOfThatMany()
{
    QFETCH(int, kind);
    QFETCH(int, days);
    QVERIFY(isFarFromMidnight(QTimeZone()));
    const StatisticsQuery query{ QDate::currentDate().addDays(1 - days), QDate::currentDate(), {}, {} };
    m_office->backend.countStatistics();
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

void TestPlotLists::aDayHasItsLengthWhereSummerTimeChanges_data()
{
    QTest::addColumn<QByteArray>("zone");
    QTest::addColumn<QDate>("from");
    QTest::addColumn<QStringList>("created"); // the first and the last second of each of three days
    QTest::newRow("23 hours") << "Pacific/Chatham"_ba << QDate(2026, 9, 26)
                              << QStringList{ u"2026-09-25 11:15:00"_s, u"2026-09-26 11:14:59"_s,
                                              u"2026-09-26 11:15:00"_s, u"2026-09-27 10:14:59"_s,
                                              u"2026-09-27 10:15:00"_s, u"2026-09-28 10:14:59"_s };
    QTest::newRow("25 hours") << "Europe/Berlin"_ba << QDate(2026, 10, 24)
                              << QStringList{ u"2026-10-23 22:00:00"_s, u"2026-10-24 21:59:59"_s,
                                              u"2026-10-24 22:00:00"_s, u"2026-10-25 22:59:59"_s,
                                              u"2026-10-25 23:00:00"_s, u"2026-10-26 22:59:59"_s };
}

void TestPlotLists::aDayHasItsLengthWhereSummerTimeChanges()
{
    QFETCH(QByteArray, zone);
    QFETCH(QDate, from);
    QFETCH(QStringList, created);
    const TimeZoneScope ofPerson(zone);
    Office office;
    for (const QString &time : created)
        office.date(office.item(0, "cli/1", { office.bugs }), u"timestamptz '%1Z'"_s.arg(time));
    QVERIFY(office.start());
    office.backend.countStatistics();
    const StatisticsQuery query{ from, from.addDays(2), {}, {} };
    for (const PlotKind kind : { PlotKind::FeedbackPerDay, PlotKind::WorkFlow }) {
        const auto figures = office.figures(PlotCatalog::statistic(kind), query);
        QVERIFY(figures);
        const PlotData plot = PlotCatalog::plot(kind, *figures, query);
        for (int day = 0; day < query.days(); ++day) {
            qint64 number = 0;
            for (int series = 0; series < int(plot.series.size()); ++series)
                number += plot.value({ series, day });
            QCOMPARE(number, qint64(2));
        }
        const QString wrong = contradictions(office, plot).join(u"; "_s);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }
}

void TestPlotLists::everyNumberOpensAListOfThatMany_data()
{
    QTest::addColumn<quint32>("seed");
    // More histories by hand: TRIAGE_HISTORIES=1000.
    const auto histories = quint32(numberOf("TRIAGE_HISTORIES", 4));
    for (quint32 seed = 1; seed <= histories; ++seed)
        QTest::addRow("%u", seed) << seed;
}

void TestPlotLists::everyNumberOpensAListOfThatMany()
{
    QFETCH(quint32, seed);
    Office office;
    History history(office, seed);
    for (int acts = 0; acts < 80; ++acts)
        history.goOn();
    addViews(office.desk);
    QVERIFY(office.start());
    QTRY_COMPARE_WITH_TIMEOUT(office.client->store().views().size(), 3, patience);
    const QString sidebar = contradictions(office).join(u"; "_s);
    QVERIFY2(sidebar.isEmpty(), qPrintable(sidebar));
    office.backend.countStatistics();
    QVERIFY(isFarFromMidnight(QTimeZone()));
    const QDate today = QDate::currentDate();
    for (const std::optional<BufferId> &buffer :
         { std::optional<BufferId>(), std::optional(bufferId(office.billing)) }) {
        for (const bool once : { false, true }) {
            const StatisticsQuery query{ today.addDays(-29), today, buffer, once };
            for (const PlotKind kind : allPlots) {
                const auto figures = office.figures(PlotCatalog::statistic(kind), query);
                QVERIFY2(figures, qPrintable(figures ? QString() : figures.error().detail));
                const PlotData plot = PlotCatalog::plot(kind, *figures, query);
                const QString wrong = contradictions(office, plot).join(u"; "_s);
                QVERIFY2(wrong.isEmpty(),
                         qPrintable(u"%1, %2, %3: %4"_s.arg(PlotCatalog::name(kind))
                                        .arg(buffer.has_value())
                                        .arg(once)
                                        .arg(wrong)));
            }
        }
    }
}

TRIAGE_TEST(TestPlotLists, QCoreApplication)
#include "tst_plotlists.moc"
