// SPDX-License-Identifier: GPL-3.0-or-later
#include "clitest.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage::test;

/// Help, wrong use and where settings come from. Nothing here needs a database.
class TestCommandLine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void helpIsThereOnEveryLevel_data();
    void helpIsThereOnEveryLevel();
    void theVersionIsPrinted();
    void wrongUseEndsWithTwoAndSaysWhatIsWrong_data();
    void wrongUseEndsWithTwoAndSaysWhatIsWrong();
    void aFlagBeatsTheEnvironmentWhichBeatsTheFile();
    void everySettingMayStandInTheFile();
    void theFileMayBeNamedInTheEnvironment();
    void aValueInQuotesMayHoldAnything();
    void aFileThatIsWrongIsRefused_data();
    void aFileThatIsWrongIsRefused();
    void secretsAreNeverPrinted_data();
    void secretsAreNeverPrinted();

private:
    ScratchData m_data;
};

void TestCommandLine::helpIsThereOnEveryLevel_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("expected");
    QTest::newRow("all") << u""_s << u"serve"_s;
    QTest::newRow("serve") << u"serve"_s << u"--listen HOST:PORT (Env:TRIAGED_LISTEN)"_s;
    QTest::newRow("rate limit") << u"serve"_s << u"--rate-limit LIMITS (Env:TRIAGED_RATE_LIMIT)"_s;
    QTest::newRow("group") << u"org"_s << u"create"_s;
    QTest::newRow("org create") << u"org create"_s << u"--feedback-limit N"_s;
    QTest::newRow("org list") << u"org list"_s << u"--json"_s;
    QTest::newRow("org set") << u"org set"_s << u"--auto-create-buffers on|off"_s;
    QTest::newRow("member add") << u"member add"_s << u"--role ROLE"_s;
    QTest::newRow("member list") << u"member list"_s << u"--org SLUG"_s;
    QTest::newRow("token create") << u"token create"_s << u"--origin ORIGIN"_s;
    QTest::newRow("token list") << u"token list"_s << u"--data-dir DIR (Env:TRIAGED_DATA_DIR)"_s;
    QTest::newRow("token rotate") << u"token rotate"_s << u"--overlap HOURS"_s;
    QTest::newRow("token revoke") << u"token revoke"_s << u"id ID"_s;
    QTest::newRow("tag list") << u"tag list"_s << u"--org SLUG"_s;
    QTest::newRow("view list") << u"view list"_s << u"--org SLUG"_s;
    QTest::newRow("route") << u"route"_s << u"--retry-failed"_s;
    QTest::newRow("reports") << u"reports"_s << u"--limit N"_s;
    QTest::newRow("demo") << u"demo"_s << u"--database CONNINFO (Env:TRIAGED_DATABASE)"_s;
    QTest::newRow("migrate") << u"migrate"_s << u"--config FILE (Env:TRIAGED_CONFIG)"_s;
}

void TestCommandLine::helpIsThereOnEveryLevel()
{
    QFETCH(QString, command);
    QFETCH(QString, expected);
    const Run run = triaged(command.split(u' ', Qt::SkipEmptyParts) << u"--help"_s);
    QCOMPARE(run.status, 0);
    QVERIFY2(run.out.contains(expected.toUtf8()), run.out.constData());
    QCOMPARE(run.err, QByteArray());
}

void TestCommandLine::theVersionIsPrinted()
{
    const Run run = triaged({ u"--version"_s });
    QCOMPARE(run.status, 0);
    QVERIFY(run.out.startsWith("triaged "));
}

void TestCommandLine::wrongUseEndsWithTwoAndSaysWhatIsWrong_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("nothing") << QStringList() << "A subcommand is required"_ba;
    QTest::newRow("group alone") << QStringList{ u"org"_s } << "A subcommand is required"_ba;
    QTest::newRow("no such command") << QStringList{ u"sing"_s } << "sing was not expected"_ba;
    QTest::newRow("no such flag") << QStringList{ u"serve"_s, u"--lisen"_s, u"x"_s }
                                  << "--lisen was not expected"_ba;
    QTest::newRow("flag of another command")
        << QStringList{ u"migrate"_s, u"--listen=x"_s } << "--listen was not expected"_ba;
    QTest::newRow("no value") << QStringList{ u"serve"_s, u"--listen"_s } << "--listen"_ba;
    QTest::newRow("twice") << QStringList{ u"serve"_s, u"--listen"_s, u"a:1"_s, u"--listen"_s, u"b:1"_s }
                           << "--listen"_ba;
    QTest::newRow("required value") << QStringList{ u"org"_s, u"create"_s } << "--name is required"_ba;
    QTest::newRow("required argument") << QStringList{ u"token"_s, u"revoke"_s } << "id is required"_ba;
    QTest::newRow("no id") << QStringList{ u"token"_s, u"revoke"_s, u"7"_s } << "id: It must be an id"_ba;
    QTest::newRow("no word") << QStringList{ u"org"_s, u"set"_s, u"x"_s, u"--routing"_s, u"perhaps"_s }
                             << "--routing: It must be on or off"_ba;
    QTest::newRow("no number") << QStringList{ u"org"_s, u"set"_s, u"x"_s, u"--feedback-limit"_s, u"-1"_s }
                               << "--feedback-limit: It must be a number"_ba;
    QTest::newRow("no role") << QStringList{ u"member"_s, u"add"_s,     u"--org"_s, u"x"_s,      u"--name"_s,
                                             u"N"_s,      u"--email"_s, u"e@x"_s,   u"--role"_s, u"king"_s }
                             << "--role: It must be admin or member"_ba;
    QTest::newRow("no time") << QStringList{ u"serve"_s, u"--buffer-retention"_s, u"soon"_s }
                             << "soon is not a length of time"_ba;
    QTest::newRow("no rate limit") << QStringList{ u"serve"_s, u"--rate-limit"_s, u"fast"_s }
                                   << "fast is not a rate limit"_ba;
    QTest::newRow("no URL") << QStringList{ u"serve"_s, u"--public-url"_s, u"example.com"_s }
                            << "example.com is not a web address"_ba;
    QTest::newRow("no contact") << QStringList{ u"serve"_s, u"--contact"_s, u"http://example.com"_s }
                                << "http://example.com is not a contact"_ba;
    QTest::newRow("no directory") << QStringList{ u"org"_s, u"list"_s, u"--data-dir="_s } << "--data-dir"_ba;
    QTest::newRow("no classifier") << QStringList{ u"serve"_s, u"--classifier"_s, u"oracle"_s }
                                   << "oracle is not a classifier"_ba;
}

void TestCommandLine::wrongUseEndsWithTwoAndSaysWhatIsWrong()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, expected);
    const Run run = triaged(arguments);
    QCOMPARE(run.status, 2);
    QCOMPARE(run.out, QByteArray());
    QVERIFY2(run.err.contains(expected), run.err.constData());
    QVERIFY2(run.err.contains("--help\""), run.err.constData());
}

// A value that is refused is quoted: so the refusals tell which one was taken.
void TestCommandLine::aFlagBeatsTheEnvironmentWhichBeatsTheFile()
{
    const QString file = m_data.write(u"precedence.toml"_s, "log-level = \"of-the-file\"\n");
    QProcessEnvironment environment = plainEnvironment();
    const QStringList withFile{ u"serve"_s, u"--config"_s, file };
    QVERIFY(triaged(withFile, environment).err.contains("of-the-file is not a log level"));
    environment.insert(u"TRIAGED_LOG_LEVEL"_s, u"of-the-environment"_s);
    QVERIFY(triaged(withFile, environment).err.contains("of-the-environment is not a log level"));
    QVERIFY(triaged(withFile + QStringList{ u"--log-level"_s, u"of-the-flag"_s }, environment)
                .err.contains("of-the-flag is not a log level"));
}

void TestCommandLine::everySettingMayStandInTheFile()
{
    const QString file = m_data.write(u"all.toml"_s,
                                      "# a comment\n"
                                      "listen = \"192.0.2.1:80\" # an address of another machine\n"
                                      "public_url = 'https://feedback.example.com/'\n"
                                      "problems-base = \"https://example.com/problems\"\n"
                                      "buffer-retention = 12h\n"
                                      "rate-limit = \"full=50/100,widget=off\"\n"
                                      "classifier = embedded\n"
                                      "log-format = json\n"
                                      "log-level = warning\n"
                                      "data-dir = \""
                                          + m_data.dataDirectory().toUtf8() + "\"\n");
    const Run run = triaged({ u"serve"_s, u"--config"_s, file });
    QCOMPARE(run.status, 1);
    QVERIFY2(run.err.contains("Cannot listen on 192.0.2.1"), run.err.constData());
    QVERIFY(QFile::exists(m_data.dataDirectory()));
}

void TestCommandLine::theFileMayBeNamedInTheEnvironment()
{
    QProcessEnvironment environment = plainEnvironment();
    environment.insert(u"TRIAGED_CONFIG"_s, m_data.write(u"named.toml"_s, "log-level = \"of-the-file\"\n"));
    QVERIFY(triaged({ u"serve"_s }, environment).err.contains("of-the-file is not a log level"));
}

void TestCommandLine::aValueInQuotesMayHoldAnything()
{
    const QString file = m_data.write(u"quotes.toml"_s, "log-level = \"a#b, c=d e\" # and a comment\n");
    const Run run = triaged({ u"serve"_s, u"--config"_s, file });
    QVERIFY2(run.err.contains("a#b, c=d e is not a log level"), run.err.constData());
}

void TestCommandLine::aFileThatIsWrongIsRefused_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("no setting") << "listn = \"x\"\n"_ba
                                << "the key listn, which is not a setting"_ba;
    QTest::newRow("section") << "[serve]\nlisten = \"x\"\n"_ba
                             << "a section serve"_ba;
    QTest::newRow("two values") << "database = host=/x dbname=y\n"_ba
                                << "no single value for database"_ba;
    QTest::newRow("twice") << "listen = x\nlog-level = info\nlisten = y\n"_ba
                           << "no single value for listen"_ba;
    QTest::newRow("not in UTF-8") << "listen = \"\xff\"\n"_ba
                                  << "not in UTF-8"_ba;
}

void TestCommandLine::aFileThatIsWrongIsRefused()
{
    QFETCH(QByteArray, content);
    QFETCH(QByteArray, expected);
    const Run run = triaged({ u"migrate"_s, u"--config"_s, m_data.write(u"wrong.toml"_s, content) });
    QCOMPARE(run.status, 2);
    QVERIFY2(run.err.contains(expected), run.err.constData());
}

void TestCommandLine::secretsAreNeverPrinted_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    QTest::newRow("unreachable") << QStringList{ u"--database"_s, u"host=/nowhere password=hunter2"_s } << 1;
    QTest::newRow("unreachable URI") << QStringList{ u"--database"_s,
                                                     u"postgresql://u:hunter2@127.0.0.1:1/x"_s }
                                     << 1;
    QTest::newRow("no connection string")
        << QStringList{ u"--database"_s, u"host=x password=my hunter2"_s } << 2;
    QTest::newRow("no URI") << QStringList{ u"--database"_s, u"postgresql://u:hunter2%zz@h/x"_s } << 2;
    QTest::newRow("mistyped flag") << QStringList{ u"--databse"_s, u"password=hunter2"_s } << 2;
    QTest::newRow("mistyped flag and value") << QStringList{ u"--databse=password=hunter2"_s } << 2;
}

void TestCommandLine::secretsAreNeverPrinted()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, status);
    for (const QString &command : { u"serve"_s, u"migrate"_s }) {
        const Run run = triaged(QStringList{ command } + arguments);
        QCOMPARE(run.status, status);
        QVERIFY(run.err.contains("triaged: "));
        QVERIFY2(!run.out.contains("hunter2") && !run.err.contains("hunter2"), run.err.constData());
    }
}

TRIAGE_TEST(TestCommandLine, QCoreApplication)
#include "tst_commandline.moc"
