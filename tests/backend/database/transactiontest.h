// SPDX-License-Identifier: GPL-3.0-or-later
// What the tests of transactions share: a table to write in and a count of the runs that no roll-back undoes.
#pragma once

#include "database/transaction.h"
#include "support/scratchdatabase.h"

#include <QObject>

#include <memory>

namespace triage::test {

/// Counts a run of a transaction's work.
void countRun(storage::Connection &connection);
/// Counts the run and writes a row with the numbers of the change.
std::optional<Problem> writeRow(storage::Transaction &tx);

/// Has a fresh organization and an empty table for each test.
class TransactionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();

protected:
    QString value(const QString &sql) { return m_connection->executeText(sql)->first().text(0); }
    int runs() { return value(QStringLiteral("select last_value - 1 from runs")).toInt(); }
    int rows() { return value(QStringLiteral("select count(*) from written")).toInt(); }
    /// Waits until a backend of the test's database waits for a lock of that kind.
    void waitForLockOf(const QString &what);

    std::unique_ptr<ScratchDatabase> m_database;
    std::unique_ptr<storage::Connection> m_connection;
    OrganizationId m_organization;
};

} // namespace triage::test
