// SPDX-License-Identifier: GPL-3.0-or-later
// The list of feedback: pages, links, every filter alone and together, sorting, and totals that are always
// exact.

#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QRandomGenerator>
#include <QTest>
#include <QTimer>
#include <QUrlQuery>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

/// The properties of an item that filters use.
struct Item
{
    QByteArray id;
    QString title;
    QString description;
    QString client; ///< Lower-case name of the tool.
    QString submitter;
    QString status;
    QString createdAt;
    QString updatedAt;
    bool needsReview = false;
    QSet<QByteArray> buffers;
};

/// A list's query, and which items it should find in which order.
struct Question
{
    std::optional<bool> needsReview;
    std::optional<bool> unassigned;
    QByteArray buffer;
    QString client;
    QString submitter;
    QString search;
    QString status;
    QString createdAfter;
    QString createdBefore;
    QString sortBy;
    bool ascending = false;

    bool asksFor(const Item &item) const
    {
        if (needsReview && item.needsReview != *needsReview)
            return false;
        if (unassigned && *unassigned != (item.buffers.isEmpty() && item.status != u"pending"))
            return false;
        if (unassigned && !*unassigned && item.buffers.isEmpty())
            return false;
        if (!buffer.isEmpty() && !item.buffers.contains(buffer))
            return false;
        if (!client.isEmpty() && item.client != client.toLower())
            return false;
        if (!submitter.isEmpty() && item.submitter != submitter)
            return false;
        if (!status.isEmpty() && !status.split(u',').contains(item.status))
            return false;
        if ((!createdAfter.isEmpty() && item.createdAt < createdAfter)
            || (!createdBefore.isEmpty() && item.createdAt >= createdBefore))
            return false;
        const QString text = item.title + u' ' + item.description;
        const QStringList words = search.split(u' ', Qt::SkipEmptyParts);
        return std::all_of(words.begin(), words.end(),
                           [&text](const QString &word) { return text.contains(word); });
    }

    bool comesFirst(const Item &a, const Item &b) const
    {
        const auto key = [this](const Item &item) {
            const QString first = sortBy == u"title" ? item.title
                : sortBy == u"updated_at"            ? item.updatedAt
                                                     : QString();
            return std::pair(first, item.id);
        };
        return ascending ? key(a) < key(b) : key(b) < key(a);
    }

    QByteArray path() const
    {
        QUrlQuery query;
        const auto add = [&query](const char *name, const QString &value) {
            if (!value.isEmpty())
                query.addQueryItem(QString::fromLatin1(name), value);
        };
        if (needsReview)
            add("needs_review", *needsReview ? u"true"_s : u"false"_s);
        if (unassigned)
            add("unassigned", *unassigned ? u"true"_s : u"false"_s);
        add("buffer_id", QString::fromLatin1(buffer));
        add("client_group", client);
        add("submitted_by", submitter);
        add("search", search);
        add("routing_status", status);
        add("created_after", createdAfter);
        add("created_before", createdBefore);
        add("sort_by", sortBy);
        if (ascending)
            add("sort_order", u"asc"_s);
        return "/feedback?" + query.toString(QUrl::FullyEncoded).toLatin1();
    }
};

/// A desk with feedback of all sorts.
struct Archive
{
    explicit Archive(TestBackend &backend);

    std::optional<bool> maybe()
    {
        const int dice = random.bounded(4);
        return dice < 2 ? std::nullopt : std::optional(dice == 2);
    }
    QString word() { return words[random.bounded(int(words.size()))]; }
    Question question();
    QList<Item> answerTo(const Question &question) const;

    const QStringList words{ u"apple"_s, u"banana"_s, u"crash"_s, u"dragon"_s, u"purple"_s, u"winter"_s };
    const QStringList clients{ QString(), u"Widget/0.2 (js)"_s, u"widget"_s, u"CLI tool"_s, u"api/1"_s };
    const QStringList submitters{ u"ida@example.com"_s, u"Ida@example.com"_s, u"usr_1"_s, u"usr_10"_s };
    QRandomGenerator random{ 7 };
    Desk desk;
    QList<QByteArray> buffers;
    QList<Item> items;
};

Archive::Archive(TestBackend &backend) : desk(backend)
{
    for (const char *name : { "Bugs", "Billing", "Empty" })
        buffers.append(desk.buffer(name));
    desk.routeNothing();
    constexpr int count = 130;
    constexpr int pending = 15;
    for (int i = 0; i < count; ++i) {
        if (i == count / 2) {
            desk.settle();
            desk.switchRouting(false);
        } else if (i == count - pending) {
            desk.settle();
            backend.holdRouting();
        }
        Members body{ { "description", word() + u' ' + word() } };
        if (random.bounded(3) > 0)
            body = body.with("title", word());
        if (random.bounded(3) > 0)
            body = body.with("submitted_by", submitters[random.bounded(int(submitters.size()))]);
        const QByteArray client = clients[random.bounded(int(clients.size()))].toUtf8();
        const Answer made = desk.send({ "POST", "/feedback", body.toJson(), { { "X-IB-Client", client } } });
        const QByteArray id = made.id();
        items.emplaceBack().id = id;
        if (i < count - pending && random.bounded(2) == 0)
            desk.routed(id);
    }
    for (Item &item : items) {
        if (random.bounded(3) == 0)
            desk.patch("/feedback/" + item.id, { { "needs_review", true } });
        for (const QByteArray &buffer : buffers.first(2)) {
            if (random.bounded(3) == 0) {
                desk.assign(buffer, item.id);
                item.buffers.insert(buffer);
            }
        }
    }
    // Over days, and in another order than they came: lists know no other order of creation than that of
    // identifiers.
    backend.sql(u"update feedback f set created_at = '2026-02-27T20:00Z'::timestamptz + n.place * 7919 % 131 "
                u"* interval "
                "'37 min' from (select id, row_number() over (order by id) as place from feedback where "
                "organization = %1) n"
                " where f.organization = %1 and f.id = n.id"_s.arg(desk.organization().id.value()));
    for (Item &item : items) {
        const Answer read = desk.get("/feedback/" + item.id);
        const QString client = read["client"].toString().toLower();
        item.title = read["title"].toString();
        item.description = read["description"].toString();
        item.client = client.section(u'/', 0, 0).section(u' ', 0, 0);
        item.submitter = read["submitted_by"].toString();
        item.status = read["routing_status"].toString();
        item.createdAt = read["created_at"].toString();
        item.updatedAt = read["updated_at"].toString();
        item.needsReview = read["needs_review"].toBool();
    }
}

Question Archive::question()
{
    Question asked;
    asked.needsReview = maybe();
    asked.unassigned = maybe();
    if (random.bounded(3) == 0)
        asked.buffer = buffers[random.bounded(int(buffers.size()))];
    if (random.bounded(4) == 0)
        asked.client
            = QStringList{ u"widget"_s, u"WIDGET"_s, u"cli"_s, u"api"_s, u"nobody"_s }[random.bounded(5)];
    if (random.bounded(3) == 0)
        asked.submitter = submitters[random.bounded(int(submitters.size()))];
    if (random.bounded(3) == 0)
        asked.search = random.bounded(2) == 0 ? word() : word().mid(1, 3) + u' ' + word().first(4);
    if (random.bounded(3) == 0)
        asked.status
            = QStringList{ u"pending"_s, u"routed"_s,          u"skipped"_s,
                           u"failed"_s,  u"pending,skipped"_s, u"routed,failed"_s }[random.bounded(6)];
    if (random.bounded(4) == 0)
        asked.createdAfter = items[random.bounded(int(items.size()))].createdAt;
    if (random.bounded(4) == 0)
        asked.createdBefore = items[random.bounded(int(items.size()))].createdAt;
    asked.sortBy = QStringList{ u"created_at"_s, u"updated_at"_s, u"title"_s }[random.bounded(3)];
    asked.ascending = random.bounded(2) == 0;
    return asked;
}

QList<Item> Archive::answerTo(const Question &asked) const
{
    QList<Item> found;
    std::copy_if(items.begin(), items.end(), std::back_inserter(found),
                 [&asked](const Item &item) { return asked.asksFor(item); });
    std::sort(found.begin(), found.end(),
              [&asked](const Item &a, const Item &b) { return asked.comesFirst(a, b); });
    return found;
}

} // namespace

class TestFeedbackList : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anEmptyListIsAnAnswer();
    void twentyItemsMakeAPageAndTheNewestComesFirst();
    void pagesFollowEachOtherByTheirLinks();
    void numbersOutOfRangeAreClamped_data();
    void numbersOutOfRangeAreClamped();
    void aPageBeyondTheEndIsEmptyAndLeadsBack();
    void aPageHasLinksForItsItems();
    void linksRepeatEveryFilter();
    void linksNameBuffersById();
    void valuesWithoutMeaningAreRefused_data();
    void valuesWithoutMeaningAreRefused();
    void unknownParametersAreIgnored();
    void blankSearchAndClientAreNotGiven();
    void aBufferThatIsNotThereIsNotFound();
    void tiesAreBrokenById();
    void titlesSortWithoutRegardToCaseOrAccents();
    void clientGroupsAreToolsWithoutVersion();
    void feedbackOfOneSubmitterIsFoundEverywhere();
    void unassignedMeansRoutedIntoNothing();
    void everyFilterAndCombinationIsExact();
    void allPagesTogetherAreTheList();
    void aCursorReadsTheSameListForEveryFilter();
    void aCursorSkipsNothingAndRepeatsNothingWhileOthersWrite_data();
    void aCursorSkipsNothingAndRepeatsNothingWhileOthersWrite();
    void wrongCursorsAreRefused();

private:
    TestBackend m_backend;
};

void TestFeedbackList::anEmptyListIsAnAnswer()
{
    Desk desk(m_backend);
    const Members links{ { "api", object({ { "self", "/api/v0/feedback" } }) },
                         { "web", object({ { "self", "/o/" + desk.slug() + "/feedback" } }) },
                         { "items", QJsonObject() } };
    const QJsonObject expected = object({ { "data", QJsonArray() },
                                          { "meta",
                                            object({ { "page", 1 },
                                                     { "limit", 20 },
                                                     { "total", 0 },
                                                     { "total_pages", 0 },
                                                     { "next", nullptr },
                                                     { "prev", nullptr },
                                                     { "links", links.object() } }) } });
    const Answer list = desk.get("/feedback");
    QCOMPARE(list.outcome(), u"200"_s);
    QCOMPARE(list.json(), expected);
}

void TestFeedbackList::twentyItemsMakeAPageAndTheNewestComesFirst()
{
    Desk desk(m_backend);
    for (int i = 1; i <= 21; ++i)
        desk.feedback(QByteArray::number(i));
    const Answer list = desk.get("/feedback");
    QCOMPARE(list.all("description"),
             u"21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2"_s);
    QCOMPARE(list.meta("total"), 21);
    QCOMPARE(list.meta("total_pages"), 2);
    QCOMPARE(desk.get("/feedback?page=2").all("description"), u"1"_s);
}

void TestFeedbackList::pagesFollowEachOtherByTheirLinks()
{
    Desk desk(m_backend);
    for (const char *text : { "a", "b", "c", "d", "e" })
        desk.feedback(text);
    QByteArray path = "/feedback?limit=2";
    QStringList forwards;
    Answer page;
    for (int number = 1; !path.isEmpty(); ++number) {
        page = desk.get(path);
        QCOMPARE(page.outcome(), u"200"_s);
        QCOMPARE(page.meta("page"), number);
        QCOMPARE(page.meta("limit"), 2);
        QCOMPARE(page.meta("total"), 5);
        QCOMPARE(page.meta("total_pages"), 3);
        forwards.append(page.all("description"));
        path = page.meta("next").toString().toLatin1();
        QVERIFY(path.isEmpty() || path.startsWith("/api/v0/feedback?"));
    }
    QCOMPARE(forwards.join(u" | "_s), u"e, d | c, b | a"_s);
    QVERIFY(page.meta("next").isNull());
    page = desk.get(page.meta("prev").toString().toLatin1());
    QCOMPARE(page.all("description"), u"c, b"_s);
    page = desk.get(page.meta("prev").toString().toLatin1());
    QCOMPARE(page.all("description"), u"e, d"_s);
    QVERIFY(page.meta("prev").isNull());
    // Pages that are full to the last item have no empty one behind them.
    QVERIFY(desk.get("/feedback?limit=5").meta("next").isNull());
    QCOMPARE(desk.get("/feedback?limit=5").meta("total_pages"), 1);
}

void TestFeedbackList::numbersOutOfRangeAreClamped_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<int>("page");
    QTest::addColumn<int>("limit");
    QTest::newRow("page 0") << "page=0"_ba << 1 << 20;
    QTest::newRow("negative page") << "page=-5"_ba << 1 << 20;
    QTest::newRow("limit 0") << "limit=0"_ba << 1 << 1;
    QTest::newRow("negative limit") << "limit=-1"_ba << 1 << 1;
    QTest::newRow("limit 500") << "limit=500"_ba << 1 << 100;
    QTest::newRow("limit 100") << "limit=100"_ba << 1 << 100;
    QTest::newRow("huge limit") << "limit=99999999999999999999999"_ba << 1 << 100;
    QTest::newRow("hugely negative") << "page=-99999999999999999999999&limit=-99999999999999999999999"_ba << 1
                                     << 1;
}

void TestFeedbackList::numbersOutOfRangeAreClamped()
{
    QFETCH(QByteArray, query);
    Desk desk(m_backend);
    desk.feedback("x");
    for (const QByteArray &path : { "/feedback?"_ba, "/buffers?"_ba }) {
        const Answer list = desk.get(path + query);
        QCOMPARE(list.outcome(), u"200"_s);
        QTEST(list.meta("page").toInt(), "page");
        QTEST(list.meta("limit").toInt(), "limit");
    }
}

void TestFeedbackList::aPageBeyondTheEndIsEmptyAndLeadsBack()
{
    Desk desk(m_backend);
    for (const char *text : { "a", "b", "c" })
        desk.feedback(text);
    for (const char *number :
         { "4", "1000000", "2147483647", "9223372036854775807", "99999999999999999999" }) {
        const Answer beyond = desk.get("/feedback?limit=2&page="_ba + number);
        QCOMPARE(beyond.outcome(), u"200"_s);
        QVERIFY(beyond.items().isEmpty());
        QCOMPARE(beyond.meta("total"), 3);
        QCOMPARE(beyond.meta("total_pages"), 2);
        QVERIFY(beyond.meta("next").isNull());
        QVERIFY(beyond.meta()[u"links"][u"items"].toObject().isEmpty());
        QCOMPARE(desk.get(beyond.meta("prev").toString().toLatin1()).all("description"), u"a"_s);
    }
    // Where there is no page at all, none leads back.
    QVERIFY(desk.get("/feedback?search=nothing&page=3").meta("prev").isNull());
}

void TestFeedbackList::aPageHasLinksForItsItems()
{
    Desk desk(m_backend);
    const QByteArray first = desk.feedback("a");
    const QByteArray second = desk.feedback("b");
    const Answer list = desk.get("/feedback?limit=1&page=2");
    const Members item{ { "api", object({ { "self", "/api/v0/feedback/" + first } }) },
                        { "web", object({ { "self", "/o/" + desk.slug() + "/feedback/" + first } }) } };
    QCOMPARE(list.meta("links").toObject(),
             object({ { "api", object({ { "self", "/api/v0/feedback?limit=1&page=2" } }) },
                      { "web", object({ { "self", "/o/" + desk.slug() + "/feedback" } }) },
                      { "items", object({ { first.constData(), item.object() } }) } }));
    QCOMPARE(desk.get("/feedback").meta()[u"links"][u"items"].toObject().keys(),
             (QStringList{ QString::fromLatin1(first), QString::fromLatin1(second) }));
}

void TestFeedbackList::linksRepeatEveryFilter()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    const QByteArray bugs = desk.buffer("Bugs");
    for (int i = 0; i < 3; ++i) {
        const Answer made = desk.send(
            { "POST",
              "/feedback",
              Members{ { "description", "Zoë & 100% = a+b #1 \"x\"" }, { "submitted_by", "a+b&c" } }.toJson(),
              { { "X-IB-Client", "Tôol+&=?" } } });
        desk.routed(made.id());
        desk.assign(bugs, made.id());
        desk.patch("/feedback/" + made.id(), { { "needs_review", true } });
    }
    const QByteArray path = "/feedback?limit=1&page=2&needs_review=true&unassigned=false&buffer_id=bugs"
                            "&client_group=T%C3%B4ol%2B%26%3D%3F&search=Zo%C3%AB+%26%20100%25&sort_by=title&"
                            "sort_order=asc&submitted_by=a%2Bb%26c";
    const Answer list = desk.get(path);
    QCOMPARE(list.outcome(), u"200"_s);
    QCOMPARE(list.meta("total"), 3);
    for (const auto &[name, number] : { std::pair("prev", u"1"_s), std::pair("next", u"3"_s) }) {
        const QByteArray link = list.meta(name).toString().toLatin1();
        QVERIFY(!link.contains(' ') && !link.contains('"') && !link.contains('#'));
        const QUrlQuery query(QUrl::fromEncoded(link));
        const auto value = [&query](const char *parameter) {
            return query.queryItemValue(QString::fromLatin1(parameter), QUrl::FullyDecoded);
        };
        QCOMPARE(value("page"), number);
        QCOMPARE(value("limit"), u"1"_s);
        QCOMPARE(value("needs_review"), u"true"_s);
        QCOMPARE(value("unassigned"), u"false"_s);
        QCOMPARE(value("buffer_id"), QString::fromLatin1(bugs));
        QCOMPARE(value("client_group"), u"Tôol+&=?"_s);
        QCOMPARE(value("submitted_by"), u"a+b&c"_s);
        QCOMPARE(value("search"), u"Zoë & 100%"_s);
        QCOMPARE(value("sort_by"), u"title"_s);
        QCOMPARE(value("sort_order"), u"asc"_s);
        const Answer other = desk.get(link);
        QCOMPARE(other.meta("total"), 3);
        QCOMPARE(other.items().size(), 1);
        QVERIFY(other.items() != list.items());
    }
    // As it was sent, except for the buffer.
    const QByteArray self = QByteArray("/api/v0" + path).replace("=bugs&", '=' + bugs + '&');
    QCOMPARE(list.meta()[u"links"][u"api"][u"self"], QString::fromLatin1(self));
}

void TestFeedbackList::linksNameBuffersById()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    const QByteArray bugs = desk.buffer("Bugs");
    for (const char *text : { "a", "b" })
        desk.assign(bugs, desk.settled(text));
    const QByteArray next = desk.get("/feedback?buffer_id=bugs&limit=1").meta("next").toString().toLatin1();
    QVERIFY(next.contains("buffer_id=" + bugs));
    const auto self = [&desk](const QByteArray &path) {
        return desk.get(path).meta()[u"links"][u"api"][u"self"].toString().toLatin1();
    };
    QCOMPARE(self("/feedback?x=%20&buffer_id=bugs&limit=1"),
             "/api/v0/feedback?x=%20&buffer_id=" + bugs + "&limit=1");
    QCOMPARE(self("/feedback?buffer%5Fid=nowhere&buffer_id=bu%67s"),
             "/api/v0/feedback?buffer_id=" + bugs + "&buffer_id=" + bugs);
    QCOMPARE(self("/export?buffer_id=bugs&format=csv"), "/api/v0/export?buffer_id=" + bugs + "&format=csv");
    QCOMPARE(self("/statistics/buffers?buffer_id=bugs"), "/api/v0/statistics/buffers?buffer_id=" + bugs);
    desk.patch("/buffers/bugs", { { "name", "Defects" } });
    QCOMPARE(desk.get(next).all("description"), u"a"_s);
}

void TestFeedbackList::valuesWithoutMeaningAreRefused_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<QString>("field");
    const auto row = [](const char *query, const char *field) {
        QTest::newRow(query) << QByteArray(query) << QString::fromLatin1(field);
    };
    row("page=abc", "page");
    row("page=1.5", "page");
    row("page=", "page");
    row("page=0x10", "page");
    row("page=%D9%A3", "page"); // an Arabic digit
    row("limit=abc", "limit");
    row("limit=1e2", "limit");
    row("needs_review=maybe", "needs_review");
    row("needs_review=1", "needs_review");
    row("unassigned=yes", "unassigned");
    row("sort_by=colour", "sort_by");
    row("sort_by=relevance", "sort_by"); // without search there is none
    row("sort_order=up", "sort_order");
    row("search=%00", "search");
    row("search=%FF", "search");
    row("search=%ED%A0%80", "search"); // a surrogate
    row("search=%zz", "search");
    row("client_group=%00x", "client_group");
    row("buffer_id=%00", "buffer_id");
    row("submitted_by=", "submitted_by");
    row("submitted_by=%00", "submitted_by");
    QTest::newRow("long submitter") << "submitted_by=" + QByteArray(301, 'x') << u"submitted_by"_s;
    QTest::newRow("long search") << "search=" + QByteArray(501, 'x') << u"search"_s;
}

void TestFeedbackList::valuesWithoutMeaningAreRefused()
{
    QFETCH(QByteArray, query);
    QFETCH(QString, field);
    Desk desk(m_backend);
    QCOMPARE(desk.get("/feedback?" + query).outcome(), u"422 invalid-field-value "_s + field);
}

void TestFeedbackList::unknownParametersAreIgnored()
{
    Desk desk(m_backend);
    desk.feedback("x");
    for (const char *query :
         { "colour=red", "Page=abc", "=", "&&&", "a=b=c", "%00=1", "%zz", "cursor", "id=1" }) {
        const Answer list = desk.get("/feedback?"_ba + query);
        QCOMPARE(list.outcome(), u"200"_s);
        QCOMPARE(list.meta("total"), 1);
    }
}

void TestFeedbackList::blankSearchAndClientAreNotGiven()
{
    Desk desk(m_backend);
    desk.feedback("x");
    for (const char *query : { "search=", "search=%20%09", "search", "search=+" }) {
        const Answer list = desk.get("/feedback?"_ba + query);
        QCOMPARE(list.outcome(), u"200"_s);
        QCOMPARE(list.meta("total"), 1);
        QVERIFY(!list.meta().contains(u"search"));
    }
    QCOMPARE(desk.get("/feedback?search=%20&sort_by=relevance").outcome(),
             u"422 invalid-field-value sort_by"_s);
}

void TestFeedbackList::aBufferThatIsNotThereIsNotFound()
{
    Desk desk(m_backend);
    const QByteArray item = desk.feedback("x");
    for (const QByteArray &key : { "nowhere"_ba, "0000000000000"_ba, item, "%F0%9F%92%A9"_ba })
        QCOMPARE(desk.get("/feedback?search=x&buffer_id=" + key).outcome(), u"404 buffer-not-found"_s);
}

void TestFeedbackList::tiesAreBrokenById()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    for (int i = 0; i < 6; ++i)
        desk.feedback(QByteArray::number(i), { { "title", "same" } });
    desk.settle();
    m_backend.sql(
        u"update feedback set updated_at = created_at where organization = %1;"
        " update feedback set updated_at = '2026-01-01', created_at = '2026-01-01' where organization = %1"_s
            .arg(desk.organization().id.value()));
    for (const char *sort : { "created_at", "updated_at", "title" }) {
        const QByteArray path = "/feedback?limit=2&sort_by="_ba + sort;
        QStringList ascending, descending;
        for (const char *page : { "&page=1", "&page=2", "&page=3" }) {
            descending.append(desk.get(path + page).all("description"));
            ascending.append(desk.get(path + "&sort_order=asc" + page).all("description"));
        }
        QCOMPARE(descending.join(u", "_s), u"5, 4, 3, 2, 1, 0"_s);
        QCOMPARE(ascending.join(u", "_s), u"0, 1, 2, 3, 4, 5"_s);
    }
}

void TestFeedbackList::titlesSortWithoutRegardToCaseOrAccents()
{
    Desk desk(m_backend);
    for (const char *title : { "zebra", "Éclair", "apple", "Banana", "eclipse" })
        desk.feedback("x", { { "title", title } });
    QCOMPARE(desk.get("/feedback?sort_by=title&sort_order=asc").all("title"),
             u"apple, Banana, Éclair, eclipse, zebra"_s);
    QCOMPARE(desk.get("/feedback?sort_by=title").all("title"), u"zebra, eclipse, Éclair, Banana, apple"_s);
}

void TestFeedbackList::clientGroupsAreToolsWithoutVersion()
{
    Desk desk(m_backend);
    const auto send = [&desk](const QByteArray &client) {
        desk.send({ "POST",
                    "/feedback",
                    Members{ { "description", client } }.toJson(),
                    { { "X-IB-Client", client } } });
    };
    for (const char *client : { "inputbuffer-widget/0.2.0 (javascript)", "InputBuffer-Widget", "cli 2/3",
                                "inputbuffer-widgets/1" })
        send(client);
    desk.feedback("none");
    const auto found = [&desk](const QByteArray &group) {
        const Answer list = desk.get("/feedback?client_group=" + group);
        return QString::number(list.meta("total").toInt()) + u": "_s + list.all("description");
    };
    QCOMPARE(found("inputbuffer-widget"), u"2: InputBuffer-Widget, inputbuffer-widget/0.2.0 (javascript)"_s);
    QCOMPARE(found("INPUTBUFFER-WIDGET"), found("inputbuffer-widget"));
    QCOMPARE(found("cli"), u"1: cli 2/3"_s);
    QCOMPARE(found("inputbuffer"), u"0: -"_s);
    QCOMPARE(found("cli%202"), u"0: -"_s);
    QCOMPARE(found("%25"), u"0: -"_s);
}

void TestFeedbackList::feedbackOfOneSubmitterIsFoundEverywhere()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    const QByteArray bugs = desk.buffer("Bugs");
    const auto from = [&desk](const QByteArray &submitter, const QByteArray &text) {
        return desk.settled(text, { { "submitted_by", submitter } });
    };
    const QByteArray first = from("Zoë & Co", "a");
    desk.assign(bugs, first);
    desk.assign(bugs, from("zoë & co", "b"));
    const QByteArray third = from("Zoë & Co", "c");
    desk.settled("d");
    const QByteArray zoe = "submitted_by=Zo%C3%AB%20%26+Co";
    QCOMPARE(desk.get("/feedback?" + zoe).all("description"), u"c, a"_s);
    QCOMPARE(desk.get("/feedback?limit=1&" + zoe).meta("total"), 2);
    QCOMPARE(desk.get("/buffers/bugs/feedback?" + zoe).all("description"), u"a"_s);
    QCOMPARE(desk.get("/buffers/bugs/feedback?" + zoe).meta("total"), 1);
    const QByteArray exported = desk.get("/export?" + zoe).body;
    QVERIFY(exported.contains(first) && exported.contains(third));
    QCOMPARE(exported.count("\"description\":\"b\"") + exported.count("\"description\":\"d\""), 0);
    QCOMPARE(desk.get("/feedback?submitted_by=nobody").meta("total"), 0);
    QCOMPARE(desk.get("/feedback?buffer_id=nowhere&" + zoe).outcome(), u"404 buffer-not-found"_s);

    desk.patch("/feedback/" + third, { { "submitted_by", "usr_1" } });
    QCOMPARE(desk.get("/feedback?" + zoe).meta("total"), 1);
    QCOMPARE(desk.get("/feedback?submitted_by=usr_1").meta("total"), 1);
    desk.patch("/feedback/" + third, { { "submitted_by", nullptr } });
    QCOMPARE(desk.get("/feedback?submitted_by=usr_1").meta("total"), 0);
    from("usr_1", "e");
    QCOMPARE(desk.get("/feedback?submitted_by=usr_1").meta("total"), 1);
    desk.remove("/feedback/" + first);
    QCOMPARE(desk.get("/feedback?" + zoe).meta("total"), 0);
}

void TestFeedbackList::unassignedMeansRoutedIntoNothing()
{
    Desk desk(m_backend);
    const QByteArray bugs = desk.buffer("Bugs");
    desk.routeNothing();
    desk.settled("matched nothing");
    desk.assign(bugs, desk.settled("assigned"));
    desk.switchRouting(false);
    desk.settled("skipped");
    m_backend.holdRouting();
    desk.feedback("pending");
    desk.assign(bugs, desk.feedback("pending and assigned"));
    QCOMPARE(desk.get("/feedback?unassigned=true").all("description"), u"skipped, matched nothing"_s);
    QCOMPARE(desk.get("/feedback?unassigned=false").all("description"), u"pending and assigned, assigned"_s);
    QCOMPARE(desk.total("/feedback?unassigned=true"), 2);
    QCOMPARE(desk.total("/feedback?unassigned=false"), 2);
    m_backend.releaseRouting();
    desk.settle();
    QCOMPARE(desk.get("/feedback?unassigned=true").all("description"),
             u"pending, skipped, matched nothing"_s);
}

void TestFeedbackList::everyFilterAndCombinationIsExact()
{
    Archive archive(m_backend);
    int found = 0;
    for (int i = 0; i < 800; ++i) {
        const Question asked = archive.question();
        const QList<Item> expected = archive.answerTo(asked);
        const Answer list = archive.desk.get(asked.path() + "&limit=100&include=buffer_ids");
        QCOMPARE(list.outcome(), u"200"_s);
        QVERIFY2(list.meta("total").toInt(-1) == int(expected.size()),
                 qPrintable(u"%1: %2 instead of %3"_s.arg(QString::fromLatin1(asked.path()))
                                .arg(list.meta("total").toInt(-1))
                                .arg(expected.size())));
        QStringList ids;
        for (const Item &item : expected.first(std::min<qsizetype>(expected.size(), 100)))
            ids.append(QString::fromLatin1(item.id));
        const QString all = ids.isEmpty() ? u"-"_s : ids.join(u", "_s);
        QVERIFY2(list.all("id") == all, asked.path().constData());
        for (int place = 0; place < ids.size(); ++place) {
            QSet<QByteArray> buffers;
            for (const QJsonValue &buffer : list.items()[place][u"buffer_ids"].toArray())
                buffers.insert(buffer.toString().toLatin1());
            QCOMPARE(buffers, expected[place].buffers);
        }
        found += expected.isEmpty() ? 0 : 1;
    }
    QVERIFY(found > 100); // or the questions would test nothing
    m_backend.releaseRouting();
    // The same through a buffer's own list, and when nothing is pending any more.
    archive.desk.settle();
    for (const QByteArray &buffer : std::as_const(archive.buffers)) {
        Question asked;
        asked.buffer = buffer;
        QCOMPARE(archive.desk.total("/buffers/" + buffer + "/feedback"), int(archive.answerTo(asked).size()));
    }
    QCOMPARE(archive.desk.total("/feedback?unassigned=true")
                 + archive.desk.total("/feedback?unassigned=false"),
             int(archive.items.size()));
}

void TestFeedbackList::allPagesTogetherAreTheList()
{
    Desk desk(m_backend);
    for (int i = 0; i < 23; ++i)
        desk.feedback("word", { { "title", i % 3 == 0 ? "one" : "two" } });
    desk.settle();
    for (const char *query : { "sort_by=title", "search=word", "search=one&sort_by=updated_at",
                               "sort_by=created_at&sort_order=asc" }) {
        const Answer whole = desk.get("/feedback?limit=100&"_ba + query);
        for (const int limit : { 1, 4, 7, 23 }) {
            QJsonArray pages;
            QByteArray path = "/feedback?limit=" + QByteArray::number(limit) + '&' + query;
            while (!path.isEmpty()) {
                const Answer page = desk.get(path);
                for (const QJsonValue &item : page.items())
                    pages.append(item);
                path = page.meta("next").toString().toLatin1();
            }
            QCOMPARE(pages, whole.items());
        }
    }
}

void TestFeedbackList::aCursorReadsTheSameListForEveryFilter()
{
    Archive archive(m_backend);
    int found = 0;
    for (int i = 0; i < 150; ++i) {
        Question asked = archive.question();
        asked.sortBy.clear();
        QStringList expected, read;
        for (const Item &item : archive.answerTo(asked))
            expected.append(QString::fromLatin1(item.id));
        QByteArray path = asked.path() + "&cursor=&limit=7&include=buffer_ids,triage";
        while (!path.isEmpty()) {
            const Answer page = archive.desk.get(path);
            QCOMPARE(page.outcome(), u"200"_s);
            QCOMPARE(page.meta("total"), int(expected.size()));
            QVERIFY(page.meta("prev").isNull());
            QCOMPARE(page.meta("triage").toObject().size(), page.items().size());
            for (const QJsonValue &item : page.items()) {
                QVERIFY(item[u"buffer_ids"].isArray());
                read.append(item[u"id"].toString());
            }
            path = page.meta("next").toString().toLatin1();
            QVERIFY(path.isEmpty() || page.header("Link").contains("; rel=\"next\""));
        }
        QVERIFY2(read == expected, asked.path().constData());
        found += expected.size() > 7 ? 1 : 0;
    }
    QVERIFY(found > 10); // or the questions would test nothing
    m_backend.releaseRouting();
    archive.desk.settle();
}

void TestFeedbackList::aCursorSkipsNothingAndRepeatsNothingWhileOthersWrite_data()
{
    QTest::addColumn<QByteArray>("order");
    QTest::newRow("newest first") << "desc"_ba;
    QTest::newRow("oldest first") << "asc"_ba;
}

void TestFeedbackList::aCursorSkipsNothingAndRepeatsNothingWhileOthersWrite()
{
    QFETCH(const QByteArray, order);
    constexpr int count = 15'000;
    Desk desk(m_backend);
    desk.switchRouting(false);
    const QByteArray bugs = desk.buffer("Bugs");
    QByteArray file;
    for (int i = 0; i < count; ++i)
        file += "{\"description\":\"number " + QByteArray::number(i) + "\"}\n";
    const Answer imported
        = desk.send({ "POST", "/import?route=false", file, { { "Content-Type", "application/jsonl" } } });
    QCOMPARE(imported["created"], count);
    QList<QByteArray> there = m_backend
                                  .value(u"select string_agg(wire_id(id), ',' order by id) from feedback "
                                         "where organization = %1"_s.arg(desk.organization().id.value()))
                                  .toLatin1()
                                  .split(',');
    QCOMPARE(there.size(), count);

    QRandomGenerator random(11);
    QSet<QByteArray> gone;
    // Somewhere in the list, and often where the reader is.
    const auto any = [&](int place) {
        const int from = random.bounded(2) == 0 ? place - 200 : 0;
        const int most = from > 0 ? 400 : count;
        return there[std::clamp(from + random.bounded(most), 0, count - 1)];
    };
    const auto writing = [&](int place) {
        const QByteArray deleted = any(place);
        gone.insert(deleted);
        return std::vector<Sent>{ { "POST", "/feedback", R"({"description":"new"})", {} },
                                  { "PUT", "/buffers/" + bugs + "/feedback/" + any(place), {}, {} },
                                  { "PATCH", "/feedback/" + any(place), R"({"title":"changed"})", {} },
                                  { "DELETE", "/feedback/" + deleted, {}, {} } };
    };
    TestClient other = desk.client(desk.member.token());
    QList<QByteArray> read;
    QByteArray path = "/feedback?limit=100&cursor=&sort_order=" + order;
    while (!path.isEmpty()) {
        const int at = order == "asc" ? int(read.size()) : count - int(read.size());
        QTimer::singleShot(0, this, [&] { desk.member.sendAll(writing(at), 4); });
        QTimer::singleShot(0, this, [&] { other.sendAll(writing(at), 4); });
        const Answer page = desk.get(path);
        QCOMPARE(page.outcome(), u"200"_s);
        for (const QJsonValue &item : page.items())
            read.append(item[u"id"].toString().toLatin1());
        path = page.meta("next").toString().toLatin1();
    }
    const QSet<QByteArray> seen(read.begin(), read.end());
    QCOMPARE(seen.size(), read.size()); // none twice
    QVERIFY(gone.size() > 200);
    for (const QByteArray &each : std::as_const(there))
        QVERIFY2(seen.contains(each) || gone.contains(each), each.constData());
    QVERIFY(order == "asc" ? std::is_sorted(read.begin(), read.end())
                           : std::is_sorted(read.rbegin(), read.rend()));
}

void TestFeedbackList::wrongCursorsAreRefused()
{
    Desk desk(m_backend);
    const QByteArray bugs = desk.buffer("Bugs");
    for (const QByteArray &query :
         { "cursor=nonsense"_ba, "cursor=&sort_by=title"_ba, "cursor=&search=word&sort_by=relevance"_ba })
        QCOMPARE(desk.get("/feedback?" + query).outcome(), u"422 invalid-field-value cursor"_s);
    QCOMPARE(desk.get("/buffers/" + bugs + "/feedback?cursor=nonsense").outcome(),
             u"422 invalid-field-value cursor"_s);
    QCOMPARE(desk.get("/feedback?cursor=&search=word").outcome(), u"200"_s);
    QCOMPARE(desk.get("/feedback?cursor=&page=2").header("Ignored"), "query.page"_ba);
    QVERIFY(desk.get("/feedback?page=2").header("Ignored").isNull());
    QVERIFY(desk.get("/buffers/" + bugs + "/feedback?cursor=").meta("next").isNull());
}

TRIAGE_TEST(TestFeedbackList, QCoreApplication)
#include "tst_feedbacklist.moc"
