// SPDX-License-Identifier: GPL-3.0-or-later
// Snoozes that end together.

#include "jobs/snoozewaker.h"
#include "support/patience.h"
#include "support/scratchdatabase.h"
#include "support/statementcount.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::storage;
using namespace triage::test;

class TestSnoozeWaker : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void snoozesThatEndTogetherAreNotLookedForAfterEachPart();
};

void TestSnoozeWaker::snoozesThatEndTogetherAreNotLookedForAfterEachPart()
{
    constexpr int items = 3000; // in the one organization; in the other there is one
    const ScratchDatabase database;
    Connection connection(database.config());
    makeOrganization(connection);
    makeOrganization(connection);
    const auto asleep = [&] {
        return connection
            .executeText(u"select count(*) from feedback_triage where snoozed_until is not null"_s)
            ->first()
            .integer(0);
    };
    QVERIFY(connection.executeText(
        u"insert into organization (organization, name, slug, created_at, change)"
        " select organization, 'Acme', 'acme-' || organization, now(), 1 from organization_state;"
        "insert into feedback (organization, id, description, routing_status, created_at, updated_at, "
        u"change)"
        " select organization, n, 'It is slow', 'skipped', now(), now(), 1 from organization_state,"
        " generate_series(1, case organization when 1 then %1 else 1 end) n;"
        "insert into feedback_triage (organization, feedback, snoozed_until, updated_at)"
        " select organization, id, now(), now() from feedback"_s.arg(items)));
    QCOMPARE(asleep(), items + 1);

    StatementCount looks("triage.dueOrganizations");
    ConnectionConfig observed = database.config();
    observed.observer = &looks;
    jobs::SnoozeWaker waker(observed);
    waker.start();
    QTRY_COMPARE_WITH_TIMEOUT(asleep(), 0, patience);
    // It looks every two seconds. After each of the fifteen parts it would look only if each took as long.
    QVERIFY2(looks.count < items / 200, qPrintable(QString::number(looks.count)));
}

TRIAGE_TEST(TestSnoozeWaker, QCoreApplication)
#include "tst_snoozewaker.moc"
