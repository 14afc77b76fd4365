// SPDX-License-Identifier: GPL-3.0-or-later
// What holds for every table and function of the schema, read from PostgreSQL's catalogue.

#include "database/connection.h"
#include "support/scratchdatabase.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::storage;
using namespace triage::test;

class TestSchema : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyTableAndFunctionHasAComment();
    void everyKeyStartsWithTheOrganization();

private:
    /// Returns the names in the only column of the result, in their order, separated by commas.
    QString names(const QString &sql);

    ScratchDatabase m_scratch;
    Connection m_connection{ m_scratch.config() };
};

QString TestSchema::names(const QString &sql)
{
    const auto rows = m_connection.executeText(
        u"select coalesce(string_agg(name, ', ' order by name), '') from (%1) as found (name)"_s.arg(sql));
    return rows ? rows->first().text(0) : rows.error().detail;
}

void TestSchema::everyTableAndFunctionHasAComment()
{
    QCOMPARE(names(uR"(
        select c.relname::text
        from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') and c.relname <> 'schema_migration'
          and obj_description(c.oid, 'pg_class') is null
        union all
        select p.proname::text
        from pg_proc p
        where p.pronamespace = 'public'::regnamespace and obj_description(p.oid, 'pg_proc') is null
          and not exists (select from pg_depend d
                          where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e'))"_s),
             QString());
}

// A distributed PostgreSQL keeps the rows of an organization together if its column is in all that is unique.
void TestSchema::everyKeyStartsWithTheOrganization()
{
    QCOMPARE(names(uR"(
        select i.indexrelid::regclass::text
        from pg_index i
        join pg_class c on c.oid = i.indrelid
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
        where c.relnamespace = 'public'::regnamespace and c.relname <> 'schema_migration'
          and i.indisunique and a.attname <> 'organization')"_s),
             QString());
    QCOMPARE(names(uR"(
        select c.relname::text
        from pg_class c
        where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'schema_migration'
          and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary))"_s),
             QString());
    QCOMPARE(names(uR"(
        select conname::text
        from pg_constraint c
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        where c.contype = 'f' and a.attname <> 'organization')"_s),
             QString());
}

TRIAGE_TEST(TestSchema, QCoreApplication)
#include "tst_schema.moc"
