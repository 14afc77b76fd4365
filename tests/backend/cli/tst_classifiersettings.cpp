// SPDX-License-Identifier: GPL-3.0-or-later
#include "clitest.h"

#include "support/fakemodel.h"
#include "support/messagehead.h"
#include "support/testprogram.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTest>

#include <signal.h>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

const QString key = u"sk-the-key-nobody-may-see"_s;

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList withModel(const ScratchData &data, const FakeModel &server)
{
    return serveOn(data) + QStringList{ u"--classifier"_s,       u"openai"_s,
                                        u"--classifier-url"_s,   server.url().toString(),
                                        u"--classifier-model"_s, u"small-1"_s };
}

QProcessEnvironment withKey()
{
    QProcessEnvironment environment = plainEnvironment();
    environment.insert(u"TRIAGED_CLASSIFIER_KEY"_s, key);
    return environment;
}

} // namespace

/// The settings for routing with a language model, and the messages about wrong ones.
class TestClassifierSettings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void missingAndWrongSettingsAreNamed_data();
    void missingAndWrongSettingsAreNamed();
    void theKeyIsNotAFlag();
    void aKeyThatOthersMayReadIsRefused_data();
    void aKeyThatOthersMayReadIsRefused();
    void aKeyThatIsNoneIsRefused();
    void neitherTheKeyNorFeedbackIsShownAnywhere();
    void aRefusedKeyIsReportedToTheOperator();
    void itEndsInTimeWhileTheModelHangs();

private:
    QByteArray post(const Triaged &server, const QByteArray &token, const QByteArray &text);
    ScratchData m_data;
};

void TestClassifierSettings::missingAndWrongSettingsAreNamed_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("expected");
    const QStringList openai{ u"--classifier"_s, u"openai"_s };
    const QString url = u"--classifier-url"_s;
    QTest::newRow("another classifier")
        << QStringList{ u"--classifier"_s, u"magic"_s } << "It must be embedded or openai"_ba;
    QTest::newRow("no address") << openai << "needs the setting classifier-url (or TRIAGED_CLASSIFIER_URL"_ba;
    QTest::newRow("no model") << openai + QStringList{ url, u"http://127.0.0.1:1"_s }
                              << "needs the setting classifier-model (or TRIAGED_CLASSIFIER_MODEL"_ba;
    QTest::newRow("empty model") << QStringList{ u"--classifier-model"_s, u" "_s }
                                 << "the name of a model"_ba;
    QTest::newRow("no web address") << QStringList{ url, u"model.example"_s } << "is not a web address"_ba;
    QTest::newRow("a password in it")
        << QStringList{ url, u"https://me:hunter2@model.example"_s } << "no name and no password"_ba;
    QTest::newRow("masking") << QStringList{ u"--classifier-mask"_s, u"maybe"_s } << "neither on nor off"_ba;
    QTest::newRow("cascade") << QStringList{ u"--classifier-cascade"_s, u"never"_s }
                             << "neither always nor when_unsure"_ba;
    QTest::newRow("tokens") << QStringList{ u"--classifier-daily-tokens"_s, u"-5"_s }
                            << "not a number, 0 or more"_ba;
    QTest::newRow("concurrency") << QStringList{ u"--classifier-concurrency"_s, u"0"_s } << "from 1 to 64"_ba;
    QTest::newRow("calls") << QStringList{ u"--classifier-calls-per-minute"_s, u"x"_s }
                           << "not a number from 0"_ba;
    const QString embeddings = u"--embeddings-url"_s;
    QTest::newRow("embeddings without a model") << QStringList{ embeddings, u"http://127.0.0.1:1"_s }
                                                << "both embeddings-url and embeddings-model"_ba;
    QTest::newRow("embeddings without an address")
        << QStringList{ u"--embeddings-model"_s, u"m"_s } << "both embeddings-url and embeddings-model"_ba;
    QTest::newRow("a password for embeddings")
        << QStringList{ embeddings, u"https://me:hunter2@model.example"_s } << "no name and no password"_ba;
    QTest::newRow("masking of embeddings")
        << QStringList{ u"--embeddings-mask"_s, u"maybe"_s } << "neither on nor off"_ba;
    QTest::newRow("own texts") << QStringList{ u"--own-texts"_s, u"some"_s } << "neither on nor off"_ba;
    QTest::newRow("tokens of embeddings")
        << QStringList{ u"--embeddings-daily-tokens"_s, u"x"_s } << "not a number, 0 or more"_ba;
    QTest::newRow("timeout") << QStringList{ u"--classifier-timeout"_s, u"1h"_s } << "from 1s to 10m"_ba;
}

void TestClassifierSettings::missingAndWrongSettingsAreNamed()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, expected);
    const Run run = triaged(QStringList{ u"serve"_s } + arguments, withKey());
    QCOMPARE(run.status, 2);
    QVERIFY2(run.err.contains(expected), run.err.constData());
    QVERIFY2(!run.err.contains("hunter2") && !run.err.contains(key.toUtf8()), run.err.constData());
}

void TestClassifierSettings::theKeyIsNotAFlag()
{
    const Run run = triaged({ u"serve"_s, u"--classifier-key="_s + key });
    QCOMPARE(run.status, 2);
    QVERIFY2(!run.err.contains(key.toUtf8()), run.err.constData());
    QVERIFY(!triaged({ u"serve"_s, u"--help"_s }).out.contains("--classifier-key"));
}

void TestClassifierSettings::aKeyThatOthersMayReadIsRefused_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::newRow("of the language model") << "classifier-key"_ba;
    QTest::newRow("of embeddings") << "embeddings-key"_ba;
}

void TestClassifierSettings::aKeyThatOthersMayReadIsRefused()
{
    QFETCH(QByteArray, name);
    const QString file
        = m_data.write(u"key.toml"_s, name + " = \"" + key.toUtf8() + "\"\nlog-level = \"wrong\"\n");
    const QStringList serve{ u"serve"_s, u"--config"_s, file };
    QVERIFY(QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup));
    const Run open = triaged(serve);
    QCOMPARE(open.status, 2);
    QVERIFY2(open.err.contains("chmod 600"), open.err.constData());
    QVERIFY2(!open.err.contains(key.toUtf8()), open.err.constData());
    QVERIFY(QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner));
    QVERIFY(triaged(serve).err.contains("wrong is not a log level")); // it got past the key
}

void TestClassifierSettings::aKeyThatIsNoneIsRefused()
{
    QProcessEnvironment environment = plainEnvironment();
    environment.insert(u"TRIAGED_CLASSIFIER_KEY"_s, u"two words\nX-Header: 1"_s);
    const Run run = triaged({ u"serve"_s }, environment);
    QCOMPARE(run.status, 2);
    QVERIFY2(run.err.contains("plain ASCII"), run.err.constData());
    QVERIFY2(!run.err.contains("two words"), run.err.constData());
}

/// Posts feedback and waits until it is routed; the classifier that decided.
QByteArray TestClassifierSettings::post(const Triaged &server, const QByteArray &token,
                                        const QByteArray &text)
{
    const Reply made
        = send("POST", server.url(u"/api/v0/feedback"_s), token, "{\"description\":\"" + text + "\"}");
    const QString path = server.url(u"/api/v0/feedback/%1/routing"_s.arg(made.data().member("id").text()));
    const auto isRouted = [&] {
        return send("GET", path, token).data().member("status").text() == u"routed"_s;
    };
    if (!QTest::qWaitFor(isRouted, 30000))
        return "never";
    return send("GET", path, token).data().member("classifier").text().toUtf8();
}

void TestClassifierSettings::neitherTheKeyNorFeedbackIsShownAnywhere()
{
    FakeModel model([](const ModelRequest &request) {
        return saying(verdictJson(request.handleOf(u"Billing"_s), u"charged twice"_s, 95));
    });
    const QString log = m_data.inside(u"served.log"_s);
    Triaged server(withModel(m_data, model) + QStringList{ u"--log-level"_s, u"debug"_s }, withKey(), log);
    QVERIFY(server.waitForReady());
    const QByteArray token = tokenOfNewOrganization(m_data, u"acme"_s);
    send("POST", server.url(u"/api/v0/buffers"_s), token,
         R"({"name":"Billing","description":"Invoices and charges"})");
    QCOMPARE(post(server, token, "Mister Quux was charged twice"), "openai:small-1/1"_ba);
    QCOMPARE(headerOf(model.last().head, "Authorization"), "Bearer " + key.toUtf8());

    const QString process = u"/proc/%1/"_s.arg(server.process());
    QVERIFY(!contentOf(process + u"cmdline"_s).contains(key.toUtf8()));
    QVERIFY(!contentOf(u"/proc/%1/environ"_s.arg(m_data.postgresProcess())).contains(key.toUtf8()));
    server.signal(SIGTERM);
    QCOMPARE(server.waitForEnd(), 0);
    const QByteArray lines = contentOf(log);
    QVERIFY2(lines.contains("languagemodel.answered purpose=routing"), lines.constData());
    QVERIFY2(lines.contains("prompt_tokens=900"), lines.constData());
    QVERIFY2(!lines.contains(key.toUtf8()), lines.constData());
    QVERIFY2(!lines.contains("Quux") && !lines.contains("charged"), lines.constData());
}

void TestClassifierSettings::aRefusedKeyIsReportedToTheOperator()
{
    FakeModel model([](const ModelRequest &) { return refusing(401, "Wrong key: " + key.toUtf8()); });
    const QString log = m_data.inside(u"refused.log"_s);
    Triaged server(withModel(m_data, model), withKey(), log);
    QVERIFY(server.waitForReady());
    const QByteArray token = tokenOfNewOrganization(m_data, u"locked-out"_s);
    send("POST", server.url(u"/api/v0/buffers"_s), token, R"({"name":"Billing"})");
    QVERIFY(post(server, token, "I was charged twice").endsWith(" (fallback)"));
    QCOMPARE(model.count(), 1);
    server.signal(SIGTERM);
    QCOMPARE(server.waitForEnd(), 0);
    const QByteArray lines = contentOf(log);
    QVERIFY2(lines.contains("error languagemodel.failed"), lines.constData());
    QVERIFY2(lines.contains("TRIAGED_CLASSIFIER_KEY"), lines.constData());
    QVERIFY2(!lines.contains(key.toUtf8()), lines.constData());
}

void TestClassifierSettings::itEndsInTimeWhileTheModelHangs()
{
    FakeModel model;
    model.play({ { 200, {}, "application/json", {}, ModelReply::How::Never } });
    Triaged server(withModel(m_data, model), withKey());
    QVERIFY(server.waitForReady());
    const QByteArray token = tokenOfNewOrganization(m_data, u"hanging"_s);
    send("POST", server.url(u"/api/v0/buffers"_s), token, R"({"name":"Billing"})");
    send("POST", server.url(u"/api/v0/feedback"_s), token, R"({"description":"I was charged twice"})");
    QTRY_COMPARE(model.count(), 1);
    QElapsedTimer timer;
    timer.start();
    server.signal(SIGTERM);
    QCOMPARE(server.waitForEnd(patience), 0);
}

TRIAGE_TEST(TestClassifierSettings, QCoreApplication)
#include "tst_classifiersettings.moc"
