// SPDX-License-Identifier: GPL-3.0-or-later
// A person at a plot, who steps with keys, clicks, and reads the description of each mark.
#include "dashboard/plotchart.h"
#include "dashboard/plottableview.h"
#include "dashboard/plotview.h"
#include "support/testprogram.h"
#include "theme/theme.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace triage;
using namespace triage::app;
using namespace Qt::StringLiterals;

namespace {

Filter periodOf(int day)
{
    Filter filter;
    filter.createdAfter = Timestamp(day * 86'400'000LL);
    return filter;
}

PlotData columns()
{
    PlotData plot;
    for (int day = 1; day <= 4; ++day)
        plot.categories.push_back({ QString::number(day), u"day %1"_s.arg(day), {} });
    plot.series.push_back(
        { u"Crashes"_s, 0, { 4, 2, 0, 6 }, { periodOf(1), periodOf(2), periodOf(3), periodOf(4) } });
    plot.series.push_back({ u"Ideas"_s, 1, { 1, 0, 3, 2 }, {} });
    return plot;
}

PlotData bars(PlotShape shape)
{
    PlotData plot = columns();
    plot.shape = shape;
    return plot;
}

/// A plot that is shown, and its last description.
struct Desk
{
    explicit Desk(const PlotData &plot, Qt::LayoutDirection direction = Qt::LeftToRight) : view(theme)
    {
        view.setLayoutDirection(direction);
        view.resize(480, 260);
        view.setPlot(plot);
        QObject::connect(&view, &PlotView::markDescribed, &view,
                         [this](const QString &text) { said = text; });
        QObject::connect(&view, &PlotView::opened, &view, [this](const Filter &filter) { opened = filter; });
        view.show();
    }

    QString press(std::initializer_list<Qt::Key> keys)
    {
        for (const Qt::Key key : keys)
            QTest::keyClick(&view, key);
        return said;
    }
    QPoint centre(PlotMark mark) const
    {
        return view.mapFromScene(view.drawing().mapToScene(view.drawing().rectOf(mark).center()));
    }

    Theme theme;
    PlotView view;
    QString said;
    std::optional<Filter> opened;
};

} // namespace

class TestPlotView : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void arrowsStepThroughColumnsFromTheNewest();
    void arrowsFollowThePictureInBars();
    void arrowsFollowThePictureRightToLeft();
    void returnAndAClickOpenTheList();
    void aMarkWithoutAListSaysSo();
    void thePointerTellsWhatItIsOver();
    void barsLieWhereTheyAreDrawn_data();
    void barsLieWhereTheyAreDrawn();
    void theTableOpensItsRows();
};

void TestPlotView::arrowsStepThroughColumnsFromTheNewest()
{
    Desk desk(columns());
    QCOMPARE(desk.press({ Qt::Key_Left }), u"day 4, Crashes: 6"_s);
    QCOMPARE(desk.press({ Qt::Key_Up }), u"day 4, Ideas: 2"_s);
    QCOMPARE(desk.press({ Qt::Key_Up }), u"day 4, Ideas: 2"_s); // there is nothing above
    QCOMPARE(desk.press({ Qt::Key_Left }), u"day 3, Ideas: 3"_s);
    QCOMPARE(desk.press({ Qt::Key_Left }), u"day 2, Crashes: 2"_s); // no ideas on that day
    QCOMPARE(desk.press({ Qt::Key_Home }), u"day 1, Crashes: 4"_s);
    QCOMPARE(desk.press({ Qt::Key_End }), u"day 4, Crashes: 6"_s);
}

void TestPlotView::arrowsFollowThePictureInBars()
{
    Desk desk(bars(PlotShape::Bars));
    QCOMPARE(desk.press({ Qt::Key_Down }), u"day 1, Crashes: 4"_s);
    QCOMPARE(desk.press({ Qt::Key_Down }), u"day 2, Crashes: 2"_s);
    QCOMPARE(desk.press({ Qt::Key_Up, Qt::Key_Right }), u"day 1, Ideas: 1"_s);
    Desk opposed(bars(PlotShape::Opposed));
    QCOMPARE(opposed.press({ Qt::Key_Down, Qt::Key_Left }), u"day 1, Ideas: 1"_s);
    QCOMPARE(opposed.press({ Qt::Key_Right }), u"day 1, Crashes: 4"_s);
}

void TestPlotView::arrowsFollowThePictureRightToLeft()
{
    Desk desk(columns(), Qt::RightToLeft);
    QCOMPARE(desk.press({ Qt::Key_Right }), u"day 4, Crashes: 6"_s);
    QCOMPARE(desk.press({ Qt::Key_Right }), u"day 3, Ideas: 3"_s);
    // The newest is on the left.
    QVERIFY(desk.centre({ 0, 3 }).x() < desk.centre({ 0, 0 }).x());
}

void TestPlotView::returnAndAClickOpenTheList()
{
    Desk desk(columns());
    desk.press({ Qt::Key_End, Qt::Key_Return });
    QVERIFY(desk.opened && *desk.opened == periodOf(4));
    QTest::mouseClick(desk.view.viewport(), Qt::LeftButton, {}, desk.centre({ 0, 1 }));
    QVERIFY(*desk.opened == periodOf(2));
    QVERIFY(desk.view.current() == PlotMark({ 0, 1 }));
}

void TestPlotView::aMarkWithoutAListSaysSo()
{
    Desk desk(columns());
    QSignalSpy nothing(&desk.view, &PlotView::nothingToOpen);
    QTest::mouseClick(desk.view.viewport(), Qt::LeftButton, {}, desk.centre({ 1, 2 }));
    QCOMPARE(nothing.size(), 1);
    QVERIFY(!desk.opened);
}

void TestPlotView::thePointerTellsWhatItIsOver()
{
    Desk desk(columns());
    QTest::mouseMove(desk.view.viewport(), desk.centre({ 1, 2 }));
    QTRY_COMPARE(desk.said, u"day 3, Ideas: 3"_s);
}

void TestPlotView::barsLieWhereTheyAreDrawn_data()
{
    QTest::addColumn<int>("shape");
    QTest::addColumn<Qt::LayoutDirection>("direction");
    for (const PlotShape shape : { PlotShape::Columns, PlotShape::Bars, PlotShape::Opposed }) {
        for (const Qt::LayoutDirection direction : { Qt::LeftToRight, Qt::RightToLeft })
            QTest::addRow("%d %d", int(shape), int(direction)) << int(shape) << direction;
    }
}

/// A click finds the marks where Qt Charts painted them.
void TestPlotView::barsLieWhereTheyAreDrawn()
{
    QFETCH(int, shape);
    QFETCH(Qt::LayoutDirection, direction);
    Desk desk(bars(PlotShape(shape)), direction);
    desk.theme.apply(ThemeChoice::Light);
    desk.view.readTheme();
    const QImage image = desk.view.grab().toImage();
    for (const int category : { 0, 1, 3 }) {
        const QPoint point = desk.centre({ 0, category });
        QCOMPARE(image.pixelColor(point), seriesColor(desk.theme, 0));
        QVERIFY(desk.view.drawing().markAt(desk.view.drawing().rectOf({ 0, category }).center())
                == PlotMark({ 0, category }));
    }
}

void TestPlotView::theTableOpensItsRows()
{
    PlotTableView table;
    PlotTable data{ { u"Day"_s, u"Crashes"_s }, {} };
    data.rows.push_back(
        { { { u"day 1"_s, u"1970-01-02"_s, false }, { u"4"_s, u"4"_s, true } }, periodOf(1) });
    data.rows.push_back({ { { u"day 2"_s, u"1970-01-03"_s, false }, { u"2"_s, u"2"_s, true } }, {} });
    table.setTable(data);
    table.show();
    std::optional<Filter> opened;
    connect(&table, &PlotTableView::opened, this, [&opened](const Filter &filter) { opened = filter; });
    QSignalSpy nothing(&table, &PlotTableView::nothingToOpen);
    table.setCurrentIndex(table.model()->index(0, 0));
    QTest::keyClick(&table, Qt::Key_Return);
    QVERIFY(opened && *opened == periodOf(1));
    table.setCurrentIndex(table.model()->index(1, 0));
    QTest::keyClick(&table, Qt::Key_Return);
    QCOMPARE(nothing.size(), 1);
    QCOMPARE(table.model()->index(0, 1).data(Qt::AccessibleDescriptionRole).toString(), u"day 1, Crashes"_s);
}

TRIAGE_TEST(TestPlotView, QApplication)
#include "tst_plotview.moc"
