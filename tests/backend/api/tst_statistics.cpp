// SPDX-License-Identifier: GPL-3.0-or-later
// Statistics: what feedback of a period amounts to, after what people and routing did with it.

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

constexpr auto refundText = "I was charged twice, please refund the second credit card payment";

QDate today()
{
    return QDateTime::currentDateTimeUtc().date();
}

QByteArray dayText(const QDate &day)
{
    return day.toString(Qt::ISODate).toLatin1();
}

QByteArray id(const Answer &answer)
{
    return answer.json()[u"data"][u"id"].toString().toLatin1();
}

/// An organization whose plots are looked at.
struct Office : Desk
{
    explicit Office(TestBackend &backend)
        : Desk(backend),
          billing(buffer("Billing",
                         { { "routing_instructions", "charged twice, refund of a payment, credit card" } })),
          bugs(buffer("Crashes", { { "routing_instructions", "app crashes on start, freezes, hangs" } }))
    {
        routeNothing();
    }

    Answer plot(const QByteArray &name, const QByteArray &query = {})
    {
        return get("/statistics/" + name + (query.isEmpty() ? query : '?' + query));
    }
    /// Feedback that came at another time.
    QByteArray feedbackAt(const QByteArray &time, const QByteArray &client = {})
    {
        const Answer made = send({ "POST",
                                   "/feedback",
                                   Members{ { "description", "x" } }.toJson(),
                                   { { "X-IB-Client", client } } });
        settle();
        backend().sql(u"update feedback set created_at = '%1' where id = %2"_s.arg(QString::fromLatin1(time))
                          .arg(*decodeId(QString::fromLatin1(id(made)))));
        return id(made);
    }

    /// "Billing 2 1 | Crashes 0 0 | unassigned 3 0" of the counts of each series in a plot by day.
    static QString lines(const Answer &plot)
    {
        if (plot.status != 200)
            return plot.outcome();
        QStringList all;
        for (const QJsonValue &series : plot["series"].toArray()) {
            QStringList parts{ series[u"name"].toString(
                series[u"kind"].toString(series[u"outcome"].toString())) };
            for (const QJsonValue &count : series[u"counts"].toArray())
                parts << QString::number(count.toInteger());
            all << parts.join(u' ');
        }
        return all.join(u" | "_s);
    }
    static QString numbers(const QJsonValue &array)
    {
        QStringList all;
        for (const QJsonValue &number : array.toArray())
            all << QString::number(number.toInteger());
        return all.join(u' ');
    }
    /// "assigned 1, by_hand 2": today's outcomes that are not 0.
    QString outcomes(const QByteArray &query = {})
    {
        const Answer answer = plot("routing", query);
        QStringList all;
        for (const QJsonValue &series : answer["series"].toArray()) {
            if (const qint64 count = series[u"counts"].toArray().last().toInteger())
                all << u"%1 %2"_s.arg(series[u"outcome"].toString()).arg(count);
        }
        return all.isEmpty() ? u"nothing"_s : all.join(u", "_s);
    }
    /// "60: 1, longer: 2; median 13, p90 40; waiting 1"
    QString waits(const QByteArray &query = {})
    {
        const Answer answer = plot("triage-time", query);
        QStringList bands;
        for (const QJsonValue &band : answer["bands"].toArray()) {
            if (const qint64 count = band[u"count"].toInteger())
                bands << (band[u"upto_seconds"].isNull() ? u"longer"_s
                                                         : QString::number(band[u"upto_seconds"].toInteger()))
                        + u": "_s + QString::number(count);
        }
        const auto seconds = [&](const char *name) {
            return answer[name].isNull() ? u"none"_s : QString::number(answer[name].toInteger());
        };
        return u"%1; median %2, p90 %3; waiting %4"_s
            .arg(bands.join(u", "_s), seconds("median_seconds"), seconds("p90_seconds"))
            .arg(answer["waiting"].toInteger());
    }
    /// "web 2, - 1, other 0"
    QString clients(const QByteArray &query = {})
    {
        const Answer answer = plot("clients", query);
        QStringList all;
        for (const QJsonValue &each : answer["clients"].toArray())
            all << each[u"client"].toString(u"-"_s) + u' ' + QString::number(each[u"count"].toInteger());
        return (all << u"other %1"_s.arg(answer["other"].toInteger())).join(u", "_s);
    }
    /// "decisions/kept/corrected" in all bands together.
    QString decisions(const QByteArray &query = {})
    {
        const Answer answer = plot("confidence", query);
        qint64 decisions = 0, kept = 0, corrected = 0;
        for (const QJsonValue &band : answer["bands"].toArray()) {
            decisions += band[u"decisions"].toInteger();
            kept += band[u"kept"].toInteger();
            corrected += band[u"corrected"].toInteger();
        }
        return u"%1/%2/%3"_s.arg(decisions).arg(kept).arg(corrected);
    }
    /// Moves everything that happened to an item back by this number of seconds.
    void comeEarlier(const QByteArray &item, int seconds)
    {
        backend().sql(
            u"update feedback set created_at = created_at - make_interval(secs => %1) where id = %2"_s
                .arg(seconds)
                .arg(*decodeId(QString::fromLatin1(item))));
    }

    const QByteArray billing;
    const QByteArray bugs;
};

} // namespace

class TestStatistics : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QVERIFY(isFarFromMidnight()); }

    // What is asked
    void aPeriodIsTheLast30DaysUnlessOneIsAskedFor();
    void wrongPeriodsAreRefused_data();
    void wrongPeriodsAreRefused();
    void theLongestPeriodIsAWholeYear();
    void filtersThatThereAreNotAreRefused();
    void aBufferIsFoundByIdAndBySlug();
    void anEmptyOrganizationHasEmptyPlots();
    void otherOrganizationsCountNothing();
    void membersMayLookAndWidgetsMayNot();

    // Feedback by day
    void feedbackIsCountedOnItsDayInEachOfItsBuffers();
    void daysBeginAndEndInUtc();
    void deletedFeedbackCountsNoMore();
    void aDeletedBufferHandsItsFeedbackBackWhenItIsRestored();
    void smallBuffersAreShownTogether();

    // The other plots
    void buffersGrow();
    void eachItemHasOneOutcome();
    void importedItemsWereNotRouted();
    void decisionsAreCountedByHowSureTheyWere();
    void clientsAreCountedByTheirTools();
    void manyClientsAreCutOff();
    void targetsAreCountedByVotesOfThePeriod();
    void theFirstActOfAPersonEndsTheWait();
    void itemsInNeedOfReviewCountAsWaiting();
    void waitsFallIntoBands();
    void movingAllIsAnActForEachItem();

private:
    TestBackend m_backend;
};

void TestStatistics::aPeriodIsTheLast30DaysUnlessOneIsAskedFor()
{
    Office desk(m_backend);
    const Answer plot = desk.plot("feedback-per-day");
    QCOMPARE(plot.outcome(), u"200"_s);
    QCOMPARE(plot.meta("to"), QString::fromLatin1(dayText(today())));
    QCOMPARE(plot.meta("from"), QString::fromLatin1(dayText(today().addDays(-29))));
    QCOMPARE(plot.meta("exact"), true);
    QVERIFY(!plot.meta("generated_at").toString().isEmpty());
    QCOMPARE(plot["days"].toArray().size(), 30);
    QCOMPARE(plot["total"].toArray().size(), 30);
    QCOMPARE(desk.plot("routing", "to=2024-03-01").meta("from"), u"2024-02-01"_s);
    const Answer one = desk.plot("feedback-per-day", "from=" + dayText(today()));
    QCOMPARE(one["days"].toArray(), array({ dayText(today()) }));
}

void TestStatistics::wrongPeriodsAreRefused_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<QString>("field");
    const auto row = [](const char *name, const QByteArray &query, const char *field) {
        QTest::newRow(name) << query << QString::fromLatin1(field);
    };
    row("no day", "from=yesterday", "from");
    row("a time", "from=2026-10-23T00:00:00Z", "from");
    row("a month", "to=2026-10", "to");
    row("a day that there is not", "to=2026-02-30", "to");
    row("empty", "to=", "to");
    row("a week", "to=2026-W10-1", "to");
    row("the wrong way round", "from=2026-10-24&to=2026-10-23", "from");
    row("a day more than a year", "from=2024-01-01&to=2025-01-01", "from");
    row("in the future", "from=2999-01-01", "from");
}

void TestStatistics::wrongPeriodsAreRefused()
{
    QFETCH(QByteArray, query);
    QFETCH(QString, field);
    Desk desk(m_backend);
    for (const char *plot :
         { "feedback-per-day", "buffers", "routing", "confidence", "clients", "targets", "triage-time" })
        QCOMPARE(desk.get("/statistics/" + QByteArray(plot) + '?' + query).outcome(),
                 u"422 invalid-field-value "_s + field);
}

void TestStatistics::theLongestPeriodIsAWholeYear()
{
    Office desk(m_backend);
    desk.feedbackAt("2024-01-01T00:00:00Z");
    desk.feedbackAt("2024-12-31T23:59:59.999Z");
    const Answer plot = desk.plot("feedback-per-day", "from=2024-01-01&to=2024-12-31");
    const QJsonArray total = plot["total"].toArray();
    QCOMPARE(total.size(), 366);
    QCOMPARE(total.first(), 1);
    QCOMPARE(total.last(), 1);
    QCOMPARE(plot["days"].toArray().last(), u"2024-12-31"_s);
}

void TestStatistics::filtersThatThereAreNotAreRefused()
{
    Office desk(m_backend);
    for (const char *plot :
         { "feedback-per-day", "buffers", "routing", "confidence", "clients", "targets", "triage-time" })
        QCOMPARE(desk.plot(plot, "client=web").outcome(), u"422 invalid-field-value client"_s);
    QCOMPARE(desk.plot("targets", "buffer_id=billing").outcome(), u"422 invalid-field-value buffer_id"_s);
    QCOMPARE(desk.plot("targets", "colour=blue").outcome(), u"200"_s);
}

void TestStatistics::aBufferIsFoundByIdAndBySlug()
{
    Office desk(m_backend);
    desk.assign(desk.billing, desk.settled("One"));
    desk.settled("Two");
    for (const QByteArray &key : { desk.billing, QByteArray("billing") }) {
        const QByteArray query = "buffer_id=" + key + "&from=" + dayText(today());
        QCOMPARE(Office::lines(desk.plot("feedback-per-day", query)), u"Billing 1"_s);
        QCOMPARE(Office::numbers(desk.plot("feedback-per-day", query)["total"]), u"1"_s);
        QCOMPARE(desk.plot("buffers", query)["buffers"].toArray().size(), 1);
        QCOMPARE(desk.outcomes(query), u"by_hand 1"_s);
        QCOMPARE(desk.clients(query), u"- 1, other 0"_s);
    }
    QCOMPARE(Office::lines(desk.plot("feedback-per-day", "buffer_id=crashes&from=" + dayText(today()))),
             u"Crashes 0"_s);
    desk.remove("/buffers/crashes");
    for (const char *plot :
         { "feedback-per-day", "buffers", "routing", "confidence", "clients", "triage-time" }) {
        QCOMPARE(desk.plot(plot, "buffer_id=crashes").outcome(), u"404 buffer-not-found"_s);
        QCOMPARE(desk.plot(plot, "buffer_id=" + desk.bugs).outcome(), u"404 buffer-not-found"_s);
    }
}

void TestStatistics::anEmptyOrganizationHasEmptyPlots()
{
    Desk desk(m_backend);
    const QByteArray query = "?from=" + dayText(today());
    const Answer byDay = desk.get("/statistics/feedback-per-day" + query);
    QCOMPARE(byDay["total"], array({ 0 }));
    QCOMPARE(Office::lines(byDay), u"unassigned 0"_s);
    const Answer buffers = desk.get("/statistics/buffers" + query);
    QCOMPARE(buffers["buffers"], QJsonArray());
    QCOMPARE(buffers["unassigned"], object({ { "count", 0 }, { "previous", 0 }, { "growth", 0 } }));
    QCOMPARE(Office::lines(desk.get("/statistics/routing" + query)),
             u"assigned 0 | review 0 | nothing_matched 0 | failed 0 | pending 0 | by_hand 0"_s);
    QCOMPARE(desk.get("/statistics/confidence" + query)["bands"].toArray().size(), 10);
    QCOMPARE(desk.get("/statistics/clients" + query)["clients"], QJsonArray());
    QCOMPARE(desk.get("/statistics/clients" + query)["other"], 0);
    QCOMPARE(desk.get("/statistics/targets" + query)["targets"], QJsonArray());
    const Answer waits = desk.get("/statistics/triage-time" + query);
    QCOMPARE(waits["bands"].toArray().size(), 10);
    QVERIFY(waits["median_seconds"].isNull());
    QVERIFY(waits["p90_seconds"].isNull());
    QCOMPARE(waits["waiting"], 0);
}

void TestStatistics::otherOrganizationsCountNothing()
{
    Office other(m_backend);
    other.assign(other.billing, other.settled("Something"));
    Office desk(m_backend);
    desk.settled("Mine");
    QCOMPARE(Office::lines(desk.plot("feedback-per-day", "from=" + dayText(today()))), u"unassigned 1"_s);
    QCOMPARE(desk.outcomes(), u"nothing_matched 1"_s);
    QCOMPARE(desk.clients(), u"- 1, other 0"_s);
    QCOMPARE(desk.waits(), u"; median none, p90 none; waiting 1"_s);
    QCOMPARE(desk.plot("routing", "buffer_id=" + other.billing).outcome(), u"404 buffer-not-found"_s);
}

void TestStatistics::membersMayLookAndWidgetsMayNot()
{
    Office desk(m_backend);
    for (const char *plot :
         { "feedback-per-day", "buffers", "routing", "confidence", "clients", "targets", "triage-time" }) {
        const QByteArray path = "/statistics/" + QByteArray(plot);
        QCOMPARE(desk.member.get(path).outcome(), u"200"_s);
        QCOMPARE(desk.widget.send(fromBrowser("GET", path, {})).outcome(), u"403 widget-token-restricted"_s);
    }
}

void TestStatistics::feedbackIsCountedOnItsDayInEachOfItsBuffers()
{
    Office desk(m_backend);
    desk.assign(desk.billing, desk.feedbackAt("2026-03-01T10:00:00Z"));
    const QByteArray both = desk.feedbackAt("2026-03-02T10:00:00Z");
    desk.assign(desk.billing, both);
    desk.assign(desk.bugs, both);
    desk.feedbackAt("2026-03-02T12:00:00Z");
    desk.feedbackAt("2026-03-09T12:00:00Z");
    const auto plot = [&] {
        return desk.plot("feedback-per-day", "from=2026-03-01&to=2026-03-03");
    };
    QCOMPARE(Office::numbers(plot()["total"]), u"1 2 0"_s);
    QCOMPARE(Office::lines(plot()), u"Billing 1 1 0 | Crashes 0 1 0 | unassigned 0 1 0"_s);
    desk.takeOut(desk.billing, both);
    QCOMPARE(Office::lines(plot()), u"Billing 1 0 0 | Crashes 0 1 0 | unassigned 0 1 0"_s);
    desk.post("/buffers/billing/move-all", { { "destination_buffer_id", "crashes" } });
    QCOMPARE(Office::lines(plot()), u"Crashes 1 1 0 | unassigned 0 1 0"_s);
    desk.takeOut(desk.bugs, both);
    QCOMPARE(Office::lines(plot()), u"Crashes 1 0 0 | unassigned 0 2 0"_s);
    QCOMPARE(Office::numbers(plot()["total"]), u"1 2 0"_s);
}

void TestStatistics::daysBeginAndEndInUtc()
{
    Office desk(m_backend);
    desk.feedbackAt("2026-03-01T23:59:59.999Z", "late/1");
    desk.feedbackAt("2026-03-02T00:00:00Z", "early/1");
    desk.feedbackAt("2026-03-02T23:30:00-01:00", "next/1");
    QCOMPARE(Office::numbers(desk.plot("feedback-per-day", "from=2026-03-01&to=2026-03-03")["total"]),
             u"1 1 1"_s);
    QCOMPARE(Office::lines(desk.plot("feedback-per-day", "from=2026-03-01&to=2026-03-03")),
             u"unassigned 1 1 1"_s);
    QCOMPARE(desk.clients("from=2026-03-01&to=2026-03-01"), u"late 1, other 0"_s);
    QCOMPARE(desk.clients("from=2026-03-02&to=2026-03-02"), u"early 1, other 0"_s);
    QCOMPARE(desk.clients("from=2026-03-03&to=2026-03-03"), u"next 1, other 0"_s);
}

void TestStatistics::deletedFeedbackCountsNoMore()
{
    Office desk(m_backend);
    const QByteArray gone = desk.settled("Gone");
    desk.assign(desk.billing, gone);
    const QByteArray waiting = desk.settled("Here");
    desk.post("/feedback/" + gone + "/notes", { { "text", "Seen." } });
    desk.remove("/feedback/" + gone);
    const QByteArray query = "from=" + dayText(today());
    QCOMPARE(Office::numbers(desk.plot("feedback-per-day", query)["total"]), u"1"_s);
    QCOMPARE(Office::lines(desk.plot("feedback-per-day", query)), u"unassigned 1"_s);
    QCOMPARE(desk.outcomes(), u"nothing_matched 1"_s);
    QCOMPARE(desk.clients(), u"- 1, other 0"_s);
    QCOMPARE(desk.waits(), u"; median none, p90 none; waiting 1"_s);
    m_backend.holdRouting();
    const QByteArray pending = desk.feedback("Never routed");
    QCOMPARE(desk.outcomes(), u"nothing_matched 1, pending 1"_s);
    desk.remove("/feedback/" + pending);
    desk.remove("/feedback/" + waiting);
    m_backend.releaseRouting();
    QCOMPARE(desk.outcomes(), u"nothing"_s);
    QCOMPARE(desk.clients(), u"other 0"_s);
}

void TestStatistics::aDeletedBufferHandsItsFeedbackBackWhenItIsRestored()
{
    Office desk(m_backend);
    desk.assign(desk.billing, desk.settled("Bill"));
    const QByteArray query = "from=" + dayText(today());
    desk.remove("/buffers/" + desk.billing);
    QCOMPARE(Office::lines(desk.plot("feedback-per-day", query)), u"unassigned 1"_s);
    QCOMPARE(desk.outcomes(), u"nothing_matched 1"_s);
    desk.post("/buffers/" + desk.billing + "/restore");
    QCOMPARE(Office::lines(desk.plot("feedback-per-day", query)), u"Billing 1 | unassigned 0"_s);
    QCOMPARE(desk.outcomes(), u"by_hand 1"_s);
    QCOMPARE(desk.outcomes("buffer_id=billing"), u"by_hand 1"_s);
}

void TestStatistics::smallBuffersAreShownTogether()
{
    Office desk(m_backend);
    const QByteArray item = desk.settled("In all of them");
    desk.assign(desk.billing, item);
    for (int i = 0; i < 10; ++i)
        desk.assign(desk.buffer("B" + QByteArray::number(i)), item);
    const auto plot = [&] {
        return desk.plot("feedback-per-day", "from=" + dayText(today()));
    };
    QCOMPARE(plot()["series"].toArray().size(), 12);
    QCOMPARE(plot()["series"].toArray().last()[u"kind"], u"unassigned"_s);
    const QByteArray last = desk.buffer("Last");
    desk.assign(last, item);
    desk.assign(last, desk.settled("In one"));
    QCOMPARE(Office::lines(plot()),
             u"Last 2 | Billing 1 | B0 1 | B1 1 | B2 1 | B3 1 | B4 1 | B5 1 | B6 1 | B7 1 | "
             "unassigned 0 | other 2"_s);
}

void TestStatistics::buffersGrow()
{
    Office desk(m_backend);
    for (const char *time : { "2026-03-03T01:00:00Z", "2026-03-04T01:00:00Z", "2026-03-05T01:00:00Z" })
        desk.assign(desk.bugs, desk.feedbackAt(time));
    desk.assign(desk.billing, desk.feedbackAt("2026-03-01T01:00:00Z"));
    desk.assign(desk.billing, desk.feedbackAt("2026-03-02T01:00:00Z"));
    desk.feedbackAt("2026-03-02T01:00:00Z");
    // The day before the days before does not count.
    desk.assign(desk.billing, desk.feedbackAt("2026-02-28T23:00:00Z"));
    const Answer plot = desk.plot("buffers", "from=2026-03-03&to=2026-03-04");
    QCOMPARE(plot["buffers"],
             array({ object({ { "buffer_id", desk.bugs },
                              { "name", "Crashes" },
                              { "count", 2 },
                              { "previous", 0 },
                              { "growth", 2 } }),
                     object({ { "buffer_id", desk.billing },
                              { "name", "Billing" },
                              { "count", 0 },
                              { "previous", 2 },
                              { "growth", -2 } }) }));
    QCOMPARE(plot["unassigned"], object({ { "count", 0 }, { "previous", 1 }, { "growth", -1 } }));
}

void TestStatistics::eachItemHasOneOutcome()
{
    Office desk(m_backend);
    desk.settled("Xylophones");
    desk.thresholds(0.3, 0.3);
    desk.settled(refundText);
    desk.thresholds(2, 0.05);
    const QByteArray doubtful = desk.settled(refundText);
    desk.assign(desk.bugs, desk.settled("Xylophones"));
    QCOMPARE(desk.outcomes(), u"assigned 1, review 1, nothing_matched 1, by_hand 1"_s);
    QCOMPARE(desk.outcomes("buffer_id=billing"), u"assigned 1, review 1"_s);
    desk.patch("/feedback/" + doubtful, { { "needs_review", false } });
    QCOMPARE(desk.outcomes(), u"assigned 2, nothing_matched 1, by_hand 1"_s);
    // A person's word for what routing had chosen makes it a person's choice.
    desk.assign(desk.billing, doubtful);
    QCOMPARE(desk.outcomes(), u"assigned 1, nothing_matched 1, by_hand 2"_s);
    m_backend.holdRouting();
    desk.routeNothing();
    desk.feedback("Something");
    QCOMPARE(desk.outcomes(), u"assigned 1, nothing_matched 1, pending 1, by_hand 2"_s);
    m_backend.releaseRouting();
    desk.settle();
    m_backend.sql(
        u"update feedback set routing_status = 'failed' where routing_status = 'routed' and live_buffers = 0"
        " and organization = %1"_s.arg(desk.organization().id.value()));
    QCOMPARE(desk.outcomes(), u"assigned 1, failed 2, by_hand 2"_s);
    QCOMPARE(Office::lines(desk.plot("feedback-per-day", "from=" + dayText(today()))),
             u"Billing 2 | Crashes 1 | unassigned 2"_s);
}

void TestStatistics::importedItemsWereNotRouted()
{
    Office desk(m_backend);
    const QByteArray lines = R"({"description":"Old","buffers":["billing"]})"
                             "\n"
                             R"({"description":"Doubtful","buffers":["billing"],"needs_review":true})"
                             "\n";
    const Answer import
        = desk.send({ "POST", "/import", lines, { { "Content-Type", "application/jsonl" } } });
    QCOMPARE(import.outcome(), u"200"_s);
    QCOMPARE(desk.outcomes(), u"by_hand 2"_s);
    QCOMPARE(desk.outcomes("buffer_id=billing"), u"by_hand 2"_s);
    m_backend.sql(u"select recount_statistics(%1)"_s.arg(desk.organization().id.value()));
    QCOMPARE(desk.outcomes(), u"by_hand 2"_s);
    // From now on routing has decided about one of them.
    desk.thresholds(0.3, 0.3);
    const QByteArray item = desk.get("/feedback?search=Old").items()[0][u"id"].toString().toLatin1();
    desk.patch("/feedback/" + item, { { "description", refundText } });
    desk.post("/feedback/" + item + "/routing");
    desk.routed(item);
    QCOMPARE(desk.outcomes(), u"assigned 1, by_hand 1"_s);
}

void TestStatistics::decisionsAreCountedByHowSureTheyWere()
{
    Office desk(m_backend);
    desk.thresholds(2, 0.05);
    const QByteArray kept = desk.settled(refundText);
    const QByteArray removed = desk.settled(refundText);
    desk.settled(refundText);
    QCOMPARE(desk.decisions(), u"3/0/0"_s);
    desk.assign(desk.billing, kept);
    desk.takeOut(desk.billing, removed);
    QCOMPARE(desk.decisions(), u"3/1/1"_s);
    QCOMPARE(desk.decisions("buffer_id=billing"), u"2/1/0"_s);
    m_backend.sql(u"update routing_decision set confidence = 0.7, decided_at = now() where feedback = %1;"
                  "update routing_decision set confidence = 1 where feedback = %2"_s
                      .arg(*decodeId(QString::fromLatin1(kept)))
                      .arg(*decodeId(QString::fromLatin1(removed))));
    const QJsonArray bands = desk.plot("confidence")["bands"].toArray();
    QCOMPARE(
        bands[7],
        object({ { "from", 0.7 }, { "to", 0.8 }, { "decisions", 1 }, { "kept", 1 }, { "corrected", 0 } }));
    QCOMPARE(bands[9][u"corrected"], 1);
}

void TestStatistics::clientsAreCountedByTheirTools()
{
    Office desk(m_backend);
    desk.feedbackAt("2026-03-01T01:00:00Z", "Web/1.0 (firefox)");
    const QByteArray item = desk.feedbackAt("2026-03-01T01:00:00Z", "web/2.0");
    desk.feedbackAt("2026-03-02T01:00:00Z", "cli/1");
    desk.feedbackAt("2026-03-02T01:00:00Z");
    QCOMPARE(desk.clients("from=2026-03-01&to=2026-03-02"), u"web 2, - 1, cli 1, other 0"_s);
    QCOMPARE(desk.clients("from=2026-03-02&to=2026-03-02"), u"- 1, cli 1, other 0"_s);
    desk.assign(desk.bugs, item);
    QCOMPARE(desk.clients("from=2026-03-01&to=2026-03-02&buffer_id=crashes"), u"web 1, other 0"_s);
}

void TestStatistics::manyClientsAreCutOff()
{
    Office desk(m_backend);
    std::vector<Sent> requests;
    for (int i = 0; i < 25; ++i) {
        for (int n = 0; n <= i / 20; ++n)
            requests.push_back({ "POST",
                                 "/feedback",
                                 Members{ { "description", "x" } }.toJson(),
                                 { { "X-IB-Client", "tool" + QByteArray::number(i) } } });
    }
    desk.admin.sendAll(requests);
    const Answer plot = desk.plot("clients");
    QCOMPARE(plot["clients"].toArray().size(), 20);
    QCOMPARE(plot["clients"].toArray()[4][u"count"], 2);
    QCOMPARE(plot["clients"].toArray()[5][u"count"], 1);
    QCOMPARE(plot["other"], 5);
}

void TestStatistics::targetsAreCountedByVotesOfThePeriod()
{
    Office desk(m_backend);
    const auto target = [](const QByteArray &path) {
        return object({ { "type", "rest_endpoint" },
                        { "metadata", object({ { "method", "GET" }, { "path", path } }) } });
    };
    const auto vote = [&](const QByteArray &path, int value, const char *user) {
        return desk.post("/reactions",
                         { { "target", target(path) }, { "reaction_value", value }, { "user_id", user } });
    };
    vote("/liked", 1, "a");
    vote("/liked", 1, "b");
    vote("/liked", -1, "c");
    vote("/disliked", -1, "a");
    vote("/disliked", 1, "b");
    vote("/disliked", -1, "b");
    const QByteArray item
        = desk.settled("One", { { "targets", array({ target("/liked"), target("/unknown") }) } });
    const auto plot = [&](const QByteArray &query = {}) {
        QStringList all;
        for (const QJsonValue &each : desk.plot("targets", query)["targets"].toArray())
            all << u"%1 +%2 -%3 %4"_s.arg(each[u"display_name"].toString())
                       .arg(each[u"up"].toInteger())
                       .arg(each[u"down"].toInteger())
                       .arg(each[u"feedback"].toInteger());
        return all.join(u" | "_s);
    };
    QCOMPARE(plot(), u"GET /liked +2 -1 1 | GET /disliked +0 -2 0"_s);
    const QJsonValue first = desk.plot("targets")["targets"].toArray()[0];
    QCOMPARE(first[u"type"], u"rest_endpoint"_s);
    QCOMPARE(desk.get("/targets/" + first[u"id"].toString().toLatin1()).outcome(), u"200"_s);
    m_backend.sql(u"update feedback set created_at = '2026-03-01' where id = %1"_s.arg(
        *decodeId(QString::fromLatin1(item))));
    QCOMPARE(plot(), u"GET /liked +2 -1 0 | GET /disliked +0 -2 0"_s);
    m_backend.sql(
        u"update reaction set created_at = '2026-03-01 12:00' where organization = %1 and value = -1"_s.arg(
            desk.organization().id.value()));
    QCOMPARE(plot(), u"GET /liked +2 -0 0"_s);
    QCOMPARE(plot("from=2026-03-01&to=2026-03-01"), u"GET /disliked +0 -2 0 | GET /liked +0 -1 1"_s);
    desk.remove("/feedback/" + item);
    QCOMPARE(plot("from=2026-03-01&to=2026-03-01"), u"GET /disliked +0 -2 0 | GET /liked +0 -1 0"_s);
}

void TestStatistics::theFirstActOfAPersonEndsTheWait()
{
    Office desk(m_backend);
    desk.thresholds(2, 0.05);
    const auto item = [&] {
        const QByteArray made = desk.settled(refundText);
        desk.comeEarlier(made, 577);
        return made;
    };
    const QByteArray assigned = item(), removed = item(), accepted = item(), noted = item(), edited = item();
    QCOMPARE(desk.waits(), u"; median none, p90 none; waiting 5"_s);
    desk.assign(desk.bugs, assigned);
    QCOMPARE(desk.waits(), u"900: 1; median 608, p90 608; waiting 4"_s);
    desk.takeOut(desk.billing, removed);
    desk.patch("/feedback/" + accepted, { { "needs_review", false } });
    desk.post("/feedback/" + noted + "/notes", { { "text", "Seen." } });
    QCOMPARE(desk.waits(), u"900: 4; median 608, p90 608; waiting 1"_s);
    // What changes an item's words does nothing about it.
    desk.patch("/feedback/" + edited, { { "title", "Other" } });
    desk.post("/feedback/" + edited + "/routing");
    desk.settle();
    QCOMPARE(desk.waits(), u"900: 4; median 608, p90 608; waiting 1"_s);
    // Only the first one counts.
    const QString acted = u"select acted_at from statistics_item where feedback = %1"_s.arg(
        *decodeId(QString::fromLatin1(assigned)));
    const QString before = m_backend.value(acted);
    desk.assign(desk.bugs, assigned);
    desk.takeOut(desk.bugs, assigned);
    desk.post("/feedback/" + assigned + "/notes", { { "text", "Again." } });
    m_backend.countStatistics();
    QCOMPARE(m_backend.value(acted), before);
    QVERIFY(!before.isEmpty());
}

void TestStatistics::itemsInNeedOfReviewCountAsWaiting()
{
    Office desk(m_backend);
    desk.thresholds(0.3, 0.3);
    desk.settled(refundText);
    QCOMPARE(desk.waits(), u"; median none, p90 none; waiting 0"_s);
    const QByteArray nowhere = desk.settled("Xylophones");
    QCOMPARE(desk.waits(), u"; median none, p90 none; waiting 1"_s);
    desk.patch("/feedback/" + nowhere, { { "needs_review", true } });
    QCOMPARE(desk.waits(), u"; median none, p90 none; waiting 1"_s);
    m_backend.holdRouting();
    desk.feedback("Pending");
    QCOMPARE(desk.waits(), u"; median none, p90 none; waiting 1"_s);
    m_backend.releaseRouting();
    desk.settle();
    QCOMPARE(desk.waits(), u"; median none, p90 none; waiting 2"_s);
    QCOMPARE(desk.waits("buffer_id=billing"), u"; median none, p90 none; waiting 0"_s);
    // A closed item does not wait. It does not wait again, because a person has dealt with it.
    desk.patch("/feedback/" + nowhere + "/triage", { { "state", "declined" } });
    QVERIFY(desk.waits().endsWith(u"waiting 1"_s));
    desk.patch("/feedback/" + nowhere + "/triage", { { "state", "open" } });
    QVERIFY(desk.waits().endsWith(u"waiting 1"_s));
}

void TestStatistics::waitsFallIntoBands()
{
    Office desk(m_backend);
    const QByteArray item = desk.settled("One");
    desk.post("/feedback/" + item + "/notes", { { "text", "Seen." } });
    m_backend.countStatistics();
    const auto after = [&](const char *seconds) {
        m_backend.sql(u"update feedback set created_at = (select acted_at - interval '%1' from "
                      u"statistics_item where feedback = id)"
                      " where id = %2"_s.arg(QLatin1StringView(seconds))
                          .arg(*decodeId(QString::fromLatin1(item))));
        return desk.waits("from=2025-01-01&to=2025-01-01")
            + desk.waits("from=" + dayText(today().addDays(-365)));
    };
    const QString none = u"; median none, p90 none; waiting 0"_s;
    QCOMPARE(after("0 s"), none + u"60: 1; median 0, p90 0; waiting 0"_s);
    QCOMPARE(after("59.001 s"), none + u"60: 1; median 60, p90 60; waiting 0"_s);
    QCOMPARE(after("60 s"), none + u"60: 1; median 60, p90 60; waiting 0"_s);
    QCOMPARE(after("60.001 s"), none + u"300: 1; median 62, p90 62; waiting 0"_s);
    QCOMPARE(after("300 s"), none + u"300: 1; median 300, p90 300; waiting 0"_s);
    QCOMPARE(after("1 hour"), none + u"3600: 1; median 3600, p90 3600; waiting 0"_s);
    QCOMPARE(after("1 hour 1 s"), none + u"14400: 1; median 3712, p90 3712; waiting 0"_s);
    QCOMPARE(after("30 days"), none + u"2592000: 1; median 2592000, p90 2592000; waiting 0"_s);
    QVERIFY(after("40 days").contains(u"longer: 1; median 3538944"_s));
}

void TestStatistics::movingAllIsAnActForEachItem()
{
    Office desk(m_backend);
    desk.thresholds(0.3, 0.3);
    desk.settled(refundText);
    desk.settled(refundText);
    desk.post("/buffers/billing/move-all", { { "destination_buffer_id", "crashes" } });
    QCOMPARE(desk.outcomes(), u"by_hand 2"_s);
    QVERIFY(desk.waits().startsWith(u"60: 2; "_s));
    QCOMPARE(desk.outcomes("buffer_id=billing"), u"nothing"_s);
    QVERIFY(desk.waits("buffer_id=crashes").startsWith(u"60: 2; "_s));
}

TRIAGE_TEST(TestStatistics, QCoreApplication)
#include "tst_statistics.moc"
