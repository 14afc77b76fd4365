// SPDX-License-Identifier: GPL-3.0-or-later
// Cursors of the lists other than that of feedback (see tst_feedbacklist): nothing is left out and nothing
// comes twice, whatever is created and deleted while they are read.
#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

/// A list, and how an entry comes into it.
struct List
{
    QByteArray path;
    std::function<void(Desk &desk, int number)> add;
};

QByteArray posted(const Answer &answer)
{
    if (answer.status / 100 != 2)
        qFatal("%s", answer.body.constData());
    return answer.id();
}

Members pointingTo(const QByteArray &path)
{
    const QJsonObject target = object(
        { { "type", "rest_endpoint" }, { "metadata", object({ { "method", "GET" }, { "path", path } }) } });
    return { { "targets", array({ target }) } };
}

void move(Desk &desk, int number)
{
    const QByteArray from = desk.buffer("From " + QByteArray::number(number));
    const QByteArray to = desk.buffer("To " + QByteArray::number(number));
    desk.assign(from, desk.feedback("moves"));
    posted(desk.post("/buffers/" + from + "/move-all", { { "destination_buffer_id", to } }));
}

void renameTag(Desk &desk, int number)
{
    const QByteArray tag = "t" + QByteArray::number(number);
    desk.feedback("tagged", { { "triage", object({ { "tags", array({ tag }) } }) } });
    posted(desk.patch("/tags/" + tag, { { "name", "new " + tag } }));
}

void deliver(Desk &desk, int number)
{
    desk.backend().sql(
        u"insert into webhook_delivery (organization, id, webhook, event, state, body) "
        "select organization, %2, id, 'feedback.created', 'delivered', '{}' from webhook where organization = %1"_s
            .arg(desk.organization().id.value())
            .arg(number + 1));
}

} // namespace

class TestCursors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aListIsReadWhileItGrows_data();
    void aListIsReadWhileItGrows();
    void aDeletionMakesNothingSkip();
    void filtersAreRepeated();
    void wrongCursorsAreRefused();
    void listsInAnotherOrderHaveNone();

private:
    /// Follows `meta.next`, and calls the function before each page.
    QStringList read(Desk &desk, const QByteArray &path, const std::function<void()> &between);

    TestBackend m_backend;
};

QStringList TestCursors::read(Desk &desk, const QByteArray &path, const std::function<void()> &between)
{
    QStringList ids;
    QByteArray next = path;
    while (!next.isEmpty()) {
        const Answer page = desk.get(next);
        if (page.outcome() != u"200"_s)
            return { page.outcome() };
        for (const QJsonValue &each : page.items())
            ids.append(each[u"id"].toString());
        if (!page.meta("prev").isNull())
            return { u"prev"_s };
        next = page.meta("next").toString().toLatin1();
        between();
    }
    return ids;
}

void TestCursors::aListIsReadWhileItGrows_data()
{
    QTest::addColumn<List>("list");
    const auto row = [](const char *path, const std::function<void(Desk &, int)> &add) {
        QTest::newRow(path) << List{ path, add };
    };
    row("/buffers", [](Desk &desk, int number) { desk.buffer("B " + QByteArray::number(number)); });
    row("/targets", [](Desk &desk, int number) {
        desk.feedback("points", pointingTo("/" + QByteArray::number(number)));
    });
    row("/targets/ID/feedback", [](Desk &desk, int) { desk.feedback("points", pointingTo("/x")); });
    row("/research", [](Desk &desk, int) { posted(desk.post("/research", { { "question", "Why?" } })); });
    row("/members", [](Desk &desk, int number) {
        const QByteArray name = "m" + QByteArray::number(number);
        posted(desk.post("/members",
                         { { "name", name }, { "email", name + "@example.com" }, { "role", "member" } }));
    });
    row("/tokens", [](Desk &desk, int) {
        posted(desk.post("/tokens", { { "name", "a token" }, { "kind", "full_access" } }));
    });
    row("/webhooks", [](Desk &desk, int number) {
        posted(desk.post("/webhooks",
                         { { "url", "https://h.example/" + QByteArray::number(number) },
                           { "events", array({ "buffer.deleted" }) } }));
    });
    row("/webhooks/ID/deliveries", deliver);
    row("/import", [](Desk &desk, int) {
        posted(desk.post("/import", { { "format", "json_lines" }, { "last", true } }));
    });
    row("/moves", move);
    row("/tag-changes", renameTag);
}

void TestCursors::aListIsReadWhileItGrows()
{
    QFETCH(List, list);
    Desk desk(m_backend);
    desk.switchRouting(false);
    if (list.path.startsWith("/webhooks/"))
        list.path.replace("ID",
                          posted(desk.post("/webhooks",
                                           { { "url", "https://h.example/" },
                                             { "events", array({ "buffer.deleted" }) } })));
    int number = 0;
    while (number < 5)
        list.add(desk, number++);
    if (list.path.startsWith("/targets/"))
        list.path.replace("ID", desk.get("/targets").items().first()[u"id"].toString().toLatin1());
    QStringList expected;
    for (const QJsonValue &each : desk.get(list.path + "?limit=100").items())
        expected.append(each[u"id"].toString());
    QVERIFY(expected.size() >= 5);
    QCOMPARE(read(desk, list.path + "?cursor=&limit=2", [&] { list.add(desk, number++); }), expected);
    QVERIFY(desk.total(list.path) > expected.size());
}

void TestCursors::aDeletionMakesNothingSkip()
{
    Desk desk(m_backend);
    QStringList expected;
    for (int i = 0; i < 6; ++i)
        expected.prepend(QString::fromLatin1(posted(desk.post("/research", { { "question", "Why?" } }))));
    // Always the newest one, which has been read: a page with a number would begin one entry later.
    qsizetype newest = 0;
    const QStringList ids = read(desk, "/research?cursor=&limit=2", [&] {
        QCOMPARE(desk.remove("/research/" + expected.at(newest++).toLatin1()).outcome(), u"204"_s);
    });
    QCOMPARE(ids, expected);
}

void TestCursors::filtersAreRepeated()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    for (int i = 0; i < 5; ++i) {
        desk.feedback("points", pointingTo("/orders/" + QByteArray::number(i)));
        desk.feedback("points", pointingTo("/others/" + QByteArray::number(i)));
    }
    for (const QByteArray &query :
         { "type=rest_endpoint"_ba, "search=orders"_ba, "search=orders&type=rest_endpoint"_ba }) {
        QStringList expected;
        for (const QJsonValue &each : desk.get("/targets?limit=100&" + query).items())
            expected.append(each[u"id"].toString());
        QCOMPARE(read(desk, "/targets?cursor=&limit=2&" + query, [] {}), expected);
    }
}

void TestCursors::wrongCursorsAreRefused()
{
    Desk desk(m_backend);
    for (const QByteArray &path : { "/targets"_ba, "/research"_ba, "/tokens"_ba, "/buffers"_ba }) {
        QCOMPARE(desk.get(path + "?cursor=nonsense").outcome(), u"422 invalid-field-value cursor"_s);
        QCOMPARE(desk.get(path + "?cursor=&page=2").header("Ignored"), "query.page"_ba);
    }
}

void TestCursors::listsInAnotherOrderHaveNone()
{
    Desk desk(m_backend);
    QCOMPARE(desk.get("/buffers?deleted=true&cursor=").outcome(), u"422 invalid-field-value cursor"_s);
    QCOMPARE(desk.get("/duplicates?cursor=").header("Ignored"), "query.cursor"_ba);
}

Q_DECLARE_METATYPE(List)

TRIAGE_TEST(TestCursors, QCoreApplication)
#include "tst_cursors.moc"
