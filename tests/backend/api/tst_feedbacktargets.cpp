// SPDX-License-Identifier: GPL-3.0-or-later
// The targets that feedback points at: made with it, reused where they mean the same, and listed.

#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

/// The display names of an item's targets, in order.
QString targetsOf(Desk &desk, const QByteArray &item)
{
    return desk.get("/feedback/" + item + "/targets").all("display_name");
}

QJsonObject target(const char *type, const Members &metadata)
{
    return object({ { "type", type }, { "metadata", metadata.object() } });
}

QString idsOf(const QJsonArray &targets)
{
    QStringList ids;
    for (const QJsonValue &each : targets)
        ids.append(each[u"id"].toString());
    return ids.join(u' ');
}

} // namespace

class TestFeedbackTargets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void targetsAreMadeAndListed();
    void sameTargetsAreReused();
    void aTargetIsTheSameAfterNormalising();
    void differentMetadataIsAnotherTarget();
    void aCommandWithSeveralArgsIsATargetForEach();
    void aTargetNamedTwiceIsListedOnce();
    void targetsOfAnotherTypeKeepOnlyTheirFields();
    void wrongTargetsAreNamed_data();
    void wrongTargetsAreNamed();

private:
    TestBackend m_backend;
};

void TestFeedbackTargets::targetsAreMadeAndListed()
{
    Desk desk(m_backend);
    const QJsonObject endpoint = target(
        "rest_endpoint",
        { { "method", "GET" }, { "path", "/users" }, { "host", "api.example.com" }, { "api_version", "2" } });
    const QJsonObject page = target("documentation",
                                    { { "page_url", "https://example.com/docs" },
                                      { "section_heading", "Setup" },
                                      { "doc_version", "1.0" } });
    const QJsonObject command = target("cli_command",
                                       { { "command", "git" },
                                         { "subcommand", "remote add" },
                                         { "cli_version", "2.40" },
                                         { "args", array({ "--tags" }) } });
    const Answer made = desk.post(
        "/feedback", { { "description", "x" }, { "targets", array({ endpoint, page, command }) } });
    QCOMPARE(made.outcome(), u"201"_s);
    QVERIFY(!made.json()[u"data"].toObject().contains(u"targets"));

    const Answer targets = desk.get("/feedback/" + made.id() + "/targets");
    QCOMPARE(targets.outcome(), u"200"_s);
    QCOMPARE(targets.items().size(), 3);
    QCOMPARE(targets.all("type"), u"rest_endpoint, documentation, cli_command"_s);
    int place = 0;
    for (const QJsonObject &sent : { endpoint, page, command }) {
        const QJsonObject got = targets.items()[place++].toObject();
        QCOMPARE(got.keys(), (QStringList{ u"display_name"_s, u"id"_s, u"metadata"_s, u"type"_s }));
        QCOMPARE(got[u"metadata"], sent[u"metadata"]);
        QVERIFY(!got[u"display_name"].toString().isEmpty());
        QCOMPARE(targets.meta()[u"links"][u"items"][got[u"id"].toString()][u"api"][u"self"],
                 u"/api/v0/targets/"_s + got[u"id"].toString());
    }
    QCOMPARE(targets.meta()[u"links"][u"api"][u"self"],
             QString::fromLatin1("/api/v0/feedback/" + made.id() + "/targets"));
    QCOMPARE(desk.get("/feedback/0000000000000/targets").outcome(), u"404 feedback-not-found"_s);
}

void TestFeedbackTargets::sameTargetsAreReused()
{
    Desk desk(m_backend);
    const QJsonArray targets = array({ target("rest_endpoint", { { "method", "GET" }, { "path", "/a" } }),
                                       target("documentation", { { "page_url", "https://example.com" } }) });
    const QByteArray first = desk.feedback("x", { { "targets", targets } });
    const QByteArray second = desk.feedback("y", { { "targets", targets } });
    QCOMPARE(desk.get("/feedback/" + second + "/targets").items(),
             desk.get("/feedback/" + first + "/targets").items());
    QCOMPARE(m_backend.value(u"select count(*) from target where organization = %1"_s.arg(
                 desk.organization().id.value())),
             u"2"_s);
    // A target stays when the feedback that made it goes, and another organization has its own.
    desk.remove("/feedback/" + first);
    QCOMPARE(desk.get("/feedback/" + second + "/targets").items().size(), 2);
    Desk other(m_backend);
    const QByteArray theirs = other.feedback("x", { { "targets", targets } });
    QVERIFY(idsOf(other.get("/feedback/" + theirs + "/targets").items())
            != idsOf(desk.get("/feedback/" + second + "/targets").items()));
}

void TestFeedbackTargets::aTargetIsTheSameAfterNormalising()
{
    Desk desk(m_backend);
    const auto ids = [&desk](const QJsonObject &sent) {
        const QByteArray item = desk.feedback("x", { { "targets", array({ sent }) } });
        return idsOf(desk.get("/feedback/" + item + "/targets").items());
    };
    const QString endpoint = ids(target(
        "rest_endpoint", { { "method", "GET" }, { "path", "/Users" }, { "host", "api.example.com" } }));
    QCOMPARE(ids(target("rest_endpoint",
                        { { "host", "API.Example.COM" }, { "method", "get" }, { "path", "/Users" } })),
             endpoint);
    QCOMPARE(ids(target("rest_endpoint",
                        { { "method", "GET" },
                          { "path", "/Users" },
                          { "host", "api.example.com" },
                          { "api_version", nullptr } })),
             endpoint);
    QCOMPARE(ids(target("rest_endpoint",
                        { { "method", "GET" },
                          { "path", "/Users" },
                          { "host", "api.example.com" },
                          { "api_version", "" } })),
             endpoint);
    const QString command = ids(target("cli_command", { { "command", "git" } }));
    QCOMPARE(ids(target("cli_command",
                        { { "command", "git" }, { "args", QJsonArray() }, { "subcommand", nullptr } })),
             command);
    QCOMPARE(ids(target("cli_command", { { "command", "git" }, { "args", nullptr } })), command);
}

void TestFeedbackTargets::differentMetadataIsAnotherTarget()
{
    Desk desk(m_backend);
    const QByteArray item = desk.feedback(
        "x",
        { { "targets",
            array({ target("rest_endpoint", { { "method", "GET" }, { "path", "/a" } }),
                    target("rest_endpoint", { { "method", "GET" }, { "path", "/A" } }),
                    target("rest_endpoint", { { "method", "PUT" }, { "path", "/a" } }),
                    target("rest_endpoint", { { "method", "GET" }, { "path", "/a" }, { "host", "h" } }),
                    target("documentation", { { "page_url", "/a" } }),
                    target("cli_command", { { "command", "/a" } }) }) } });
    const QStringList ids = idsOf(desk.get("/feedback/" + item + "/targets").items()).split(u' ');
    QCOMPARE(ids.size(), 6);
    QCOMPARE(QSet<QString>(ids.begin(), ids.end()).size(), 6);
}

void TestFeedbackTargets::aCommandWithSeveralArgsIsATargetForEach()
{
    Desk desk(m_backend);
    const QByteArray item = desk.feedback(
        "x",
        { { "targets",
            array({ target("cli_command",
                           { { "command", "ls" }, { "args", array({ "-l", "-a", "-h" }) } }) }) } });
    const QJsonArray targets = desk.get("/feedback/" + item + "/targets").items();
    QCOMPARE(targets.size(), 3);
    QStringList args;
    for (const QJsonValue &each : targets) {
        QCOMPARE(each[u"metadata"][u"command"], u"ls"_s);
        QCOMPARE(each[u"metadata"][u"args"].toArray().size(), 1);
        args.append(each[u"metadata"][u"args"][0].toString());
    }
    args.sort();
    QCOMPARE(args, (QStringList{ u"-a"_s, u"-h"_s, u"-l"_s }));
    // The same flag alone is the same target.
    const QByteArray other = desk.feedback(
        "y",
        { { "targets",
            array({ target("cli_command", { { "command", "ls" }, { "args", array({ "-a" }) } }) }) } });
    const QString id = idsOf(desk.get("/feedback/" + other + "/targets").items());
    QVERIFY(idsOf(targets).contains(id));
}

void TestFeedbackTargets::aTargetNamedTwiceIsListedOnce()
{
    Desk desk(m_backend);
    const QJsonObject same = target("documentation", { { "page_url", "https://example.com" } });
    const QByteArray item = desk.feedback("x", { { "targets", array({ same, same }) } });
    QCOMPARE(targetsOf(desk, item), u"https://example.com"_s);
}

void TestFeedbackTargets::targetsOfAnotherTypeKeepOnlyTheirFields()
{
    Desk desk(m_backend);
    const QByteArray item = desk.feedback(
        "x",
        { { "targets",
            array({ target(
                "documentation",
                { { "page_url", "https://example.com" }, { "method", "GET" }, { "unknown", 1 } }) }) } });
    QCOMPARE(desk.get("/feedback/" + item + "/targets").items()[0][u"metadata"],
             object({ { "page_url", "https://example.com" } }));
}

void TestFeedbackTargets::wrongTargetsAreNamed_data()
{
    QTest::addColumn<QJsonValue>("target");
    QTest::addColumn<QString>("type");
    const auto row = [](const char *name, const QJsonValue &sent, const char *type) {
        QTest::newRow(name) << sent << QString::fromLatin1(type);
    };
    row("no object", 1, "invalid-field-value");
    row("null", QJsonValue::Null, "invalid-field-value");
    row("no type", object({ { "metadata", object({ { "page_url", "x" } }) } }), "missing-required-field");
    row("no metadata", object({ { "type", "documentation" } }), "missing-required-field");
    row("unknown type", target("video", { { "page_url", "x" } }), "invalid-field-value");
    row("number as type", object({ { "type", 3 }, { "metadata", QJsonObject() } }), "invalid-field-value");
    row("text as metadata", object({ { "type", "documentation" }, { "metadata", "x" } }),
        "invalid-field-value");
    row("no method", target("rest_endpoint", { { "path", "/a" } }), "missing-required-field");
    row("no path", target("rest_endpoint", { { "method", "GET" } }), "missing-required-field");
    row("no page", target("documentation", { { "section_heading", "x" } }), "missing-required-field");
    row("no command", target("cli_command", { { "subcommand", "x" } }), "missing-required-field");
    row("empty command", target("cli_command", { { "command", "" } }), "missing-required-field");
    row("number as path", target("rest_endpoint", { { "method", "GET" }, { "path", 1 } }),
        "invalid-field-value");
    row("text as args", target("cli_command", { { "command", "ls" }, { "args", "-a" } }),
        "invalid-field-value");
    row("number in args", target("cli_command", { { "command", "ls" }, { "args", array({ "-a", 1 }) } }),
        "invalid-field-value");
}

void TestFeedbackTargets::wrongTargetsAreNamed()
{
    QFETCH(QJsonValue, target);
    QFETCH(QString, type);
    Desk desk(m_backend);
    const QJsonObject fine = ::target("documentation", { { "page_url", "https://example.com" } });
    const Answer refused
        = desk.post("/feedback", { { "description", "x" }, { "targets", array({ fine, target }) } });
    QVERIFY2(refused.outcome().startsWith(u"422 %1 targets"_s.arg(type)), qPrintable(refused.outcome()));
    QCOMPARE(refused.json()[u"category"], u"integration"_s);
    QCOMPARE(desk.total("/feedback"), 0);

    QJsonArray many;
    for (int i = 0; i < 21; ++i)
        many.append(fine);
    QCOMPARE(desk.post("/feedback", { { "description", "x" }, { "targets", many } }).outcome(),
             u"422 invalid-field-value targets"_s);
    many.removeLast();
    QCOMPARE(desk.post("/feedback", { { "description", "x" }, { "targets", many } }).outcome(), u"201"_s);
}

TRIAGE_TEST(TestFeedbackTargets, QCoreApplication)
#include "tst_feedbacktargets.moc"
