// SPDX-License-Identifier: GPL-3.0-or-later
// The change feed skips nothing and keeps the order, for any concurrent writers and any place of reading.

#include "database/transaction.h"
#include "follower.h"
#include "stores/changestore.h"
#include "stores/parts/removal.h"
#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QTcpSocket>
#include <QTest>
#include <QTimer>

#include <atomic>
#include <random>
#include <thread>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

using Random = std::mt19937;

int upTo(Random &random, int most)
{
    return std::uniform_int_distribution(0, most)(random);
}

/// A number that the database's clock does not make: the version that a name carries.
QString nameOf(qint64 change)
{
    return u"Raw v%1"_s.arg(change);
}

QString insertBuffer(OrganizationId organization, qint64 id, qint64 change)
{
    return u"insert into buffer (organization, id, name, slug, created_at, updated_at, change)"
           " values (%1, %2, '%3', 'raw-%2', now(), now(), %4)"_s.arg(organization.value())
               .arg(id)
               .arg(nameOf(change))
               .arg(change);
}

/// Buffers of an organization other than this change made come and go and change.
QString changeSome(OrganizationId organization, qint64 change, int what)
{
    const QString set
        = what == 0 ? u"deleted_at = now()"_s : u"name = '%1', deleted_at = null"_s.arg(nameOf(change));
    return u"update buffer set %1, change = %2 where organization = %3 and id in (select id from buffer"
           " where organization = %3 order by md5(id::text || '%2') limit 3)"_s.arg(set)
               .arg(change)
               .arg(organization.value());
}

} // namespace

class TestChangeFeed : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_second = m_backend.another(); }

    void aCommitThatIsHeldBackHoldsUpItsOrganizationOnly();
    void nothingIsSkippedWhileCommitsAreHeldBack_data();
    void nothingIsSkippedWhileCommitsAreHeldBack();
    void followersKnowTheStateOfTheLists_data();
    void followersKnowTheStateOfTheLists();
    void aCursorFromAheadIsRefused();
    void aCursorFromBeforeARestoreIsRefused();
    void aCursorOfAnEmptyPageIsGood();
    void oldDeletionsAreForgotten();
    void nowIsTheEndOfTheFeed();
    void aFeedOfSomeTypesLeavesOutTheOthers();
    void waitingFromNowOnSeesTheNextChange();
    void aChangeEndsTheWaitOfItsOrganizationOnly();
    void notesFollowTheNameOfTheirAuthor();
    void movingAllTellsOfEveryNoteAndItem();

private:
    /// The desk's administrator at one of the backends.
    TestClient &anyOf(std::vector<TestClient> &clients, Random &random)
    {
        return clients[std::size_t(upTo(random, int(clients.size()) - 1))];
    }
    std::vector<TestClient> clientsOf(const Desk &desk) const;
    /// Does something to the desk by the API.
    void doSomething(TestClient &client, Random &random, int number);
    /// Returns the state according to the lists, in the form of the feed.
    std::map<QString, QJsonObject> stateByLists(Desk &desk);

    TestBackend m_backend;
    std::unique_ptr<Backend> m_second;
};

std::vector<TestClient> TestChangeFeed::clientsOf(const Desk &desk) const
{
    std::vector<TestClient> clients;
    clients.emplace_back(m_backend.port(), desk.admin.token());
    clients.emplace_back(portOf(*m_second), desk.admin.token());
    return clients;
}

void TestChangeFeed::aCommitThatIsHeldBackHoldsUpItsOrganizationOnly()
{
    Desk desk(m_backend), neighbour(m_backend);
    const std::vector<TestClient> clients = clientsOf(desk);
    Follower follower, neighbours;
    follower.readAll(desk.admin, [] { return 100; });
    neighbours.readAll(neighbour.admin, [] { return 100; });

    storage::Connection slow(m_backend.database().config());
    QVERIFY(slow.executeText(u"begin"_s));
    const auto locked = slow.execute("transaction.lock",
                                     { { "organization", desk.organization().id },
                                       { "access_ends", std::nullopt },
                                       { "tokens", std::nullopt } });
    QVERIFY(locked);
    const qint64 change = locked->first().integer(0);
    QVERIFY(slow.executeText(insertBuffer(desk.organization().id, locked->first().integer(1), change)));

    int seenBefore = -1, seenByNeighbour = -1;
    TestClient other(portOf(*m_second), desk.admin.token());
    // While the second change waits for the first one's commit.
    QTimer::singleShot(0, this, [&] {
        std::ignore = eventually([this] { return blocked(m_backend.database()) > 0; });
        neighbour.buffer("Theirs v1");
        seenByNeighbour = neighbours.read(neighbour.admin, 100);
        seenBefore = follower.read(other, 100);
        std::ignore = slow.executeText(u"commit"_s);
    });
    desk.buffer("Later v" + QByteArray::number(change + 1));
    QCOMPARE(seenBefore, 0);
    QCOMPARE(seenByNeighbour, 1);
    QCOMPARE(follower.read(other, 1), 1);
    QCOMPARE(follower.of(u"buffer"_s).size(), std::size_t(1));
    QCOMPARE(follower.of(u"buffer"_s).begin()->second[u"name"], nameOf(change));
    QCOMPARE(follower.read(other, 1), 1);
    QCOMPARE(follower.of(u"buffer"_s).size(), std::size_t(2));
    QCOMPARE(follower.complaint(), QString());
}

void TestChangeFeed::nothingIsSkippedWhileCommitsAreHeldBack_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 4; ++seed)
        QTest::addRow("seed %d", seed) << seed;
}

void TestChangeFeed::nothingIsSkippedWhileCommitsAreHeldBack()
{
    QFETCH(int, seed);
    constexpr int writers = 6, changesEach = 25;
    Desk desks[] = { Desk(m_backend), Desk(m_backend), Desk(m_backend) };
    std::atomic<int> looks = 0, running = writers;
    std::atomic<bool> failed = false;

    const auto write = [&](int number) {
        Random random(quint32(seed * 100 + number));
        storage::Connection connection(m_backend.database().config());
        for (int i = 0; i < changesEach && !failed; ++i) {
            const OrganizationId organization = desks[upTo(random, 2)].organization().id;
            const int what = upTo(random, 3), patience = upTo(random, 3);
            const auto problem = storage::transact(connection, organization, [&](storage::Transaction &tx) {
                const QString sql = what < 2 ? changeSome(organization, tx.change(), what)
                                             : insertBuffer(organization, tx.takeId(), tx.change());
                const auto done = connection.executeText(sql);
                // The commit waits until the feeds were read `patience` times more.
                for (const int begun = looks; looks - begun < patience && !failed;)
                    std::this_thread::yield();
                return done ? std::nullopt : std::optional<Problem>(done.error());
            });
            if (problem)
                failed = true;
        }
        --running;
    };
    std::vector<std::thread> threads;
    for (int number = 0; number < writers; ++number)
        threads.emplace_back(write, number);

    Random random{ quint32(seed) };
    std::vector<TestClient> clients[] = { clientsOf(desks[0]), clientsOf(desks[1]), clientsOf(desks[2]) };
    Follower followers[3];
    while (running > 0) {
        const int which = upTo(random, 2);
        followers[which].read(anyOf(clients[which], random), 1 + upTo(random, 6));
        ++looks;
    }
    for (std::thread &thread : threads)
        thread.join();
    QVERIFY(!failed);

    for (int which = 0; which < 3; ++which) {
        TestClient &client = desks[which].admin;
        followers[which].readAll(client, [&random] { return 1 + upTo(random, 9); });
        Follower fresh;
        fresh.readAll(client, [&random] { return 1 + upTo(random, 9); });
        QCOMPARE(followers[which].complaint() + fresh.complaint(), QString());
        QCOMPARE(difference(followers[which].objects(), fresh.objects()), QString());
        const QString live = m_backend.value(
            u"select count(*) from buffer where deleted_at is null and organization = %1"_s.arg(
                desks[which].organization().id.value()));
        QCOMPARE(QString::number(fresh.of(u"buffer"_s).size()), live);
    }
}

void TestChangeFeed::followersKnowTheStateOfTheLists_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 4; ++seed)
        QTest::addRow("seed %d", seed) << seed;
}

void TestChangeFeed::followersKnowTheStateOfTheLists()
{
    QFETCH(int, seed);
    Random random{ quint32(seed) };
    Desk desk(m_backend);
    desk.thresholds(0.3, 0.1);
    std::vector<TestClient> clients = clientsOf(desk);
    Follower follower;
    const auto someLimit = [&random] {
        return 1 + upTo(random, 7);
    };
    for (int i = 0; i < 160; ++i) {
        doSomething(anyOf(clients, random), random, i);
        if (upTo(random, 2) == 0)
            follower.read(anyOf(clients, random), someLimit());
        if (i == 80) {
            // The cursor is good at a new backend too.
            m_second.reset();
            m_second = m_backend.another();
            clients = clientsOf(desk);
        }
    }
    desk.settle();
    follower.readAll(anyOf(clients, random), someLimit);
    Follower fresh;
    fresh.readAll(anyOf(clients, random), someLimit);
    QCOMPARE(follower.complaint() + fresh.complaint(), QString());
    QCOMPARE(difference(follower.objects(), fresh.objects()), QString());
    const std::map<QString, QJsonObject> lists = stateByLists(desk);
    QVERIFY(lists.size() > 30);
    QCOMPARE(difference(fresh.objects(), lists), QString());
}

void TestChangeFeed::aCursorFromAheadIsRefused()
{
    Desk desk(m_backend);
    desk.buffer("One");
    Follower follower;
    follower.readAll(desk.admin, [] { return 100; });
    m_backend.sql(u"update organization_state set change = change - 1 where organization = %1"_s.arg(
        desk.organization().id.value()));
    const Answer refused = desk.get("/changes?since=" + follower.cursor());
    QCOMPARE(refused.outcome(), u"422 invalid-field-value since"_s);
    QCOMPARE(desk.get("/changes?since=0").status, 200);
}

void TestChangeFeed::aCursorFromBeforeARestoreIsRefused()
{
    Desk desk(m_backend);
    desk.buffer("One");
    Follower follower;
    follower.readAll(desk.admin, [] { return 100; });
    m_backend.sql(u"update organization_state set generation = generation + 1 where organization = %1"_s.arg(
        desk.organization().id.value()));
    desk.buffer("Two");
    QCOMPARE(desk.get("/changes?since=" + follower.cursor()).outcome(), u"422 invalid-field-value since"_s);
    Follower fresh;
    fresh.readAll(desk.admin, [] { return 1; });
    QCOMPARE(fresh.complaint(), QString());
    QCOMPARE(fresh.of(u"buffer"_s).size(), std::size_t(2));
    // The form that cursors had before generations.
    QCOMPARE(desk.get("/changes?since=" + fresh.cursor().first(27)).outcome(),
             u"422 invalid-field-value since"_s);
}

void TestChangeFeed::aCursorOfAnEmptyPageIsGood()
{
    Desk desk(m_backend);
    Follower follower;
    follower.readAll(desk.admin, [] { return 100; });
    QCOMPARE(follower.read(desk.admin, 100), 0);
    QCOMPARE(follower.read(desk.admin, 100), 0);
    QCOMPARE(follower.complaint(), QString());
}

void TestChangeFeed::oldDeletionsAreForgotten()
{
    Desk desk(m_backend);
    const QString own = u" where organization = %1"_s.arg(desk.organization().id.value());
    const auto rows = [&](const char *table) {
        return m_backend.value(u"select count(*) from "_s + QLatin1StringView(table) + own);
    };
    desk.settled("It stays");
    const QByteArray kept = desk.settled("It stays, too");
    const auto cursorOf = [](const Answer &page) {
        return page.meta("cursor").toString().toLatin1();
    };
    const QByteArray old = cursorOf(desk.get("/changes?limit=1000"));
    for (int i = 0; i < 3; ++i) {
        const QByteArray one = desk.settled("It goes"), two = desk.settled("It goes, too");
        const QByteArray merge
            = desk.post("/merges", { { "into", one }, { "feedback_ids", array({ two }) } }).id();
        if (i == 2)
            QCOMPARE(desk.post("/merges/" + merge + "/undo").outcome(), u"200"_s);
        if (i < 2) {
            QCOMPARE(desk.remove("/feedback/" + one).status, 204);
            QCOMPARE(desk.remove("/feedback/" + two).status, 204);
        }
    }
    const QByteArray current = cursorOf(desk.get("/changes?limit=1000&since=" + old));
    // A reader that is in the middle of the feed.
    const QByteArray middle = cursorOf(desk.get("/changes?limit=1"));
    storage::Removal forgetDeletions = storage::deletionRemoval();
    storage::Removal forgetMerges = storage::undoneMergeRemoval();
    QVERIFY(forgetDeletions(m_backend.database()) && forgetMerges(m_backend.database()));
    QVERIFY(rows("tombstone").toInt() >= 4);
    QCOMPARE(rows("merge"), u"3"_s);

    m_backend.sql(u"update tombstone set deleted_at = now() - interval '91 days'"_s + own
                  + u"; update merge set undone_at = now() - interval '91 days'"_s + own
                  + u" and undone_at is not null"_s);
    QVERIFY(forgetDeletions(m_backend.database()) && forgetMerges(m_backend.database()));
    QCOMPARE(rows("tombstone"), u"0"_s);
    QCOMPARE(rows("merge"), u"0"_s);
    QCOMPARE(rows("merge_item"), u"0"_s);
    QCOMPARE(desk.get("/changes?since=" + old).outcome(), u"422 invalid-field-value since"_s);
    QCOMPARE(desk.get("/changes?since=" + current).outcome(), u"200"_s);
    QCOMPARE(desk.get("/changes?since=" + middle).outcome(), u"200"_s);
    Follower follower;
    follower.readAll(desk.admin, [] { return 2; });
    QCOMPARE(follower.complaint(), QString());
    QVERIFY(follower.of(u"feedback"_s).count(QString::fromLatin1(kept)) == 1);
}

void TestChangeFeed::aFeedOfSomeTypesLeavesOutTheOthers()
{
    Desk desk(m_backend);
    desk.routeNothing();
    const QByteArray bugs = desk.buffer("Bugs");
    const QByteArray item = desk.settled("It crashes");
    desk.post("/feedback/" + item + "/notes", { { "text", "Seen" } });
    const auto typesOf = [](const Answer &page) {
        QSet<QString> types;
        for (const QJsonValue &each : page.items())
            types.insert(each[u"type"].toString());
        return types;
    };
    const QSet<QString> both{ u"buffer"_s, u"note"_s };
    const Answer some = desk.get("/changes?types=Buffer,note");
    QCOMPARE(typesOf(some), both);
    QCOMPARE(some.meta("has_more"), false);
    QVERIFY(typesOf(desk.get("/changes")).contains(u"feedback"_s));

    // The place passes over what is left out, and waiting goes on through it.
    const QByteArray next = "/changes?types=buffer&since=" + some.meta("cursor").toString().toLatin1();
    const Answer end = desk.get(next);
    QCOMPARE(end.items(), QJsonArray());
    desk.patch("/feedback/" + item, { { "title", "Crash" } });
    QTimer::singleShot(100, this, [&] { desk.member.patch("/feedback/" + item, { { "title", "Crash!" } }); });
    QTimer::singleShot(500, this, [&] { desk.member.remove("/feedback/" + item); });
    QCOMPARE(desk.get(next + "&wait=1").items(), QJsonArray());
    QTimer::singleShot(100, this, [&] { desk.remove("/buffers/" + bugs); });
    const Answer removed = desk.client(desk.admin.token()).get(next + "&wait=30");
    QCOMPARE(removed.items().size(), 1);
    QCOMPARE(removed.items()[0][u"op"], u"delete"_s);
    // A page of one entry at a time is complete, too.
    QStringList expected, read;
    const auto add = [](QStringList &entries, const Answer &page) {
        for (const QJsonValue &each : page.items()) {
            if (each[u"type"] == u"feedback"_s || each[u"type"] == u"member"_s)
                entries << each[u"op"].toString() + each[u"id"].toString();
        }
    };
    add(expected, desk.get("/changes?limit=1000"));
    QByteArray cursor = "0";
    for (bool more = true; more;) {
        const Answer page = desk.get("/changes?types=feedback,member&limit=1&since=" + cursor);
        QVERIFY(page.items().size() <= 1);
        add(read, page);
        cursor = page.meta("cursor").toString().toLatin1();
        more = page.meta("has_more").toBool();
    }
    QVERIFY(expected.size() > 2);
    QCOMPARE(read, expected);
    QCOMPARE(desk.get("/changes?types=feedbacks").outcome(), u"422 invalid-field-value types"_s);
}

void TestChangeFeed::nowIsTheEndOfTheFeed()
{
    Desk desk(m_backend);
    for (const char *name : { "One", "Two" })
        desk.buffer(name);
    desk.remove("/buffers/one");
    const Answer end = desk.get("/changes?since=now");
    QCOMPARE(end.outcome(), u"200"_s);
    QVERIFY(end.items().isEmpty());
    QCOMPARE(end.meta("has_more"), false);
    const QByteArray cursor = end.meta("cursor").toString().toLatin1();
    QVERIFY(desk.get("/changes?since=" + cursor).items().isEmpty());
    desk.buffer("Three");
    desk.remove("/buffers/two");
    QCOMPARE(desk.get("/changes?since=" + cursor).all("op"), u"upsert, delete"_s);
    QCOMPARE(desk.get("/changes?since=" + cursor + "&limit=1").meta("has_more"), true);
    QCOMPARE(desk.get("/changes?since=Now").outcome(), u"422 invalid-field-value since"_s);
}

void TestChangeFeed::waitingFromNowOnSeesTheNextChange()
{
    Desk desk(m_backend);
    desk.buffer("Before");
    TestClient other(portOf(*m_second), desk.admin.token());
    // More than one, as the first may come before the wait begins.
    int made = 0;
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&] {
        if (made < 50)
            other.post("/buffers", { { "name", "After " + QByteArray::number(++made) } });
    });
    timer.start(20);
    const Answer next = desk.get("/changes?since=now&wait=30");
    timer.stop();
    QCOMPARE(next.outcome(), u"200"_s);
    QVERIFY(!next.items().isEmpty());
    for (const QJsonValue &each : next.items())
        QVERIFY(each[u"data"][u"name"].toString().startsWith(u"After"_s));
}

void TestChangeFeed::aChangeEndsTheWaitOfItsOrganizationOnly()
{
    Desk stranger(m_backend);
    Desk desk(m_backend);
    QTcpSocket earlier;
    QTcpSocket later;
    for (const auto &[socket, client] :
         { std::pair(&earlier, &stranger.admin), std::pair(&later, &desk.admin) }) {
        const QByteArray cursor = client->get("/changes?since=now").meta("cursor").toString().toLatin1();
        socket->connectToHost(QHostAddress::LocalHost, m_backend.port());
        socket->write(client->bytesOf({ "GET", "/changes?wait=30&since=" + cursor, {}, {} }));
        QTRY_COMPARE(socket->bytesToWrite(), 0);
    }
    QCOMPARE(desk.post("/feedback", { { "description", "It crashes" } }).status, 201);
    QTRY_VERIFY(later.bytesAvailable() > 0);
    QVERIFY2(earlier.bytesAvailable() == 0, "a wait that only time ends has not ended before");
}

void TestChangeFeed::notesFollowTheNameOfTheirAuthor()
{
    Desk desk(m_backend);
    const QByteArray item = desk.feedback("The app crashes");
    const QByteArray note = desk.member.post("/feedback/" + item + "/notes", { { "text", "Seen" } }).id();
    QVERIFY(!note.isEmpty());
    desk.settle();
    QByteArray author;
    for (const QJsonValue &each : desk.get("/feedback/" + item + "/notes").items()) {
        if (each[u"id"].toString() == QString::fromLatin1(note))
            author = each[u"author_id"].toString().toLatin1();
    }
    Follower follower;
    const auto agrees = [&] {
        follower.readAll(desk.admin, [] { return 100; });
        const auto notes = follower.of(u"note"_s);
        for (const QJsonValue &each : desk.get("/feedback/" + item + "/notes").items()) {
            if (notes.at(each[u"id"].toString()) != each.toObject())
                return false;
        }
        return true;
    };
    QVERIFY(agrees());
    QCOMPARE(desk.patch("/members/" + author, { { "name", "Melanie" } }).status, 200);
    QVERIFY(agrees());
    QCOMPARE(follower.of(u"note"_s).at(QString::fromLatin1(note))[u"author_name"].toString(), u"Melanie"_s);
    QCOMPARE(desk.remove("/members/" + author).status, 204);
    QVERIFY(agrees());
    QVERIFY(follower.of(u"note"_s).at(QString::fromLatin1(note))[u"author_name"].isNull());
}

void TestChangeFeed::movingAllTellsOfEveryNoteAndItem()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    const QByteArray source = desk.buffer("Source");
    const QByteArray destination = desk.buffer("Destination");
    for (const char *text : { "a", "b", "c" })
        desk.assign(source, desk.settled(text));
    desk.assign(destination, desk.get("/feedback?search=a").items()[0][u"id"].toString().toLatin1());
    Follower follower;
    follower.readAll(desk.admin, [] { return 100; });
    const QByteArray cursor = follower.cursor();
    QCOMPARE(desk.post("/buffers/source/move-all", { { "destination_buffer_id", destination } })
                 .json()[u"moved_count"]
                 .toInt(),
             3);
    const Answer changes = desk.get("/changes?limit=1000&since=" + cursor);
    QCOMPARE(changes.all("type").count(u"note"_s), 3);
    QCOMPARE(changes.all("type").count(u"feedback"_s), 3);
    follower.readAll(desk.admin, [] { return 2; });
    QCOMPARE(follower.complaint(), QString());
    QCOMPARE(difference(follower.objects(), stateByLists(desk)), QString());
}

void TestChangeFeed::doSomething(TestClient &client, Random &random, int number)
{
    static const QByteArray complaints[]
        = { "The app crashes when it starts", "The card was declined at the shop", "I like the new colours",
            "Where is my refund" };
    const auto anyIdOf = [&](const QByteArray &list) -> QByteArray {
        const QJsonArray items = client.get(list).items();
        return items.isEmpty() ? "none"
                               : items[upTo(random, int(items.size()) - 1)][u"id"].toString().toLatin1();
    };
    const QByteArray version = " v" + QByteArray::number(number);
    const QByteArray buffer = "/buffers/" + anyIdOf("/buffers?limit=100");
    const QByteArray item = "/feedback/" + anyIdOf("/feedback?limit=100");
    switch (upTo(random, 13)) {
    case 0:
        client.post(
            "/buffers",
            { { "name", "Made" + version }, { "routing_instructions", complaints[upTo(random, 3)] } });
        break;
    case 1:
        client.patch(buffer, { { "name", "Named" + version } });
        break;
    case 2:
        client.remove(buffer);
        client.post(buffer + (upTo(random, 1) == 0 ? "/restore" : "/none"));
        break;
    case 3:
        client.remove(item);
        break;
    case 4:
        client.patch(item, { { "needs_review", upTo(random, 1) == 0 } });
        break;
    case 5:
    case 6:
        client.put(buffer + item);
        break;
    case 7:
        client.remove(buffer + item);
        break;
    case 8:
        client.post(item + "/notes", { { "text", "Note" + version } });
        break;
    case 9:
        client.post("/members",
                    { { "name", "Member" + version },
                      { "email", "m" + QByteArray::number(number) + "@example.com" },
                      { "role", "member" } });
        break;
    case 10:
        client.post(buffer + "/move-all", { { "destination_buffer_id", anyIdOf("/buffers?limit=100") } });
        break;
    default:
        client.post(
            "/feedback",
            { { "description", complaints[upTo(random, 3)] },
              { "targets",
                array({ object({ { "type", "cli_command" },
                                 { "metadata",
                                   object({ { "command", upTo(random, 5) == 0 ? "ls" : "cd" } }) } }) }) } });
    }
}

std::map<QString, QJsonObject> TestChangeFeed::stateByLists(Desk &desk)
{
    std::map<QString, QJsonObject> state;
    const auto take = [&](const QString &type, const QByteArray &list) {
        const Answer all = desk.get(list);
        QVERIFY(all.items().size() < 100);
        for (const QJsonValue &each : all.items())
            state[type + u' ' + each[u"id"].toString()] = each.toObject();
    };
    take(u"buffer"_s, "/buffers?limit=100");
    take(u"target"_s, "/targets?limit=100");
    take(u"member"_s, "/members?limit=100");
    take(u"feedback"_s, "/feedback?limit=100");
    std::vector<QString> items;
    for (const auto &[key, object] : state) {
        if (key.startsWith(u"feedback "_s))
            items.push_back(object[u"id"].toString());
    }
    for (const QString &id : items) {
        const QByteArray path = "/feedback/" + id.toLatin1();
        take(u"note"_s, path + "/notes?limit=100");
        QStringList ids;
        for (const QJsonValue &buffer : desk.get(path + "/buffers?limit=100").items())
            ids.append(buffer[u"id"].toString());
        ids.sort();
        state[u"feedback "_s + id].insert(u"buffer_ids"_s, QJsonArray::fromStringList(ids));
    }
    QJsonObject own = desk.get("/organization").json()[u"data"].toObject();
    own.remove(u"usage"_s);
    state[u"organization "_s + own[u"id"].toString()] = own;
    return state;
}

TRIAGE_TEST(TestChangeFeed, QCoreApplication)
#include "tst_changefeed.moc"
