// SPDX-License-Identifier: GPL-3.0-or-later
// Statistics in the days of a time zone: those of zones of a quarter of an hour, and of 23 and 25 hours.

#include "support/midnight.h"
#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QDate>
#include <QTest>
#include <QTimeZone>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

constexpr auto firstDay
    = "2026-03-27"; // summer time begins in Europe on 29 March and ends in the south on 5 April
constexpr auto lastDay = "2026-04-06";
constexpr auto wholePeriod = "?from=2026-03-01&to=2026-04-30";
constexpr int dayCount = 11;
constexpr qint64 hour = 3'600'000;

QDate dayOf(const char *text)
{
    return QDate::fromString(QLatin1StringView(text), Qt::ISODate);
}

QString numbers(const QJsonValue &array)
{
    QStringList all;
    for (const QJsonValue &number : array.toArray())
        all << QString::number(number.toInteger());
    return all.join(u' ');
}

/// Adds up every number of a plot, each by its place, such as "bands.count 12, waiting 3".
void addNumbers(const QJsonValue &value, const QString &place, std::map<QString, qint64> &sums)
{
    if (value.isArray()) {
        for (const QJsonValue &each : value.toArray())
            addNumbers(each, place, sums);
    } else if (value.isObject()) {
        // Its texts and the ends of its band identify a row of a plot.
        const QJsonObject object = value.toObject();
        const auto names = [](const QString &key, const QJsonValue &each) {
            return each.isString() || key.startsWith(u"upto"_s) || key == u"from" || key == u"to";
        };
        QString row = place;
        for (auto each = object.begin(); each != object.end(); ++each) {
            if (names(each.key(), *each))
                row += u'/' + each->toVariant().toString();
        }
        for (auto each = object.begin(); each != object.end(); ++each) {
            if (!names(each.key(), *each))
                addNumbers(*each, row + u'.' + each.key(), sums);
        }
    } else if (const qint64 number = value.toInteger()) {
        sums[place] += number;
    }
}

} // namespace

class TestStatisticsZones : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void daysAreThoseOfTheZone_data();
    void daysAreThoseOfTheZone();
    void theDaysOfAZoneAddUpToTheWhole_data();
    void theDaysOfAZoneAddUpToTheWhole();
    void agesAreInDaysOfTheZone();
    void utcIsTheDefault();
    void anUnknownZoneIsRefused_data();
    void anUnknownZoneIsRefused();

private:
    Answer plot(const QByteArray &name, const QByteArray &zone, const QByteArray &query)
    {
        return m_desk->get("/statistics/" + name + query + "&time_zone=" + zone);
    }
    /// Counts rows by the day of a time in the zone, as PostgreSQL tells it.
    QString countedByDay(const QString &rows, const QString &time, const QByteArray &zone)
    {
        return m_backend.value(
            u"select string_agg(items::text, ' ' order by day) from (select day, count(%2) as items from"
            " generate_series('%4'::timestamp, '%5', '1 day') day left join %1 on"
            " date_trunc('day', %2 at time zone '%3') = day group by day) counted"_s.arg(
                rows, time, QString::fromLatin1(zone), QLatin1StringView(firstDay),
                QLatin1StringView(lastDay)));
    }
    QStringList zones() const
    {
        return { u"UTC"_s,
                 u"Europe/Berlin"_s,
                 u"Asia/Kathmandu"_s,
                 u"Australia/Lord_Howe"_s,
                 u"Pacific/Chatham"_s,
                 u"Pacific/Auckland"_s,
                 u"America/St_Johns"_s,
                 u"Pacific/Kiritimati"_s };
    }

    TestBackend m_backend;
    std::unique_ptr<Desk> m_desk;
    QByteArray m_buffer;
};

/// Feedback every two hours, and at the first and the last moment of the days of every zone; half of it in a
/// buffer, some with votes, some done.
void TestStatisticsZones::initTestCase()
{
    m_desk = std::make_unique<Desk>(m_backend);
    m_desk->switchRouting(false);
    std::set<qint64> times;
    for (qint64 at = dayOf("2026-03-25").startOfDay(Qt::UTC).toMSecsSinceEpoch();
         at < dayOf("2026-04-09").startOfDay(Qt::UTC).toMSecsSinceEpoch(); at += 2 * hour)
        times.insert(at + 17'000);
    for (const QString &zone : zones()) {
        for (QDate day = dayOf(firstDay); day <= dayOf(lastDay).addDays(1); day = day.addDays(1)) {
            const qint64 begin = day.startOfDay(QTimeZone(zone.toLatin1())).toMSecsSinceEpoch();
            times.insert({ begin - 1, begin, begin + hour / 2 });
        }
    }
    QByteArray lines;
    int number = 0;
    for (const qint64 at : times) {
        ++number;
        Members item{ { "description",
                        number % 3 ? "The invoice shows the wrong total for last month"
                                   : "Die Rechnung zeigt für den letzten Monat den falschen Betrag" },
                      { "created_at", toIso(Timestamp(at)) },
                      { "client", number % 4 ? "web/1" : "cli/2" } };
        if (number % 2)
            item = item.with("buffers", array({ "Invoices" }));
        lines += item.toJson() + '\n';
    }
    const Answer imported = m_desk->post(
        "/import", { { "format", "json_lines" }, { "data", lines }, { "last", true }, { "route", false } });
    QCOMPARE(imported["created"].toInt(), int(times.size()));
    m_buffer = m_desk->get("/buffers").json()[u"data"][0][u"id"].toString().toLatin1();
    m_backend.sql(
        u"insert into feedback_triage (organization, feedback, state, state_changed_at, updated_at)"
        " select organization, id, case when id % 3 = 0 then 'declined' else 'done' end,"
        " created_at + interval '65 minutes', now() from feedback where extract(minute from created_at) < 40;"
        "insert into target (organization, id, type, display_name, metadata, identity, created_at, change)"
        " select organization, 1, 'rest_endpoint', 'GET /', '{}', '', now(), change from organization_state;"
        "insert into feedback_target (organization, feedback, target, position)"
        " select organization, id, 1, 1 from feedback where id % 2 = 0;"
        "insert into reaction (organization, id, target, voter, by_address, value, created_at, change)"
        " select organization, id, 1, id::text::bytea, false, case when id % 3 = 0 then -1 else 1 end,"
        " created_at, change from feedback;"
        "insert into routing_decision (organization, feedback, attempts, confidence, outcome)"
        " select organization, id, 1, 0.7, case when id % 2 = 0 then 'kept' end from feedback where id % 5 < "
        "3"_s);
}

void TestStatisticsZones::daysAreThoseOfTheZone_data()
{
    QTest::addColumn<QByteArray>("zone");
    for (const QString &zone : zones())
        QTest::addRow("%s", qPrintable(zone)) << zone.toLatin1();
}

void TestStatisticsZones::daysAreThoseOfTheZone()
{
    QFETCH(QByteArray, zone);
    const QByteArray period = "?from="_ba + firstDay + "&to=" + lastDay;
    const Answer perDay = plot("feedback-per-day", zone, period);
    QCOMPARE(perDay.outcome(), u"200"_s);
    QCOMPARE(perDay.json()[u"meta"][u"time_zone"].toString().toLatin1(), zone);
    QCOMPARE(perDay["days"].toArray().size(), dayCount);
    QCOMPARE(numbers(perDay["total"]), countedByDay(u"feedback"_s, u"created_at"_s, zone));
    const QString held
        = u"(select f.created_at from feedback f join feedback_buffer m on m.feedback = f.id) f"_s;
    QCOMPARE(numbers(perDay["series"][0][u"counts"]), countedByDay(held, u"f.created_at"_s, zone));
    QCOMPARE(numbers(plot("feedback-per-day", zone, period + "&buffer_id=" + m_buffer)["total"]),
             countedByDay(held, u"f.created_at"_s, zone));
    const Answer work = plot("work", zone, period);
    QCOMPARE(numbers(work["opened"]), numbers(perDay["total"]));
    for (const char *state : { "done", "declined" })
        QCOMPARE(numbers(work[state]),
                 countedByDay(
                     u"(select * from feedback_triage where state = '%1') t"_s.arg(QLatin1StringView(state)),
                     u"t.state_changed_at"_s, zone));
    // A list of the same day has as many items.
    for (int n = 0; n < dayCount; ++n) {
        const auto begin = [&](int day) {
            return toIso(
                Timestamp(dayOf(firstDay).addDays(day).startOfDay(QTimeZone(zone)).toMSecsSinceEpoch()));
        };
        QCOMPARE(m_desk->total("/feedback?created_after=" + begin(n) + "&created_before=" + begin(n + 1)),
                 perDay["total"][n].toInt());
    }
}

void TestStatisticsZones::theDaysOfAZoneAddUpToTheWhole_data()
{
    QTest::addColumn<QByteArray>("zone");
    QTest::addColumn<QByteArray>("name");
    for (const QString &zone : zones()) {
        for (const char *name :
             { "buffers", "routing", "confidence", "clients", "languages", "targets", "triage-time", "work" })
            QTest::addRow("%s in %s", name, qPrintable(zone)) << zone.toLatin1() << QByteArray(name);
    }
}

void TestStatisticsZones::theDaysOfAZoneAddUpToTheWhole()
{
    QFETCH(QByteArray, zone);
    QFETCH(QByteArray, name);
    const auto numbersOf
        = [&](const QByteArray &query, const QByteArray &inZone, std::map<QString, qint64> &sums) {
              const Answer answer = plot(name, inZone, query);
              QJsonObject data = answer.json()[u"data"].toObject();
              for (const auto *member : { "days", "ages", "median_seconds", "p90_seconds" })
                  data.remove(QLatin1StringView(member));
              // The whole contains neither the period before each day nor what is open now.
              addNumbers(data, {}, sums);
              std::erase_if(sums, [](const auto &sum) {
                  return sum.first.endsWith(u".previous"_s) || sum.first.endsWith(u".growth"_s)
                      || sum.first.endsWith(u".open"_s);
              });
          };
    std::map<QString, qint64> whole;
    numbersOf(wholePeriod, "UTC", whole);
    std::map<QString, qint64> parts;
    for (QDate day = dayOf("2026-03-24"); day <= dayOf("2026-04-10"); day = day.addDays(1)) {
        const QByteArray text = day.toString(Qt::ISODate).toLatin1();
        numbersOf("?from=" + text + "&to=" + text, zone, parts);
    }
    QVERIFY(!whole.empty());
    QCOMPARE(parts, whole);
}

void TestStatisticsZones::agesAreInDaysOfTheZone()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    desk.settled("Of today");
    for (const QString &zone : zones()) {
        QVERIFY(isFarFromMidnight(QTimeZone(zone.toLatin1())));
        for (const char *age : { "1 second", "-1 second" }) {
            m_backend.sql(u"update feedback set created_at = date_trunc('day', now() at time zone '%1')"
                          " at time zone '%1' - interval '%2' where organization = %3"_s
                              .arg(zone, QLatin1StringView(age))
                              .arg(desk.organization().id.value()));
            const Answer answer = desk.get("/statistics/work?time_zone=" + zone.toLatin1());
            QCOMPARE(answer.outcome(), u"200"_s);
            const QJsonArray ages = answer["ages"].toArray();
            const bool isOfToday = *age == '-';
            QCOMPARE(ages.at(0)[u"count"].toInt(), int(isOfToday));
            QCOMPARE(ages.at(1)[u"count"].toInt(), int(!isOfToday));
        }
    }
}

void TestStatisticsZones::utcIsTheDefault()
{
    const Answer answer = m_desk->get("/statistics/feedback-per-day"_ba + wholePeriod);
    QCOMPARE(answer.json()[u"meta"][u"time_zone"].toString(), u"UTC"_s);
    QCOMPARE(answer["total"], plot("feedback-per-day", "UTC", wholePeriod)["total"]);
}

void TestStatisticsZones::anUnknownZoneIsRefused_data()
{
    QTest::addColumn<QByteArray>("zone");
    for (const char *zone : { "", "Mars/Olympus", "UTC%2B01:00", "UTC%2B1", "../../etc/passwd",
                              "America/../../../../etc/localtime", "Europe/Berl%C3%ADn", "localtime",
                              "posixrules", "posix/Europe/Berlin", "right/Europe/Berlin", "GMT%2B1", "UTC1",
                              "XYZ3", "XYZ", "CET-1CEST", "Europe" })
        QTest::addRow("'%s'", zone) << QByteArray(zone);
}

void TestStatisticsZones::anUnknownZoneIsRefused()
{
    QFETCH(QByteArray, zone);
    const Answer answer = plot("work", zone, wholePeriod);
    QCOMPARE(answer.outcome(), u"422 invalid-field-value time_zone"_s);
}

TRIAGE_TEST(TestStatisticsZones, QCoreApplication)
#include "tst_statisticszones.moc"
