// SPDX-License-Identifier: GPL-3.0-or-later
// A PostgreSQL that cannot be used is named before anything is written to it.
#include "database/servercheck.h"
#include "support/scratchdatabase.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

class TestServerCheck : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aNewDatabaseIsUsable();
    void aDatabaseThatCannotHoldAllLanguagesIsRefused();
    void aWrongNameIsToBeMendedAndAMissingServerToBeWaitedFor();
    void aFullServerIsWaitedFor();
    void aUserWithoutRightsIsTold();

private:
    QString to(const QString &database) const
    {
        QString conninfo = m_database.conninfo();
        return conninfo + u" dbname="_s + database;
    }

    ScratchDatabase m_database{ Schema::Empty };
};

void TestServerCheck::aNewDatabaseIsUsable()
{
    QVERIFY(storage::checkServer(m_database.conninfo()));
}

void TestServerCheck::aDatabaseThatCannotHoldAllLanguagesIsRefused()
{
    storage::Connection connection({ .conninfo = m_database.conninfo() });
    const QString name = u"latin_"_s + QString::number(QCoreApplication::applicationPid());
    QVERIFY(connection.executeText(
        u"create database %1 encoding 'LATIN1' locale 'C' template template0"_s.arg(name)));
    const auto checked = storage::checkServer(to(name));
    QVERIFY(connection.executeText(u"drop database %1"_s.arg(name)));
    QVERIFY(!checked);
    QCOMPARE(checked.error().field, u"database"_s);
    QVERIFY2(checked.error().detail.contains(u"LATIN1"_s), qPrintable(checked.error().detail));
}

void TestServerCheck::aWrongNameIsToBeMendedAndAMissingServerToBeWaitedFor()
{
    const auto wrong = storage::checkServer(to(u"nowhere_at_all"_s));
    QCOMPARE(wrong.error().type, ProblemType::InvalidFieldValue);
    QVERIFY2(wrong.error().detail.contains(u"nowhere_at_all"_s), qPrintable(wrong.error().detail));
    const auto missing = storage::checkServer(u"host=127.0.0.1 port=1 dbname=x"_s);
    QCOMPARE(missing.error().type, ProblemType::ServiceUnavailable);
}

void TestServerCheck::aFullServerIsWaitedFor()
{
    storage::Connection connection({ .conninfo = m_database.conninfo() });
    const QString name = u"crowd_"_s + QString::number(QCoreApplication::applicationPid());
    QVERIFY(connection.executeText(u"create role %1 login connection limit 0"_s.arg(name)));
    const auto full = storage::checkServer(m_database.conninfo() + u" user="_s + name);
    QVERIFY(connection.executeText(u"drop role %1"_s.arg(name)));
    QCOMPARE(full.error().type, ProblemType::ServiceUnavailable);
    // The other machine has not taken over yet.
    const auto leaderless = storage::checkServer(m_database.conninfo() + u" target_session_attrs=standby"_s);
    QCOMPARE(leaderless.error().type, ProblemType::ServiceUnavailable);
}

void TestServerCheck::aUserWithoutRightsIsTold()
{
    storage::Connection connection({ .conninfo = m_database.conninfo() });
    const QString name = u"guest_"_s + QString::number(QCoreApplication::applicationPid());
    QVERIFY(connection.executeText(u"create role %1 login"_s.arg(name)));
    const auto checked = storage::checkServer(m_database.conninfo() + u" user="_s + name);
    QVERIFY(connection.executeText(u"drop role %1"_s.arg(name)));
    QVERIFY(!checked);
    QCOMPARE(checked.error().field, u"database"_s);
    QVERIFY2(checked.error().detail.contains(u"create"_s), qPrintable(checked.error().detail));
}

TRIAGE_TEST(TestServerCheck, QCoreApplication)
#include "tst_servercheck.moc"
