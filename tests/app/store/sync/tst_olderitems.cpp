// SPDX-License-Identifier: GPL-3.0-or-later
// A list continues where the cache ends: older items come from the server page by page, without a gap.

#include "models/feedbacklistmodel.h"
#include "support/await.h"
#include "support/testprogram.h"
#include "syncdesk.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;
using Phase = app::SyncState::Phase;

class TestOlderItems : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void aListEndsWhereTheCacheDoes();
    void aListGoesOnBehindTheCache();
    void aPageCostsOneRequest();
    void itemsComeWithTheirBuffers();
    void aPlaceOrAPeriodIsAskedForAsTheServerKnowsIt();
    void itemsOfOneMomentComeAllOfThem();
    void closedItemsAreDoneAndDeclinedOnes();
    void closedItemsOfOneMomentComeAllOfThem();
    void anItemThatIsMissingComesWithItsBuffersAndItsRecord();
    void groupsBehindTheCacheAreFoundAsTheServerFindsThem();
    void otherOrdersAreTheServers();
    void newItemsMakeNoGap();
    void newItemsTakeNothingOutOfAListThatHasItsEnd();
    void failuresAreShownAndRetried();
    void offlineItWaitsForTheServer();

private:
    static constexpr int all = 330;
    static constexpr int kept = 40;

    void make(int number = all);
    /// Closes two thirds of the items; every fifth of these is declined.
    void close();
    void start();
    /// Returns what the server lists as done and as declined, newest first.
    QStringList closed(const QByteArray &query = {});
    /// Reads the last row until the list has that number of rows, or no more arrive.
    bool show(const app::Filter &filter);
    bool scrollTo(int rows);
    QStringList shown();
    QStringList wanted(const QByteArray &query = {});
    app::FeedbackListModel &list() { return *m_list; }

    TestBackend m_backend;
    std::unique_ptr<Desk> m_desk;
    std::unique_ptr<FaultyServer> m_server;
    std::unique_ptr<SyncedClient> m_client;
    std::unique_ptr<app::FeedbackListModel> m_list;
    BufferId m_bugs;
};

void TestOlderItems::init()
{
    m_desk = std::make_unique<Desk>(m_backend);
    m_desk->switchRouting(false);
    m_server = std::make_unique<FaultyServer>(m_backend.port());
    m_bugs = bufferId(m_desk->buffer("Bugs"));
}

void TestOlderItems::cleanup()
{
    m_list.reset();
    m_client.reset();
    m_server.reset();
    m_desk.reset();
}

/// Every item is in a buffer, because the cache never evicts items without one; every third needs review.
void TestOlderItems::make(int number)
{
    std::vector<Sent> posts;
    for (int i = 0; i < number; ++i)
        posts.push_back({ "POST",
                          "/feedback",
                          Members{ { "title", "Title " + QByteArray::number(i * 7919 % number) },
                                   { "description", "Text " + QByteArray::number(i) } }
                              .toJson(),
                          {} });
    for (const Answer &made : m_desk->admin.sendAll(posts))
        QCOMPARE(made.status, 201);
    m_desk->settle();
    m_backend.sql(u"update organization_state set change = change + 1 where organization = %1;"
                  " insert into feedback_buffer (organization, buffer, feedback, by_hand, assigned_at)"
                  " select organization, %2, id, true, now() from feedback where organization = %1;"
                  " update feedback f set needs_review = true, change = s.change from organization_state s"
                  " where f.organization = %1 and s.organization = %1 and f.id % 3 = 0"_s
                      .arg(m_desk->organization().id.value())
                      .arg(m_bugs.value()));
}

void TestOlderItems::close()
{
    m_backend.sql(
        u"update organization_state set change = change + 1 where organization = %1;"
        " insert into feedback_triage (organization, feedback, state, state_changed_at, updated_at)"
        " select organization, id, case when id % 5 = 0 then 'declined' else 'done' end, now(), now()"
        " from feedback where organization = %1 and id % 3 > 0"_s.arg(m_desk->organization().id.value()));
}

QStringList TestOlderItems::closed(const QByteArray &query)
{
    QStringList both = wanted("&state=done" + query) + wanted("&state=declined" + query);
    std::sort(both.begin(), both.end(), [](const QString &one, const QString &other) {
        return idFromString<FeedbackTag>(other) < idFromString<FeedbackTag>(one);
    });
    return both;
}

void TestOlderItems::start()
{
    m_client = std::make_unique<SyncedClient>(m_server->url(), m_desk->admin.token(), kept);
    m_client->start();
    QVERIFY(m_client->settle());
    m_list = std::make_unique<app::FeedbackListModel>(m_client->store());
    connect(m_list.get(), &app::FeedbackListModel::needOlder, &m_client->engine(),
            &app::SyncEngine::fetchOlder);
    connect(&m_client->engine(), &app::SyncEngine::olderArrived, m_list.get(),
            &app::FeedbackListModel::addOlder);
    connect(&m_client->engine(), &app::SyncEngine::olderChanged, m_list.get(),
            &app::FeedbackListModel::setOlderState);
    QVERIFY(show({}));
    QVERIFY(eventually([this] { return list().rowCount() > 0; }));
}

/// Shows another list. Until it is there, the model has the rows of the list before.
bool TestOlderItems::show(const app::Filter &filter)
{
    QSignalSpy loaded(m_list.get(), &app::FeedbackListModel::loaded);
    m_list->setFilter(filter);
    return !loaded.isEmpty() || loaded.wait(patience);
}

bool TestOlderItems::scrollTo(int rows)
{
    return eventually([&] {
        if (list().rowCount() >= rows)
            return true;
        if (list().rowCount() > 0)
            list().rowAt(list().rowCount() - 1);
        return false;
    });
}

QStringList TestOlderItems::shown()
{
    QStringList ids;
    for (const FeedbackId id : list().ids())
        ids += toString(id);
    return ids;
}

QStringList TestOlderItems::wanted(const QByteArray &query)
{
    QStringList ids;
    for (QByteArray path = "/feedback?limit=100" + query; !path.isEmpty();) {
        const Answer page = m_desk->get(path);
        for (const QJsonValue &item : page.items())
            ids += item[u"id"].toString();
        path = page.meta("next").toString().toLatin1();
    }
    return ids;
}

void TestOlderItems::aListEndsWhereTheCacheDoes()
{
    make();
    start();
    const QStringList everything = wanted();
    QVERIFY(!list().isComplete());
    QVERIFY(list().rowCount() > 0 && list().rowCount() < all / 2);
    // The cache also has older items that need review; between them items are missing.
    QVERIFY(int(m_client->items().size()) > list().rowCount());
    QCOMPARE(shown(), everything.first(list().rowCount()));
}

void TestOlderItems::aListGoesOnBehindTheCache()
{
    make();
    start();
    QVERIFY(scrollTo(list().rowCount() + 1));
    QCOMPARE(shown(), wanted().first(list().rowCount()));
    QVERIFY(scrollTo(all));
    QCOMPARE(shown(), wanted());
    QVERIFY(eventually([this] { return list().isComplete(); }));
}

void TestOlderItems::aPageCostsOneRequest()
{
    make();
    start();
    std::vector<app::OlderPage> pages;
    connect(&m_client->engine(), &app::SyncEngine::olderArrived, this,
            [&pages](const app::OlderPage &page) { pages.push_back(page); });
    const int before = m_server->count("GET", "/feedback");
    m_client->engine().fetchOlder({}, list().ids().back());
    QVERIFY(eventually([&] { return !pages.empty(); }));
    QCOMPARE(pages.front().ids.size(), std::size_t(100));
    QCOMPARE(m_server->count("GET", "/feedback") - before, 1);
}

void TestOlderItems::itemsComeWithTheirBuffers()
{
    make();
    start();
    QVERIFY(scrollTo(all));
    const std::vector<app::ListRow> rows = m_client->store().rows(list().ids());
    QCOMPARE(rows.size(), std::size_t(all));
    for (const app::ListRow &row : rows)
        QCOMPARE(row.buffers, std::vector{ m_bugs });
}

void TestOlderItems::aPlaceOrAPeriodIsAskedForAsTheServerKnowsIt()
{
    make();
    m_backend.sql(
        u"update organization_state set change = change + 1 where organization = %1;"
        " update feedback f set routing_status = 'failed', change = s.change from organization_state s"
        " where f.organization = %1 and s.organization = %1 and f.description like '%7'"_s.arg(
            m_desk->organization().id.value()));
    start();
    const app::Filter bugs = app::inBuffer({}, m_bugs);
    const app::Filter failed = app::inPlace({}, app::Place::RoutingFailed);
    app::Filter period;
    const QByteArray middle = wanted()[all / 2].toLatin1();
    const QByteArray moment = m_desk->get("/feedback/" + middle)["created_at"].toString().toLatin1();
    period.createdAfter = *timestampFromRfc3339(QString::fromLatin1(moment));
    const std::pair<app::Filter, QByteArray> lists[]
        = { { bugs, "&buffer_id=" + toString(m_bugs).toLatin1() },
            { failed, "&routing_status=failed" },
            { period, "&created_after=" + moment } };
    for (const auto &[filter, query] : lists) {
        QVERIFY(show(filter));
        const QStringList everything = wanted(query);
        QVERIFY(everything.size() > 20);
        QVERIFY(scrollTo(int(everything.size())));
        QCOMPARE(shown(), everything);
    }
}

void TestOlderItems::itemsOfOneMomentComeAllOfThem()
{
    make();
    m_backend.sql(
        u"update organization_state set change = change + 1 where organization = %1;"
        " update feedback f set created_at = '2026-01-01', change = s.change from organization_state s"
        " where f.organization = %1 and s.organization = %1"_s.arg(m_desk->organization().id.value()));
    start();
    QVERIFY(scrollTo(all));
    QCOMPARE(shown(), wanted());
}

void TestOlderItems::closedItemsAreDoneAndDeclinedOnes()
{
    make();
    close();
    start();
    app::Filter done = app::inPlace({}, app::Place::Done);
    QVERIFY(show(done));
    const QStringList everything = closed();
    QVERIFY(everything.size() > 200);
    QVERIFY(wanted("&state=declined").size() > 20);
    QVERIFY(scrollTo(list().rowCount() + 1));
    // Rows of the cache may arrive after those of the server.
    QVERIFY(eventually([&] { return shown() == everything.first(list().rowCount()); }));
    QVERIFY(scrollTo(int(everything.size())));
    QCOMPARE(shown(), everything);
    QVERIFY(eventually([this] { return list().isComplete(); }));
    // A period has its own end.
    const QByteArray middle
        = m_desk->get("/feedback/" + everything[100].toLatin1())["created_at"].toString().toLatin1();
    done.createdBefore = *timestampFromRfc3339(QString::fromLatin1(middle));
    const QStringList earlier = closed("&created_before=" + middle);
    QVERIFY(!earlier.isEmpty() && earlier.size() < everything.size());
    QVERIFY(show(done));
    QVERIFY(scrollTo(int(earlier.size())));
    QVERIFY(eventually([this] { return list().isComplete(); }));
    QCOMPARE(shown(), earlier);
}

void TestOlderItems::closedItemsOfOneMomentComeAllOfThem()
{
    make(500);
    close();
    m_backend.sql(
        u"update organization_state set change = change + 1 where organization = %1;"
        " update feedback f set created_at = '2026-01-01', change = s.change from organization_state s"
        " where f.organization = %1 and s.organization = %1"_s.arg(m_desk->organization().id.value()));
    start();
    app::Filter done = app::inPlace({}, app::Place::Done);
    QVERIFY(show(done));
    const QStringList everything = closed();
    QVERIFY(scrollTo(int(everything.size())));
    QCOMPARE(shown(), everything);
}

void TestOlderItems::anItemThatIsMissingComesWithItsBuffersAndItsRecord()
{
    make();
    start();
    const std::vector<FeedbackId> here = m_client->items();
    const QStringList everything = wanted();
    const auto isMissing = [&here](const QString &text) {
        return std::find(here.begin(), here.end(), *idFromString<FeedbackTag>(text)) == here.end();
    };
    const auto found = std::find_if(everything.begin(), everything.end(), isMissing);
    QVERIFY(found != everything.end());
    m_desk->patch("/feedback/" + found->toLatin1() + "/triage", { { "tags", QJsonArray{ u"export"_s } } });
    QVERIFY(m_client->settle());
    const FeedbackId missing = *idFromString<FeedbackTag>(*found);
    const FeedbackId deleted(1);
    bool isDone = false;
    m_client->engine().fetchItems({ deleted, missing, here.front() }, this, [&isDone] { isDone = true; });
    QVERIFY(eventually([&isDone] { return isDone; }));
    const std::vector<app::ListRow> rows = m_client->store().rows(std::array{ deleted, missing });
    QCOMPARE(rows.size(), std::size_t(1));
    QVERIFY(rows.front().id == missing);
    QCOMPARE(rows.front().buffers, std::vector{ m_bugs });
    QCOMPARE(rows.front().triage.tags, std::vector{ u"export"_s });
    const int before = m_server->count("GET", "/feedback");
    isDone = false;
    m_client->engine().fetchItems({ deleted, missing }, this, [&isDone] { isDone = true; });
    QVERIFY(eventually([&isDone] { return isDone; }));
    QCOMPARE(m_server->count("GET", "/feedback"), before);
}

void TestOlderItems::groupsBehindTheCacheAreFoundAsTheServerFindsThem()
{
    make();
    const QStringList everything = wanted();
    // Each of thirty items stands for an older one, far behind the cache, whose words it does not have.
    for (int i = 0; i < 30; ++i) {
        const QByteArray into = everything[i * 3].toLatin1(), member = everything[all - 1 - i].toLatin1();
        m_desk->patch("/feedback/" + member, { { "description", "The freezer melts" } });
        QCOMPARE(
            m_desk->post("/merges", { { "into", into }, { "feedback_ids", array({ member.constData() }) } })
                .status,
            201);
    }
    start();
    app::Filter filter;
    filter.show(app::work::any);
    filter.duplicates = DuplicatesFilter::Hide;
    QVERIFY(show(filter));
    QVERIFY(scrollTo(all - 30));
    QCOMPARE(shown(), wanted("&duplicates=hide"));
    filter.search = u"freezer"_s;
    QVERIFY(show(filter));
    QVERIFY(scrollTo(30));
    QVERIFY(eventually([this] { return list().isComplete(); }));
    QCOMPARE(shown(), wanted("&duplicates=hide&search=freezer&sort_by=created_at"));
    QCOMPARE(list().rowAt(29).foundIn, u"The freezer melts"_s);
}

void TestOlderItems::otherOrdersAreTheServers()
{
    make();
    start();
    app::Filter oldest, titles;
    oldest.order = SortOrder::Ascending;
    titles.sortBy = SortBy::Title;
    titles.order = SortOrder::Ascending;
    for (const auto &[filter, query] :
         { std::pair(oldest, "&sort_order=asc"_ba), std::pair(titles, "&sort_by=title&sort_order=asc"_ba) }) {
        QVERIFY(show(filter));
        // The first page is fetched at once, without scrolling.
        const QStringList everything = wanted(query);
        QVERIFY(
            eventually([&] { return list().rowCount() > 0 && shown().mid(0, 50) == everything.mid(0, 50); }));
        QVERIFY(scrollTo(all));
        // The end is known after its rows were read.
        QVERIFY(eventually([&] {
            list().rowAt(list().rowCount() - 1);
            return list().isComplete();
        }));
        QCOMPARE(list().rowCount(), all);
    }
}

void TestOlderItems::newItemsMakeNoGap()
{
    make();
    start();
    QVERIFY(scrollTo(kept + 60));
    for (int i = 0; i < 30; ++i)
        m_desk->assign(toString(m_bugs).toLatin1(), m_desk->feedback("New " + QByteArray::number(i)));
    m_desk->settle();
    QVERIFY(m_client->settle());
    QVERIFY(eventually([&] { return shown() == wanted().first(list().rowCount()); }));
    QVERIFY(scrollTo(all + 30));
    QCOMPARE(shown(), wanted());
}

void TestOlderItems::newItemsTakeNothingOutOfAListThatHasItsEnd()
{
    make(kept + 20);
    start();
    // The cache has all items of the list already when the server tells its end.
    const QByteArray tenth = wanted()[10].toLatin1();
    const QByteArray moment = m_desk->get("/feedback/" + tenth)["created_at"].toString().toLatin1();
    app::Filter period;
    period.createdAfter = *timestampFromRfc3339(QString::fromLatin1(moment));
    QVERIFY(show(period));
    QVERIFY(eventually([this] {
        list().rowAt(list().rowCount() - 1);
        return list().isComplete();
    }));
    QCOMPARE(shown(), wanted("&created_after=" + moment));
    for (int i = 0; i < 2 * kept; ++i)
        m_desk->assign(toString(m_bugs).toLatin1(), m_desk->feedback("New " + QByteArray::number(i)));
    m_desk->settle();
    QVERIFY(m_client->settle());
    QVERIFY(eventually([&] { return shown() == wanted("&created_after=" + moment); }));
}

void TestOlderItems::failuresAreShownAndRetried()
{
    make();
    start();
    app::OlderState state;
    connect(&m_client->engine(), &app::SyncEngine::olderChanged, this,
            [&state](const app::OlderState &now) { state = now; });
    m_server->fail("GET", "include=buffer_ids", Fault::Kind::Status, 1, 500, "internal-error");
    const int before = list().rowCount();
    list().rowAt(before - 1);
    QVERIFY(eventually([&] { return state.problem.has_value(); }));
    QCOMPARE(state.problem->type, ProblemType::InternalError);
    QCOMPARE(list().rowCount(), before);
    m_client->engine().retryOlder();
    QVERIFY(state.loading);
    QVERIFY(eventually([&] { return list().rowCount() > before; }));
    QCOMPARE(state, app::OlderState());
}

void TestOlderItems::offlineItWaitsForTheServer()
{
    make();
    start();
    m_server->setAway(true);
    QVERIFY(eventually([&] { return m_client->phase() == Phase::Offline; }));
    const int before = list().rowCount();
    app::OlderState state;
    connect(&m_client->engine(), &app::SyncEngine::olderChanged, this,
            [&state](const app::OlderState &now) { state = now; });
    list().rowAt(before - 1);
    QVERIFY(eventually([&] { return state.problem.has_value(); }));
    QCOMPARE(list().rowCount(), before);
    m_server->setAway(false);
    QVERIFY(eventually([&] { return list().rowCount() > before; }));
}

TRIAGE_TEST(TestOlderItems, QCoreApplication)
#include "tst_olderitems.moc"
