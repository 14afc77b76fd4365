// SPDX-License-Identifier: GPL-3.0-or-later
#include "clitest.h"

#include "database/connection.h"
#include "support/scratchdatabase.h"
#include "support/testprogram.h"

#include <QFile>
#include <QTest>

#include <signal.h>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

/// Import and export as operators run them, with and without a server, killed in the middle, and taken back.
class TestTransferCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aFileIsImportedAndExported();
    void errorsOfRowsArePrinted();
    void columnsAndValuesThatArePassedOverAreReported();
    void aKilledImportGoesOn();
    void anImportIsTakenBack();
    void wrongUseIsSaid_data();
    void wrongUseIsSaid();

private:
    Run run(const QStringList &arguments) { return onData(m_data, arguments); }
    QString organization(const QString &slug)
    {
        run({ u"org"_s, u"create"_s, u"--name"_s, slug, u"--slug"_s, slug });
        return slug;
    }
    qint64 itemsOf(const QString &slug)
    {
        const JsonDocument list = run({ u"org"_s, u"list"_s }).json();
        for (qsizetype i = 0; i < list.root().size(); ++i) {
            if (list.root().at(i).member("slug").text() == slug)
                return list.root().at(i).member("feedback").integer();
        }
        return -1;
    }
    static QByteArray contentOf(const QString &path)
    {
        QFile file(path);
        return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
    }

    ScratchData m_data;
};

void TestTransferCommands::initTestCase()
{
    QCOMPARE(run({ u"migrate"_s }).status, 0);
}

void TestTransferCommands::aFileIsImportedAndExported()
{
    const QString one = organization(u"one"_s);
    const QString two = organization(u"two"_s);
    const QString csv = m_data.write(u"old.csv"_s,
                                     "external_id,description,buffers,created_at\r\n"
                                     "1,\"First; \"\"quoted\"\"\",Bugs; Billing,2024-01-01\r\n"
                                     "2,\"Two\nlines\",,2024-01-02 10:00\r\n");
    const Run trial = run({ u"import"_s, csv, u"--org"_s, one, u"--dry-run"_s });
    QCOMPARE(trial.status, 0);
    QCOMPARE(trial.json().root().at(0).member("created").integer(), 2);
    QCOMPARE(itemsOf(one), 0);

    const Run imported = run({ u"import"_s, csv, u"--org"_s, one, u"--no-route"_s });
    QCOMPARE(imported.status, 0);
    QCOMPARE(imported.json().root().at(0).member("state").text(), u"done"_s);
    QCOMPARE(imported.json().root().at(0).member("created").integer(), 2);
    QCOMPARE(
        run({ u"import"_s, csv, csv, u"--org"_s, one }).json().root().at(1).member("unchanged").integer(), 2);

    const QString lines = m_data.inside(u"all.jsonl"_s);
    QCOMPARE(run({ u"export"_s, lines, u"--org"_s, one }).json().root().member("feedback").integer(), 2);
    QCOMPARE(run({ u"import"_s, lines, u"--org"_s, two }).status, 0);
    const QString again = m_data.inside(u"again.jsonl"_s);
    QCOMPARE(run({ u"export"_s, again, u"--org"_s, two }).status, 0);
    QCOMPARE(contentOf(again), contentOf(lines));
    QCOMPARE(contentOf(lines).count('\n'), 4);
    const Run shown = triaged(
        { u"export"_s, u"--org"_s, two, u"--format"_s, u"csv"_s, u"--data-dir"_s, m_data.dataDirectory() });
    QCOMPARE(shown.out.count("\r\n"), 3);
}

void TestTransferCommands::errorsOfRowsArePrinted()
{
    const QString slug = organization(u"wrong"_s);
    const QString lines = m_data.write(u"wrong.jsonl"_s, "{\"description\":\"good\"}\nnonsense\n");
    const Run imported
        = triaged({ u"import"_s, lines, u"--org"_s, slug, u"--data-dir"_s, m_data.dataDirectory() });
    QCOMPARE(imported.status, 0);
    QVERIFY(imported.out.contains(
        "wrong.jsonl: 1 new, 0 there already, 1 wrong, 0 values passed over; 0 new buffers."));
    QVERIFY(imported.out.contains("Line 2: "));
    const QString path = m_data.inside(u"right.jsonl"_s);
    const Run exported
        = triaged({ u"export"_s, path, u"--org"_s, slug, u"--data-dir"_s, m_data.dataDirectory() });
    QCOMPARE(exported.out, path.toUtf8() + " holds 1 item of wrong.\n");
}

void TestTransferCommands::columnsAndValuesThatArePassedOverAreReported()
{
    const QString slug = organization(u"loose"_s);
    const QString csv
        = m_data.write(u"loose.csv"_s, "description,state,Votes\none,Closed,3\ntwo,Berlin,4\n\xFC,open,5\n");
    const auto imported = [&](const QString &how) {
        return triaged({ u"import"_s, csv, u"--org"_s, slug, how, u"--data-dir"_s, m_data.dataDirectory() });
    };
    const Run trial = imported(u"--dry-run"_s);
    QCOMPARE(trial.status, 0);
    QVERIFY(trial.out.contains("3 new, 0 there already, 0 wrong, 2 values passed over"));
    QVERIFY(trial.out.contains("Line 1: The column “Votes” is not a field and was passed over."));
    QVERIFY(trial.out.contains("Line 3: state: “Berlin” is not open, done or declined and was passed over."));
    QVERIFY(trial.err.contains("loose.csv is not in UTF-8 and is read as Windows-1252."));
    const Run strict = imported(u"--strict"_s);
    QCOMPARE(strict.status, 1);
    QVERIFY(strict.err.contains("2 lines or values of the files could not be used as they are."));
    QCOMPARE(itemsOf(slug), 3);
    const QString path = m_data.inside(u"loose.jsonl"_s);
    QCOMPARE(run({ u"export"_s, path, u"--org"_s, slug }).status, 0);
    QVERIFY(contentOf(path).contains("\"state\":\"done\""));
    QVERIFY(contentOf(path).contains("\"description\":\"ü\""));
}

void TestTransferCommands::aKilledImportGoesOn()
{
    const QString slug = organization(u"killed"_s);
    QByteArray file;
    for (int i = 0; i < 6000; ++i)
        file += "{\"description\":\"item " + QByteArray::number(i) + "\"}\n";
    const QString path = m_data.write(u"long.jsonl"_s, file);
    postgres::Cluster cluster({ .dataDirectory = m_data.dataDirectory() });
    QVERIFY(cluster.start());
    storage::Connection database({ .conninfo = cluster.conninfo() });
    const QString count
        = u"select count(*) from feedback f join organization o on o.organization = f.organization"
          " where o.slug = 'killed'"_s;
    const auto items = [&] {
        return database.executeText(count)->first().integer(0);
    };
    // Holds up the fifth part, so that the import is in the middle of it when it is killed.
    QVERIFY(database.executeText(
        u"create function hold() returns trigger language plpgsql as $$ begin"
        " if (select line from import where id = new.import) >= 2000 then perform pg_advisory_xact_lock(77); "
        "end if;"
        " return new; end $$; create trigger hold before insert on import_row for each row execute function hold()"_s));
    QVERIFY(database.executeText(u"select pg_advisory_lock(77)"_s));
    {
        Triaged import({ u"import"_s, path, u"--org"_s, slug, u"--no-route"_s, u"--data-dir"_s,
                         m_data.dataDirectory() });
        QTRY_COMPARE(sessions(database, u"wait_event = 'advisory'"_s), 1);
        import.kill();
    }
    QVERIFY(database.executeText(u"select pg_advisory_unlock(77)"_s));
    QVERIFY(database.executeText(u"drop trigger hold on import_row"_s));
    QTRY_COMPARE(sessions(database, u"application_name = 'triaged' and state <> 'idle'"_s), 0);
    const qint64 stored = items();
    QVERIFY(stored >= 2000);
    QVERIFY(stored < 6000);
    const QString id = QString::fromLatin1(encodeId(
        database.executeText(u"select id from import where state = 'running'"_s)->first().integer(0)));

    const Run rest = run({ u"import"_s, path, u"--org"_s, slug, u"--no-route"_s, u"--resume"_s, id });
    QCOMPARE(rest.status, 0);
    QCOMPARE(rest.json().root().at(0).member("created").integer(), 6000);
    QCOMPARE(items(), 6000);
    QCOMPARE(database
                 .executeText(u"select count(distinct description) from feedback f join organization o"
                              " on o.organization = f.organization where o.slug = 'killed'"_s)
                 ->first()
                 .integer(0),
             6000);
    database.close();
    cluster.stop();
}

void TestTransferCommands::anImportIsTakenBack()
{
    const QString slug = organization(u"back"_s);
    const QString path = m_data.write(u"back.jsonl"_s, "{\"description\":\"a\"}\n{\"description\":\"b\"}\n");
    const QString id = run({ u"import"_s, path, u"--org"_s, slug }).json().root().at(0).member("id").text();
    QCOMPARE(itemsOf(slug), 2);
    const Run undone = run({ u"import"_s, u"--undo"_s, id, u"--org"_s, slug });
    QCOMPARE(undone.status, 0);
    QCOMPARE(undone.json().root().member("removed").integer(), 2);
    QCOMPARE(itemsOf(slug), 0);
    QCOMPARE(run({ u"import"_s, u"--undo"_s, id, u"--org"_s, slug }).status, 1);
}

void TestTransferCommands::wrongUseIsSaid_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    QTest::newRow("no file") << QStringList{ u"import"_s, u"--org"_s, u"back"_s } << 1;
    QTest::newRow("no such file") << QStringList{ u"import"_s, u"/nowhere.csv"_s, u"--org"_s, u"back"_s }
                                  << 1;
    QTest::newRow("no organization") << QStringList{ u"import"_s, u"x.csv"_s } << 2;
    QTest::newRow("no such organization") << QStringList{ u"export"_s, u"--org"_s, u"nobody"_s } << 1;
    QTest::newRow("no format") << QStringList{ u"export"_s, u"--org"_s, u"back"_s, u"--format"_s, u"xml"_s }
                               << 2;
    QTest::newRow("no import") << QStringList{ u"import"_s, u"--org"_s, u"back"_s, u"--undo"_s, u"7"_s } << 2;
    QTest::newRow("no columns") << QStringList{ u"import"_s, u"x.csv"_s,     u"--org"_s,
                                                u"back"_s,   u"--columns"_s, u"title"_s }
                                << 2;
    QTest::newRow("two files to go on with") << QStringList{
        u"import"_s, u"a"_s, u"b"_s, u"--org"_s, u"back"_s, u"--resume"_s, u"0vd2v9vdg0r0c"_s
    } << 1;
}

void TestTransferCommands::wrongUseIsSaid()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, status);
    const Run ran = run(arguments);
    QCOMPARE(ran.status, status);
    QVERIFY(!ran.err.isEmpty());
}

TRIAGE_TEST(TestTransferCommands, QCoreApplication)
#include "tst_transfercommands.moc"
