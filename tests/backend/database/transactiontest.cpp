// SPDX-License-Identifier: GPL-3.0-or-later
#include "transactiontest.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage::storage;

namespace triage::test {

void countRun(Connection &connection)
{
    (void)connection.executeText(u"select nextval('runs')"_s);
}

std::optional<Problem> writeRow(Transaction &tx)
{
    countRun(tx.connection());
    const Result<Rows> done = tx.connection().executeText(
        u"insert into written values (%1, %2, %3)"_s.arg(tx.organization().value())
            .arg(tx.change())
            .arg(tx.takeId()));
    return done ? std::nullopt : std::optional(done.error());
}

void TransactionTest::initTestCase()
{
    m_database = std::make_unique<ScratchDatabase>();
    m_connection = std::make_unique<Connection>(m_database->config());
    QVERIFY(m_connection->executeText(u"create table written (organization bigint, change bigint, id bigint);"
                                      "create table fragile (n bigint);"
                                      "create sequence runs"_s));
}

void TransactionTest::init()
{
    m_organization = makeOrganization(*m_connection);
    // One counted run before: so that last_value tells the runs, also when there was none.
    QVERIFY(m_connection->executeText(u"truncate written, fragile; alter sequence runs restart;"
                                      "select nextval('runs')"_s));
}

void TransactionTest::waitForLockOf(const QString &what)
{
    QTRY_COMPARE(sessions(*m_connection, u"wait_event_type = 'Lock' and wait_event = '%1'"_s.arg(what)), 1);
}

} // namespace triage::test

#include "moc_transactiontest.cpp"
