// SPDX-License-Identifier: GPL-3.0-or-later
// Lists by what people made of feedback: by state, owner, snooze and tags, with exact totals.

#include "search/searchquery.h"
#include "services/feedback/listsearch.h"
#include "stores/lists/feedbacklist.h"
#include "stores/lists/listconditions.h"
#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QTest>
#include <QUrl>
#include <QUrlQuery>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

class TestTriageLists : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aListKeepsWhatTheRecordsSay_data();
    void aListKeepsWhatTheRecordsSay();
    void aFilterWithoutAPlanIsComparedByItsRow_data() { aListKeepsWhatTheRecordsSay_data(); }
    void aFilterWithoutAPlanIsComparedByItsRow();
    void everyCombinationIsWhatOneExpects_data();
    void everyCombinationIsWhatOneExpects();
    void pagesOfAListAreTheWholeList_data();
    void pagesOfAListAreTheWholeList();
    void anExportTakesTheSameFilters();
    void totalsFollowEveryChange();
    void linksRepeatTheFilters();
    void pendingItemsAreOpen();
    void meaninglessFiltersAreRefused_data();
    void meaninglessFiltersAreRefused();

private:
    QString all(const QByteArray &filters, const QByteArray &path = "/feedback")
    {
        const Answer list = m_desk->get(path + "?limit=100&" + filters);
        return QString::number(list.meta("total").toInt(-1)) + u": "_s + list.all("description");
    }
    QByteArray itemOf(char name) const { return m_items[name - 'a']; }

    TestBackend m_backend;
    std::unique_ptr<Desk> m_desk;
    QByteArrayList m_items;
    QByteArray m_mel;
    QByteArray m_bugs;
};

/// Makes items a to h of all kinds.
void TestTriageLists::initTestCase()
{
    m_desk = std::make_unique<Desk>(m_backend);
    Desk &desk = *m_desk;
    desk.switchRouting(false);
    m_bugs = desk.buffer("Bugs");
    for (int i = 0; i < 8; ++i)
        m_items << desk.settled(QByteArray(1, char('a' + i)), { { "title", "item" } });
    m_mel = desk.member.get("/me")["member"].toObject()[u"id"].toString().toLatin1();
    const auto patch = [&](char name, const Members &members) {
        QCOMPARE(desk.patch("/feedback/" + itemOf(name) + "/triage", members).status, 200);
    };
    patch('b', { { "state", "done" }, { "owner_id", m_mel } });
    patch('c', { { "state", "declined" }, { "tags", array({ "x" }) } });
    patch('d', { { "owner_id", m_mel }, { "tags", array({ "x", "y" }) } });
    patch('e', { { "snoozed_until", "2030-01-01T00:00:00Z" } });
    patch('f',
          { { "snoozed_until", "2030-01-01T00:00:00Z" }, { "owner_id", m_mel }, { "tags", array({ "y" }) } });
    patch('g', { { "state", "done" } });
    patch('g', { { "state", "open" } }); // has a record that says nothing
    for (const char name : { 'a', 'b', 'd', 'e' })
        desk.assign(m_bugs, itemOf(name));
}

void TestTriageLists::aListKeepsWhatTheRecordsSay_data()
{
    QTest::addColumn<QByteArray>("filters");
    QTest::addColumn<QString>("expected");
    const auto row = [](const QByteArray &filters, const QString &expected) {
        QTest::newRow(filters.constData()) << filters << expected;
    };
    row("state=open", u"6: h, g, f, e, d, a"_s);
    row("state=done", u"1: b"_s);
    row("state=declined", u"1: c"_s);
    row("state=done,declined", u"2: c, b"_s);
    row("state=declined,done,done", u"2: c, b"_s);
    row("state=open,done", u"7: h, g, f, e, d, b, a"_s);
    row("state=open,declined,done", u"8: h, g, f, e, d, c, b, a"_s);
    row("snoozed=true", u"2: f, e"_s);
    row("snoozed=false", u"6: h, g, d, c, b, a"_s);
    row("owner=none", u"5: h, g, e, c, a"_s);
    row("owner=me", u"0: -"_s);
    row("owner=MEL", u"3: f, d, b"_s);
    row("tag=x", u"2: d, c"_s);
    row("tag=X", u"2: d, c"_s);
    row("tag=x&tag=y", u"1: d"_s);
    row("tag=nothing", u"0: -"_s);
    row("state=open&snoozed=false", u"4: h, g, d, a"_s);
    row("state=open&snoozed=false&owner=none", u"3: h, g, a"_s);
    row("state=open&owner=MEL", u"2: f, d"_s);
    row("state=open&owner=none", u"4: h, g, e, a"_s);
    row("state=open&tag=x", u"1: d"_s);
    row("tag=y&owner=MEL&snoozed=true", u"1: f"_s);
    row("state=done&owner=none", u"0: -"_s);
    row("buffer_id=bugs&state=open", u"3: e, d, a"_s);
    row("buffer_id=bugs&state=done", u"1: b"_s);
    row("buffer_id=bugs&snoozed=true", u"1: e"_s);
    row("buffer_id=bugs&owner=none", u"2: e, a"_s);
    row("buffer_id=bugs&owner=MEL", u"2: d, b"_s);
    row("buffer_id=bugs&tag=x", u"1: d"_s);
    row("buffer_id=bugs&state=open&snoozed=false&owner=none", u"1: a"_s);
    row("search=item&state=open", u"6: h, g, f, e, d, a"_s);
    row("search=item&state=declined", u"1: c"_s);
    row("search=item&buffer_id=bugs&state=open", u"3: e, d, a"_s);
    row("search=item&tag=y", u"2: f, d"_s);
    row("unassigned=true&state=open", u"3: h, g, f"_s);
    row("routing_status=skipped&owner=MEL", u"3: f, d, b"_s);
    row("routing_status=pending&state=open", u"0: -"_s);
    row("created_after=2020-01-01&state=done", u"1: b"_s);
    row("created_before=2020-01-01&state=open", u"0: -"_s);
    row("submitted_by=nobody&state=open", u"0: -"_s);
    row("needs_review=false&search=item&snoozed=false&buffer_id=bugs", u"3: d, b, a"_s);
}

void TestTriageLists::aListKeepsWhatTheRecordsSay()
{
    QFETCH(QByteArray, filters);
    QFETCH(QString, expected);
    filters.replace("MEL", m_mel);
    QCOMPARE(all(filters), expected);
    QCOMPARE(all(filters), expected); // what was counted before is reused
    if (filters.startsWith("buffer_id=bugs&"))
        QCOMPARE(all(filters.mid(15), "/buffers/bugs/feedback"), expected);
}

/// A new filter is a row of the table: lists find its items before anybody plans how to find them faster.
void TestTriageLists::aFilterWithoutAPlanIsComparedByItsRow()
{
    QFETCH(QByteArray, filters);
    QFETCH(QString, expected);
    filters.replace("MEL", m_mel);
    const QUrlQuery query(QString::fromLatin1(filters));
    auto filter = ListFilter::parse([&query](const char *name, bool) -> Result<std::vector<QString>> {
        const QStringList values = query.allQueryItemValues(QLatin1StringView(name));
        return std::vector<QString>(values.begin(), values.end());
    });
    QVERIFY(filter);
    QVERIFY(filter->normalise({}));
    filter->resolve(MemberId(1), Timestamp(QDateTime::currentMSecsSinceEpoch())); // nobody
    storage::ListShape shape = storage::ListShape::byRows(*filter);
    shape.order = SortOrder::Ascending; // from the first item on
    const storage::Statement &statement = storage::listIdsStatement(shape);
    const search::SearchQuery words = search::SearchQuery::parse(filter->search.value_or(QString()));
    storage::Binds binds = storage::filterValues(statement, *filter, services::searchTerms(words));
    binds.push_back({ "organization", m_desk->organization().id });
    binds.push_back({ "after", FeedbackId() });
    binds.push_back({ "limit", 100 });
    const auto rows = m_backend.database().execute(statement, binds);
    QVERIFY(rows);
    QStringList found;
    for (int i = rows->size() - 1; i >= 0 && !rows->at(i).isNull(0); --i)
        found << QChar(u'a' + int(m_items.indexOf(encodeId(rows->at(i).integer(0)))));
    const QString all = found.isEmpty() ? u"-"_s : found.join(u", "_s);
    QCOMPARE(QString::number(found.size()) + u": "_s + all, expected);
}

void TestTriageLists::everyCombinationIsWhatOneExpects_data()
{
    QTest::addColumn<QByteArray>("more");
    for (const char *more :
         { "", "&buffer_id=bugs", "&search=item", "&search=item&buffer_id=bugs", "&needs_review=false",
           "&needs_review=false&buffer_id=bugs", "&sort_by=title&sort_order=asc", "&sort_by=updated_at",
           "&sort_order=asc", "&search=item&sort_by=title" })
        QTest::newRow(*more ? more : "alone") << QByteArray(more);
}

void TestTriageLists::everyCombinationIsWhatOneExpects()
{
    QFETCH(QByteArray, more);
    const Answer whole = m_desk->get("/feedback?limit=100&include=triage" + more);
    const QJsonObject records = whole.meta("triage").toObject();
    for (const QByteArray &state :
         { ""_ba, "open"_ba, "done"_ba, "declined"_ba, "done,declined"_ba, "open,done"_ba }) {
        for (const QByteArray &owner : { ""_ba, "none"_ba, m_mel }) {
            for (const QByteArray &snoozed : { ""_ba, "true"_ba, "false"_ba }) {
                for (const QByteArray &tag : { ""_ba, "x"_ba }) {
                    const auto isKept = [&](const QJsonObject &record) {
                        const QString has = record[u"owner_id"].toString();
                        return (state.isEmpty()
                                || state.split(',').contains(record[u"state"].toString().toLatin1()))
                            && (owner.isEmpty()
                                || (owner == "none" ? has.isEmpty() : has.toLatin1() == owner))
                            && (snoozed.isEmpty()
                                || record[u"snoozed_until"].isNull() == (snoozed == "false"))
                            && (tag.isEmpty() || record[u"tags"].toArray().contains(u"x"_s));
                    };
                    QStringList expected;
                    for (const QJsonValue &item : whole.items()) {
                        if (isKept(records[item[u"id"].toString()].toObject()))
                            expected << item[u"description"].toString();
                    }
                    QByteArray filters = more.mid(1);
                    for (const auto &[name, value] : { std::pair{ "state", state },
                                                       { "owner", owner },
                                                       { "snoozed", snoozed },
                                                       { "tag", tag } }) {
                        if (!value.isEmpty())
                            filters += '&' + QByteArray(name) + '=' + value;
                    }
                    QCOMPARE(all(filters),
                             QString::number(expected.size()) + u": "_s
                                 + (expected.isEmpty() ? u"-"_s : expected.join(u", "_s)));
                }
            }
        }
    }
}

void TestTriageLists::pagesOfAListAreTheWholeList_data()
{
    QTest::addColumn<QByteArray>("filters");
    for (const char *filters : { "state=open", "state=open&snoozed=false", "owner=none", "snoozed=false",
                                 "state=open&search=item", "state=open&buffer_id=bugs", "tag=y",
                                 "state=done,declined", "state=done,declined&sort_order=asc" })
        QTest::newRow(filters) << QByteArray(filters);
}

void TestTriageLists::pagesOfAListAreTheWholeList()
{
    QFETCH(QByteArray, filters);
    const QString whole = m_desk->get("/feedback?limit=100&" + filters).all("description");
    QStringList read;
    QByteArray next = "/api/v0/feedback?limit=1&" + filters;
    for (int page = 0; !next.isEmpty() && page < 20; ++page) {
        const Answer answer = m_desk->get(next);
        read << answer.all("description");
        next = answer.meta("next").toString().toLatin1();
    }
    QCOMPARE(read.join(u", "_s), whole);
}

void TestTriageLists::anExportTakesTheSameFilters()
{
    const auto exported = [this](const QByteArray &filters) {
        QString names;
        for (const QString &line : m_desk->get("/export?" + filters)["text"].toString().split(u'\n')) {
            const QJsonObject item = QJsonDocument::fromJson(line.toUtf8()).object();
            if (item.contains(u"description") && item[u"title"] == u"item"_s)
                names += item[u"description"].toString();
        }
        return names;
    };
    QCOMPARE(exported("state=open"), u"adefgh"_s);
    QCOMPARE(exported("state=done"), u"b"_s);
    QCOMPARE(exported("state=done,declined"), u"bc"_s);
    QCOMPARE(exported("owner=" + m_mel), u"bdf"_s);
    QCOMPARE(exported("tag=x&search=item"), u"cd"_s);
    QCOMPARE(exported("state=open&buffer_id=bugs&snoozed=false"), u"ad"_s);
}

void TestTriageLists::totalsFollowEveryChange()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    const QByteArray bugs = desk.buffer("Bugs");
    const QByteArray item = desk.settled("one");
    desk.settled("two");
    const QByteArray record = "/feedback/" + item + "/triage";
    const auto totals = [&] {
        return QStringList{ QString::number(desk.total("/feedback?state=open")),
                            QString::number(desk.total("/feedback?state=done")),
                            QString::number(desk.total("/buffers/bugs/feedback?state=open")),
                            QString::number(desk.total("/feedback?tag=a")) }
            .join(u' ');
    };
    QCOMPARE(totals(), u"2 0 0 0"_s);
    desk.assign(bugs, item);
    QCOMPARE(totals(), u"2 0 1 0"_s);
    desk.patch(record, { { "state", "done" }, { "tags", array({ "a" }) } });
    QCOMPARE(totals(), u"1 1 0 1"_s);
    desk.patch(record, { { "state", "open" } });
    QCOMPARE(totals(), u"2 0 1 1"_s);
    desk.takeOut(bugs, item);
    QCOMPARE(totals(), u"2 0 0 1"_s);
    desk.remove("/feedback/" + item);
    QCOMPARE(totals(), u"1 0 0 0"_s);
}

void TestTriageLists::linksRepeatTheFilters()
{
    const QString next
        = m_desk->get("/feedback?limit=1&state=open&owner=none&snoozed=false").meta("next").toString();
    for (const char *filter : { "state=open", "owner=none", "snoozed=false" })
        QVERIFY2(next.contains(QLatin1StringView(filter)), qPrintable(next));
    const QString tagged = m_desk->get("/feedback?limit=1&tag=X").meta("next").toString();
    QVERIFY2(tagged.contains(u"tag=X"), qPrintable(tagged));
}

void TestTriageLists::pendingItemsAreOpen()
{
    Desk desk(m_backend);
    m_backend.holdRouting();
    const QByteArray first = desk.feedback("first");
    desk.feedback("second");
    desk.patch("/feedback/" + first + "/triage", { { "state", "done" } });
    QCOMPARE(desk.get("/feedback?state=open").all("description"), u"second"_s);
    QCOMPARE(desk.get("/feedback?state=open&owner=none&snoozed=false").all("description"), u"second"_s);
    QCOMPARE(desk.total("/feedback?state=open"), 1);
    m_backend.releaseRouting();
    desk.settle();
    QCOMPARE(desk.get("/feedback?state=open").all("description"), u"second"_s);
    QCOMPARE(desk.get("/feedback?state=done").all("description"), u"first"_s);
}

void TestTriageLists::meaninglessFiltersAreRefused_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<QByteArray>("field");
    const auto row = [](const char *query, const char *field) {
        QTest::newRow(query) << QByteArray(query) << QByteArray(field);
    };
    row("state=closed", "state");
    row("state=", "state");
    row("state=done,", "state");
    row("state=done,%20declined", "state");
    row("owner=Mel", "owner");
    row("owner=0000000000000", "owner");
    row("owner=", "owner");
    row("snoozed=maybe", "snoozed");
    row("tag=", "tag");
    row("tag=a,b", "tag");
    row("tag=%ff", "tag");
    row("tag=a&tag=", "tag");
}

void TestTriageLists::meaninglessFiltersAreRefused()
{
    QFETCH(QByteArray, query);
    QFETCH(QByteArray, field);
    for (const QByteArray &path : { "/feedback?"_ba, "/buffers/bugs/feedback?"_ba, "/export?"_ba })
        QCOMPARE(m_desk->get(path + query).outcome(),
                 u"422 invalid-field-value "_s + QString::fromLatin1(field));
}

TRIAGE_TEST(TestTriageLists, QCoreApplication)
#include "tst_triagelists.moc"
