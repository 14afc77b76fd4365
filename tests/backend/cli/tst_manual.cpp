// SPDX-License-Identifier: GPL-3.0-or-later
#include "clitest.h"
#include "support/testprogram.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage::test;

/// Compares the documentation of the server's settings with the program's help.
class TestManual : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void theManualHasTheSettingsThatThereAre();
    void theManualHasTheCommandsThatThereAre();
    void theSampleConfigurationHasTheSettingsThatThereAre();
    void theSampleConfigurationIsRead();
    void flagsAreCompleted();
    void theNamesOfFilesAreCompleted();

private:
    QStringList completed(const QStringList &words) const;

    QByteArray m_help;
    QStringList m_settings; ///< Without dashes, sorted.
};

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(u"" SOURCES "/"_s + path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(file.fileName()));
    return file.readAll();
}

/// Returns the matches of the expression's group, each once, sorted.
QStringList found(const QByteArray &text, const QString &expression)
{
    QSet<QString> words;
    auto match = QRegularExpression(expression, QRegularExpression::MultilineOption)
                     .globalMatch(QString::fromUtf8(text));
    while (match.hasNext())
        words << match.next().captured(1);
    QStringList sorted(words.begin(), words.end());
    sorted.sort();
    return sorted;
}

/// The section of that title of a manual page's source.
QByteArray section(const QByteArray &page, const QByteArray &title)
{
    const qsizetype begin = page.indexOf("# " + title + "\n");
    return page.mid(begin, page.indexOf("\n# ", begin + 1) - begin);
}

} // namespace

void TestManual::initTestCase()
{
    const Run run = triaged({ u"serve"_s, u"--help"_s });
    QCOMPARE(run.status, 0);
    m_help = run.out;
    m_settings = found(m_help, u"^ +(?:-\\w,)?--([a-z][a-z-]*)"_s);
    m_settings.removeOne(u"help"_s);
    QVERIFY(m_settings.contains(u"listen"_s) && m_settings.contains(u"tls-cert"_s) && m_settings.size() > 20);
}

void TestManual::theManualHasTheSettingsThatThereAre()
{
    const QByteArray settings = section(contentOf(u"resources/man/triaged.1.scd"_s), "SETTINGS");
    // The list begins after what is said of all of them.
    QCOMPARE(found(settings.mid(settings.indexOf("\n*--")), u"\\*--([a-z][a-z-]*)\\*"_s), m_settings);
}

void TestManual::theManualHasTheCommandsThatThereAre()
{
    const auto wordsIn = [](const QStringList &command) {
        const QByteArray help = triaged(command + QStringList{ u"--help"_s }).out;
        const qsizetype list = help.indexOf("\nSubcommands:");
        return list < 0 ? QStringList() : found(help.mid(list), u"^  ([a-z][a-z-]*) "_s);
    };
    QStringList commands;
    for (const QString &word : wordsIn({})) {
        const QStringList inner = wordsIn({ word });
        for (const QString &each : inner)
            commands << word + u' ' + each;
        if (inner.isEmpty())
            commands << word;
    }
    commands.sort();
    const QByteArray described = section(contentOf(u"resources/man/triaged.1.scd"_s), "COMMANDS");
    QCOMPARE(found(described, u"\\*([a-z][a-z-]*(?: [a-z][a-z-]*)*)\\*"_s), commands);
}

void TestManual::theSampleConfigurationHasTheSettingsThatThereAre()
{
    QStringList expected = m_settings;
    expected.removeOne(u"config"_s);
    QCOMPARE(found(contentOf(u"installer/packaging/triaged.conf"_s), u"^#?([a-z][a-z-]*) = "_s), expected);
}

void TestManual::theSampleConfigurationIsRead()
{
    const QString path = u"" SOURCES "/installer/packaging/triaged.conf"_s;
    const Run run
        = triaged({ u"org"_s, u"list"_s, u"--config"_s, path, u"--database"_s, u"host=/nowhere"_s });
    QCOMPARE(run.status, 1); // it is the database that is wrong
    QVERIFY2(!run.err.contains("configuration"), run.err.constData());
}

QStringList TestManual::completed(const QStringList &words) const
{
    QProcess bash;
    bash.start(u"bash"_s,
               QStringList{ u"-c"_s,
                            u"source \"$1\"; shift; COMP_WORDS=(\"$@\"); COMP_CWORD=$(($# - 1)); _triaged; "
                            "printf '%s\\n' \"${COMPREPLY[@]}\""_s,
                            u"bash"_s, u"" SOURCES "/installer/packaging/triaged.bash"_s, u"" TRIAGED ""_s }
                   + words);
    bash.waitForFinished();
    QStringList lines = QString::fromUtf8(bash.readAllStandardOutput()).split(u'\n', Qt::SkipEmptyParts);
    lines.sort();
    return lines;
}

void TestManual::flagsAreCompleted()
{
    QStringList expected{ u"--help"_s };
    for (const QString &name : m_settings)
        expected << u"--"_s + name;
    expected.sort();
    QCOMPARE(completed({ u"serve"_s, u"--"_s }), expected);
    QCOMPARE(completed({ u"serve"_s, u"--tls-"_s }), QStringList({ u"--tls-cert"_s, u"--tls-key"_s }));
}

void TestManual::theNamesOfFilesAreCompleted()
{
    ScratchData data;
    const QString file = data.write(u"a-file"_s, "x");
    const QStringList flags = found(m_help, u"^ +(--[a-z][a-z-]*) (?:FILE|DIR)\\b"_s);
    QVERIFY(flags.contains(u"--config"_s) && flags.contains(u"--tls-key"_s)
            && flags.contains(u"--data-dir"_s));
    for (const QString &flag : flags) {
        const bool isFile = flag != u"--data-dir"_s;
        QCOMPARE(completed({ u"serve"_s, flag, file.chopped(2) }),
                 isFile ? QStringList{ file } : QStringList());
        QCOMPARE(completed({ u"serve"_s, flag, file.section(u'/', 0, -2).chopped(1) }),
                 QStringList{ file.section(u'/', 0, -2) });
    }
}

TRIAGE_TEST(TestManual, QCoreApplication)
#include "tst_manual.moc"
