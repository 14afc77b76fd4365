// SPDX-License-Identifier: GPL-3.0-or-later
// Targets through the API: listing, searching, and the feedback that points at them.

#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

Members endpoint(const QByteArray &path)
{
    return { { "type", "rest_endpoint" },
             { "metadata",
               object({ { "method", "GET" }, { "path", path }, { "host", "api.example.com" } }) } };
}

Members page(const QByteArray &url)
{
    return { { "type", "documentation" }, { "metadata", object({ { "page_url", url } }) } };
}

Members command(const QByteArray &name)
{
    return { { "type", "cli_command" }, { "metadata", object({ { "command", name } }) } };
}

/// Feedback that points at targets; its id.
QByteArray about(Desk &desk, const QByteArray &description, std::initializer_list<Members> targets)
{
    QJsonArray all;
    for (const Members &target : targets)
        all.append(target.object());
    return desk.feedback(description, { { "targets", all } });
}

QByteArray firstTarget(Desk &desk, const QByteArray &feedback)
{
    return desk.get("/feedback/" + feedback + "/targets").items().first()[u"id"].toString().toUtf8();
}

} // namespace

class TestTargetsApi : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTargetIsFoundById();
    void anUnknownTargetIsNotFound();
    void targetsAreListedNewestFirstByPage();
    void targetsAreFilteredByType();
    void targetsAreSearchedByTheirWords_data();
    void targetsAreSearchedByTheirWords();
    void filtersAreRepeatedInLinks();
    void wrongFiltersAreNamed();
    void theFeedbackOfATargetIsListedNewestFirst();
    void aTargetOutlivesItsFeedback();
    void targetsOfOthersAreNotThere();
    void followersOfChangesReceiveNewTargets();

private:
    TestBackend m_backend;
};

void TestTargetsApi::aTargetIsFoundById()
{
    Desk desk(m_backend);
    const QByteArray id = firstTarget(desk, about(desk, "slow", { endpoint("/v1/pay") }));
    const Answer found = desk.member.get("/targets/" + id);
    QCOMPARE(found.outcome(), u"200"_s);
    const Members target{ { "id", id },
                          { "type", "rest_endpoint" },
                          { "display_name", "GET api.example.com/v1/pay" },
                          { "metadata", endpoint("/v1/pay").object()[u"metadata"] } };
    QCOMPARE(found.json()[u"data"].toObject(), target.object());
    const Members meta{
        { "links",
          object({ { "api", object({ { "self", "/api/v0/targets/" + id } }) }, { "web", nullptr } }) },
        { "related", QJsonObject() }
    };
    QCOMPARE(found.meta(), meta.object());
}

void TestTargetsApi::anUnknownTargetIsNotFound()
{
    Desk desk(m_backend);
    for (const QByteArray &id : { "0000000000001"_ba, "nonsense"_ba }) {
        QCOMPARE(desk.get("/targets/" + id).outcome(), u"404 target-not-found"_s);
        QCOMPARE(desk.get("/targets/" + id + "/feedback").outcome(), u"404 target-not-found"_s);
        QCOMPARE(desk.get("/targets/" + id + "/feedback?page=x").outcome(), u"404 target-not-found"_s);
        QCOMPARE(desk.get("/targets/" + id + "/reactions/summary").outcome(), u"404 target-not-found"_s);
    }
}

void TestTargetsApi::targetsAreListedNewestFirstByPage()
{
    Desk desk(m_backend);
    const Answer none = desk.get("/targets");
    QCOMPARE(none.outcome(), u"200"_s);
    QCOMPARE(none.meta("total"), 0);
    QVERIFY(none.items().isEmpty());

    about(desk, "one", { command("a"), command("b") });
    about(desk, "two", { command("b"), command("c") });
    const Answer all = desk.get("/targets");
    QCOMPARE(all.all("display_name"), u"c, b, a"_s);
    QCOMPARE(all.meta("total"), 3);
    const Answer second = desk.get("/targets?limit=2&page=2");
    QCOMPARE(second.all("display_name"), u"a"_s);
    QCOMPARE(second.meta("total"), 3);
    QCOMPARE(second.meta("prev"), u"/api/v0/targets?page=1&limit=2"_s);
    const QString id = second.items().first()[u"id"].toString();
    QCOMPARE(second.meta("links").toObject()[u"items"][id][u"api"][u"self"], u"/api/v0/targets/"_s + id);
    QCOMPARE(desk.get("/targets?page=5").meta("total"), 3);
}

void TestTargetsApi::targetsAreFilteredByType()
{
    Desk desk(m_backend);
    about(desk, "all kinds", { endpoint("/a"), page("https://docs.example/b"), command("c") });
    QCOMPARE(desk.get("/targets?type=rest_endpoint").all("display_name"), u"GET api.example.com/a"_s);
    QCOMPARE(desk.get("/targets?type=documentation").all("display_name"), u"https://docs.example/b"_s);
    QCOMPARE(desk.get("/targets?type=cli_command").all("display_name"), u"c"_s);
    QCOMPARE(desk.total("/targets?type=cli_command"), 1);
}

void TestTargetsApi::targetsAreSearchedByTheirWords_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<QString>("found");
    QTest::newRow("part of a word") << "search=voic"_ba
                                    << u"invoices export, GET api.example.com/v1/invoices"_s;
    QTest::newRow("every word") << "search=EXPORT+voice"_ba << u"invoices export"_s;
    QTest::newRow("every word, one missing") << "search=export%20nothing"_ba << u"-"_s;
    QTest::newRow("with a type") << "search=invoices&type=rest_endpoint"_ba
                                 << u"GET api.example.com/v1/invoices"_s;
    QTest::newRow("a percent sign is itself") << "search=100%25"_ba << u"100% sure"_s;
    QTest::newRow("so is an underscore") << "search=_"_ba << u"dry_run"_s;
    QTest::newRow("and a backslash") << "search=%5C"_ba << u"c:\\tools"_s;
    QTest::newRow("letters of every script") << "search=%C3%9CBER"_ba << u"über"_s;
    QTest::newRow("blank is no search") << "search=+&limit=1"_ba << u"über"_s;
}

void TestTargetsApi::targetsAreSearchedByTheirWords()
{
    QFETCH(QByteArray, query);
    Desk desk(m_backend);
    about(desk, "x",
          { endpoint("/v1/invoices"), command("invoices export"), command("100% sure"), command("dry_run"),
            command("c:\\tools"), command("über") });
    const Answer list = desk.get("/targets?" + query);
    QCOMPARE(list.outcome(), u"200"_s);
    QTEST(list.all("display_name"), "found");
}

void TestTargetsApi::filtersAreRepeatedInLinks()
{
    Desk desk(m_backend);
    about(desk, "x", { command("a b"), command("b a"), command("a") });
    const Answer first = desk.get("/targets?search=a+b&type=cli_command&limit=1&colour=red");
    QCOMPARE(first.meta("total"), 2);
    QCOMPARE(first.meta("next"), u"/api/v0/targets?page=2&limit=1&type=cli_command&search=a%20b"_s);
    const Answer second = desk.admin.get(first.meta("next").toString().toUtf8());
    QCOMPARE(second.all("display_name"), u"a b"_s);
    QVERIFY(second.meta("next").isNull());
}

void TestTargetsApi::wrongFiltersAreNamed()
{
    Desk desk(m_backend);
    QCOMPARE(desk.get("/targets?type=page").outcome(), u"422 invalid-field-value type"_s);
    QCOMPARE(desk.get("/targets?search=" + QByteArray(501, 'x')).outcome(),
             u"422 invalid-field-value search"_s);
    QCOMPARE(desk.get("/targets?search=%00").outcome(), u"422 invalid-field-value search"_s);
    QCOMPARE(desk.get("/targets?limit=1.5").outcome(), u"422 invalid-field-value limit"_s);
    QCOMPARE(desk.get("/targets?limit=1000").meta("limit"), 100);
}

void TestTargetsApi::theFeedbackOfATargetIsListedNewestFirst()
{
    Desk desk(m_backend);
    const QByteArray first = about(desk, "one", { command("a"), command("b") });
    about(desk, "other", { command("b") });
    about(desk, "two", { command("a") });
    desk.settle();
    const QByteArray path = "/targets/" + firstTarget(desk, first) + "/feedback";
    const Answer list = desk.get(path);
    QCOMPARE(list.outcome(), u"200"_s);
    QCOMPARE(list.all("description"), u"two, one"_s);
    QCOMPARE(list.meta("total"), 2);
    QCOMPARE(list.items().last().toObject(), desk.get("/feedback/" + first).json()[u"data"].toObject());
    QCOMPARE(list.meta("links").toObject()[u"items"][QString::fromUtf8(first)][u"web"][u"self"],
             QString::fromUtf8("/o/" + desk.slug() + "/feedback/" + first));
    QCOMPARE(desk.get(path + "?limit=1").meta("next"),
             QString::fromUtf8("/api/v0" + path + "?page=2&limit=1"));
    QCOMPARE(desk.get(path + "?limit=1&page=2").all("description"), u"one"_s);
    QCOMPARE(desk.get(path + "?page=9").meta("total"), 2);
}

void TestTargetsApi::aTargetOutlivesItsFeedback()
{
    Desk desk(m_backend);
    const QByteArray item = about(desk, "one", { command("a") });
    const QByteArray id = firstTarget(desk, item);
    QCOMPARE(desk.remove("/feedback/" + item).outcome(), u"204"_s);
    QCOMPARE(desk.get("/targets/" + id).outcome(), u"200"_s);
    QCOMPARE(desk.total("/targets/" + id + "/feedback"), 0);
    QCOMPARE(firstTarget(desk, about(desk, "again", { command("a") })), id);
}

void TestTargetsApi::targetsOfOthersAreNotThere()
{
    Desk desk(m_backend);
    Desk neighbour(m_backend);
    const QByteArray id = firstTarget(neighbour, about(neighbour, "one", { command("a") }));
    QCOMPARE(desk.get("/targets/" + id).outcome(), u"404 target-not-found"_s);
    QCOMPARE(desk.get("/targets/" + id + "/feedback").outcome(), u"404 target-not-found"_s);
    QCOMPARE(desk.get("/targets/" + id + "/reactions/summary").outcome(), u"404 target-not-found"_s);
    QCOMPARE(desk.total("/targets"), 0);
    QCOMPARE(desk.total("/targets?search=a"), 0);
}

void TestTargetsApi::followersOfChangesReceiveNewTargets()
{
    Desk desk(m_backend);
    const QByteArray cursor = desk.get("/changes").meta("cursor").toString().toUtf8();
    const Members vote{ { "target", command("a").object() }, { "reaction_value", 1 } };
    const Answer reaction = desk.post("/reactions", vote);
    const Answer changes = desk.get("/changes?since=" + cursor);
    const QJsonValue target = reaction["target"];
    const Members entry{
        { "type", "target" }, { "id", target[u"id"] }, { "op", "upsert" }, { "data", target }
    };
    QCOMPARE(changes.items(), array({ entry.object() }));
    QCOMPARE(desk.post("/reactions", vote).outcome(), u"201"_s);
    const QByteArray next = changes.meta("cursor").toString().toUtf8();
    QCOMPARE(desk.get("/changes?since=" + next).items(), QJsonArray());
}

TRIAGE_TEST(TestTargetsApi, QCoreApplication)
#include "tst_targetsapi.moc"
