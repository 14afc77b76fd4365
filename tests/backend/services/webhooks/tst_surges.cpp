// SPDX-License-Identifier: GPL-3.0-or-later
// Surges: a buffer that receives more feedback than usual is noticed on the first day, and others are not.
#include "stores/surge.h"
#include "support/hookdesk.h"
#include "support/patience.h"
#include "support/testprogram.h"

#include <QTest>

#include <cmath>
#include <numbers>
#include <random>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

constexpr int dayHours = 24;
constexpr int watchedDays = 30;

/// Feedback by hour, with quiet nights and weekends, for two months.
class Calendar
{
public:
    Calendar(double perDay, unsigned seed) : m_random(seed), m_hours(std::size_t(days * dayHours))
    {
        for (int hour = 0; hour < days * dayHours; ++hour)
            m_hours[std::size_t(hour)] = drawn(perDay, hour, hour / dayHours % 7 >= 5 ? 0.5 : 1.2);
    }

    static constexpr int firstWatched = storage::surgeHistory + 1;
    static constexpr int days = firstWatched + watchedDays;

    /// Adds a day with that much more, whatever day of the week it is.
    void plant(int day, double perDay)
    {
        for (int hour = day * dayHours; hour < (day + 1) * dayHours; ++hour)
            m_hours[std::size_t(hour)] += drawn(perDay, hour, 1);
    }
    /// Returns how often a surge is noticed within these days, looking every hour, once in a day at most.
    int noticed(int firstDay, int lastDay) const
    {
        int noticed = 0;
        int last = -dayHours;
        for (int end = firstDay * dayHours + 1; end <= (lastDay + 1) * dayHours; ++end) {
            if (end - last >= dayHours && storage::isSurge(countsUntil(end))) {
                last = end;
                ++noticed;
            }
        }
        return noticed;
    }

private:
    qint64 drawn(double perDay, int hour, double ofWeek)
    {
        const double ofDay = 1 + 0.8 * std::sin((hour % dayHours - 9) * std::numbers::pi / 12);
        return std::poisson_distribution<int>(perDay / dayHours * ofWeek * ofDay)(m_random);
    }
    qint64 sum(int begin, int end) const
    {
        qint64 sum = 0;
        for (int hour = begin; hour < end; ++hour)
            sum += m_hours[std::size_t(hour)];
        return sum;
    }
    std::vector<qint64> countsUntil(int end) const
    {
        std::vector<qint64> counts;
        for (int day = storage::surgeHistory; day >= 0; --day) {
            const int to = end - day * dayHours;
            counts.push_back(sum(to - 24, to - 6));
            counts.push_back(sum(to - 6, to));
        }
        return counts;
    }

    std::mt19937 m_random;
    std::vector<qint64> m_hours;
};

} // namespace

class TestSurges : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void plantedSurgesAreNoticedOnTheirFirstDay()
    {
        int noticed = 0;
        int planted = 0;
        unsigned seed = 41;
        for (const double perDay : { 4., 10., 20., 40., 100., 300. }) {
            for (int i = 0; i < 7; ++i, ++planted) {
                Calendar calendar(perDay, ++seed);
                const int day = Calendar::firstWatched + 5 + i;
                calendar.plant(day, std::max(2 * perDay, 15.));
                noticed += calendar.noticed(day, day) > 0;
            }
        }
        qInfo("%d of %d surges were noticed on their first day.", noticed, planted);
        QVERIFY(noticed * 10 >= planted * 9);
    }

    void usualMonthsHaveOneAtMost()
    {
        int noticed = 0;
        unsigned seed = 1;
        for (const double perDay : { 0.3, 1., 4., 10., 20., 40., 100., 300. }) {
            for (int i = 0; i < 5; ++i) {
                const Calendar calendar(perDay, ++seed);
                const int here = calendar.noticed(Calendar::firstWatched, Calendar::days - 1);
                QVERIFY2(here <= 1, qPrintable(u"%1 a day: %2"_s.arg(perDay).arg(here)));
                noticed += here;
            }
        }
        qInfo("%d in 40 months.", noticed);
    }

    void aNewBufferHasNothingToBeComparedWith()
    {
        std::vector<qint64> counts(storage::surgePeriods, 0);
        counts.back() = 100;
        QVERIFY(!storage::isSurge(counts));
        counts[counts.size() - 2 * 6] = 1; // less than a week
        QVERIFY(!storage::isSurge(counts));
    }

    void aQuietDayOfABusyBufferIsNoSurge()
    {
        std::vector<qint64> counts(storage::surgePeriods, 0);
        for (std::size_t back = 0; back <= 20; ++back) { // from a Sunday on
            const qint64 usual = back % 7 == 0 ? 10 : back % 7 == 1 ? 400 : 2000;
            counts[counts.size() - 2 * (back + 1)] = back == 0 ? 25 : usual;
        }
        QVERIFY(!storage::isSurge(counts));
    }

    void aWebhookReceivesASurgeOnce()
    {
        TestBackend backend;
        backend.start(reachingThisMachine());
        HookDesk desk(backend);
        const FakeModel receiver(answering(204));
        QCOMPARE(desk.webhook(receiver, array({ "buffer.surge" })).status, 201);
        const QByteArray buffer = desk.buffer("Crashes");
        QVERIFY(desk.get("/buffers/" + buffer)["surged_at"].isNull());
        const QString row = u"%1, %2, (current_timestamp at time zone 'UTC')::date - d"_s
                                .arg(desk.organization().id.value())
                                .arg(*decodeId(QString::fromLatin1(buffer)));
        const auto run = [&backend](const QString &sql) {
            QVERIFY(backend.database().executeText(sql));
        };
        // Two items a day for four weeks.
        run(u"insert into statistics_course (organization, buffer, day, outcome, course) "
            "select %1, 'by_hand', array_fill(2, array[96]) from generate_series(1, 30) as d"_s.arg(row));
        for (int i = 0; i < 12; ++i)
            desk.assign(buffer, desk.settled("It crashes " + QByteArray::number(i)));
        const auto look = [&] {
            run(u"update statistics_position set surge_due_at = clock_timestamp() where organization = %1"_s
                    .arg(desk.organization().id.value()));
            return !receivedBy(receiver).empty();
        };
        QTRY_VERIFY_WITH_TIMEOUT(look(), patience);
        const QJsonObject message = receivedBy(receiver).front().json();
        QCOMPARE(message[u"type"], u"buffer.surge"_s);
        QCOMPARE(message[u"data"][u"id"].toString().toLatin1(), buffer);
        QVERIFY(message[u"data"][u"surged_at"].isString());
        QVERIFY(desk.get("/buffers/" + buffer)["surged_at"].isString());
        // The next look has nothing new.
        look();
        QTRY_COMPARE_WITH_TIMEOUT(
            backend.value(
                u"select count(*) from statistics_position where surge_due_at <= clock_timestamp() and organization = %1"_s
                    .arg(desk.organization().id.value())),
            u"0"_s, patience);
        QCOMPARE(receivedBy(receiver).size(), std::size_t(1));
    }
};

TRIAGE_TEST(TestSurges, QCoreApplication)
#include "tst_surges.moc"
