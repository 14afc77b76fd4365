// SPDX-License-Identifier: GPL-3.0-or-later
// Views: private and shared ones, what they count, and what becomes of them with buffers and members.

#include "domain/listfilter.h"
#include "support/midnight.h"
#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QDateTime>
#include <QSet>
#include <QTest>
#include <QTimeZone>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

QByteArray made(TestClient &client, const QByteArray &name, const QJsonObject &filter = {},
                const QByteArray &visibility = "private")
{
    return client
        .post("/views", Members{ { "name", name }, { "filter", filter }, { "visibility", visibility } })
        .id();
}

QString names(TestClient &client)
{
    return client.get("/views").all("name");
}

/// Returns the number of items in each view, by its name: "Open 2, All 3".
QString counts(TestClient &client, const QByteArray &more = {})
{
    const Answer views = client.get("/views?include=counts" + more);
    const QJsonObject numbers = views.meta("counts").toObject();
    QStringList all;
    for (const QJsonValue &each : views.items())
        all << each[u"name"].toString() + u' ' + numbers[each[u"id"].toString()].toVariant().toString();
    return all.join(u", "_s);
}

/// Follows the change feed and says what it has about views.
class ViewFeed
{
public:
    explicit ViewFeed(TestClient &client) : m_client(client) { news("now"); }

    QString news() { return news(m_cursor); }
    QString fromTheBeginning() { return news("0"); }

private:
    QString news(const QByteArray &since)
    {
        const Answer page = m_client.get("/changes?limit=1000&since=" + since);
        m_cursor = page.meta("cursor").toString().toLatin1();
        QStringList all;
        for (const QJsonValue &entry : page.items()) {
            if (entry[u"type"] == u"view"_s)
                all << (entry[u"data"].isNull() ? u"gone"_s : entry[u"data"][u"name"].toString());
        }
        return all.join(u", "_s);
    }

    TestClient &m_client;
    QByteArray m_cursor;
};

} // namespace

class TestSavedViews : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aViewKeepsItsFilter();
    void privateOnesAreUnknownToOthers();
    void sharedOnesAreChangedByOwnersAndAdministrators();
    void anEditionIsChangedOnce();
    void theyAreSortedByPosition();
    void thereIsALimit();
    void filtersThatNoListAcceptsAreRefused_data();
    void filtersThatNoListAcceptsAreRefused();
    void everyFilterIsAParameterOfListsAndAFilterOfViews();
    void itemsAreCounted();
    void relativeDaysAreCountedFromMidnightOfTheZone();
    void moreThanAThousandAreNotCounted();
    void aDeletedBufferIsNamed();
    void viewsOfARemovedMember();
    void theFeedTellsEachWhatIsForThem();
    void theNextItemOfAViewIsTaken();
    void theNextItemOfTodayIsOfTheDayOfTheZone();
    void listsTakeRelativeTimes();

private:
    TestBackend m_backend;
};

void TestSavedViews::aViewKeepsItsFilter()
{
    Desk desk(m_backend);
    const QJsonObject filter{ { u"created_after"_s, u"-7d"_s },
                              { u"owner"_s, u"me"_s },
                              { u"state"_s, u"open"_s },
                              { u"tag"_s, array({ "Ex port", "bug" }) },
                              { u"search"_s, u"ein Wurm 🐛"_s } };
    const Answer view = desk.post("/views",
                                  { { "name", "Mine" },
                                    { "icon", "star" },
                                    { "filter", filter },
                                    { "sort_by", "relevance" },
                                    { "visibility", "shared" } });
    QCOMPARE(view.status, 201);
    QCOMPARE(view.header("Location"), "/api/v0/views/" + view.id());
    QJsonObject kept = filter;
    kept[u"tag"_s] = array({ "bug", "ex port" });
    QCOMPARE(view["filter"].toObject(), kept);
    QCOMPARE(view["sort_by"], u"relevance"_s);
    QCOMPARE(view["sort_order"], u"desc"_s);
    QCOMPARE(view["buffer_deleted"], false);
    QCOMPARE(desk.member.get("/views/" + view.id())["filter"].toObject(), kept);
    QCOMPARE(desk.get("/views").items()[0].toObject(), view.json()[u"data"].toObject());

    const QByteArray path = "/views/" + view.id();
    QCOMPARE(desk.patch(path, { { "name", "Ours" } })["filter"].toObject(), kept);
    QCOMPARE(desk.patch(path, { { "filter", object({}) } }).outcome(), u"422 invalid-field-value sort_by"_s);
    const Answer cleared = desk.patch(path, { { "filter", object({}) }, { "sort_by", QJsonValue() } });
    QCOMPARE(cleared["filter"].toObject(), QJsonObject());
    const QString before = cleared["updated_at"].toString();
    QCOMPARE(desk.patch(path, { { "name", "Ours" } })["updated_at"].toString(), before);
    QCOMPARE(desk.remove(path).status, 204);
    QCOMPARE(desk.get(path).outcome(), u"404 view-not-found"_s);
    QCOMPARE(names(desk.admin), u"-"_s);
}

void TestSavedViews::privateOnesAreUnknownToOthers()
{
    Desk desk(m_backend);
    const QByteArray path = "/views/" + made(desk.member, "Secret");
    QCOMPARE(names(desk.member), u"Secret"_s);
    QCOMPARE(names(desk.admin), u"-"_s);
    const QString unknown = u"404 view-not-found"_s;
    QCOMPARE(desk.get(path).outcome(), unknown);
    QCOMPARE(desk.patch(path, { { "name", "x" } }).outcome(), unknown);
    QCOMPARE(desk.patch(path, { { "name", 7 } }).outcome(), unknown);
    QCOMPARE(desk.remove(path).outcome(), unknown);
    QCOMPARE(desk.post("/feedback/take-next", { { "view_id", path.last(13) } }).outcome(), unknown);
    QCOMPARE(desk.member.get(path).outcome(), u"200"_s);
}

void TestSavedViews::sharedOnesAreChangedByOwnersAndAdministrators()
{
    Desk desk(m_backend);
    const QByteArray ofAdmin = "/views/" + made(desk.admin, "Ada's", {}, "shared");
    const QByteArray ofMember = "/views/" + made(desk.member, "Mel's", {}, "shared");
    QCOMPARE(names(desk.member), u"Ada's, Mel's"_s);
    QCOMPARE(desk.member.patch(ofAdmin, { { "name", "x" } }).outcome(), u"403 forbidden"_s);
    QCOMPARE(desk.member.remove(ofAdmin).outcome(), u"403 forbidden"_s);
    QCOMPARE(desk.member.patch(ofMember, { { "name", "Mine" } }).outcome(), u"200"_s);
    QCOMPARE(desk.patch(ofMember, { { "name", "Ours" } }).outcome(), u"200"_s);
    QCOMPARE(desk.patch(ofMember, { { "visibility", "private" } }).outcome(), u"403 forbidden"_s);
    QCOMPARE(desk.member.patch(ofMember, { { "visibility", "private" } }).outcome(), u"200"_s);
    QCOMPARE(names(desk.admin), u"Ada's"_s);
    QCOMPARE(desk.member.remove(ofMember).status, 204);
}

void TestSavedViews::anEditionIsChangedOnce()
{
    Desk desk(m_backend);
    const QByteArray path = "/views/" + made(desk.admin, "Open", {}, "shared");
    const QByteArray edition = desk.get(path).header("ETag");
    const auto renamed = [&](const char *name) {
        return desk.send({ "PATCH", path, Members{ { "name", name } }.toJson(), { { "If-Match", edition } } })
            .outcome();
    };
    QCOMPARE(renamed("A"), u"200"_s);
    QCOMPARE(renamed("B"), u"412 precondition-failed"_s);
    QCOMPARE(desk.send({ "DELETE", path, {}, { { "If-Match", edition } } }).outcome(),
             u"412 precondition-failed"_s);
}

void TestSavedViews::theyAreSortedByPosition()
{
    Desk desk(m_backend);
    made(desk.admin, "first");
    made(desk.admin, "second", {}, "shared");
    const QByteArray third = made(desk.admin, "third");
    QCOMPARE(names(desk.admin), u"first, second, third"_s);
    desk.patch("/views/" + third, { { "position", 0 } });
    QCOMPARE(names(desk.admin), u"first, third, second"_s);
}

void TestSavedViews::thereIsALimit()
{
    Desk desk(m_backend);
    const auto fill = [&](const char *visibility, int count) {
        std::vector<Sent> all;
        for (int i = 0; i < count; ++i)
            all.push_back(
                { "POST", "/views", Members{ { "name", "x" }, { "visibility", visibility } }.toJson(), {} });
        desk.admin.sendAll(all);
    };
    fill("private", 50);
    QCOMPARE(desk.post("/views", { { "name", "x" } }).outcome(), u"409 conflict"_s);
    QCOMPARE(desk.member.post("/views", { { "name", "x" } }).outcome(), u"201"_s);
    fill("shared", 100);
    const Members shared{ { "name", "x" }, { "visibility", "shared" } };
    QCOMPARE(desk.member.post("/views", shared).outcome(), u"409 conflict"_s);
    const QByteArray own = desk.member.get("/views").items().last()[u"id"].toString().toLatin1();
    QCOMPARE(desk.member.get("/views").items().size(), 101);
    desk.remove("/views/" + desk.get("/views").items().last()[u"id"].toString().toLatin1());
    QCOMPARE(desk.member.post("/views", shared).outcome(), u"201"_s);
    QVERIFY(!own.isEmpty());
}

void TestSavedViews::filtersThatNoListAcceptsAreRefused_data()
{
    QTest::addColumn<QJsonObject>("body");
    QTest::addColumn<QString>("outcome");
    const auto filter = [](const char *name, const QJsonValue &value) {
        return QJsonObject{ { u"name"_s, u"x"_s },
                            { u"filter"_s, QJsonObject{ { QString::fromLatin1(name), value } } } };
    };
    QTest::newRow("no name") << QJsonObject() << u"422 missing-required-field name"_s;
    QTest::newRow("long name") << QJsonObject{ { u"name"_s, QString(61, u'x') } }
                               << u"422 invalid-field-value name"_s;
    QTest::newRow("state") << filter("state", u"lost"_s) << u"422 invalid-field-value filter.state"_s;
    QTest::newRow("time") << filter("created_after", u"-7w"_s)
                          << u"422 invalid-field-value filter.created_after"_s;
    QTest::newRow("owner") << filter("owner", u"all"_s) << u"422 invalid-field-value filter.owner"_s;
    QTest::newRow("nobody known") << filter("owner", u"0000000000001"_s)
                                  << u"422 invalid-field-value filter.owner"_s;
    QTest::newRow("tag") << filter("tag", array({ "a,b" })) << u"422 invalid-field-value filter.tag"_s;
    QTest::newRow("buffer") << filter("buffer_id", u"nowhere"_s) << u"404 buffer-not-found"_s;
    QTest::newRow("relevance") << QJsonObject{ { u"name"_s, u"x"_s }, { u"sort_by"_s, u"relevance"_s } }
                               << u"422 invalid-field-value sort_by"_s;
    QTest::newRow("filter") << QJsonObject{ { u"name"_s, u"x"_s }, { u"filter"_s, u"all"_s } }
                            << u"422 invalid-field-value filter"_s;
}

void TestSavedViews::filtersThatNoListAcceptsAreRefused()
{
    QFETCH(QJsonObject, body);
    QFETCH(QString, outcome);
    Desk desk(m_backend);
    QCOMPARE(desk.send({ "POST", "/views", QJsonDocument(body).toJson(), {} }).outcome(), outcome);
    QCOMPARE(names(desk.admin), u"-"_s);
}

void TestSavedViews::everyFilterIsAParameterOfListsAndAFilterOfViews()
{
    Desk desk(m_backend);
    const QJsonObject document = QJsonDocument::fromJson(desk.get("/openapi.json").body).object();
    const auto parametersOf = [&document](const QString &path) {
        QStringList names;
        for (const QJsonValue &each : document[u"paths"][path][u"get"][u"parameters"].toArray()) {
            if (each[u"in"] == u"query"_s && !each[u"description"].toString().isEmpty())
                names << each[u"name"].toString();
        }
        return names;
    };
    const QStringList all = parametersOf(u"/api/v0/feedback"_s);
    const QStringList ofBuffers = parametersOf(u"/api/v0/buffers/{buffer_id}/feedback"_s);
    const QJsonObject ofViews = document[u"components"][u"schemas"][u"ViewFilter"][u"properties"].toObject();
    qsizetype filters = 0;
    forEachField<ListFilter>([&](const auto &row) {
        const QString name = QString::fromLatin1(row.name);
        QVERIFY2(all.contains(name), row.name);
        QCOMPARE(ofBuffers.contains(name), row.query.scope == FilterScope::Buffer);
        QVERIFY2(!ofViews[name][u"description"].toString().isEmpty(), row.name);
        ++filters;
    });
    QCOMPARE(ofViews.size(), filters);
    QCOMPARE(all.size(), filters + 6); // page, limit, cursor, include, sort_by, sort_order
}

void TestSavedViews::itemsAreCounted()
{
    QVERIFY(isFarFromMidnight());
    Desk desk(m_backend);
    desk.switchRouting(false);
    const QByteArray buffer = desk.buffer("Bugs");
    const QByteArray mine = desk.feedback("the export crashes");
    desk.assign(buffer, desk.feedback("slow"));
    desk.patch("/feedback/" + mine + "/triage", { { "tags", array({ "export" }) } });
    desk.post("/feedback/" + mine + "/take");
    const auto filter = [](const char *name, const QJsonValue &value) {
        return QJsonObject{ { QString::fromLatin1(name), value } };
    };
    made(desk.admin, "All", {}, "shared");
    made(desk.admin, "Mine", filter("owner", u"me"_s), "shared");
    made(desk.admin, "Bugs", filter("buffer_id", u"bugs"_s), "shared");
    made(desk.admin, "Tag", filter("tag", array({ "export" })), "shared");
    made(desk.admin, "Search", filter("search", u"crashes"_s), "shared");
    made(desk.admin, "Today", filter("created_after", u"-0d"_s), "shared");
    made(desk.admin, "Before", filter("created_before", u"-1d"_s), "shared");
    QCOMPARE(counts(desk.admin), u"All 2, Mine 1, Bugs 1, Tag 1, Search 1, Today 2, Before 0"_s);
    QVERIFY(counts(desk.member).contains(u"Mine 0"_s));
    QVERIFY(desk.get("/views").meta("counts").isUndefined());
    QCOMPARE(desk.get("/views?include=all").outcome(), u"422 invalid-field-value include"_s);
}

void TestSavedViews::relativeDaysAreCountedFromMidnightOfTheZone()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    for (int hours = 0; hours < 48; hours += 2) {
        const auto item = decodeId(QString::fromLatin1(desk.settled("text")));
        m_backend.sql(
            u"update feedback set created_at = created_at - make_interval(hours => %1) where id = %2"_s
                .arg(hours)
                .arg(*item));
    }
    made(desk.admin, "Today", QJsonObject{ { u"created_after"_s, u"-0d"_s } });
    QSet<QString> all;
    for (const QByteArray &name : { "UTC"_ba, "Asia/Kathmandu"_ba, "Pacific/Pago_Pago"_ba }) {
        const QTimeZone zone(name);
        QVERIFY(isFarFromMidnight(zone));
        const QDateTime midnight = QDateTime::currentDateTimeUtc().toTimeZone(zone).date().startOfDay(zone);
        const Answer list
            = desk.get("/feedback?created_after=" + toIso(Timestamp(midnight.toMSecsSinceEpoch())));
        const QString today = counts(desk.admin, "&time_zone=" + name);
        QCOMPARE(today, u"Today %1"_s.arg(list.meta("total").toInt()));
        all.insert(today);
    }
    QCOMPARE(all.size(), 3);
    QVERIFY(all.contains(counts(desk.admin)));
    QCOMPARE(desk.get("/views?include=counts&time_zone=Mars").outcome(),
             u"422 invalid-field-value time_zone"_s);
}

void TestSavedViews::moreThanAThousandAreNotCounted()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    made(desk.admin, "All");
    made(desk.admin, "Search", { { u"search"_s, u"slow"_s } });
    std::vector<Sent> all;
    for (int i = 0; i < 1001; ++i)
        all.push_back({ "POST", "/feedback", R"({"description":"slow"})", {} });
    desk.admin.sendAll(all);
    QCOMPARE(counts(desk.admin), u"All 1000+, Search 1000+"_s);
    desk.remove("/feedback/" + desk.get("/feedback").items()[0][u"id"].toString().toLatin1());
    QCOMPARE(counts(desk.admin), u"All 1000, Search 1000"_s);
}

void TestSavedViews::aDeletedBufferIsNamed()
{
    Desk desk(m_backend);
    const QByteArray buffer = desk.buffer("Bugs");
    const QByteArray path = "/views/" + made(desk.admin, "Bugs", { { u"buffer_id"_s, u"bugs"_s } }, "shared");
    QCOMPARE(desk.get(path)["filter"][u"buffer_id"], QString::fromLatin1(buffer));
    ViewFeed feed(desk.member);
    desk.remove("/buffers/" + buffer);
    QCOMPARE(feed.news(), u"Bugs"_s);
    QCOMPARE(desk.get(path)["buffer_deleted"], true);
    QCOMPARE(counts(desk.admin), u"Bugs "_s);
    QCOMPARE(desk.post("/feedback/take-next", { { "view_id", path.last(13) } }).outcome(),
             u"404 buffer-not-found"_s);
    const QJsonObject filter{ { u"buffer_id"_s, QString::fromLatin1(buffer) }, { u"state"_s, u"open"_s } };
    QCOMPARE(desk.patch(path, { { "filter", filter } })["filter"].toObject(), filter);
    desk.post("/buffers/" + buffer + "/restore");
    QCOMPARE(feed.news(), u"Bugs"_s);
    QCOMPARE(desk.get(path)["buffer_deleted"], false);
}

void TestSavedViews::viewsOfARemovedMember()
{
    Desk desk(m_backend);
    const QByteArray shared = "/views/" + made(desk.member, "Shared", {}, "shared");
    made(desk.member, "Secret");
    const QByteArray once = "/views/" + made(desk.member, "Once shared", {}, "shared");
    ViewFeed feed(desk.admin);
    desk.member.patch(once, { { "visibility", "private" } });
    const QByteArray member = desk.member.get("/me")["member"][u"id"].toString().toLatin1();
    QCOMPARE(desk.remove("/members/" + member).status, 204);
    QCOMPARE(feed.news(), u"Shared, gone"_s);
    QCOMPARE(names(desk.admin), u"Shared"_s);
    QVERIFY(desk.get(shared)["owner_id"].isNull());
    QCOMPARE(desk.patch(shared, { { "name", "Ours" } }).outcome(), u"200"_s);
    QCOMPARE(desk.patch(shared, { { "visibility", "private" } }).outcome(), u"403 forbidden"_s);
    QCOMPARE(desk.remove(shared).status, 204);
}

void TestSavedViews::theFeedTellsEachWhatIsForThem()
{
    Desk desk(m_backend);
    ViewFeed ofAdmin(desk.admin);
    ViewFeed ofMember(desk.member);
    const QByteArray secret = "/views/" + made(desk.member, "Secret");
    QCOMPARE(ofAdmin.news(), QString());
    QCOMPARE(ofMember.news(), u"Secret"_s);
    made(desk.admin, "Ours", {}, "shared");
    made(desk.admin, "Ada's own");
    QCOMPARE(ofAdmin.news(), u"Ours, Ada's own"_s);
    QCOMPARE(ofMember.news(), u"Ours"_s);
    desk.member.patch(secret, { { "visibility", "shared" } });
    QCOMPARE(ofAdmin.news(), u"Secret"_s);
    desk.member.patch(secret, { { "visibility", "private" } });
    QCOMPARE(ofAdmin.news(), u"gone"_s);
    QCOMPARE(ofMember.news(), u"Secret"_s);
    desk.member.remove(secret);
    QCOMPARE(ofMember.news(), u"gone"_s);
    const QByteArray other = "/views/" + made(desk.member, "Other");
    desk.member.remove(other);
    QCOMPARE(ofMember.news(), u"gone"_s);
    QCOMPARE(ofAdmin.news(), u"gone"_s); // of the one that was shared
    QCOMPARE(ofMember.fromTheBeginning(), u"Ours, gone, gone"_s);
    // A page that has nothing for the caller is passed, not sent.
    for (int i = 0; i < 3; ++i)
        made(desk.member, "Hidden");
    const QByteArray cursor = desk.get("/changes?since=now").meta("cursor").toString().toLatin1();
    for (int i = 0; i < 3; ++i)
        made(desk.member, "Hidden");
    made(desk.admin, "Seen", {}, "shared");
    const Answer page = desk.get("/changes?limit=1&wait=5&since=" + cursor);
    QCOMPARE(page.items().size(), 1);
    QCOMPARE(page.items()[0][u"data"][u"name"], u"Seen"_s);
}

void TestSavedViews::theNextItemOfAViewIsTaken()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    const QByteArray buffer = desk.buffer("Bugs");
    desk.feedback("the export is slow");
    const QByteArray second = desk.feedback("the export crashes");
    const QByteArray third = desk.feedback("the import crashes");
    desk.assign(buffer, third);
    const auto taken = [&](const QByteArray &view, const Members &more = {}) {
        return desk.post("/feedback/take-next", more.with("view_id", view));
    };
    const QByteArray crashes = made(desk.admin, "Crashes", { { u"search"_s, u"crashes"_s } });
    QCOMPARE(taken(made(desk.admin, "Mine", { { u"owner"_s, u"me"_s } })).status, 204);
    QCOMPARE(taken(made(desk.admin, "Done", { { u"state"_s, u"done"_s } })).status, 204);
    QCOMPARE(taken(crashes, { { "buffer_id", "bugs" } }).id(), third);
    QCOMPARE(taken(crashes).id(), second);
    QCOMPARE(taken(crashes).status, 204);
    desk.buffer("Other");
    const QByteArray bugs = made(desk.admin, "Bugs", { { u"buffer_id"_s, u"bugs"_s } });
    QCOMPARE(taken(bugs, { { "buffer_id", "other" } }).outcome(), u"422 invalid-field-value buffer_id"_s);
}

void TestSavedViews::theNextItemOfTodayIsOfTheDayOfTheZone()
{
    for (const QString &zone : { u"Asia/Kathmandu"_s, u"Pacific/Pago_Pago"_s }) {
        QVERIFY(isFarFromMidnight(QTimeZone(zone.toLatin1())));
        Desk desk(m_backend);
        desk.switchRouting(false);
        const QByteArray yesterday = desk.settled("yesterday");
        const QByteArray today = desk.settled("today");
        for (const auto &[item, age] : { std::pair(yesterday, 1), std::pair(today, 0) })
            m_backend.sql(u"update feedback set created_at = date_trunc('day', now() at time zone '%1') "
                          "at time zone '%1' - make_interval(secs => %2) where id = %3"_s.arg(zone)
                              .arg(age)
                              .arg(*decodeId(QString::fromLatin1(item))));
        const QByteArray view = made(desk.admin, "Today", { { u"created_after"_s, u"-0d"_s } });
        const auto taken = [&](const QString &name) {
            return desk.post("/feedback/take-next", { { "view_id", view }, { "time_zone", name } });
        };
        QCOMPARE(taken(u"Mars"_s).outcome(), u"422 invalid-field-value time_zone"_s);
        QCOMPARE(taken(zone).id(), today);
        QCOMPARE(taken(zone).status, 204);
    }
}

void TestSavedViews::listsTakeRelativeTimes()
{
    QVERIFY(isFarFromMidnight());
    Desk desk(m_backend);
    desk.feedback("today");
    QCOMPARE(desk.total("/feedback?created_after=-0d"), 1);
    QCOMPARE(desk.total("/feedback?created_before=-0d"), 0);
    QCOMPARE(desk.get("/feedback?created_after=-d").outcome(), u"422 invalid-field-value created_after"_s);
}

TRIAGE_TEST(TestSavedViews, QCoreApplication)
#include "tst_savedviews.moc"
