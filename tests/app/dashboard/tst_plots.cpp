// SPDX-License-Identifier: GPL-3.0-or-later
// Plots made from figures: their messages, their tables, the lists that they open, and their files.
#include "dashboard/plotcatalog.h"
#include "dashboard/plotfile.h"
#include "store/values/clock.h"
#include "support/testprogram.h"
#include "theme/serieslook.h"
#include "theme/theme.h"
#include "timestamp.h"

#include <QApplication>
#include <QImage>
#include <QPainter>
#include <QScopeGuard>
#include <QSvgRenderer>
#include <QTest>

#include <array>
#include <cmath>

using namespace triage;
using namespace triage::app;
using namespace triage::statistics;
using namespace Qt::StringLiterals;

namespace {

const QDate lastDay(2026, 11, 21);

StatisticsQuery month()
{
    return { lastDay.addDays(-29), lastDay, {}, {} };
}

std::vector<QString> days(int count)
{
    std::vector<QString> all;
    for (int day = count - 1; day >= 0; --day)
        all.push_back(lastDay.addDays(-day).toString(Qt::ISODate));
    return all;
}

DaySeries bufferSeries(qint64 id, const QString &name, std::vector<qint64> counts)
{
    return { SeriesKind::Buffer, BufferId(id), name, std::move(counts) };
}

/// Returns every number of the marks, as the table shows it.
void compareWithTable(const PlotData &plot, int firstColumn = 1)
{
    QVERIFY(plot.table.rows.size() >= plot.categories.size());
    for (int series = 0; series < int(plot.series.size()); ++series) {
        for (int category = 0; category < int(plot.categories.size()); ++category) {
            const PlotRow &row = plot.table.rows[std::size_t(category)];
            QCOMPARE(row.cells.at(std::size_t(series + firstColumn)).plain,
                     QString::number(plot.value({ series, category })));
        }
    }
}

} // namespace

class TestPlots : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { qputenv("TZ", "Pacific/Auckland"); } // summer time began on 27 September
    void everyDayIsAColumnAndARow();
    void daysOfUtcOpenListsOfUtc();
    void manyDaysBecomeWeeksWithTheSameSum();
    void theSmallerBuffersBecomeOne();
    void theBufferThatGrewMostComesFirst();
    void anOutcomeOpensTheListOfItsNumberOrNone();
    void theReviewShareIsOfAllOfADay();
    void clientsTargetsAndWaitsEqualTheirTables();
    void workEqualsItsTablesAndOpensWhatIsOpen();
    void agesAreCountedFromTheServersDay();
    void numbersAreWrittenByRfc4180();
    void picturesHaveTheirSizeAndInk();
    void colorsStayApartForTheColourBlind();
};

void TestPlots::everyDayIsAColumnAndARow()
{
    const FeedbackPerDay figures{ days(3),
                                  { 3, 9, 4 },
                                  { bufferSeries(1, u"Crashes"_s, { 2, 8, 3 }),
                                    { SeriesKind::Unassigned, {}, {}, { 1, 1, 1 } } } };
    const PlotData plot = PlotCatalog::plot(PlotKind::FeedbackPerDay, figures, month());
    QCOMPARE(plot.categories.size(), std::size_t(3));
    compareWithTable(plot);
    QCOMPARE(plot.table.columns, (QStringList{ u"Day"_s, u"Crashes"_s, u"Unassigned"_s, u"All"_s }));
    QCOMPARE(plot.table.rows[1].cells.back().plain, u"9"_s);
    QCOMPARE(plot.table.rows[1].cells.front().plain, u"2026-11-20"_s);
    QVERIFY2(plot.headline.contains(u"16"_s) && plot.headline.contains(u": 9"_s), qPrintable(plot.headline));
    const Filter crashes = plot.opens({ 0, 1 }).value();
    QVERIFY(crashes.place() == Place::Buffer && crashes.bufferId() == BufferId(1));
    QVERIFY(crashes.work() == work::any && !crashes.isGrouped());
    StatisticsQuery once = month();
    once.once = true;
    QVERIFY(PlotCatalog::plot(PlotKind::FeedbackPerDay, figures, once).opens({ 0, 1 })->isGrouped());
    QCOMPARE(toIso(crashes.createdAfter->time), "2026-11-19T11:00:00.000Z"_ba);
    QCOMPARE(toIso(crashes.createdBefore->time), "2026-11-20T11:00:00.000Z"_ba);
    QVERIFY(plot.opens({ 1, 1 })->place() == Place::Unassigned);
    QCOMPARE(plot.largest(), qint64(9));
}

void TestPlots::daysOfUtcOpenListsOfUtc()
{
    const FeedbackPerDay perDay{ days(1), { 3 }, { bufferSeries(1, u"Crashes"_s, { 3 }) } };
    StatisticsQuery query = month();
    query.isInUtc = true;
    const Filter crashes = PlotCatalog::plot(PlotKind::FeedbackPerDay, perDay, query).opens({ 0, 0 }).value();
    QCOMPARE(toIso(crashes.createdAfter->time), "2026-11-21T00:00:00.000Z"_ba);
    QCOMPARE(toIso(crashes.createdBefore->time), "2026-11-22T00:00:00.000Z"_ba);
    const WorkCounts work{ days(1), { 4 }, { 0 }, { 0 }, { { 1, 4 }, { std::nullopt, 2 } }, {}, {}, {}, {} };
    const Filter today = PlotCatalog::plot(PlotKind::OpenAges, work, query).opens({ 0, 0 }).value();
    QVERIFY(toIso(today.createdAfter->time).endsWith("T00:00:00.000Z"));
}

void TestPlots::manyDaysBecomeWeeksWithTheSameSum()
{
    std::vector<qint64> counts(90);
    qint64 sum = 0;
    for (std::size_t day = 0; day < counts.size(); ++day)
        sum += counts[day] = qint64(day) % 11;
    const FeedbackPerDay figures{ days(90), counts, { bufferSeries(1, u"Crashes"_s, counts) } };
    const PlotData plot
        = PlotCatalog::plot(PlotKind::FeedbackPerDay, figures, { lastDay.addDays(-89), lastDay, {}, {} });
    QCOMPARE(plot.categories.size(), std::size_t(13)); // twelve weeks and six days
    qint64 drawn = 0;
    for (int week = 0; week < 13; ++week)
        drawn += plot.value({ 0, week });
    QCOMPARE(drawn, sum);
    compareWithTable(plot);
    const Filter first = plot.opens({ 0, 0 }).value();
    QCOMPARE(first.createdBefore->time.milliseconds() - first.createdAfter->time.milliseconds(),
             qint64(6) * 86'400'000);
    const Filter last = plot.opens({ 0, 12 }).value();
    QCOMPARE(last.createdBefore->time.milliseconds() - last.createdAfter->time.milliseconds(),
             qint64(7) * 86'400'000);
    QCOMPARE(toIso(last.createdBefore->time), "2026-11-21T11:00:00.000Z"_ba);
}

void TestPlots::theSmallerBuffersBecomeOne()
{
    FeedbackPerDay figures{ days(1), { 60 }, {} };
    for (int each = 0; each < 10; ++each)
        figures.series.push_back(bufferSeries(each + 1, u"Buffer %1"_s.arg(each), { 10 - each }));
    figures.series.push_back({ SeriesKind::Unassigned, {}, {}, { 2 } });
    figures.series.push_back({ SeriesKind::Other, {}, {}, { 4 } });
    const PlotData plot = PlotCatalog::plot(PlotKind::FeedbackPerDay, figures, month());
    QCOMPARE(plot.series.size(), std::size_t(7));
    QCOMPARE(plot.series[5].name, u"Other buffers"_s);
    QCOMPARE(plot.series[5].values, (std::vector<qint64>{ 5 + 4 + 3 + 2 + 1 + 4 }));
    QCOMPARE(plot.series[6].name, u"Unassigned"_s);
    compareWithTable(plot);
}

void TestPlots::theBufferThatGrewMostComesFirst()
{
    const BufferCounts figures{
        { { BufferId(1), u"Big"_s, 50, 60, -10 }, { BufferId(2), u"Young"_s, 20, 8, 12 } }, { 4, 4, 0 }
    };
    const PlotData plot = PlotCatalog::plot(PlotKind::Buffers, figures, month());
    QCOMPARE(plot.categories.front().label, u"Young"_s);
    QVERIFY2(plot.headline.startsWith(u"Young grew most: 20, that is 12 more"_s), qPrintable(plot.headline));
    QVERIFY(plot.categories.front().note.contains(u"▲ 12"_s));
    QVERIFY(plot.categories[1].note.contains(u"▼ 10"_s));
    compareWithTable(plot);
    QCOMPARE(plot.table.rows.front().cells.back().plain, u"12"_s);
    const Filter before = plot.opens({ 1, 0 }).value();
    QCOMPARE(toIso(before.createdBefore->time), "2026-10-22T11:00:00.000Z"_ba);
    QCOMPARE(toIso(before.createdAfter->time), "2026-09-22T12:00:00.000Z"_ba);
    const BufferCounts shrunk{ { { BufferId(1), u"Big"_s, 50, 60, -10 } }, {} };
    QVERIFY(PlotCatalog::plot(PlotKind::Buffers, shrunk, month()).headline.startsWith(u"No buffer grew"_s));
}

void TestPlots::anOutcomeOpensTheListOfItsNumberOrNone()
{
    const RoutingPerDay figures{ days(1),
                                 { { Outcome::Assigned, { 5 } },
                                   { Outcome::Review, { 3 } },
                                   { Outcome::NothingMatched, { 2 } },
                                   { Outcome::Failed, { 1 } },
                                   { Outcome::Pending, { 0 } },
                                   { Outcome::ByHand, { 4 } } } };
    const PlotData plot = PlotCatalog::plot(PlotKind::Routing, figures, month());
    QCOMPARE(plot.series.size(), std::size_t(5)); // nothing is pending
    compareWithTable(plot);
    QStringList names;
    for (const PlotSeries &each : plot.series)
        names << each.name;
    QCOMPARE(names,
             (QStringList{ u"Assigned"_s, u"By hand"_s, u"Needs review"_s, u"Failed"_s, u"Unassigned"_s }));
    // Routing cannot fail for what is in a buffer, no matter who put it there.
    const Filter failed = plot.opens({ 3, 0 }).value();
    QVERIFY(failed.work() == work::any && failed.unassigned == true);
    QVERIFY(failed.routingStatus == RoutingStatus::Failed);
    // By hand or by routing: no list tells them apart.
    for (const int each : { 0, 1, 2, 4 })
        QVERIFY(!plot.opens({ each, 0 }));
    QVERIFY(!plot.table.rows[0].opens); // no column is the sum
}

void TestPlots::theReviewShareIsOfAllOfADay()
{
    const RoutingPerDay figures{ days(2),
                                 { { Outcome::Assigned, { 6, 0 } }, { Outcome::Review, { 2, 0 } } } };
    const PlotData plot = PlotCatalog::plot(PlotKind::ReviewShare, figures, month());
    QCOMPARE(plot.value({ 0, 0 }), qint64(25));
    QCOMPARE(plot.value({ 0, 1 }), qint64(0));
    QVERIFY2(plot.spoken({ 0, 0 }).endsWith(u": 25%"_s), qPrintable(plot.spoken({ 0, 0 })));
    QCOMPARE(plot.table.rows[0].cells[1].plain, u"2"_s);
    QCOMPARE(plot.table.rows[0].cells[2].plain, u"8"_s);
    QCOMPARE(plot.table.rows[0].cells[3].plain, u"25"_s);
}

void TestPlots::clientsTargetsAndWaitsEqualTheirTables()
{
    const ClientCounts clients{ { { u"widget"_s, 12 }, { std::nullopt, 3 } }, 1 };
    const PlotData byClient = PlotCatalog::plot(PlotKind::Clients, clients, month());
    compareWithTable(byClient);
    QCOMPARE(byClient.opens({ 0, 0 })->clientGroup, u"widget"_s);
    QVERIFY(!byClient.opens({ 0, 1 }));
    QCOMPARE(byClient.categories.back().label, u"All others"_s);

    const LanguageCounts languages{ { { u"und"_s, 20 }, { u"de"_s, 15 }, { u"fr"_s, 5 } }, 0 };
    const PlotData byLanguage = PlotCatalog::plot(PlotKind::Languages, languages, month());
    compareWithTable(byLanguage);
    QCOMPARE(byLanguage.opens({ 0, 1 })->language, u"de"_s);
    QCOMPARE(byLanguage.categories[1].label, u"Deutsch"_s);
    QCOMPARE(byLanguage.categories[0].label, u"Language not known"_s);
    QVERIFY2(byLanguage.headline.startsWith(u"75"_s), qPrintable(byLanguage.headline)); // of the known ones

    const TargetCounts targets{ { { TargetId(1), TargetType::RestEndpoint, u"POST /v1/exports"_s, 31, 9,
                                    5 } } };
    const PlotData reactions = PlotCatalog::plot(PlotKind::Targets, targets, month());
    compareWithTable(reactions);
    QCOMPARE(reactions.largest(), qint64(31));

    const TriageTimes times{ { { 60, 8 }, { 3600, 4 }, { std::nullopt, 1 } }, 40, 5000, 6 };
    const PlotData waits = PlotCatalog::plot(PlotKind::TriageTime, times, month());
    QCOMPARE(waits.table.rows.size(), waits.categories.size());
    QCOMPARE(waits.categories[1].spoken, u"1 min to 1 h"_s);
    QCOMPARE(waits.table.rows.back().cells.back().plain, u"6"_s);
    QVERIFY(!waits.opens({ 1, 3 }));

    const ConfidenceCounts sure{ { { 0.8, 0.9, 10, 3, 1 }, { 0.9, 1, 20, 9, 0 } } };
    const PlotData confidence = PlotCatalog::plot(PlotKind::Confidence, sure, month());
    QCOMPARE(confidence.value({ 2, 0 }), qint64(6));
    QVERIFY2(confidence.headline.contains(u"92%"_s), qPrintable(confidence.headline));
}

void TestPlots::workEqualsItsTablesAndOpensWhatIsOpen()
{
    const WorkCounts work{ days(3),
                           { 5, 3, 0 },
                           { 2, 4, 1 },
                           { 0, 1, 0 },
                           { { 1, 4 }, { 7, 2 }, { std::nullopt, 1 } },
                           { { 3600, 3 }, { std::nullopt, 4 } },
                           5000,
                           std::nullopt,
                           { { MemberId(7), u"Ana"_s, 2, 6, 1 }, { std::nullopt, std::nullopt, 5, 1, 0 } } };
    const PlotData flow = PlotCatalog::plot(PlotKind::WorkFlow, work, month());
    compareWithTable(flow);
    QCOMPARE(flow.value({ 1, 1 }), qint64(5));
    QCOMPARE(flow.largest(), qint64(5)); // the columns are beside one another
    QVERIFY(flow.opens({ 0, 0 })->work() == work::any);
    QVERIFY(!flow.opens({ 1, 0 }));
    QCOMPARE(flow.headline, u"8 opened, 8 closed"_s);

    const PlotData ages = PlotCatalog::plot(PlotKind::OpenAges, work, month());
    compareWithTable(ages);
    QVERIFY(ages.opens({ 0, 1 })->work() == work::unfinished);
    QCOMPARE(ages.opens({ 0, 1 })->createdBefore, ages.opens({ 0, 0 })->createdAfter);
    QVERIFY(!ages.opens({ 0, 2 })->createdAfter);

    const PlotData times = PlotCatalog::plot(PlotKind::TimeToDone, work, month());
    compareWithTable(times);
    QVERIFY2(times.headline.contains(u'7'), qPrintable(times.headline));

    const PlotData owners = PlotCatalog::plot(PlotKind::Owners, work, month());
    compareWithTable(owners);
    QCOMPARE(owners.opens({ 0, 0 })->owner, std::optional(MemberId(7)));
    QCOMPARE(owners.opens({ 0, 1 })->owner, std::optional(MemberId()));
    QVERIFY(owners.headline.contains(u"Ana"_s));
    const WorkCounts nothing{ days(3), { 0, 0, 0 }, { 0, 0, 0 }, { 0, 0, 0 }, { { std::nullopt, 0 } },
                              {},      {},          {},          {} };
    for (const PlotKind kind :
         { PlotKind::WorkFlow, PlotKind::OpenAges, PlotKind::TimeToDone, PlotKind::Owners })
        QVERIFY(PlotCatalog::plot(kind, nothing, month()).isEmpty());
}

void TestPlots::agesAreCountedFromTheServersDay()
{
    const auto restore = qScopeGuard([] { setServerTime(localTime()); });
    constexpr qint64 twoDays = 2 * 24 * 60 * 60 * 1000; // in milliseconds
    setServerTime(Timestamp(localTime().milliseconds() + twoDays));
    const QDate before = today();
    const WorkCounts work{ days(1), { 4 }, { 0 }, { 0 }, { { 1, 4 }, { std::nullopt, 2 } }, {}, {}, {}, {} };
    const PlotData ages = PlotCatalog::plot(PlotKind::OpenAges, work, month());
    if (today() != before)
        QSKIP("The day ended during the test.");
    QVERIFY(before > QDate::currentDate());
    QCOMPARE(ages.opens({ 0, 0 })->createdAfter, std::optional<FilterTime>(startOfDay(before)));
    QCOMPARE(timeOf(FilterTime::ago(0)), startOfDay(before));
}

void TestPlots::numbersAreWrittenByRfc4180()
{
    PlotTable table{ { u"Buffer"_s, u"Now"_s }, {} };
    const auto text = [](const QString &words) {
        return PlotCell{ words, words, false };
    };
    const auto number = [](qint64 value) {
        return PlotCell{ u"1,234"_s, QString::number(value), true };
    };
    table.rows.push_back({ { text(u"Says \"hello\", twice"_s), number(1234) }, {} });
    table.rows.push_back({ { text(u"Two\nlines"_s), number(-5) }, {} });
    table.rows.push_back({ { text(u"=1+1"_s), number(0) }, {} });
    table.rows.push_back({ { text(u"Über"_s), number(7) }, {} });
    QCOMPARE(csvOf(table),
             "Buffer,Now\r\n\"Says \"\"hello\"\", twice\",1234\r\n\"Two\nlines\",-5\r\n'=1+1,0\r\n\xc3\x9c"
             "ber,7\r\n"_ba);
}

void TestPlots::picturesHaveTheirSizeAndInk()
{
    Theme theme;
    theme.apply(ThemeChoice::Light);
    const FeedbackPerDay figures{ days(3),
                                  { 3, 9, 4 },
                                  { bufferSeries(1, u"Crashes"_s, { 2, 8, 3 }),
                                    bufferSeries(2, u"Ideas"_s, { 1, 1, 1 }) } };
    const PlotData plot = PlotCatalog::plot(PlotKind::FeedbackPerDay, figures, month());
    const PlotCaption caption{ u"New feedback"_s, u"three days"_s };
    const QByteArray svg = fileOf(PlotFormat::Svg, plot, caption, theme, Qt::LeftToRight);
    QVERIFY(svg.contains("viewBox=\"0 0 960 540\""));
    QVERIFY(svg.contains("New feedback"));
    QVERIFY(svg.contains("Crashes"));
    QVERIFY(svg.contains(seriesColor(theme, 0).name().toLatin1()));
    QSvgRenderer renderer(svg);
    QVERIFY(renderer.isValid());
    QImage image(pictureSize, QImage::Format_RGB32);
    QPainter painter(&image);
    renderer.render(&painter);
    painter.end();
    int blue = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            blue += image.pixelColor(x, y) == seriesColor(theme, 0);
    }
    // Thirteen items, nine at most in a column, three columns: a good part of the page is filled.
    QVERIFY2(blue > 20'000, qPrintable(QString::number(blue)));
}

namespace {

/// Returns how far apart two colours look: their distance in a perceptually uniform space.
double apart(const std::array<double, 3> &one, const std::array<double, 3> &other)
{
    return std::hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

double linear(double part)
{
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}

using Matrix = std::array<std::array<double, 3>, 3>;

/// Returns the colour in OKLab as a person with that kind of colour vision sees it.
std::array<double, 3> seen(QColor color, const Matrix &vision)
{
    const std::array<double, 3> rgb{ linear(color.redF()), linear(color.greenF()), linear(color.blueF()) };
    std::array<double, 3> left{};
    for (std::size_t row = 0; row < 3; ++row)
        left[row] = std::clamp(vision[row][0] * rgb[0] + vision[row][1] * rgb[1] + vision[row][2] * rgb[2],
                               0.0, 1.0);
    const auto &[r, g, b] = left;
    const double l = std::cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const double m = std::cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const double s = std::cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    return { 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
             1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
             0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s };
}

// Normal vision, then vision without green, red and blue cones (Machado, Oliveira and Fernandes 2009).
constexpr std::array<Matrix, 4> visions{ Matrix{ { { 1, 0, 0 }, { 0, 1, 0 }, { 0, 0, 1 } } },
                                         Matrix{ { { 0.367322, 0.860646, -0.227968 },
                                                   { 0.280085, 0.672501, 0.047413 },
                                                   { -0.011820, 0.042940, 0.968881 } } },
                                         Matrix{ { { 0.152286, 1.052583, -0.204868 },
                                                   { 0.114503, 0.786281, 0.099216 },
                                                   { -0.003882, -0.048116, 1.051998 } } },
                                         Matrix{ { { 1.255528, -0.076749, -0.178779 },
                                                   { -0.078411, 0.930809, 0.147602 },
                                                   { 0.004733, 0.691367, 0.303900 } } } };

} // namespace

void TestPlots::colorsStayApartForTheColourBlind()
{
    Theme theme;
    for (const ThemeChoice choice : { ThemeChoice::Light, ThemeChoice::Dark }) {
        theme.apply(choice);
        for (int one = -1; one < seriesLooks; ++one) {
            const QColor color = seriesColor(theme, one);
            QVERIFY2(Theme::contrast(color, theme.color(Ink::Surface)) >= 3, qPrintable(color.name()));
            for (int other = -1; other < one; ++other) {
                for (const Matrix &vision : visions) {
                    const double distance
                        = apart(seen(color, vision), seen(seriesColor(theme, other), vision));
                    QVERIFY2(distance > 0.09,
                             qPrintable(u"%1 %2: %3"_s.arg(color.name(), seriesColor(theme, other).name())
                                            .arg(distance)));
                }
            }
        }
    }
}

TRIAGE_TEST(TestPlots, QApplication)
#include "tst_plots.moc"
