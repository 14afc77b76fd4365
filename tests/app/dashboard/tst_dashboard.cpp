// SPDX-License-Identifier: GPL-3.0-or-later
// The dashboard without a server: numbers come from this computer, and none are invented.
#include "actions/actionregistry.h"
#include "actions/preferences.h"
#include "client/apiclient.h"
#include "commands/administration.h"
#include "commands/workspace.h"
#include "dashboard/dashboardbar.h"
#include "dashboard/dashboardview.h"
#include "dashboard/plotcard.h"
#include "dashboard/plottableview.h"
#include "dashboard/plotview.h"
#include "models/sidebarmodel.h"
#include "store/sync/syncengine.h"
#include "storedesk.h"
#include "support/testprogram.h"
#include "theme/theme.h"

#include <QApplication>
#include <QComboBox>
#include <QDateTime>
#include <QLabel>
#include <QTest>
#include <QToolButton>

using namespace triage;
using namespace triage::app;
using namespace triage::test;
using namespace Qt::StringLiterals;

namespace {

/// A signed-in session without a server, with a dashboard.
class DashboardDesk
{
public:
    explicit DashboardDesk(const QString &board)
        : m_preferences(m_folder.filePath(u"settings.ini"_s)),
          m_client(Account{ QUrl(u"http://127.0.0.1:9"_s), u"none"_s }), m_workspace(desk.store()),
          m_administration(m_client, desk.store(), m_workspace.undoStack()), m_sync(desk.store(), m_client),
          m_sidebar(desk.store()),
          m_actions(m_preferences), context{ desk.store(),  m_workspace, m_administration,
                                             m_sync,        m_sidebar,   theme,
                                             m_preferences, m_actions,   u"http://127.0.0.1:9"_s,
                                             u"acme"_s }
    {
        const qint64 now = QDateTime::currentMSecsSinceEpoch();
        desk.server.has(board);
        for (const QString &title : { u"a"_s, u"b"_s, u"c"_s, u"d"_s, u"e"_s }) {
            if (!board.contains(u' ' + title))
                continue;
            desk.server.feedback(title).createdAt = Timestamp(now);
            desk.server.feedback(title).client = u"widget/2"_s;
            desk.server.tellItem(title);
        }
        desk.follow();
        view = std::make_unique<DashboardView>(context);
        view->resize(1000, 800);
        view->show();
    }

    PlotCard *card(PlotKind kind) const
    {
        for (PlotCard *each : view->cards()) {
            if (each->kind() == kind)
                return each;
        }
        return nullptr;
    }
    template <typename T>
    T *find(const QString &name) const
    {
        return view->findChild<T *>(name);
    }
    bool counted(PlotKind kind) const
    {
        return QTest::qWaitFor([this, kind] { return card(kind)->hasPlot(); }, 20'000);
    }

    StoreDesk desk;
    Theme theme;

private:
    QTemporaryDir m_folder;
    Preferences m_preferences;
    ApiClient m_client;
    Workspace m_workspace;
    Administration m_administration;
    SyncEngine m_sync;
    SidebarModel m_sidebar;
    ActionRegistry m_actions;

public:
    Context context;
    std::unique_ptr<DashboardView> view;
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
    void numbersComeFromTheStoreWhereThereIsNoServer();
    void whatOnlyTheServerKnowsIsNotMadeUp();
    void theTableHasANameAndTheSameNumbers();
    void aBarOpensItsList();
    void aClientIsCountedHereAndItIsSaid();
    void oneBufferCanBeLookedAt();
    void thereAreAsManyColumnsAsHaveRoom();
    void aLongNameDoesNotWidenTheBar();
    void nothingIsSaidToBeNothing();
    void aTableStaysATable();
};

void TestDashboard::numbersComeFromTheStoreWhereThereIsNoServer()
{
    DashboardDesk desk(u"Bugs: a, b* | Ideas: b, c | Nowhere: d, e"_s);
    QVERIFY(desk.counted(PlotKind::FeedbackPerDay));
    QVERIFY(desk.counted(PlotKind::Buffers));
    QVERIFY(desk.counted(PlotKind::Routing));
    const PlotCard &days = *desk.card(PlotKind::FeedbackPerDay);
    QCOMPARE(days.plot().table.rows.size(), std::size_t(30));
    QCOMPARE(days.plot().table.columns,
             (QStringList{ u"Day"_s, u"Bugs"_s, u"Ideas"_s, u"Unassigned"_s, u"All"_s }));
    QStringList today;
    for (const PlotCell &cell : days.plot().table.rows.back().cells)
        today << cell.plain;
    QCOMPARE(today.mid(1), (QStringList{ u"2"_s, u"2"_s, u"2"_s, u"5"_s }));
    const PlotCard &buffers = *desk.card(PlotKind::Buffers);
    QCOMPARE(column(buffers, 0), (QStringList{ u"Bugs"_s, u"Ideas"_s, u"Unassigned"_s }));
    QCOMPARE(column(buffers, 3), (QStringList{ u"2"_s, u"2"_s, u"2"_s }));
    const auto *source = desk.find<QLabel>(u"plotSource.buffers"_s);
    QVERIFY2(source->text().contains(u"counted on this computer"_s), qPrintable(source->text()));
}

void TestDashboard::whatOnlyTheServerKnowsIsNotMadeUp()
{
    DashboardDesk desk(u"Bugs: a"_s);
    QVERIFY(desk.counted(PlotKind::Routing));
    PlotCard *targets = desk.card(PlotKind::Targets);
    const auto *title = targets->findChild<QLabel *>(u"stateTitle"_s);
    QTRY_COMPARE(title->text(), u"Available when you’re back online"_s);
    QVERIFY(!targets->hasPlot());
    QVERIFY(!desk.find<QToolButton>(u"asTableButton.targets"_s)->isEnabled());
}

void TestDashboard::theTableHasANameAndTheSameNumbers()
{
    DashboardDesk desk(u"Bugs: a, b | Ideas: c"_s);
    QVERIFY(desk.counted(PlotKind::Buffers));
    auto *button = desk.find<QToolButton>(u"asTableButton.buffers"_s);
    QCOMPARE(button->accessibleName(), u"Show Growth of buffers as table"_s);
    button->click();
    auto *table = desk.find<PlotTableView>(u"plotTable.buffers"_s);
    QVERIFY(table->isVisible());
    QCOMPARE(table->accessibleName(), u"Data of Growth of buffers"_s);
    QCOMPARE(desk.find<PlotView>(u"plot.buffers"_s)->accessibleName(), u"Plot Growth of buffers"_s);
    const PlotData &plot = desk.card(PlotKind::Buffers)->plot();
    for (int row = 0; row < table->model()->rowCount(); ++row) {
        QCOMPARE(table->model()->index(row, 0).data().toString(), plot.categories.at(std::size_t(row)).label);
        QCOMPARE(table->model()->index(row, 1).data().toString(), QString::number(plot.value({ 0, row })));
        QCOMPARE(table->model()->index(row, 2).data().toString(), QString::number(plot.value({ 1, row })));
    }
    QCOMPARE(table->model()->rowCount(), 2);
}

void TestDashboard::aBarOpensItsList()
{
    DashboardDesk desk(u"Bugs: a, b | Ideas: c"_s);
    QVERIFY(desk.counted(PlotKind::FeedbackPerDay));
    std::optional<Filter> opened;
    connect(desk.view.get(), &DashboardView::filterChosen, this,
            [&opened](const Filter &filter) { opened = filter; });
    auto *plot = desk.find<PlotView>(u"plot.feedbackPerDay"_s);
    plot->setFocus();
    QTest::keyClick(plot, Qt::Key_End);
    auto *value = desk.find<QLabel>(u"plotValue.feedbackPerDay"_s);
    QVERIFY2(value->text().endsWith(u", Bugs: 2"_s), qPrintable(value->text()));
    QCOMPARE(plot->accessibleDescription(), value->text());
    QTest::keyClick(plot, Qt::Key_Return);
    QVERIFY(opened);
    QVERIFY(opened->place() == Place::Buffer && opened->bufferId() == desk.desk.server.buffer(u"Bugs"_s));
    // The list behind the bar has as many items as the bar says.
    std::optional<Listing> listing;
    desk.desk.store().list(*opened, this, [&listing](const Listing &list) { listing = list; });
    QTRY_VERIFY(listing);
    QCOMPARE(listing->ids.size(), std::size_t(2));
}

void TestDashboard::aClientIsCountedHereAndItIsSaid()
{
    DashboardDesk desk(u"Bugs: a, b | Ideas: c"_s);
    QVERIFY(desk.counted(PlotKind::Clients));
    QComboBox *clients = desk.view->bar().clientCombo();
    QTRY_COMPARE(clients->count(), 2);
    clients->setCurrentIndex(1);
    Q_EMIT clients->activated(1);
    QTRY_VERIFY(desk.find<QWidget>(u"dashboardNote"_s)->isVisible());
    QTRY_COMPARE(desk.card(PlotKind::Targets)->findChild<QLabel *>(u"stateTitle"_s)->text(),
                 u"Not known by client"_s);
    QTRY_COMPARE(column(*desk.card(PlotKind::Buffers), 1), (QStringList{ u"2"_s, u"1"_s }));
}

void TestDashboard::oneBufferCanBeLookedAt()
{
    DashboardDesk desk(u"Bugs: a, b | Ideas: b, c"_s);
    QVERIFY(desk.counted(PlotKind::Buffers));
    QComboBox *buffers = desk.view->bar().bufferCombo();
    const int row = buffers->findText(u"Bugs"_s);
    buffers->setCurrentIndex(row);
    Q_EMIT buffers->activated(row);
    QTRY_COMPARE(column(*desk.card(PlotKind::Buffers), 0), (QStringList{ u"Bugs"_s }));
    QTRY_COMPARE(column(*desk.card(PlotKind::Clients), 1), (QStringList{ u"2"_s }));
}

void TestDashboard::thereAreAsManyColumnsAsHaveRoom()
{
    DashboardDesk desk(u"Bugs: a"_s);
    QVERIFY(desk.counted(PlotKind::FeedbackPerDay));
    const auto columns = [&desk] {
        QSet<int> edges;
        for (const PlotCard *card : desk.view->cards())
            edges.insert(card->x());
        return edges.size();
    };
    desk.view->resize(500, 800);
    QTRY_COMPARE(columns(), 1);
    desk.view->resize(900, 800);
    QTRY_COMPARE(columns(), 2);
    desk.view->resize(1400, 800);
    QTRY_COMPARE(columns(), 3);
    for (const PlotCard *card : desk.view->cards())
        QVERIFY(card->x() + card->width() <= 1400);
}

void TestDashboard::aLongNameDoesNotWidenTheBar()
{
    DashboardDesk desk(u"Bugs: a | Everything that people have said about the new and the old invoices: b"_s);
    const QComboBox *buffers = desk.view->bar().bufferCombo();
    QCOMPARE(buffers->count(), 3);
    const int usual = buffers->sizeHint().width();
    QVERIFY(usual < buffers->fontMetrics().horizontalAdvance(buffers->itemText(2)));
    desk.view->bar().bufferCombo()->setCurrentIndex(2);
    QVERIFY(buffers->sizeHint().width() < buffers->fontMetrics().horizontalAdvance(buffers->itemText(2)));
}

void TestDashboard::nothingIsSaidToBeNothing()
{
    DashboardDesk desk(u"Bugs: - | Nowhere: -"_s);
    QComboBox *buffers = desk.view->bar().bufferCombo();
    const int row = buffers->findText(u"Bugs"_s);
    QVERIFY(row > 0);
    buffers->setCurrentIndex(row);
    Q_EMIT buffers->activated(row);
    const auto *title = desk.card(PlotKind::FeedbackPerDay)->findChild<QLabel *>(u"stateTitle"_s);
    QTRY_COMPARE(title->text(), u"Nothing in this period"_s);
}

void TestDashboard::aTableStaysATable()
{
    DashboardDesk desk(u"Bugs: a"_s);
    QVERIFY(desk.counted(PlotKind::FeedbackPerDay));
    QVERIFY(!desk.card(PlotKind::FeedbackPerDay)->isTable());
    desk.view->toggleTable();
    QVERIFY(desk.card(PlotKind::FeedbackPerDay)->isTable());
    DashboardView next(desk.context);
    next.show();
    QVERIFY(next.cards().front()->isTable());
    QVERIFY(!next.cards().at(1)->isTable());
}

TRIAGE_TEST(TestDashboard, QApplication)
#include "tst_dashboard.moc"
