// SPDX-License-Identifier: GPL-3.0-or-later
#include "clitest.h"

#include "support/testprogram.h"
#include "timestamp.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

/// The operators' commands while no server runs: each starts the private PostgreSQL and stops it again.
class TestCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void migrateSaysWhatItDid();
    void anOrganizationIsMadeListedAndChanged();
    void thresholdsOfRoutingAreSet();
    void aSlugIsMadeFromTheName();
    void aSlugIsTakenOnce();
    void peopleAreAddedAndListed();
    void anEmailAddressIsTakenOnce();
    void tokensAreMadeListedAndRevoked();
    void aTokenMayBeReadOnly();
    void tokensExpireAndAreRotated();
    void tokensThatCannotBePrintedChangeNothing();
    void widgetTokensNeedOrigins();
    void missingObjectsAreReported_data();
    void missingObjectsAreReported();
    void nothingFailedIsNothingToRetry();
    void reportsAreNoneAtFirst();
    void peopleReadTables();
    void namesDoNothingToTheTerminal();
    void aClusterOfTheNewestVersionNeedsNoUpgrade();
    void anUpgradeOfWhatIsNoneSaysSo();
    void noPostgresIsLeftRunning();

private:
    Run run(const QStringList &arguments) { return onData(m_data, arguments); }

    ScratchData m_data;
};

void TestCommands::migrateSaysWhatItDid()
{
    const Run first = run({ u"migrate"_s });
    QCOMPARE(first.status, 0);
    QCOMPARE(first.json().root().member("from").integer(), 0);
    QVERIFY(first.json().root().member("applied").size() > 0);
    const Run second = run({ u"migrate"_s });
    QCOMPARE(second.json().root().member("from").integer(), first.json().root().member("to").integer());
    QCOMPARE(second.json().root().member("applied").size(), 0);
}

void TestCommands::anOrganizationIsMadeListedAndChanged()
{
    const Run made = run({ u"org"_s, u"create"_s, u"--name"_s, u"Käse & Söhne"_s, u"--slug"_s, u"kaese"_s,
                           u"--feedback-limit"_s, u"100"_s });
    QCOMPARE(made.status, 0);
    QCOMPARE(made.text("id").size(), 13);
    QVERIFY(timestampFromRfc3339(made.text("created_at")));
    QVERIFY(made.text("created_at").endsWith(u'Z'));
    QCOMPARE(made.json().root().member("feedback_limit").integer(), 100);

    const Run changed = run({ u"org"_s, u"set"_s, u"kaese"_s, u"--name"_s, u"Käse"_s, u"--feedback-limit"_s,
                              u"none"_s, u"--routing"_s, u"off"_s, u"--auto-create-buffers"_s, u"on"_s });
    QCOMPARE(changed.status, 0);
    const JsonDocument json = changed.json();
    QCOMPARE(json.root().member("name").text(), u"Käse"_s);
    QVERIFY(json.root().member("feedback_limit").isNull());
    QVERIFY(!json.root().member("ai_routing_enabled").boolean());
    QVERIFY(json.root().member("auto_create_buffers").boolean());

    const JsonDocument list = run({ u"org"_s, u"list"_s }).json();
    QCOMPARE(list.root().size(), 1);
    QCOMPARE(list.root().at(0).toJson(), json.root().toJson());
    const Run unchanged = run({ u"org"_s, u"set"_s, u"kaese"_s });
    QCOMPARE(unchanged.json().root().toJson(), json.root().toJson());
}

void TestCommands::thresholdsOfRoutingAreSet()
{
    const auto set = [this](const QStringList &options) {
        return run(QStringList{ u"org"_s, u"set"_s, u"kaese"_s } + options);
    };
    QCOMPARE(set({ u"--assign-at"_s, u"0.9"_s, u"--review-at"_s, u"0.25"_s }).status, 0);
    const Run shown = run({ u"org"_s, u"show"_s, u"kaese"_s });
    const JsonDocument document = shown.json();
    const JsonValue settings = document.root().member("organization").member("settings");
    QCOMPARE(settings.member("assign_threshold").number(), 0.9);
    QCOMPARE(settings.member("review_threshold").number(), 0.25);
    QCOMPARE(set({ u"--assign-at"_s, u"1.5"_s }).status, 1);
    QCOMPARE(set({ u"--review-at"_s, u"0.95"_s }).status, 1); // above the other one
    QCOMPARE(set({ u"--merge-at"_s, u"0.99"_s }).status, 1); // nobody has judged suggestions
    QCOMPARE(set({ u"--merge-at"_s, u"none"_s }).status, 0);
}

void TestCommands::aSlugIsMadeFromTheName()
{
    const Run made = triaged(
        { u"org"_s, u"create"_s, u"--name"_s, u"Große Firma"_s, u"--data-dir"_s, m_data.dataDirectory() });
    QVERIFY2(made.out.startsWith("Organization grosse-firma is created. Its id is "), made.out.constData());
}

void TestCommands::aSlugIsTakenOnce()
{
    const Run again = run({ u"org"_s, u"create"_s, u"--name"_s, u"Other"_s, u"--slug"_s, u"kaese"_s });
    QCOMPARE(again.status, 1);
    QVERIFY2(again.err.contains("slug kaese already"), again.err.constData());
    QCOMPARE(again.out, QByteArray());
}

void TestCommands::peopleAreAddedAndListed()
{
    const Run added = run({ u"member"_s, u"add"_s, u"--org"_s, u"kaese"_s, u"--name"_s, u"Ada"_s,
                            u"--email"_s, u"ada@example.com"_s, u"--role"_s, u"admin"_s });
    QCOMPARE(added.status, 0);
    QCOMPARE(added.text("role"), u"admin"_s);
    QCOMPARE(added.text("organization"), u"kaese"_s);
    const JsonDocument of = run({ u"member"_s, u"list"_s, u"--org"_s, u"kaese"_s }).json();
    const JsonDocument all = run({ u"member"_s, u"list"_s }).json();
    QCOMPARE(of.root().size(), 1);
    QCOMPARE(of.root().at(0).toJson(), added.json().root().toJson());
    QCOMPARE(all.root().toJson(), of.root().toJson());
}

void TestCommands::anEmailAddressIsTakenOnce()
{
    const Run again = run({ u"member"_s, u"add"_s, u"--org"_s, u"kaese"_s, u"--name"_s, u"Ada"_s,
                            u"--email"_s, u"ADA@example.com"_s, u"--role"_s, u"member"_s });
    QCOMPARE(again.status, 1);
    QVERIFY2(again.err.contains("e-mail address already"), again.err.constData());
}

void TestCommands::tokensAreMadeListedAndRevoked()
{
    const Run made = run({ u"token"_s, u"create"_s, u"--org"_s, u"kaese"_s, u"--member"_s,
                           u"ada@example.com"_s, u"--name"_s, u"server"_s, u"--kind"_s, u"full_access"_s });
    QCOMPARE(made.status, 0);
    QVERIFY(made.text("token").startsWith(u"ib_"_s));
    QCOMPARE(made.text("kind"), u"full_access"_s);
    QCOMPARE(made.text("name"), u"server"_s);

    const Run list = run({ u"token"_s, u"list"_s, u"--org"_s, u"kaese"_s });
    QCOMPARE(list.json().root().size(), 1);
    QCOMPARE(list.json().root().at(0).member("id").text(), made.text("id"));
    QCOMPARE(list.json().root().at(0).member("last_four").text(), made.text("token").last(4));
    QVERIFY(!list.out.contains(made.text("token").toLatin1()));

    QCOMPARE(run({ u"token"_s, u"revoke"_s, made.text("id") }).status, 0);
    QCOMPARE(run({ u"token"_s, u"list"_s }).json().root().size(), 0);
    const Run again = run({ u"token"_s, u"revoke"_s, made.text("id") });
    QCOMPARE(again.status, 1);
    QVERIFY(again.err.contains("no token with that id"));
}

void TestCommands::aTokenMayBeReadOnly()
{
    const auto create = [&](const QString &kind, const QStringList &more) {
        return run(QStringList{ u"token"_s, u"create"_s, u"--org"_s, u"kaese"_s, u"--member"_s,
                                u"ada@example.com"_s, u"--name"_s, u"agent"_s, u"--kind"_s, kind }
                   + more);
    };
    const Run made = create(u"full_access"_s, { u"--read-only"_s });
    QCOMPARE(made.status, 0);
    const Run plain = create(u"full_access"_s, {});
    const JsonDocument list = run({ u"token"_s, u"list"_s, u"--org"_s, u"kaese"_s }).json();
    QCOMPARE(list.root().size(), 2);
    QCOMPARE(list.root().at(0).member("id").text(), plain.text("id"));
    QVERIFY(!list.root().at(0).member("read_only").boolean());
    QVERIFY(list.root().at(1).member("read_only").boolean());
    const Run page = create(u"widget"_s, { u"--origin"_s, u"https://a.example"_s, u"--read-only"_s });
    QCOMPARE(page.status, 1);
    QVERIFY2(page.err.contains("read-only"), page.err.constData());
    QCOMPARE(run({ u"token"_s, u"revoke"_s, made.text("id") }).status, 0);
    QCOMPARE(run({ u"token"_s, u"revoke"_s, plain.text("id") }).status, 0);
}

void TestCommands::tokensExpireAndAreRotated()
{
    const auto create = [&](const QString &days) {
        return run({ u"token"_s, u"create"_s, u"--org"_s, u"kaese"_s, u"--member"_s, u"ada@example.com"_s,
                     u"--name"_s, u"copy"_s, u"--kind"_s, u"full_access"_s, u"--expires-after"_s, days });
    };
    QCOMPARE(create(u"367"_s).status, 1);
    const Run made = create(u"30"_s);
    QCOMPARE(made.status, 0);
    const Run rotated = run({ u"token"_s, u"rotate"_s, made.text("id"), u"--overlap"_s, u"2"_s });
    QCOMPARE(rotated.status, 0);
    QVERIFY(rotated.text("token").startsWith(u"ib_"_s) && rotated.text("token") != made.text("token"));
    const JsonDocument list = run({ u"token"_s, u"list"_s, u"--org"_s, u"kaese"_s }).json();
    QCOMPARE(list.root().size(), 2);
    QCOMPARE(list.root().at(0).member("id").text(), rotated.text("id"));
    QCOMPARE(list.root().at(0).member("expires_at").text(), rotated.text("expires_at"));
    QVERIFY(list.root().at(1).member("expires_at").text() < rotated.text("expires_at"));
    const Run tooLong = run({ u"token"_s, u"rotate"_s, made.text("id"), u"--overlap"_s, u"169"_s });
    QCOMPARE(tooLong.status, 1);
    QVERIFY2(tooLong.err.contains("168 at most"), tooLong.err.constData());
    for (const Run &each : { made, rotated })
        QCOMPARE(run({ u"token"_s, u"revoke"_s, each.text("id") }).status, 0);
    QCOMPARE(run({ u"token"_s, u"rotate"_s, made.text("id") }).status, 1);
}

void TestCommands::tokensThatCannotBePrintedChangeNothing()
{
    const QStringList create{ u"token"_s,           u"create"_s, u"--org"_s, u"kaese"_s,  u"--member"_s,
                              u"ada@example.com"_s, u"--name"_s, u"lost"_s,  u"--kind"_s, u"full_access"_s };
    QCOMPARE(statusWithFullOutput(m_data, create), 1);
    QCOMPARE(run({ u"token"_s, u"list"_s }).json().root().size(), 0);
    const Run made = run(create);
    const Run brief = run(create + QStringList{ u"--expires-after"_s, u"30"_s });
    const QByteArray before = run({ u"token"_s, u"list"_s }).out;
    for (const Run &each : { made, brief })
        QCOMPARE(statusWithFullOutput(m_data, { u"token"_s, u"rotate"_s, each.text("id") }), 1);
    QCOMPARE(run({ u"token"_s, u"list"_s }).out, before);
    for (const Run &each : { made, brief })
        QCOMPARE(run({ u"token"_s, u"revoke"_s, each.text("id") }).status, 0);
}

void TestCommands::widgetTokensNeedOrigins()
{
    const QStringList create{ u"token"_s,           u"create"_s, u"--org"_s, u"kaese"_s,  u"--member"_s,
                              u"ada@example.com"_s, u"--name"_s, u"page"_s,  u"--kind"_s, u"widget"_s };
    QCOMPARE(run(create).status, 1);
    QCOMPARE(run(create + QStringList{ u"--origin"_s, u"example.com"_s }).status, 1);
    const Run made = run(
        create + QStringList{ u"--origin"_s, u"https://a.example"_s, u"--origin"_s, u"https://b.example"_s });
    QCOMPARE(made.status, 0);
    QVERIFY(made.text("token").startsWith(u"ibw_"_s));
    const JsonDocument list = run({ u"token"_s, u"list"_s }).json();
    const JsonValue origins = list.root().at(0).member("allowed_origins");
    QCOMPARE(origins.size(), 2);
    QCOMPARE(origins.at(1).text(), u"https://b.example"_s);
}

void TestCommands::missingObjectsAreReported_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("org set") << QStringList{ u"org"_s, u"set"_s, u"nix"_s, u"--name"_s, u"N"_s }
                             << "no organization with the slug nix"_ba;
    QTest::newRow("member list") << QStringList{ u"member"_s, u"list"_s, u"--org"_s, u"nix"_s }
                                 << "no organization with the slug nix"_ba;
    QTest::newRow("route") << QStringList{ u"route"_s, u"--org"_s, u"nix"_s, u"--retry-failed"_s }
                           << "no organization with the slug nix"_ba;
    QTest::newRow("member") << QStringList{ u"token"_s,    u"create"_s,         u"--org"_s,  u"kaese"_s,
                                            u"--member"_s, u"no@example.com"_s, u"--name"_s, u"n"_s,
                                            u"--kind"_s,   u"full_access"_s }
                            << "no member with the e-mail address no@example.com"_ba;
}

void TestCommands::missingObjectsAreReported()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, expected);
    const Run failed = run(arguments);
    QCOMPARE(failed.status, 1);
    QVERIFY2(failed.err.contains(expected), failed.err.constData());
}

void TestCommands::nothingFailedIsNothingToRetry()
{
    const Run retried = run({ u"route"_s, u"--org"_s, u"kaese"_s, u"--retry-failed"_s });
    QCOMPARE(retried.status, 0);
    QCOMPARE(retried.json().root().member("retried").integer(), 0);
    const Run again = run({ u"route"_s, u"--org"_s, u"kaese"_s, u"--retry-fallbacks"_s });
    QCOMPARE(again.status, 0);
    QCOMPARE(again.json().root().member("retried").integer(), 0);
    const Run unclear = run({ u"route"_s, u"--org"_s, u"kaese"_s });
    QCOMPARE(unclear.status, 1);
    QVERIFY2(unclear.err.contains("--retry-fallbacks is required"), unclear.err.constData());
}

void TestCommands::reportsAreNoneAtFirst()
{
    const Run reports = run({ u"reports"_s });
    QCOMPARE(reports.status, 0);
    QCOMPARE(reports.json().root().size(), 0);
    QVERIFY(reports.json().root().isArray());
}

void TestCommands::peopleReadTables()
{
    const Run list = triaged({ u"org"_s, u"list"_s, u"--data-dir"_s, m_data.dataDirectory() });
    QCOMPARE(list.status, 0);
    const QByteArrayList lines = list.out.split('\n');
    QVERIFY(lines.value(0).startsWith("ID             SLUG"));
    QVERIFY(lines.value(1).contains("  kaese         Käse         0 "));
}

void TestCommands::namesDoNothingToTheTerminal()
{
    QCOMPARE(run({ u"org"_s, u"set"_s, u"grosse-firma"_s, u"--name"_s, u"a\033[2Jb"_s }).status, 0);
    const Run list = triaged({ u"org"_s, u"list"_s, u"--data-dir"_s, m_data.dataDirectory() });
    QVERIFY(!list.out.contains('\033'));
    QVERIFY(list.out.contains("a [2Jb"));
}

void TestCommands::aClusterOfTheNewestVersionNeedsNoUpgrade()
{
    const Run upgrade = run({ u"upgrade-cluster"_s });
    QCOMPARE(upgrade.status, 0);
    QVERIFY(upgrade.json().root().member("from").integer() >= 15);
    QCOMPARE(upgrade.json().root().member("to").integer(), upgrade.json().root().member("from").integer());
    QCOMPARE(upgrade.text("kept"), QString());
}

void TestCommands::anUpgradeOfWhatIsNoneSaysSo()
{
    const Run elsewhere = triaged({ u"upgrade-cluster"_s, u"--data-dir"_s, m_data.inside(u"nowhere"_s) });
    QCOMPARE(elsewhere.status, 1);
    QVERIFY2(elsewhere.err.contains("no cluster of triaged"), elsewhere.err.constData());
    const Run yours = triaged({ u"upgrade-cluster"_s, u"--database"_s, u"dbname=yours"_s });
    QCOMPARE(yours.status, 1);
    QVERIFY2(yours.err.contains("private cluster"), yours.err.constData());
}

void TestCommands::noPostgresIsLeftRunning()
{
    QCOMPARE(m_data.postgresProcess(), 0);
}

TRIAGE_TEST(TestCommands, QCoreApplication)
#include "tst_commands.moc"
