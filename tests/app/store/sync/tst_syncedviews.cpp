// SPDX-License-Identifier: GPL-3.0-or-later
// Views with the real backend: made, changed by two people, deleted, told by the feed, and the next item
// taken.
#include "commands/serversteps.h"
#include "commands/viewchanges.h"
#include "commands/vieworder.h"
#include "support/await.h"
#include "support/environment.h"
#include "support/midnight.h"
#include "support/testprogram.h"
#include "syncdesk.h"
#include "views/listedview.h"

#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;
using app::ServerSteps;

namespace {

/// A client with its undo stack.
struct Person
{
    Person(const QUrl &server, const QByteArray &token, const app::SyncPace &pace = testPace())
        : client(server, token)
    {
        client.start(pace);
        steps = std::make_unique<ServerSteps>(client.api(), client.store(), &stack);
    }
    ~Person() { steps.reset(); }
    MemberId self() { return client.store().me()->member.id; }
    /// "Mine, Urgent": the views in their order.
    QString names()
    {
        QStringList names;
        for (const app::ViewRecord &each : client.store().views())
            names += each.view.name;
        return names.join(u", "_s);
    }

    SyncedClient client;
    QUndoStack stack;
    std::unique_ptr<ServerSteps> steps;
};

ViewPatch named(const QString &name)
{
    ViewPatch patch;
    patch.name = name;
    return patch;
}

} // namespace

class TestSyncedViews : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void aSharedViewArrivesAtOthersAndAPrivateOneDoesNot();
    void theSecondPersonToChangeAViewSeesTheFirstChange();
    void aDeletedViewIsGoneEverywhereAndComesBack();
    void aLatePageBringsNoDeletedViewBack();
    void aDeletionOfAViewThatIsNotReceivedIsUndone();
    void anUndoIsRefusedAfterAnotherPersonsChange();
    void viewsAreMovedAsOneStep();
    void aMoveIsRefusedAfterAnotherPersonsMove();
    void membersChangeOnlyTheirOwn();
    void countsComeFromTheServer();
    void countsAreReadAgainAfterTheServerRefusedTheCursor();
    void theServerCountsByThePersonsDays();
    void aServerThatDoesNotKnowThePersonsZoneCountsInUtc();
    void aLateListTakesNoNewerViewAway();
    void anAnswerToAnOlderRequestBringsNoOlderCountsBack();
    void aPeriodStaysRelativeOnTheServer();
    void theNextItemIsTakenOnceAndGivenBack();
    void aServerThatDoesNotKnowThePersonsZoneTakesTheNextItemInUtc();
    void withoutTheServerNothingIsMade();

private:
    NewView viewOf(const QString &name, Visibility visibility)
    {
        app::Filter filter;
        filter.tags = { u"export"_s };
        NewView view = app::newViewOf(name, filter);
        view.visibility = visibility;
        return view;
    }
    SavedView made(const QString &name, Visibility visibility = Visibility::Shared)
    {
        const auto view = await(app::createView(*m_ana->steps, viewOf(name, visibility)));
        if (!view)
            qFatal("The preparation of a test fails: %ls", qUtf16Printable(view.error().detail));
        return *view;
    }

    /// Has Ben make a view that is in a page for Ana, which arrives with FaultyServer::release().
    SavedView madeInAHeldPage()
    {
        app::SyncPace patient = testPace();
        patient.wait = std::chrono::minutes(5);
        m_ana = std::make_unique<Person>(m_server->url(), m_desk->admin.token(), patient);
        if (!m_ana->client.settle())
            qFatal("The client does not settle");
        // A request that waits already is not held: its page brings the first view.
        if (!eventually([this] { return m_server->count("GET", "wait=300") > 0; }))
            qFatal("The client does not wait for changes");
        m_server->fail("GET", "/changes?", Fault::Kind::HoldReply, 1'000'000);
        const auto first = await(app::createView(*m_ben->steps, viewOf(u"First"_s, Visibility::Shared)));
        if (!first || !eventually([this] { return m_ana->names() == u"First"_s; }))
            qFatal("The first view does not arrive");
        const auto view = await(app::createView(*m_ben->steps, viewOf(u"Exports"_s, Visibility::Shared)));
        if (!view || !eventually([this] { return m_server->delayed() == 1; }))
            qFatal("The page is not held");
        return *view;
    }

    TestBackend m_backend;
    std::unique_ptr<Desk> m_desk;
    std::unique_ptr<FaultyServer> m_server;
    std::unique_ptr<Person> m_ana; ///< An administrator.
    std::unique_ptr<Person> m_ben; ///< A member.
};

void TestSyncedViews::init()
{
    m_desk = std::make_unique<Desk>(m_backend);
    m_desk->switchRouting(false);
    m_server = std::make_unique<FaultyServer>(m_backend.port());
    m_ana = std::make_unique<Person>(m_server->url(), m_desk->admin.token());
    m_ben = std::make_unique<Person>(QUrl(m_backend.baseUrl()), m_desk->member.token());
    QVERIFY(m_ana->client.settle() && m_ben->client.settle());
}

void TestSyncedViews::cleanup()
{
    m_ana.reset();
    m_ben.reset();
    m_server.reset();
    m_desk.reset();
}

void TestSyncedViews::aSharedViewArrivesAtOthersAndAPrivateOneDoesNot()
{
    made(u"Mine"_s, Visibility::Private);
    made(u"Exports"_s);
    QTRY_COMPARE(m_ana->names(), u"Exports, Mine"_s);
    QTRY_COMPARE(m_ben->names(), u"Exports"_s);
    const app::ListedView listed = app::listedViews(m_ben->client.store()).front();
    QVERIFY(listed.isExact);
    QCOMPARE(listed.filter.tags, std::vector<QString>{ u"export"_s });
    QCOMPARE(listed.filter.work(), app::work::open);
}

void TestSyncedViews::theSecondPersonToChangeAViewSeesTheFirstChange()
{
    const SavedView view = made(u"Exports"_s);
    QVERIFY(await(app::updateView(*m_ana->steps, view.id, named(u"Files"_s), view)));
    // The other one still sees the old name.
    const auto second = await(app::updateView(*m_ana->steps, view.id, named(u"Tables"_s), view));
    QVERIFY(!second);
    QCOMPARE(second.error().type, ProblemType::Conflict);
    QVERIFY(second.error().detail.contains(u"Files"_s));
    QTRY_COMPARE(m_ben->names(), u"Files"_s);
    // Another field of the same view does not conflict.
    ViewPatch icon;
    icon.icon = std::optional(u"star"_s);
    QVERIFY(await(app::updateView(*m_ana->steps, view.id, icon, view)));
}

void TestSyncedViews::aDeletedViewIsGoneEverywhereAndComesBack()
{
    const SavedView view = made(u"Exports"_s);
    QTRY_COMPARE(m_ben->names(), u"Exports"_s);
    QVERIFY(await(app::deleteView(*m_ana->steps, view.id)));
    QTRY_COMPARE(m_ben->names(), QString());
    m_ana->stack.undo();
    QTRY_COMPARE(m_ben->names(), u"Exports"_s);
    // Older steps know the view that replaces it.
    const ViewId now = m_ana->steps->currentId(view.id);
    QTRY_VERIFY(m_ana->client.store().view(m_ana->steps->currentId(view.id)));
    QVERIFY(now != view.id || m_ana->steps->currentId(view.id) != view.id);
    m_ana->stack.undo(); // its creation
    QTRY_COMPARE(m_ben->names(), QString());
}

void TestSyncedViews::aLatePageBringsNoDeletedViewBack()
{
    const SavedView view = madeInAHeldPage();
    QVERIFY(await(app::deleteView(*m_ana->steps, view.id)));
    QStringList shown;
    QObject watcher; // ends with what it fills
    connect(&m_ana->client.store(), &app::LocalStore::changed, &watcher, [&] { shown << m_ana->names(); });
    const int requests = m_server->count("GET", "/changes?");
    m_server->release();
    // The next page is held, too, so that none but the late one is there.
    QTRY_VERIFY(m_server->count("GET", "/changes?") > requests);
    m_ana->client.store().flush();
    QCoreApplication::processEvents();
    QCOMPARE(m_ana->names(), u"First"_s);
    m_server->recover();
    QVERIFY(await(app::createView(*m_ben->steps, viewOf(u"Last"_s, Visibility::Shared))));
    const auto hasLast = [this] {
        m_server->release();
        return m_ana->names() == u"First, Last"_s;
    };
    QTRY_VERIFY(hasLast());
    QVERIFY2(shown.filter(u"Exports"_s).isEmpty(), qPrintable(shown.join(u" | "_s)));
}

void TestSyncedViews::aDeletionOfAViewThatIsNotReceivedIsUndone()
{
    const SavedView view = madeInAHeldPage();
    QVERIFY(await(app::deleteView(*m_ana->steps, view.id)));
    QTRY_COMPARE(m_ben->names(), u"First"_s);
    m_ana->stack.undo();
    QTRY_COMPARE(m_ben->names(), u"First, Exports"_s);
}

void TestSyncedViews::anUndoIsRefusedAfterAnotherPersonsChange()
{
    const SavedView view = made(u"Exports"_s);
    QVERIFY(await(app::updateView(*m_ana->steps, view.id, named(u"Files"_s), view)));
    m_desk->patch("/views/" + toString(view.id).toLatin1(), { { "name", u"Tables"_s } });
    QSignalSpy refused(m_ana->steps.get(), &ServerSteps::refused);
    m_ana->stack.undo();
    QTRY_COMPARE(refused.count(), 1);
    QTRY_COMPARE(m_ben->names(), u"Tables"_s);
}

void TestSyncedViews::viewsAreMovedAsOneStep()
{
    const std::vector<SavedView> views{ made(u"First"_s), made(u"Second"_s), made(u"Third"_s) };
    QTRY_COMPARE(m_ana->names(), u"First, Second, Third"_s);
    const auto move = [this](const SavedView &view, ViewId before) {
        std::vector<SavedView> now;
        for (const app::ViewRecord &each : m_ana->client.store().views())
            now.push_back(each.view);
        return bool(await(app::moveViews(*m_ana->steps, view.name, app::placesFor(now, view.id, before))));
    };
    const int steps = m_ana->stack.count();
    QVERIFY(move(views[2], views[0].id));
    QTRY_COMPARE(m_ana->names(), u"Third, First, Second"_s);
    QTRY_COMPARE(m_ben->names(), u"Third, First, Second"_s);
    QVERIFY(move(views[2], ViewId()));
    QTRY_COMPARE(m_ana->names(), u"First, Second, Third"_s);
    QVERIFY(move(views[0], views[2].id));
    QTRY_COMPARE(m_ana->names(), u"Second, First, Third"_s);
    QCOMPARE(m_ana->stack.count(), steps + 3);
    for (const QString &before :
         { u"First, Second, Third"_s, u"Third, First, Second"_s, u"First, Second, Third"_s }) {
        m_ana->stack.undo();
        QTRY_COMPARE(m_ana->names(), before);
    }
    QTRY_COMPARE(m_ben->names(), u"First, Second, Third"_s);
}

void TestSyncedViews::aMoveIsRefusedAfterAnotherPersonsMove()
{
    const std::vector<SavedView> views{ made(u"First"_s), made(u"Second"_s) };
    QTRY_COMPARE(m_ana->names(), u"First, Second"_s);
    const auto places = app::placesFor(views, views[1].id, views[0].id);
    QVERIFY(await(app::moveViews(*m_ana->steps, u"Second"_s, places)));
    const auto refused = await(app::moveViews(*m_ana->steps, u"Second"_s, places));
    QVERIFY(!refused);
    QCOMPARE(refused.error().type, ProblemType::Conflict);
}

void TestSyncedViews::membersChangeOnlyTheirOwn()
{
    const SavedView view = made(u"Exports"_s);
    QTRY_VERIFY(m_ben->client.store().view(view.id));
    QVERIFY(app::whyNotChange(m_ben->client.store(), view));
    QVERIFY(!app::whyNotChange(m_ana->client.store(), view));
    const auto changed = await(app::updateView(*m_ben->steps, view.id, named(u"Mine"_s), view));
    QVERIFY(!changed);
    QCOMPARE(changed.error().type, ProblemType::Forbidden);
}

void TestSyncedViews::countsComeFromTheServer()
{
    const QByteArray crash = m_desk->settled("crash");
    m_desk->patch("/feedback/" + crash + "/triage", { { "tags", QJsonArray{ u"export"_s } } });
    const SavedView view = made(u"Exports"_s);
    QTRY_VERIFY(m_ana->client.store().view(view.id));
    m_ana->client.kill();
    m_ana->client.start();
    QTRY_VERIFY(!m_ana->client.store().views().empty()
                && m_ana->client.store().views().front().count == std::optional<qint64>(1));
}

void TestSyncedViews::countsAreReadAgainAfterTheServerRefusedTheCursor()
{
    made(u"Exports"_s);
    QTRY_COMPARE(m_ana->names(), u"Exports"_s);
    const QByteArray withoutCursor = "/changes?limit=";
    const int before = m_server->count("GET", withoutCursor);
    // A single refusal may meet the request that is aborted here.
    m_server->fail("GET", "since=", Fault::Kind::Status, 1'000'000, 422, "invalid-field-value");
    m_ana->client.engine().syncNow();
    QTRY_VERIFY(m_server->count("GET", withoutCursor) > before);
    m_server->recover();
    QTRY_VERIFY(!m_ana->client.store().views().empty()
                && m_ana->client.store().views().front().count == std::optional<qint64>(0));
}

void TestSyncedViews::theServerCountsByThePersonsDays()
{
    for (int hours = 0; hours < 48; hours += 2)
        m_backend.sql(
            u"update feedback set created_at = created_at - make_interval(hours => %1) where id = %2"_s
                .arg(hours)
                .arg(feedbackId(m_desk->settled("text")).value()));
    m_desk->post("/views", { { "name", "Today" }, { "filter", object({ { "created_after", "-0d" } }) } });
    for (const char *zone : { "Asia/Kathmandu", "Pacific/Pago_Pago" }) {
        const TimeZoneScope ofPerson(zone);
        QVERIFY(isFarFromMidnight(QTimeZone(zone)));
        m_ana = std::make_unique<Person>(m_server->url(), m_desk->admin.token());
        QVERIFY(m_ana->client.settle());
        QTRY_COMPARE(m_ana->names(), u"Today"_s);
        const app::Filter today = app::listedViews(m_ana->client.store()).front().filter;
        const auto length = qint64(m_ana->client.items(today).size());
        QTRY_COMPARE(m_ana->client.store().views().front().count, std::optional(length));
    }
}

void TestSyncedViews::aServerThatDoesNotKnowThePersonsZoneCountsInUtc()
{
    made(u"Exports"_s);
    QTRY_VERIFY(m_server->count("GET", "/views?") > 0);
    m_ana.reset();
    const int before = m_server->count("GET", "/views?");
    const TimeZoneScope ofPerson("posixrules"); // a file beside the zones
    m_ana = std::make_unique<Person>(m_server->url(), m_desk->admin.token());
    QVERIFY(m_ana->client.settle());
    QTRY_VERIFY(!m_ana->client.store().views().empty()
                && m_ana->client.store().views().front().count == std::optional<qint64>(0));
    QCOMPARE(m_server->count("GET", "/views?"), before + 2); // with the zone, and without it
}

void TestSyncedViews::aLateListTakesNoNewerViewAway()
{
    made(u"Exports"_s);
    QTRY_COMPARE(m_ana->names(), u"Exports"_s);
    m_ana->client.kill();
    m_server->fail("GET", "/views?", Fault::Kind::HoldReply);
    m_ana->client.start();
    QTRY_COMPARE(m_server->delayed(), 1);
    QVERIFY(await(app::createView(*m_ben->steps, viewOf(u"Invoices"_s, Visibility::Shared))));
    QTRY_COMPARE(m_ana->names(), u"Exports, Invoices"_s);
    m_server->release();
    QTRY_COMPARE(m_ana->client.store().views().front().count, std::optional<qint64>(0));
    QCOMPARE(m_ana->names(), u"Exports, Invoices"_s);
}

void TestSyncedViews::anAnswerToAnOlderRequestBringsNoOlderCountsBack()
{
    const QByteArray crash = m_desk->settled("crash");
    m_desk->patch("/feedback/" + crash + "/triage", { { "tags", QJsonArray{ u"exports"_s } } });
    made(u"Exports"_s); // of the tag "export"
    QTRY_COMPARE(m_ana->names(), u"Exports"_s);
    m_ana->client.kill();
    m_server->fail("GET", "/views?", Fault::Kind::HoldReply);
    m_ana->client.start();
    QVERIFY(m_ana->client.settle());
    QTRY_COMPARE(m_server->delayed(), 1); // no item has the tag
    const auto count = [this] {
        return m_ana->client.store().views().front().count;
    };
    m_desk->patch("/tags/exports", { { "name", u"export"_s } }); // the views are read again
    QTRY_COMPARE(count(), std::optional<qint64>(1));
    m_server->release();
    QVERIFY(await(app::createView(*m_ben->steps, viewOf(u"Invoices"_s, Visibility::Shared))));
    QTRY_COMPARE(m_ana->names(), u"Exports, Invoices"_s);
    m_ana->client.store().flush();
    QCoreApplication::processEvents();
    QCOMPARE(count(), std::optional<qint64>(1));
}

void TestSyncedViews::aPeriodStaysRelativeOnTheServer()
{
    app::Filter filter;
    filter.createdAfter = FilterTime::ago(6);
    const auto view = await(app::createView(*m_ana->steps, app::newViewOf(u"Week"_s, filter)));
    QVERIFY(view);
    QCOMPARE(view->filter.createdAfter->text, u"-6d"_s);
    QCOMPARE(app::listedView(*view).filter, filter);
}

void TestSyncedViews::theNextItemIsTakenOnceAndGivenBack()
{
    const FeedbackId crash = feedbackId(m_desk->settled("crash"));
    const auto first = await(app::takeNext(*m_ana->steps, {}));
    QVERIFY(first);
    QCOMPARE(*first, std::optional(crash));
    const auto second = await(app::takeNext(*m_ben->steps, {}));
    QVERIFY(second);
    QVERIFY(!*second);
    QTRY_COMPARE(m_ana->client.store().item(crash)->triage.owner, std::optional(m_ana->self()));
    m_ana->stack.undo();
    QTRY_VERIFY(!m_ana->client.store().item(crash)->triage.owner);
}

void TestSyncedViews::aServerThatDoesNotKnowThePersonsZoneTakesTheNextItemInUtc()
{
    const FeedbackId crash = feedbackId(m_desk->settled("crash"));
    const auto view = await(app::createView(*m_ana->steps, app::newViewOf(u"Open"_s, app::Filter())));
    QVERIFY(view);
    NextTaken from;
    from.view = view->id;
    from.timeZone = u"posixrules"_s;
    const auto taken = await(app::takeNext(*m_ana->steps, from));
    QVERIFY(taken);
    QCOMPARE(*taken, std::optional(crash));
    QCOMPARE(m_server->count("POST", "/take-next"), 2); // with the zone, and without it
}

void TestSyncedViews::withoutTheServerNothingIsMade()
{
    m_server->setAway(true);
    const auto view = await(app::createView(*m_ana->steps, viewOf(u"Exports"_s, Visibility::Private)));
    QVERIFY(!view);
    QCOMPARE(view.error().type, ProblemType::ServiceUnavailable);
    QCOMPARE(m_ana->stack.count(), 0);
}

TRIAGE_TEST(TestSyncedViews, QCoreApplication)
#include "tst_syncedviews.moc"
