// SPDX-License-Identifier: GPL-3.0-or-later
// Reactions through the API: who votes once, who may vote, and what the votes add up to.

#include "stores/reactionstore.h"
#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QDate>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

const Members docs{ { "type", "documentation" },
                    { "metadata", object({ { "page_url", "https://docs.example/start" } }) } };

Members vote(int value, const QByteArray &user = {})
{
    const Members body{ { "target", docs.object() }, { "reaction_value", value } };
    return user.isEmpty() ? body : body.with("user_id", user);
}

QByteArray targetOf(const Answer &reaction)
{
    return reaction["target"].toObject()[u"id"].toString().toUtf8();
}

QString counts(const QJsonValue &votes)
{
    return u"%1 up, %2 down"_s.arg(votes[u"thumbs_up"].toInt(-1)).arg(votes[u"thumbs_down"].toInt(-1));
}

/// "2 up, 1 down": all votes on a target.
QString votesOn(Desk &desk, const QByteArray &target)
{
    return counts(desk.get("/targets/" + target + "/reactions/summary").json()[u"data"]);
}

/// The votes of one day; "-" where the summary does not have it.
QString votesOf(const Answer &summary, const QDate &day)
{
    for (const QJsonValue &each : summary["daily"].toArray()) {
        if (each[u"date"].toString() == day.toString(Qt::ISODate))
            return counts(each);
    }
    return u"-"_s;
}

QDate dayOf(const Answer &reaction)
{
    return QDate::fromString(reaction["created_at"].toString().left(10), Qt::ISODate);
}

} // namespace

class TestReactionsApi : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aVoteIsAnsweredWithItsTarget();
    void aVoteReusesTheTargetOfFeedback();
    void aCommandKeepsItsArgumentsTogether();
    void aUserCountsOncePerTarget();
    void theOtherValueChangesTheVote();
    void withoutAUserAnAddressCountsOnceInADay();
    void addressesAreForgottenWhenTheyMayVoteAgain();
    void aUserIsNotAnAddress();
    void aHouseholdIsOneVoter();
    void manyVotesAtOnceAreCountedExactly();
    void oneUserManyTimesAtOnceCountsOnce();
    void votersAreKeptAsHashesOnly();
    void aWidgetVotesFromItsPages();
    void browsersMayAskBeforehand();
    void theSummaryHasThirtyDays();
    void anOldVoteCountsOnItsDay();
    void wrongVotesAreNamed_data();
    void wrongVotesAreNamed();

private:
    QString whereOwn(Desk &desk) const
    {
        return u" where organization = %1"_s.arg(desk.organization().id.value());
    }

    TestBackend m_backend;
};

void TestReactionsApi::aVoteIsAnsweredWithItsTarget()
{
    Desk desk(m_backend);
    const Answer made = desk.member.post("/reactions", vote(1, "alice"));
    QCOMPARE(made.outcome(), u"201"_s);
    QCOMPARE(made["reaction_value"], 1);
    QCOMPARE(made["target"].toObject()[u"type"], u"documentation"_s);
    QCOMPARE(made["target"].toObject()[u"display_name"], u"https://docs.example/start"_s);
    QCOMPARE(made["target"].toObject()[u"metadata"], docs.object()[u"metadata"]);
    QCOMPARE(made.json()[u"data"].toObject().keys(),
             (QStringList{ u"created_at"_s, u"id"_s, u"reaction_value"_s, u"target"_s }));
    QCOMPARE(desk.get("/targets/" + targetOf(made)).json()[u"data"], made["target"]);
    const auto links = [](const QByteArray &self) {
        return object({ { "api", object({ { "self", self } }) }, { "web", nullptr } });
    };
    const Members meta{ { "links", links("/api/v0/reactions/" + made.id()) },
                        { "related", object({ { "target", links("/api/v0/targets/" + targetOf(made)) } }) } };
    QCOMPARE(made.meta(), meta.object());
}

void TestReactionsApi::aVoteReusesTheTargetOfFeedback()
{
    Desk desk(m_backend);
    const QByteArray item = desk.feedback("unclear", { { "targets", array({ docs.object() }) } });
    const Answer made = desk.post("/reactions", vote(-1));
    QCOMPARE(made["target"], desk.get("/feedback/" + item + "/targets").items().first());
    QCOMPARE(desk.total("/targets"), 1);
}

void TestReactionsApi::aCommandKeepsItsArgumentsTogether()
{
    Desk desk(m_backend);
    const Members target{
        { "type", "cli_command" },
        { "metadata", object({ { "command", "triage" }, { "args", array({ "--all", "--force" }) } }) }
    };
    const Answer made = desk.post("/reactions", { { "target", target.object() }, { "reaction_value", 1 } });
    QCOMPARE(made["target"].toObject()[u"display_name"], u"triage --all --force"_s);
    QCOMPARE(desk.total("/targets"), 1);
}

void TestReactionsApi::aUserCountsOncePerTarget()
{
    Desk desk(m_backend);
    const Answer first = desk.post("/reactions", vote(1, "alice"));
    const Answer again = desk.member.post("/reactions", vote(1, "alice"));
    QCOMPARE(again.outcome(), u"201"_s);
    QCOMPARE(again.body, first.body);
    QCOMPARE(desk.post("/reactions", vote(1, "Alice")).outcome(), u"201"_s);
    QCOMPARE(votesOn(desk, targetOf(first)), u"2 up, 0 down"_s);

    m_backend.sql(u"update reaction set created_at = created_at - interval '400 days'"_s + whereOwn(desk));
    QCOMPARE(desk.post("/reactions", vote(1, "alice")).id(), first.id());
    QCOMPARE(votesOn(desk, targetOf(first)), u"2 up, 0 down"_s);
}

void TestReactionsApi::theOtherValueChangesTheVote()
{
    Desk desk(m_backend);
    const Answer first = desk.post("/reactions", vote(1, "alice"));
    desk.post("/reactions", vote(1, "bob"));
    const Answer changed = desk.post("/reactions", vote(-1, "alice"));
    QCOMPARE(changed.outcome(), u"201"_s);
    QCOMPARE(changed.id(), first.id());
    QCOMPARE(changed["reaction_value"], -1);
    QCOMPARE(changed["created_at"], first["created_at"]);
    QCOMPARE(votesOn(desk, targetOf(first)), u"1 up, 1 down"_s);
    const Answer summary = desk.get("/targets/" + targetOf(first) + "/reactions/summary");
    QCOMPARE(votesOf(summary, dayOf(first)), u"1 up, 1 down"_s);
}

void TestReactionsApi::withoutAUserAnAddressCountsOnceInADay()
{
    Desk desk(m_backend);
    const Answer first = desk.post("/reactions", vote(1));
    QCOMPARE(desk.member.post("/reactions", vote(1)).body, first.body);
    QCOMPARE(desk.post("/reactions", vote(1).with("user_id", nullptr)).body, first.body);
    m_backend.sql(u"update reaction set created_at = created_at - interval '23 hours'"_s + whereOwn(desk));
    QCOMPARE(desk.post("/reactions", vote(-1)).id(), first.id());
    QCOMPARE(votesOn(desk, targetOf(first)), u"0 up, 1 down"_s);
    m_backend.sql(u"update reaction set created_at = created_at - interval '1 hour'"_s + whereOwn(desk));
    const Answer nextDay = desk.post("/reactions", vote(-1));
    QVERIFY(nextDay.id() != first.id());
    QCOMPARE(votesOn(desk, targetOf(first)), u"0 up, 2 down"_s);
}

void TestReactionsApi::addressesAreForgottenWhenTheyMayVoteAgain()
{
    Desk desk(m_backend);
    const Answer vote1 = desk.post("/reactions", vote(1));
    desk.post("/reactions", vote(1, "somebody"));
    m_backend.sql(u"update reaction set created_at = created_at - interval '25 hours'"_s + whereOwn(desk));
    const Answer today = desk.post("/reactions", vote(-1));
    QVERIFY(storage::forgetVoters(m_backend.database()));
    const QString known = u"select count(*) from reaction"_s + whereOwn(desk) + u" and voter <> ''"_s;
    // Today's one, and the user, who has one vote without a time limit.
    QCOMPARE(m_backend.value(known), u"2"_s);
    QCOMPARE(votesOn(desk, targetOf(vote1)), u"2 up, 1 down"_s);
    QCOMPARE(desk.post("/reactions", vote(1)).id(), today.id());
}

void TestReactionsApi::aUserIsNotAnAddress()
{
    Desk desk(m_backend);
    const Answer byAddress = desk.post("/reactions", vote(1));
    QVERIFY(desk.post("/reactions", vote(1, "127.0.0.1")).id() != byAddress.id());
    QVERIFY(desk.post("/reactions", vote(1, "address:127.0.0.1")).id() != byAddress.id());
    QCOMPARE(votesOn(desk, targetOf(byAddress)), u"3 up, 0 down"_s);
}

void TestReactionsApi::aHouseholdIsOneVoter()
{
    Desk desk(m_backend);
    Config config = withoutRateLimits();
    config.trustedProxies = *http::TrustedProxies::from(u"127.0.0.1"_s);
    const auto backend = m_backend.another(config);
    TestClient proxy(portOf(*backend), desk.admin.token());
    QByteArray target;
    for (const QByteArray address :
         { "2001:db8:1:2::1", "2001:db8:1:2:3:4:5:6", "2001:db8:1:3::1", "192.0.2.1" }) {
        const Answer answer
            = proxy.send({ "POST", "/reactions", vote(1).toJson(), { { "X-Forwarded-For", address } } });
        QCOMPARE(answer.outcome(), u"201"_s);
        target = targetOf(answer);
    }
    QCOMPARE(votesOn(desk, target), u"3 up, 0 down"_s);
}

void TestReactionsApi::manyVotesAtOnceAreCountedExactly()
{
    Desk desk(m_backend);
    std::vector<Sent> votes;
    for (int i = 0; i < 120; ++i)
        votes.push_back({ "POST",
                          "/reactions",
                          vote(i % 3 ? 1 : -1, "user " + QByteArray::number(i % 60)).toJson(),
                          {} });
    QByteArray target;
    for (const Answer &answer : desk.admin.sendAll(votes)) {
        QCOMPARE(answer.outcome(), u"201"_s);
        target = targetOf(answer);
    }
    QCOMPARE(votesOn(desk, target), u"40 up, 20 down"_s);
    QCOMPARE(desk.total("/targets"), 1);
}

void TestReactionsApi::oneUserManyTimesAtOnceCountsOnce()
{
    Desk desk(m_backend);
    std::vector<Sent> votes;
    for (int i = 0; i < 60; ++i)
        votes.push_back({ "POST", "/reactions", vote(i % 2 ? 1 : -1, "alice").toJson(), {} });
    QSet<QByteArray> ids;
    for (const Answer &answer : desk.admin.sendAll(votes)) {
        QCOMPARE(answer.outcome(), u"201"_s);
        ids.insert(answer.id());
    }
    QCOMPARE(ids.size(), 1);
    const Answer standing = desk.post("/reactions", vote(1, "alice"));
    QCOMPARE(votesOn(desk, targetOf(standing)), u"1 up, 0 down"_s);
}

void TestReactionsApi::votersAreKeptAsHashesOnly()
{
    Desk desk(m_backend);
    Desk neighbour(m_backend);
    desk.post("/reactions", vote(1, "alice"));
    neighbour.post("/reactions", vote(1, "alice"));
    const auto voter = [this](Desk &of) {
        return m_backend.value(u"select encode(voter, 'hex') from reaction"_s + whereOwn(of));
    };
    QCOMPARE(voter(desk).size(), 64);
    QVERIFY(voter(desk) != voter(neighbour));
    const QString plain
        = u"select count(*) from reaction r%1 and (r::text like '%alice%' or r::text like '%%2%')"_s.arg(
            whereOwn(desk), QString::fromLatin1(QByteArray("alice").toHex()));
    QCOMPARE(m_backend.value(plain), u"0"_s);
    QCOMPARE(m_backend.value(u"select length(voter_salt) from organization"_s + whereOwn(desk)), u"32"_s);
}

void TestReactionsApi::aWidgetVotesFromItsPages()
{
    Desk desk(m_backend);
    const Answer made = desk.widget.send(fromBrowser("POST", "/reactions", vote(1)));
    QCOMPARE(made.outcome(), u"201"_s);
    QCOMPARE(made.header("Access-Control-Allow-Origin"), QByteArray(Desk::origin));
    QCOMPARE(made.header("Vary"), "Origin"_ba);
    const Answer foreign
        = desk.widget.send(fromBrowser("POST", "/reactions", vote(1), "https://evil.example"));
    QCOMPARE(foreign.outcome(), u"403 forbidden-origin"_s);
    QCOMPARE(foreign.header("Access-Control-Allow-Origin"), "https://evil.example");
    QCOMPARE(desk.member.send(fromBrowser("POST", "/reactions", vote(1))).outcome(),
             u"403 widget-token-restricted"_s);
    const Sent summary{
        "GET", "/targets/" + targetOf(made) + "/reactions/summary", {}, { { "Origin", Desk::origin } }
    };
    QCOMPARE(desk.widget.send(summary).outcome(), u"403 widget-token-restricted"_s);
}

void TestReactionsApi::browsersMayAskBeforehand()
{
    TestClient anybody(m_backend.port());
    const Answer allowed
        = anybody.send({ "OPTIONS", "/reactions", {}, { { "Origin", "https://any.example" } } });
    QCOMPARE(allowed.outcome(), u"204"_s);
    QCOMPARE(allowed.header("Access-Control-Allow-Origin"), "https://any.example"_ba);
    QCOMPARE(allowed.header("Access-Control-Allow-Methods"), "POST"_ba);
    QCOMPARE(allowed.header("Access-Control-Allow-Headers"),
             "Authorization, Content-Type, X-IB-Client, Idempotency-Key, Prefer, X-Request-Id"_ba);
    for (const char *path : { "/tokens", "/members", "/targets", "/reports", "/organization", "/me" }) {
        const Answer refused = anybody.send({ "OPTIONS", path, {}, { { "Origin", "https://any.example" } } });
        QVERIFY(refused.header("Access-Control-Allow-Origin").isNull());
    }
    QCOMPARE(anybody.get("/reactions").outcome(), u"405 method-not-allowed"_s);
}

void TestReactionsApi::theSummaryHasThirtyDays()
{
    Desk desk(m_backend);
    const Answer made = desk.post("/reactions", vote(-1));
    const QString today = u"select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD')"_s;
    const QString before = m_backend.value(today);
    const QByteArray path = "/targets/" + targetOf(made) + "/reactions/summary";
    const Answer summary = desk.member.get(path);
    QCOMPARE(summary.outcome(), u"200"_s);
    QCOMPARE(summary["target_id"].toString().toUtf8(), targetOf(made));
    QCOMPARE(counts(summary.json()[u"data"]), u"0 up, 1 down"_s);
    const QJsonArray daily = summary["daily"].toArray();
    QCOMPARE(daily.size(), 30);
    const QString last = daily.last()[u"date"].toString();
    QVERIFY(last >= before && last <= m_backend.value(today));
    for (int i = 0; i < daily.size(); ++i) {
        const QDate day = QDate::fromString(last, Qt::ISODate).addDays(i - 29);
        QCOMPARE(daily[i].toObject()[u"date"], day.toString(Qt::ISODate));
        QCOMPARE(counts(daily[i]), day == dayOf(made) ? u"0 up, 1 down"_s : u"0 up, 0 down"_s);
    }
    const Members meta{
        { "links", object({ { "api", object({ { "self", "/api/v0" + path } }) }, { "web", nullptr } }) },
        { "related", QJsonObject() }
    };
    QCOMPARE(summary.meta(), meta.object());

    const QByteArray item
        = desk.feedback("x",
                        { { "targets",
                            array({ object({ { "type", "cli_command" },
                                             { "metadata", object({ { "command", "c" } }) } }) }) } });
    const QByteArray other
        = desk.get("/feedback/" + item + "/targets").items().first()[u"id"].toString().toUtf8();
    QCOMPARE(votesOn(desk, other), u"0 up, 0 down"_s);
    QCOMPARE(desk.get("/targets/" + other + "/reactions/summary")["daily"].toArray().size(), 30);
}

void TestReactionsApi::anOldVoteCountsOnItsDay()
{
    Desk desk(m_backend);
    const Answer made = desk.post("/reactions", vote(1, "alice"));
    const QString byDays
        = u"update reaction set created_at = created_at - interval '%1 days'"_s + whereOwn(desk);
    const QByteArray path = "/targets/" + targetOf(made) + "/reactions/summary";
    m_backend.sql(byDays.arg(3));
    QCOMPARE(votesOf(desk.get(path), dayOf(made).addDays(-3)), u"1 up, 0 down"_s);
    QCOMPARE(votesOf(desk.get(path), dayOf(made)), u"0 up, 0 down"_s);
    desk.post("/reactions", vote(-1, "alice"));
    QCOMPARE(votesOf(desk.get(path), dayOf(made).addDays(-3)), u"0 up, 1 down"_s);
    m_backend.sql(byDays.arg(40));
    QCOMPARE(votesOf(desk.get(path), dayOf(made).addDays(-43)), u"-"_s);
    QCOMPARE(votesOn(desk, targetOf(made)), u"0 up, 1 down"_s);
    m_backend.sql(u"delete from reaction"_s + whereOwn(desk));
    QCOMPARE(votesOn(desk, targetOf(made)), u"0 up, 0 down"_s);
}

void TestReactionsApi::wrongVotesAreNamed_data()
{
    QTest::addColumn<Members>("body");
    QTest::addColumn<QString>("outcome");
    const auto missing = [](const char *field) {
        return u"422 missing-required-field "_s + QLatin1StringView(field);
    };
    const auto invalid = [](const char *field) {
        return u"422 invalid-field-value "_s + QLatin1StringView(field);
    };
    QTest::newRow("nothing") << Members() << missing("target");
    QTest::newRow("no target") << Members{ { "reaction_value", 1 } } << missing("target");
    QTest::newRow("no value") << Members{ { "target", docs.object() } } << missing("reaction_value");
    const auto value = [](const char *row, const Json &of) {
        QTest::newRow(row) << vote(1).with("reaction_value", of)
                           << u"422 invalid-field-value reaction_value"_s;
    };
    value("neither", 0);
    value("twice up", 2);
    value("twice down", -2);
    value("half", 0.5);
    value("text", "1");
    value("flag", true);
    value("null", nullptr);
    QTest::newRow("null target") << vote(1).with("target", nullptr) << invalid("target");
    const auto target = [](const Members &of) {
        return vote(1).with("target", of.object());
    };
    QTest::newRow("no type") << target({ { "metadata", QJsonObject() } }) << missing("target.type");
    QTest::newRow("unknown type") << target(docs.with("type", "page")) << invalid("target.type");
    QTest::newRow("no metadata") << target({ { "type", "documentation" } }) << missing("target.metadata");
    QTest::newRow("no page") << target({ { "type", "documentation" }, { "metadata", QJsonObject() } })
                             << missing("target.metadata.page_url");
    QTest::newRow("empty user") << vote(1).with("user_id", "") << invalid("user_id");
    QTest::newRow("long user") << vote(1, QByteArray(301, 'x')) << invalid("user_id");
    QTest::newRow("longest user") << vote(1, QByteArray(300, 'x')) << u"201"_s;
}

void TestReactionsApi::wrongVotesAreNamed()
{
    QFETCH(Members, body);
    Desk desk(m_backend);
    const Answer answer = desk.post("/reactions", body);
    QTEST(answer.outcome(), "outcome");
    if (answer.status == 422)
        QCOMPARE(answer.json()[u"category"], u"integration"_s);
}

TRIAGE_TEST(TestReactionsApi, QCoreApplication)
#include "tst_reactionsapi.moc"
