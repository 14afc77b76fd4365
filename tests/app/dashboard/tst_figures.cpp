// SPDX-License-Identifier: GPL-3.0-or-later
// Reads figures from complete and incomplete replies of the server.
#include "dashboard/plotsource.h"
#include "support/testprogram.h"

#include <QTest>
#include <QTimeZone>

using namespace triage;
using namespace triage::app;
using namespace Qt::StringLiterals;

class TestFigures : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aQuestionNamesItsDaysAndItsBuffer();
    void anUnknownTimeZoneIsNotSent();
    void theLastDaysAreOneQuestionOnEveryDay();
    void feedbackPerDayIsRead();
    void everyKindIsRead();
    void anAnswerThatDoesNotFitIsRefused_data();
    void anAnswerThatDoesNotFitIsRefused();
};

namespace {

QByteArray answered(const QByteArray &data)
{
    return R"({"data":)" + data
        + R"(,"meta":{"from":"2026-11-20","to":"2026-11-21","time_zone":"UTC","generated_at":"2026-11-21T12:00:00.000Z","exact":true}})";
}

} // namespace

void TestFigures::aQuestionNamesItsDaysAndItsBuffer()
{
    StatisticsQuery query{ QDate(2026, 10, 23), QDate(2026, 11, 21), {} };
    QCOMPARE(query.days(), 30);
    Request request = requestFor(Statistic::TriageTime, query);
    QCOMPARE(request.path, "/api/v0/statistics/triage-time"_ba);
    QCOMPARE(request.query.size(), 3);
    QCOMPARE(request.query.at(0).second, u"2026-10-23"_s);
    QCOMPARE(request.query.at(1).second, u"2026-11-21"_s);
    QCOMPARE(request.query.at(2).first, "time_zone"_ba);
    QCOMPARE(request.query.at(2).second.toLatin1(), QTimeZone::systemTimeZoneId());
    query.buffer = BufferId(4711);
    request = requestFor(Statistic::TriageTime, query);
    QCOMPARE(request.query.size(), 4);
    QCOMPARE(request.query.at(3).first, "buffer_id"_ba);
    QCOMPARE(request.query.at(3).second, toString(BufferId(4711)));
}

void TestFigures::anUnknownTimeZoneIsNotSent()
{
    const StatisticsQuery query{ QDate(2026, 10, 23), QDate(2026, 11, 21), {} };
    QCOMPARE(requestFor(Statistic::TriageTime, query, timeZoneName("posix/Europe/Berlin")).query.at(2).second,
             u"Europe/Berlin"_s);
    for (const auto &[name, value] : requestFor(Statistic::Buffers, query, {}).query)
        QVERIFY2(name != "time_zone", qPrintable(value)); // the server refuses an empty one
}

void TestFigures::theLastDaysAreOneQuestionOnEveryDay()
{
    const QDate today(2026, 11, 21);
    const QDate tomorrow = today.addDays(1);
    const StatisticsQuery lastDays{ today.addDays(-29), today, {} };
    const StatisticsQuery lastDaysTomorrow{ tomorrow.addDays(-29), tomorrow, {} };
    StatisticsQuery ofBuffer = lastDays;
    ofBuffer.buffer = BufferId(4711);
    const auto question = [](const StatisticsQuery &query, QDate day) {
        return questionOf(Statistic::Buffers, query, day);
    };
    QCOMPARE(question(lastDays, today), question(lastDaysTomorrow, tomorrow));
    QVERIFY(question(lastDays, today) != question(lastDays, tomorrow)); // these days, whatever today is
    QVERIFY(question(lastDays, today) != question(ofBuffer, today));
    QVERIFY(question(lastDays, today) != questionOf(Statistic::Clients, lastDays, today));
}

void TestFigures::feedbackPerDayIsRead()
{
    const auto figures
        = readFigures(Statistic::FeedbackPerDay, answered(R"({"days":["2026-11-20","2026-11-21"],
        "total":[3,5],"series":[{"kind":"buffer","buffer_id":"0340b8gqtcd2t","name":"Crashes","counts":[2,4]},
        {"kind":"unassigned","buffer_id":null,"name":null,"counts":[1,1]}]})"));
    QVERIFY(figures);
    const auto &perDay = std::get<statistics::FeedbackPerDay>(figures->data);
    QCOMPARE(perDay.days, (std::vector<QString>{ u"2026-11-20"_s, u"2026-11-21"_s }));
    QCOMPARE(perDay.total, (std::vector<qint64>{ 3, 5 }));
    QCOMPARE(perDay.series.size(), std::size_t(2));
    QCOMPARE(perDay.series[0].name.value_or(QString()), u"Crashes"_s);
    QVERIFY(perDay.series[1].kind == statistics::SeriesKind::Unassigned);
}

void TestFigures::everyKindIsRead()
{
    const std::pair<Statistic, QByteArray> answers[] = {
        { Statistic::Buffers,
          R"({"buffers":[{"buffer_id":"0340b8gqtcd2t","name":"Crashes","count":21,"previous":15,"growth":6}],
              "unassigned":{"count":4,"previous":5,"growth":-1}})" },
        { Statistic::Routing, R"({"days":["2026-11-20"],"series":[{"outcome":"by_hand","counts":[7]}]})" },
        { Statistic::Confidence, R"({"bands":[{"from":0.9,"to":1,"decisions":9,"kept":3,"corrected":1}]})" },
        { Statistic::Clients,
          R"({"clients":[{"client":null,"count":3},{"client":"widget","count":2}],"other":1})" },
        { Statistic::Languages,
          R"({"languages":[{"language":"de","count":3},{"language":"und","count":2}],"other":1})" },
        { Statistic::Targets,
          R"({"targets":[{"id":"0340b8gqtcd2t","type":"rest_endpoint","display_name":"POST /v1","up":3,"down":1,"feedback":2}]})" },
        { Statistic::TriageTime,
          R"({"bands":[{"upto_seconds":60,"count":8},{"upto_seconds":null,"count":1}],"median_seconds":40,"p90_seconds":null,"waiting":2})" },
        { Statistic::Work,
          R"({"days":["2026-11-20"],"opened":[5],"done":[2],"declined":[0],"ages":[{"upto_days":null,"count":4}],
              "bands":[{"upto_seconds":null,"count":2}],"median_seconds":60,"p90_seconds":90,
              "owners":[{"owner_id":null,"owner_name":null,"open":4,"done":0,"declined":0}]})" },
    };
    for (const auto &[statistic, data] : answers) {
        const auto figures = readFigures(statistic, answered(data));
        QVERIFY2(figures, data);
        QCOMPARE(figures->data.index(), std::size_t(statistic));
    }
}

void TestFigures::anAnswerThatDoesNotFitIsRefused_data()
{
    QTest::addColumn<int>("statistic");
    QTest::addColumn<QByteArray>("data");
    const auto row = [](const char *name, Statistic statistic, const QByteArray &data) {
        QTest::newRow(name) << int(statistic) << data;
    };
    row("no object", Statistic::FeedbackPerDay, "7");
    row("a text for a number", Statistic::FeedbackPerDay,
        R"({"days":["2026-11-20"],"total":["3"],"series":[]})");
    row("fewer numbers than days", Statistic::FeedbackPerDay,
        R"({"days":["2026-11-20","2026-11-21"],"total":[3,4],"series":[{"kind":"other","counts":[3]}]})");
    row("no such day", Statistic::Routing, R"({"days":["2026-11-31"],"series":[]})");
    row("no days", Statistic::Routing, R"({"series":[]})");
    row("an unknown outcome", Statistic::Routing,
        R"({"days":["2026-11-20"],"series":[{"outcome":"lost","counts":[1]}]})");
    row("fewer than no texts", Statistic::Languages,
        R"({"languages":[{"language":"de","count":-2}],"other":0})");
    row("less than nothing", Statistic::Clients, R"({"clients":[{"client":"widget","count":-2}],"other":0})");
    row("a buffer without an identifier", Statistic::Buffers,
        R"({"buffers":[{"name":"Crashes","count":1,"previous":1,"growth":0}],"unassigned":{"count":0,"previous":0,"growth":0}})");
    row("a band beside the scale", Statistic::Confidence,
        R"({"bands":[{"from":0.9,"to":1.4,"decisions":1,"kept":0,"corrected":0}]})");
}

void TestFigures::anAnswerThatDoesNotFitIsRefused()
{
    QFETCH(int, statistic);
    QFETCH(QByteArray, data);
    const auto figures = readFigures(Statistic(statistic), answered(data));
    QVERIFY(!figures);
    QVERIFY(figures.error().type == ProblemType::InternalError);
}

TRIAGE_TEST(TestFigures, QCoreApplication)
#include "tst_figures.moc"
