// SPDX-License-Identifier: GPL-3.0-or-later
// What holds for every table and function of the schema, read from PostgreSQL's catalogue.

#include "database/connection.h"
#include "support/scratchdatabase.h"
#include "support/testprogram.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <array>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::storage;
using namespace triage::test;

namespace {

/// Columns that name a row of another table without a foreign key: a pattern of "table.column", and the
/// reason.
struct Exception
{
    const char *columns;
    const char *reason;
};

constexpr std::array exceptions{
    Exception{ "%_total.%", "counts, in which 0 stands for all" },
    Exception{ "%_bin.%", "counts" },
    Exception{ "organization_state.%", "counts" },
    Exception{ "statistics_%.%", "counts, which follow the changes of items" },
    Exception{ "work_%.%", "counts, in which 0 stands for nobody" },
    Exception{ "reaction_day.target", "counts" },
    Exception{ "reaction_month.target", "counts" },
    Exception{ "routing_tally.buffer", "counts, in which 0 stands for no buffer" },
    Exception{ "feedback_tag.feedback", "kept by the triggers of the records" },
    Exception{ "feedback_triage.owner", "a removed owner counts as nobody, and the records follow in parts" },
    Exception{ "saved_view.owner", "a trigger settles what becomes of the views of a removed member" },
    Exception{ "%.member", "who did something stays known, without a name, when that member is removed" },
    Exception{ "token.created_by", "as member" },
    Exception{ "buffer_move.undone_by", "as member" },
    Exception{ "feedback_triage.merge", "a merge is forgotten after some time, its duplicates stay" },
    Exception{ "merge.canonical", "history" },
    Exception{ "merge_item.%", "history: undoing a merge passes over deleted items" },
    Exception{ "tag_change_item.feedback", "history: undoing passes over deleted items" },
    Exception{ "buffer_move_item.feedback", "history: undoing passes over deleted items" },
    Exception{ "buffer_move_item.move", "the first part of a move is done before the move is stored" },
    Exception{ "buffer_move.source", "history" },
    Exception{ "buffer_move.destination", "history" },
    Exception{ "buffer_proposal.buffer", "outlives the buffer, so that it is not proposed again" },
    Exception{ "research_source.feedback", "a trigger takes deleted items out of the answers by these rows" },
    Exception{ "research.buffer", "the question stays as it was asked" },
    Exception{ "saved_view.buffer", "a view says that its buffer is deleted" },
    Exception{ "webhook.buffer", "a webhook says that its buffer is deleted" },
    Exception{ "webhook_event.%", "an event outlives its subject" },
    Exception{ "webhook_delivery.%", "a message outlives its subject, and goes with its age" },
    Exception{ "webhook_attempt.delivery", "goes with its age" },
    Exception{ "follow_up.subject", "several kinds; members are followed when they are removed" },
    Exception{ "rate_bucket.token", "goes with its age" },
};

/// The names of columns that refer to rows.
const QString referring
    = u"'feedback','other','duplicate_of','buffer','source','destination','member','owner','created_by',"
      "'undone_by','target','research','webhook','delivery','space','merge','merged_by','canonical',"
      "'tag_change','move','import','token','subject'"_s;

} // namespace

class TestSchema : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyTableAndFunctionHasAComment();
    void everyKeyStartsWithTheOrganization();
    void functionsStayWithinOneOrganization();
    void everyReferenceIsAForeignKey();
    void everyExceptionIsNeeded();
    void deletionsFindReferringRowsByAnIndex();
    void noIndexCoversAnother();
    void triggersAreFew();
    void thePageOfWritesIsCurrent();

private:
    /// Returns the page that says which write calls which function.
    QString pageOfWrites();
    /// Returns the statement that finds the references without a foreign key.
    static QString withoutForeignKey();

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
        where c.relnamespace = 'public'::regnamespace and c.relname not in ('schema_migration', 'secret_key')
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
        join pg_attribute r on r.attrelid = c.confrelid and r.attnum = c.confkey[1]
        where c.contype = 'f' and (a.attname <> 'organization' or r.attname <> 'organization'))"_s),
             QString());
}

/// Triggers, and the functions that they call, run where the rows of their organization are: each of their
/// statements compares the organization once for each table that it reads or changes, or names rows that it
/// found in this way.
void TestSchema::functionsStayWithinOneOrganization()
{
    const QStringList tables = names(uR"(
        select c.relname::text
        from pg_class c
        join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization'
        where c.relkind in ('r', 'v') and c.relnamespace = 'public'::regnamespace)"_s)
                                   .split(u", "_s);
    QVERIFY(tables.contains(u"feedback_triage"_s));
    const auto functions = m_connection.executeText(uR"(
        select p.proname, regexp_replace(p.prosrc, '--[^\n]*', '', 'g')
        from pg_proc p
        where p.pronamespace = 'public'::regnamespace
          and not exists (select from pg_depend d
                          where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e'))"_s);
    QVERIFY(functions && functions->size() > 50);
    static const QRegularExpression mention(uR"(\b(?:from|join|update|using)\s+(\w+))"_s);
    static const QRegularExpression comparison(
        uR"(\borganization\s*(?:=|in\b)|=\s*(?:\w+\.)?organization\b|\(organization[,)]|\bof_organization\b|ctid = any)"_s);
    for (int i = 0; i < functions->size(); ++i) {
        const Row function = functions->at(i);
        for (const QString &statement : function.text(1).split(u';')) {
            int mentions = 0;
            for (auto each = mention.globalMatch(statement); each.hasNext();)
                mentions += tables.contains(each.next().captured(1)) ? 1 : 0;
            QVERIFY2(statement.count(comparison) >= mentions,
                     qPrintable(function.text(0) + u": "_s + statement.simplified()));
        }
    }
}

QString TestSchema::withoutForeignKey()
{
    return uR"(
        select c.relname || '.' || a.attname
        from pg_class c
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and a.atttypid = 'bigint'::regtype
        where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attname in (%1)
          and not exists (select from pg_constraint k
                          where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any (k.conkey)))"_s.arg(
        referring);
}

/// No organization is ever deleted, so its identifier is not checked at each row.
void TestSchema::everyReferenceIsAForeignKey()
{
    QString condition;
    for (const Exception &each : exceptions)
        condition
            += u" and name not like '%1'"_s.arg(QString::fromLatin1(each.columns).replace(u"_"_s, u"\\_"_s));
    QCOMPARE(names(u"select name from (%1) as r (name) where true%2"_s.arg(withoutForeignKey(), condition)),
             QString());
}

void TestSchema::everyExceptionIsNeeded()
{
    for (const Exception &each : exceptions) {
        const QString pattern = QString::fromLatin1(each.columns).replace(u"_"_s, u"\\_"_s);
        QVERIFY2(!names(u"select name from (%1) as r (name) where name like '%2'"_s.arg(withoutForeignKey(),
                                                                                        pattern))
                      .isEmpty(),
                 each.columns);
    }
}

void TestSchema::deletionsFindReferringRowsByAnIndex()
{
    // A partial index has the duplicates, two of them together have the reactions of a target.
    QCOMPARE(names(uR"(
        select conname::text
        from pg_constraint k
        where contype = 'f'
          and not exists (select from pg_index i
                          where i.indrelid = k.conrelid and i.indpred is null
                            and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey))"_s),
             u"feedback_triage_canonical, reaction_organization_target_fkey"_s);
}

/// One that enforces a key may be the beginning of another one.
void TestSchema::noIndexCoversAnother()
{
    QCOMPARE(names(uR"(
        with index as (
            select i.indexrelid::regclass::text as name, i.indrelid, c.relam, i.indisunique,
                   coalesce(pg_get_expr(i.indpred, i.indrelid), '') as predicate,
                   (select string_agg(pg_get_indexdef(i.indexrelid, n, true), ',' order by n) || ','
                    from generate_series(1, i.indnkeyatts) as n) as columns
            from pg_index i
            join pg_class c on c.oid = i.indexrelid and c.relnamespace = 'public'::regnamespace
        )
        select a.name
        from index a join index b using (indrelid, relam, predicate)
        where a.name <> b.name and not a.indisunique and starts_with(b.columns, a.columns))"_s),
             QString());
}

void TestSchema::triggersAreFew()
{
    constexpr int most = 45;
    const auto number = m_connection.executeText(u"select count(*) from pg_trigger where not tgisinternal"_s);
    QVERIFY(number);
    QVERIFY2(number->first().integer(0) <= most, number->first().bytes(0).constData());
}

QString TestSchema::pageOfWrites()
{
    // A function writes the tables that its text names after a verb, and calls the functions that it names.
    const auto rows = m_connection.executeText(uR"(
        with own as (
            select p.oid, p.proname::text as name, p.prosrc, p.provolatile = 'v' as acts,
                   p.prorettype = 'trigger'::regtype as is_trigger,
                   coalesce((select string_agg(distinct m[2], ', ' order by m[2])
                             from regexp_matches(p.prosrc, '(insert into|update|delete from)\s+([a-z_]+)', 'g') m
                             join pg_class c on c.relname = m[2] and c.relkind = 'r'
                                                and c.relnamespace = 'public'::regnamespace), '') as writes
            from pg_proc p
            where p.pronamespace = 'public'::regnamespace
              and not exists (select from pg_depend d
                              where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
        ), part as (
            select o.*, coalesce((select string_agg(h.name, ', ' order by h.name)
                                  from own h
                                  where h.acts and not h.is_trigger and h.name <> o.name
                                    and o.prosrc ~ ('\m' || h.name || '\s*\(')), '') as calls
            from own o
        )
        select string_agg(line, e'
' order by place, line)
        from (select 0 as place, format('| %s | %s | %s | %s | %s |', c.relname,
                        concat_ws(' ', case when t.tgtype & 2 <> 0 then 'before' end,
                                       case when t.tgtype & 1 <> 0 then 'each row' end,
                                       case when t.tgtype & 4 <> 0 then 'insert' end,
                                       case when t.tgtype & 16 <> 0 then 'update' end,
                                       case when t.tgtype & 8 <> 0 then 'delete' end), p.name, p.writes, p.calls) as line
              from pg_trigger t join pg_class c on c.oid = t.tgrelid join part p on p.oid = t.tgfoid
              where not t.tgisinternal
              union all
              select 1, format('| | | %s | %s | %s |', name, writes, calls)
              from part
              where acts and not is_trigger and writes || calls <> '') lines)"_s);
    return rows ? rows->first().text(0) : rows.error().detail;
}

void TestSchema::thePageOfWritesIsCurrent()
{
    QFile page(QStringLiteral(MIGRATIONS_FOLDER "/README.md"));
    QVERIFY(page.open(QFile::ReadWrite));
    const QString text = QString::fromUtf8(page.readAll());
    const QString tableHead = u"|---|---|---|---|---|\n"_s;
    const QString current = text.first(text.indexOf(tableHead) + tableHead.size()) + pageOfWrites() + u'\n';
    if (qEnvironmentVariableIsSet("TRIAGE_WRITE_PAGES")) {
        QVERIFY(page.resize(0));
        QVERIFY(page.write(current.toUtf8()) > 0);
        return;
    }
    QCOMPARE(text, current);
}

TRIAGE_TEST(TestSchema, QCoreApplication)
#include "tst_schema.moc"
