// SPDX-License-Identifier: GPL-3.0-or-later
// The dashboard with the real backend, and without it: plots keep the last answers, and none are invented.
#include "actions/context.h"
#include "dashboard/dashboardbar.h"
#include "dashboard/dashboardview.h"
#include "dashboard/plotcard.h"
#include "dashboard/plottableview.h"
#include "dashboard/plotview.h"
#include "dialogdesk.h"
#include "store/localstore.h"
#include "support/environment.h"
#include "support/testprogram.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QTest>
#include <QToolButton>

using namespace triage;
using namespace triage::app;
using namespace triage::test;
using namespace Qt::StringLiterals;

namespace {

/// A signed-in session with "Bugs: a, b | Ideas: b, c | Empty: -"; d and e are in no buffer.
struct Office
{
    Office()
    {
        desk.server().routeNothing();
        bugs = desk.buffer("Bugs");
        const BufferId ideas = desk.buffer("Ideas");
        desk.buffer("Empty");
        desk.feedback("a", bugs);
        const FeedbackId b = desk.feedback("b", bugs);
        desk.server().assign(toString(ideas).toLatin1(), toString(b).toLatin1());
        desk.feedback("c", ideas);
        desk.feedback("d");
        desk.feedback("e");
        desk.server().backend().countStatistics();
    }

    DialogDesk desk;
    BufferId bugs;
};

/// A dashboard as it is opened.
struct Dashboard
{
    explicit Dashboard(Office &office) : view(office.desk.context())
    {
        view.resize(1000, 800);
        view.show();
    }

    PlotCard *card(PlotKind kind) const
    {
        for (PlotCard *each : view.cards()) {
            if (each->kind() == kind)
                return each;
        }
        return nullptr;
    }
    template <typename T>
    T *find(const QString &name) const
    {
        return view.findChild<T *>(name);
    }
    bool hasPlot(PlotKind kind) const
    {
        return happens([this, kind] { return card(kind)->hasPlot(); });
    }
    /// Returns the title of the message in place of a plot.
    QString message(PlotKind kind) const { return card(kind)->findChild<QLabel *>(u"stateTitle"_s)->text(); }
    QString source(const QString &plot) const { return find<QLabel>(u"plotSource."_s + plot)->text(); }
    void choose(const QString &buffer) const
    {
        QComboBox *buffers = view.bar().bufferCombo();
        buffers->setCurrentIndex(buffers->findText(buffer));
        Q_EMIT buffers->activated(buffers->currentIndex());
    }

    mutable DashboardView view;
};

/// Returns the numbers of a column of the table.
QStringList column(const PlotCard &card, std::size_t at)
{
    QStringList texts;
    for (const PlotRow &row : card.plot().table.rows)
        texts << row.cells.at(at).plain;
    return texts;
}

} // namespace

class TestDashboard : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { m_office = std::make_unique<Office>(); }
    void numbersComeFromTheServer();
    void aServerThatDoesNotKnowThePersonsZoneCountsInUtc();
    void theTableHasANameAndTheSameNumbers();
    void aBarOpensItsList();
    void oneBufferCanBeLookedAt();
    void thereAreAsManyColumnsAsHaveRoom();
    void aLongNameDoesNotWidenTheBar();
    void aBufferWithoutFeedbackSaysSo();
    void aTableStaysATable();
    void withoutTheServerTheLastAnswersAreShown();
    void withoutTheServerAnotherQuestionHasNoAnswer();

private:
    std::unique_ptr<Office> m_office;
};

void TestDashboard::numbersComeFromTheServer()
{
    const Dashboard dashboard(*m_office);
    QVERIFY(dashboard.hasPlot(PlotKind::FeedbackPerDay));
    QVERIFY(dashboard.hasPlot(PlotKind::Buffers));
    const PlotCard &days = *dashboard.card(PlotKind::FeedbackPerDay);
    QCOMPARE(days.plot().table.rows.size(), std::size_t(30));
    QCOMPARE(days.plot().table.columns,
             (QStringList{ u"Day"_s, u"Bugs"_s, u"Ideas"_s, u"Unassigned"_s, u"All"_s }));
    QStringList today;
    for (const PlotCell &cell : days.plot().table.rows.back().cells)
        today << cell.plain;
    QCOMPARE(today.mid(1), (QStringList{ u"2"_s, u"2"_s, u"2"_s, u"5"_s }));
    QVERIFY2(!dashboard.source(u"buffers"_s).contains(u"as of"_s),
             qPrintable(dashboard.source(u"buffers"_s)));
    QVERIFY(!dashboard.find<QWidget>(u"dashboardNote"_s)->isVisible());
}

void TestDashboard::aServerThatDoesNotKnowThePersonsZoneCountsInUtc()
{
    const TimeZoneScope ofPerson("posixrules"); // a file beside the zones
    const Dashboard dashboard(*m_office);
    QVERIFY(dashboard.hasPlot(PlotKind::Buffers));
    QVERIFY(dashboard.hasPlot(PlotKind::FeedbackPerDay));
    QVERIFY(dashboard.source(u"buffers"_s).endsWith(u"days of UTC"_s));
}

void TestDashboard::theTableHasANameAndTheSameNumbers()
{
    const Dashboard dashboard(*m_office);
    QVERIFY(dashboard.hasPlot(PlotKind::Buffers));
    auto *button = dashboard.find<QToolButton>(u"asTableButton.buffers"_s);
    QCOMPARE(button->accessibleName(), u"Show Growth of buffers as table"_s);
    button->click();
    auto *table = dashboard.find<PlotTableView>(u"plotTable.buffers"_s);
    QVERIFY(table->isVisible());
    QCOMPARE(table->accessibleName(), u"Data of Growth of buffers"_s);
    QCOMPARE(dashboard.find<PlotView>(u"plot.buffers"_s)->accessibleName(), u"Plot Growth of buffers"_s);
    const PlotData &plot = dashboard.card(PlotKind::Buffers)->plot();
    QVERIFY(table->model()->rowCount() > 0);
    for (int row = 0; row < table->model()->rowCount(); ++row) {
        QCOMPARE(table->model()->index(row, 0).data().toString(), plot.categories.at(std::size_t(row)).label);
        QCOMPARE(table->model()->index(row, 1).data().toString(), QString::number(plot.value({ 0, row })));
        QCOMPARE(table->model()->index(row, 2).data().toString(), QString::number(plot.value({ 1, row })));
    }
    button->click(); // the next dashboard would show a table, too
}

void TestDashboard::aBarOpensItsList()
{
    const Dashboard dashboard(*m_office);
    QVERIFY(dashboard.hasPlot(PlotKind::FeedbackPerDay));
    std::optional<Filter> opened;
    connect(&dashboard.view, &DashboardView::filterChosen, this,
            [&opened](const Filter &filter) { opened = filter; });
    auto *plot = dashboard.find<PlotView>(u"plot.feedbackPerDay"_s);
    plot->setFocus();
    QTest::keyClick(plot, Qt::Key_End);
    auto *value = dashboard.find<QLabel>(u"plotValue.feedbackPerDay"_s);
    QVERIFY2(value->text().endsWith(u", Bugs: 2"_s), qPrintable(value->text()));
    QCOMPARE(plot->accessibleDescription(), value->text());
    QTest::keyClick(plot, Qt::Key_Return);
    QVERIFY(opened);
    QVERIFY(opened->place() == Place::Buffer && opened->bufferId() == m_office->bugs);
    // The list behind the bar has as many items as the bar says.
    std::optional<Listing> listing;
    m_office->desk.context().store.list(*opened, this, [&listing](const Listing &list) { listing = list; });
    QTRY_VERIFY(listing);
    QCOMPARE(listing->ids.size(), std::size_t(2));
}

void TestDashboard::oneBufferCanBeLookedAt()
{
    const Dashboard dashboard(*m_office);
    QVERIFY(dashboard.hasPlot(PlotKind::Buffers));
    dashboard.choose(u"Bugs"_s);
    QTRY_COMPARE(column(*dashboard.card(PlotKind::Buffers), 0), (QStringList{ u"Bugs"_s }));
    QTRY_COMPARE(column(*dashboard.card(PlotKind::Clients), 1), (QStringList{ u"2"_s }));
    for (const PlotKind kind : { PlotKind::Languages, PlotKind::OpenAges })
        QTRY_VERIFY(dashboard.source(PlotCatalog::name(kind)).endsWith(u"whatever the buffer"_s));
    QVERIFY(dashboard.hasPlot(PlotKind::OpenAges));
}

void TestDashboard::thereAreAsManyColumnsAsHaveRoom()
{
    const Dashboard dashboard(*m_office);
    const auto columns = [&dashboard] {
        QSet<int> edges;
        for (const PlotCard *card : dashboard.view.cards())
            edges.insert(card->x());
        return edges.size();
    };
    dashboard.view.resize(500, 800);
    QTRY_COMPARE(columns(), 1);
    dashboard.view.resize(900, 800);
    QTRY_COMPARE(columns(), 2);
    dashboard.view.resize(1400, 800);
    QTRY_COMPARE(columns(), 3);
    for (const PlotCard *card : dashboard.view.cards())
        QVERIFY(card->x() + card->width() <= 1400);
}

void TestDashboard::aLongNameDoesNotWidenTheBar()
{
    Office office;
    const QByteArray name = "Everything that people have said about the new and the old invoices";
    office.desk.buffer(name);
    const Dashboard dashboard(office);
    QComboBox *buffers = dashboard.view.bar().bufferCombo();
    buffers->setCurrentIndex(buffers->findText(QString::fromLatin1(name)));
    QCOMPARE(buffers->currentText(), QString::fromLatin1(name));
    QVERIFY(buffers->sizeHint().width() < buffers->fontMetrics().horizontalAdvance(buffers->currentText()));
}

void TestDashboard::aBufferWithoutFeedbackSaysSo()
{
    const Dashboard dashboard(*m_office);
    dashboard.choose(u"Empty"_s);
    QTRY_COMPARE(dashboard.message(PlotKind::FeedbackPerDay), u"Nothing in this period"_s);
}

void TestDashboard::aTableStaysATable()
{
    const Dashboard dashboard(*m_office);
    QVERIFY(dashboard.hasPlot(PlotKind::FeedbackPerDay));
    QVERIFY(!dashboard.card(PlotKind::FeedbackPerDay)->isTable());
    dashboard.view.toggleTable();
    QVERIFY(dashboard.card(PlotKind::FeedbackPerDay)->isTable());
    const Dashboard next(*m_office);
    QVERIFY(next.view.cards().front()->isTable());
    QVERIFY(!next.view.cards().at(1)->isTable());
}

void TestDashboard::withoutTheServerTheLastAnswersAreShown()
{
    QStringList numbers;
    {
        const Dashboard dashboard(*m_office);
        QVERIFY(dashboard.hasPlot(PlotKind::Buffers));
        numbers = column(*dashboard.card(PlotKind::Buffers), 3);
        QTRY_COMPARE(dashboard.message(PlotKind::Targets), u"Nothing in this period"_s);
        m_office->desk.cutOff();
        QTRY_VERIFY(dashboard.source(u"buffers"_s).contains(u"as of "_s));
        QVERIFY(dashboard.find<QWidget>(u"dashboardNote"_s)->isVisible());
        QVERIFY(dashboard.card(PlotKind::Buffers)->hasPlot());
    }
    const Dashboard later(*m_office);
    QVERIFY(later.hasPlot(PlotKind::Buffers));
    QCOMPARE(column(*later.card(PlotKind::Buffers), 3), numbers);
    QVERIFY(later.source(u"buffers"_s).contains(u"as of "_s));
    QTRY_COMPARE(later.message(PlotKind::Targets), u"Nothing in this period"_s);
}

void TestDashboard::withoutTheServerAnotherQuestionHasNoAnswer()
{
    const Dashboard dashboard(*m_office); // which is still without its server
    dashboard.choose(u"Ideas"_s);
    QTRY_COMPARE(dashboard.message(PlotKind::Buffers), u"Plots need the server"_s);
    QVERIFY(!dashboard.card(PlotKind::Buffers)->hasPlot());
    QVERIFY(!dashboard.find<QToolButton>(u"asTableButton.buffers"_s)->isEnabled());
}

TRIAGE_TEST(TestDashboard, QApplication)
#include "tst_dashboard.moc"
