// SPDX-License-Identifier: GPL-3.0-or-later
// Migrations of a later version beside a server of this one, which writes at the same time: nobody is rolled
// back, and what they count includes everything. The migrations exist only here. The writer stops at a chosen
// point of its transaction, so each test meets the migration in the worst moment and not by chance.

#include "database/migrator.h"
#include "support/scratchdatabase.h"
#include "support/testprogram.h"

#include <QTest>

#include <atomic>
#include <thread>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::storage;
using namespace triage::test;

namespace {

const QString organization = uR"(
insert into organization (organization, name, slug, created_at, change) values (1, 'Org', 'org', now(), 1);
insert into organization_state (organization) values (1))"_s;

/// Every writing transaction begins so.
const QString lockOrganization
    = u"begin; update organization_state set change = change + 1 where organization = 1"_s;

/// An item that arrives, one that is routed and one that is deleted. %1 is the number of the round.
const QString writes = uR"(
insert into feedback (organization, id, description, client, routing_status, created_at, updated_at, change)
values (1, 2000 + %1, 'Arrives', 'shop/1', 'pending', now(), now(), 2),
       (1, 3000 + %1, 'Is routed', 'shop/1', 'pending', now(), now(), 2),
       (1, 4000 + %1, 'Is deleted', 'app/1', 'failed', now(), now(), 2);
update feedback set routing_status = 'routed', change = 2 where id = 3000 + %1;
delete from feedback where id = 4000 + %1)"_s;

/// Counts what is there, and what comes from then on.
const QString countClients = uR"(
create table client_total (organization bigint, client text, items bigint not null, primary key (organization, client));
insert into client_total select organization, client_group, count(*) from feedback group by 1, 2;
create function count_clients() returns trigger language plpgsql as $$
begin
    insert into client_total as t values (coalesce(new.organization, old.organization),
                                          coalesce(new.client_group, old.client_group),
                                          case tg_op when 'INSERT' then 1 else -1 end)
    on conflict (organization, client) do update set items = t.items + excluded.items;
    return null;
end $$;
create trigger clients_counted after insert or delete on feedback for each row execute function count_clients())"_s;

const QString wrongTotals = uR"(
select count(*)
from (select client_group, count(*) as items from feedback group by 1) f
full join (select client, items from client_total where items <> 0) t on t.client = f.client_group
where f.items is distinct from t.items)"_s;

/// New items get a value by default, and the others get it in parts.
const QString addOrigin = u"alter table feedback add column origin text;"
                          "alter table feedback alter column origin set default 'api'"_s;
const QString fillOrigin = uR"(
with part as materialized (
    select organization, id from feedback where origin is null order by organization, id limit 100
), filled as (
    update feedback f set origin = 'old' from part where f.organization = part.organization and f.id = part.id returning f.id
)
select 'unfinished' from filled limit 1)"_s;

QList<Migration> later(const QStringList &statements)
{
    QList<Migration> all = migrations();
    for (const QString &sql : statements)
        all.append({ int(all.size()) + 1, u"later"_s, sql });
    return all;
}

} // namespace

class TestMigrationsBesideServer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aWriterNeitherFailsNorIsForgotten_data();
    void aWriterNeitherFailsNorIsForgotten();
    void writersGoOnBetweenTwoParts();
};

void TestMigrationsBesideServer::aWriterNeitherFailsNorIsForgotten_data()
{
    // A writer that has the lock of its organization and nothing else yet, and one that has written all.
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::newRow("before it writes")
        << lockOrganization << QString(writes).replace(u"%1"_s, u"1"_s) + u";commit"_s;
    QTest::newRow("before it commits")
        << lockOrganization + u';' + QString(writes).replace(u"%1"_s, u"1"_s) << u"commit"_s;
}

void TestMigrationsBesideServer::aWriterNeitherFailsNorIsForgotten()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    const ScratchDatabase scratch;
    Connection observer(scratch.config());
    Connection writer(scratch.config());
    QVERIFY(observer.executeText(organization));
    QVERIFY(writer.executeText(before));

    std::atomic<bool> isDone = false;
    std::atomic<bool> hasSucceeded = false;
    std::thread server([&] {
        Connection own(scratch.config());
        hasSucceeded = migrate(own, later({ countClients })).hasValue();
        isDone = true;
    });
    const auto isWaiting = [&] {
        return blocked(observer) > 0;
    };
    const bool met = QTest::qWaitFor([&] { return isDone || isWaiting(); }, 60000);
    const bool written = writer.executeText(after).hasValue();
    server.join();
    QVERIFY(met);
    QVERIFY2(written, "the writer was rolled back");
    QVERIFY2(hasSucceeded, "the migration failed");
    QVERIFY(writer.executeText(QString(writes).replace(u"%1"_s, u"2"_s)));

    const auto value = [&](const QString &sql) {
        return observer.executeText(sql)->first().text(0);
    };
    QCOMPARE(value(u"select items from client_total where client = 'shop'"_s), u"4"_s);
    QCOMPARE(value(wrongTotals), u"0"_s);
    // Neither was rolled back and tried again.
    QCOMPARE(value(u"select deadlocks from pg_stat_database where datname = current_database()"_s), u"0"_s);
}

/// Each part is committed before the next one begins: a writer waits for one only.
void TestMigrationsBesideServer::writersGoOnBetweenTwoParts()
{
    const ScratchDatabase scratch;
    Connection observer(scratch.config());
    QVERIFY(observer.executeText(organization));
    QVERIFY(observer.executeText(
        u"insert into feedback (organization, id, description, routing_status, created_at, updated_at, "
        u"change)"
        " select 1, n, 'Text', 'failed', now(), now(), 2 from generate_series(1, 950) as n"_s));

    std::atomic<bool> isDone = false;
    std::atomic<bool> hasSucceeded = false;
    std::thread server([&] {
        Connection own(scratch.config());
        hasSucceeded = migrate(own, later({ addOrigin, fillOrigin })).hasValue();
        isDone = true;
    });
    int rounds = 0;
    int failures = 0;
    Connection writer(scratch.config());
    do {
        const QString round = QString(writes).replace(u"%1"_s, QString::number(++rounds));
        failures += writer.executeText(lockOrganization + u';' + round + u";commit"_s) ? 0 : 1;
    } while (!isDone);
    server.join();

    const auto value = [&](const QString &sql) {
        return observer.executeText(sql)->first().text(0);
    };
    QVERIFY(hasSucceeded);
    QCOMPARE(failures, 0);
    QCOMPARE(value(u"select count(*) from feedback where origin is null"_s), u"0"_s);
    QCOMPARE(value(u"select count(*) from feedback"_s), QString::number(950 + 2 * rounds));
    QVERIFY(value(u"select count(distinct xmin::text) from feedback where id <= 950"_s).toInt() >= 10);
}

TRIAGE_TEST(TestMigrationsBesideServer, QCoreApplication)
#include "tst_migrationsbesideserver.moc"
