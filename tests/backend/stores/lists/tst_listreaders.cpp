// SPDX-License-Identifier: GPL-3.0-or-later
// A list is read in four places: as a page, by an export, by the count of a view and by taking the next item
// of a view. Each takes every combination of filters, and all of them mean the same items.

#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QJsonDocument>
#include <QTest>

#include <iterator>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

struct Filter
{
    const char *name;
    const char *value;
};

// At least one value of each filter, and those that lists treat differently.
constexpr Filter filters[] = {
    { "search", "export" },
    { "language", "de" },
    { "buffer_id", "bugs" },
    { "client_group", "acme" },
    { "needs_review", "true" },
    { "unassigned", "true" },
    { "unassigned", "false" },
    { "routing_status", "skipped" },
    { "created_after", "2020-01-01" },
    { "submitted_by", "ann" },
    { "state", "open" },
    { "state", "done" },
    { "state", "done,declined" },
    { "state", "open,done" },
    { "owner", "me" },
    { "owner", "none" },
    { "snoozed", "true" },
    { "snoozed", "false" },
    { "tag", "x" },
    { "tag", "y" },
    { "duplicates", "only" },
    { "duplicates", "hide" },
};

QByteArray asQuery(const std::vector<Filter> &chosen)
{
    QByteArray query;
    for (const Filter &each : chosen)
        query += '&' + QByteArray(each.name) + '=' + each.value;
    return query.mid(1);
}

/// All items of the desk have these.
bool isOfAll(const Filter &filter)
{
    return filter.name == "search"_ba || filter.name == "routing_status"_ba
        || filter.name == "created_after"_ba;
}

QJsonObject asView(const std::vector<Filter> &chosen)
{
    QJsonObject filter;
    for (const Filter &each : chosen) {
        const QByteArray value = each.value;
        filter[QString::fromLatin1(each.name)] = each.name == "tag"_ba ? QJsonValue(array({ each.value }))
            : value == "true" || value == "false"                      ? QJsonValue(value == "true")
                                                  : QJsonValue(QString::fromLatin1(value));
    }
    return filter;
}

} // namespace

class TestListReaders : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void eachFilterKeepsSomeItems();
    void allReadTheSameItems_data();
    void allReadTheSameItems();
    void severalFiltersKeepWhatEachKeeps();

private:
    QStringList listed(const QByteArray &query);
    QStringList exported(const QByteArray &query);

    TestBackend m_backend;
    std::unique_ptr<Desk> m_desk;
};

/// Makes items in two languages that differ in everything else that a list may ask for.
void TestListReaders::initTestCase()
{
    m_desk = std::make_unique<Desk>(m_backend);
    Desk &desk = *m_desk;
    desk.switchRouting(false);
    const QByteArray bugs = desk.buffer("Bugs");
    QByteArrayList items;
    for (int i = 0; i < 24; ++i) {
        const Members body{ { "description",
                              i % 2 == 0
                                  ? "Der Export der Tabelle stürzt seit gestern immer wieder ab."
                                  : "The export of the table crashes again and again since yesterday." },
                            { "title", QByteArray::number(100 + i * 7 % 24) },
                            { "submitted_by", i % 3 == 0 ? "ann" : "bob" } };
        items << desk.send({ "POST",
                             "/feedback",
                             body.toJson(),
                             { { "X-IB-Client", i % 4 < 2 ? "acme" : "other" } } })
                     .id();
        if (i % 5 == 0)
            desk.patch("/feedback/" + items.back(), { { "needs_review", true } });
        if (i % 3 == 1)
            desk.assign(bugs, items.back());
    }
    desk.settle();
    const auto patch = [&](int place, const Members &members) {
        QCOMPARE(desk.patch("/feedback/" + items[place] + "/triage", members).status, 200);
    };
    const QByteArray me = desk.get("/me")["member"].toObject()[u"id"].toString().toLatin1();
    for (int i = 0; i < 24; ++i) {
        if (i % 6 == 0)
            patch(i, { { "state", i % 4 == 0 ? "done" : "declined" } });
        if (i % 5 == 1)
            patch(i, { { "owner_id", me } });
        if (i % 7 == 2 && i % 6 != 0)
            patch(i, { { "snoozed_until", "2030-01-01T00:00:00Z" } });
        if (i % 4 == 3)
            patch(i, { { "tags", i % 8 == 3 ? array({ "x", "y" }) : array({ "x" }) } });
    }
    for (const int place : { 2, 3 })
        QCOMPARE(desk.post("/merges",
                           { { "into", items[place] }, { "feedback_ids", array({ items[place + 8] }) } })
                     .status,
                 201);
}

QStringList TestListReaders::listed(const QByteArray &query)
{
    const Answer list = m_desk->get("/feedback?limit=100&" + query);
    QStringList ids;
    for (const QJsonValue &item : list.items())
        ids << item[u"id"].toString();
    return list.meta("total") == ids.size() ? ids : QStringList{ u"a wrong total"_s };
}

QStringList TestListReaders::exported(const QByteArray &query)
{
    QStringList ids;
    for (const QString &line : m_desk->get("/export?" + query)["text"].toString().split(u'\n')) {
        const QJsonObject entry = QJsonDocument::fromJson(line.toUtf8()).object();
        if (entry[u"type"] == u"feedback"_s)
            ids << entry[u"id"].toString();
    }
    return ids;
}

void TestListReaders::eachFilterKeepsSomeItems()
{
    const int all = m_desk->total("/feedback");
    for (const Filter &each : filters) {
        const QByteArray query = asQuery({ each });
        const int kept = m_desk->total("/feedback?" + query);
        QVERIFY2(kept > 0 && (kept < all || isOfAll(each)), query);
    }
}

void TestListReaders::allReadTheSameItems_data()
{
    QTest::addColumn<int>("first");
    for (int first = 0; first < int(std::size(filters)); ++first)
        QTest::addRow("%s=%s", filters[first].name, filters[first].value) << first;
}

void TestListReaders::allReadTheSameItems()
{
    QFETCH(int, first);
    Desk &desk = *m_desk;
    for (int second = first; second < int(std::size(filters)); ++second) {
        std::vector<Filter> chosen{ filters[first] };
        if (QByteArray(filters[second].name) != filters[first].name)
            chosen.push_back(filters[second]);
        else if (second != first)
            continue;
        const QByteArray query = asQuery(chosen);
        const Answer list = desk.get("/feedback?limit=100&sort_by=created_at&sort_order=asc&" + query);
        QVERIFY2(list.status == 200, query + ": " + list.outcome().toUtf8());
        QStringList ids;
        for (const QJsonValue &item : list.items())
            ids << item[u"id"].toString();
        QVERIFY2(list.meta("total") == ids.size(), query);
        QVERIFY2(exported(query) == ids, query + ": the export has other items");

        const QByteArray view = desk.post("/views", { { "name", "V" }, { "filter", asView(chosen) } }).id();
        const QJsonValue count
            = desk.get("/views?include=counts").meta("counts").toObject()[QString::fromLatin1(view)];
        QVERIFY2(count == ids.size(), query + ": the view counts other items");
        const Answer taken = desk.post("/feedback/take-next", { { "view_id", view } });
        if (taken.status != 204) {
            QVERIFY2(taken.status == 200, query + ": " + taken.outcome().toUtf8());
            QVERIFY2(ids.contains(QString::fromLatin1(taken.id())), query + ": another item is taken");
            desk.patch("/feedback/" + taken.id() + "/triage", { { "owner_id", QJsonValue() } });
        }
        desk.remove("/views/" + view);
    }
}

/// Whichever set a list is found in, and in whatever order.
void TestListReaders::severalFiltersKeepWhatEachKeeps()
{
    const QStringList all = listed("sort_by=created_at");
    const QStringList byTitle = listed("sort_by=title&sort_order=asc");
    std::vector<QStringList> kept;
    for (const Filter &each : filters)
        kept.push_back(listed(asQuery({ each })));
    const auto areApart = [](const Filter &a, const Filter &b) {
        const bool findsDuplicates = a.name == "search"_ba && b.value == "hide"_ba; // for what they say, too
        return a.name != QByteArray(b.name) || a.name == "tag"_ba ? !findsDuplicates : false;
    };
    const int count = int(std::size(filters));
    for (int a = 0; a < count; ++a) {
        for (int b = a + 1; b < count; ++b) {
            for (int c = b + 1; c < count; ++c) {
                if (!areApart(filters[a], filters[b]) || !areApart(filters[a], filters[c])
                    || !areApart(filters[b], filters[c]))
                    continue;
                const QByteArray query = asQuery({ filters[a], filters[b], filters[c] });
                const auto expected = [&](QStringList ids) {
                    ids.removeIf([&](const QString &id) {
                        return !kept[a].contains(id) || !kept[b].contains(id) || !kept[c].contains(id);
                    });
                    return ids;
                };
                const bool isByTitle = (a + b + c) % 2 == 0;
                const QByteArray order = isByTitle ? "&sort_by=title&sort_order=asc" : "&sort_by=created_at";
                QVERIFY2(listed(query + order) == expected(isByTitle ? byTitle : all), query + order);
            }
        }
    }
}

TRIAGE_TEST(TestListReaders, QCoreApplication)
#include "tst_listreaders.moc"
