// SPDX-License-Identifier: GPL-3.0-or-later
#include "database/connection.h"
#include "database/statements.h"
#include "stores/lists/feedbacklist.h"
#include "stores/lists/listshape.h"
#include "support/scratchdatabase.h"
#include "support/testprogram.h"

#include <QHash>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::storage;
using namespace triage::test;

namespace {

/// A statement that looks at no organization or at all of them, and the reason.
struct OverOrganizations
{
    const char *statement;
    const char *reason;
};

constexpr std::array overOrganizations{
    OverOrganizations{ "buffer.expired", "finds the organizations that have something of that age" },
    OverOrganizations{ "change.expired", "as buffer.expired" },
    OverOrganizations{ "import.analyze", "PostgreSQL's own statistics" },
    OverOrganizations{ "learning.wordShares", "PostgreSQL's own statistics" },
    OverOrganizations{ "merge.expired", "as buffer.expired" },
    OverOrganizations{ "move.expired", "as buffer.expired" },
    OverOrganizations{ "organization.bySlug", "finds an organization for a command" },
    OverOrganizations{ "organization.create", "names the new one as id" },
    OverOrganizations{ "organization.createState", "names the new one as id" },
    OverOrganizations{ "organization.list", "for the operator" },
    OverOrganizations{ "organization.lockSlugs", "a lock; a slug is unique among all organizations" },
    OverOrganizations{ "organization.now", "the clock" },
    OverOrganizations{ "part.replan", "a setting of the connection" },
    OverOrganizations{ "proposal.claim", "a queue takes turns of organizations" },
    OverOrganizations{ "rate.purge", "removes by age" },
    OverOrganizations{ "reaction.forgetAddresses", "removes by age" },
    OverOrganizations{ "receipt.purge", "removes by age" },
    OverOrganizations{ "removal.tables", "the catalogue" },
    OverOrganizations{ "report.list", "for the operator" },
    OverOrganizations{ "restore.organizations", "of a whole backup" },
    OverOrganizations{ "restore.target", "the catalogue" },
    OverOrganizations{ "secretKey.claim", "one key of the database" },
    OverOrganizations{ "secretKey.find", "one key of the database" },
    OverOrganizations{ "secretKey.replace", "one key of the database" },
    OverOrganizations{ "statistics.behind", "finds the organizations with work" },
    OverOrganizations{ "statistics.dueForSurges", "finds the organizations with work" },
    OverOrganizations{ "suggestion.items", "PostgreSQL's own statistics" },
    OverOrganizations{ "tagChange.expired", "as buffer.expired" },
    OverOrganizations{ "token.byId", "finds the organization of a token" },
    OverOrganizations{ "token.callers", "finds the organization of a token" },
    OverOrganizations{ "transaction.announce", "sends what a transaction changed" },
    OverOrganizations{ "transaction.replicate", "no rows" },
    OverOrganizations{ "transaction.status", "no rows" },
    OverOrganizations{ "triage.dueOrganizations", "finds the organizations with work" },
    OverOrganizations{ "trust.await", "a lock" },
    OverOrganizations{ "trust.drop", "a lock" },
    OverOrganizations{ "trust.take", "a lock" },
    OverOrganizations{ "vector.lead", "a lock" },
    OverOrganizations{ "vector.waiting", "finds the organizations with work" },
    OverOrganizations{ "view.limit", "a setting of the connection" },
    OverOrganizations{ "webhook.dispatch", "a queue takes turns of organizations" },
    OverOrganizations{ "webhook.nextWithEvents", "finds the organizations with work" },
    OverOrganizations{ "webhook.organization", "finds the organization of a webhook for a command" },
    OverOrganizations{ "webhook.purge", "removes by age" },
    OverOrganizations{ "webhook.purgeAttempts", "removes by age" },
};

std::vector<ListFilter> recordFilters()
{
    const std::vector<TriageStates> states{
        {},
        { TriageState::Open },
        { TriageState::Done },
        { TriageState::Declined },
        { TriageState::Done, TriageState::Declined },
        { TriageState::Open, TriageState::Done },
    };
    const std::vector<std::optional<MemberId>> owners{ std::nullopt, MemberId(), MemberId(1) };
    const std::vector<std::optional<bool>> sleeps{ std::nullopt, false, true };
    const std::vector<std::vector<QString>> tags{ {}, { u"a"_s }, { u"a"_s, u"b"_s } };
    std::vector<ListFilter> all;
    for (const TriageStates &each : states) {
        for (const auto &owner : owners) {
            for (const auto &snoozed : sleeps) {
                for (const auto &tagged : tags) {
                    for (const auto duplicates :
                         { DuplicatesFilter::Include, DuplicatesFilter::Hide, DuplicatesFilter::Only }) {
                        ListFilter filter;
                        filter.owner = owner;
                        filter.states = each;
                        filter.snoozed = snoozed;
                        filter.tags = tagged;
                        filter.duplicates = duplicates;
                        filter.resolve({}, {});
                        all.push_back(filter);
                    }
                }
            }
        }
    }
    return all;
}

/// Adds the filters whose bits are set.
api::FeedbackListRequest listOf(ListFilter filter, int flags)
{
    const auto has = [flags](int bit) {
        return (flags & (1 << bit)) != 0;
    };
    if (has(0))
        filter.search = u"word"_s;
    if (has(1))
        filter.language = u"de"_s;
    if (has(2))
        filter.buffer = BufferKey{ BufferId(1), {} };
    if (has(3))
        filter.clientGroup = u"widget"_s;
    if (has(4))
        filter.needsReview = true;
    if (has(5))
        filter.unassigned = true;
    if (has(6))
        filter.routingStatus = RoutingStatus::Routed;
    if (has(7))
        filter.createdAfter = Timestamp(1);
    if (has(8))
        filter.submittedBy = u"ann"_s;
    api::FeedbackListRequest list{ filter, {}, {} };
    list.withTriage = true;
    return list;
}

} // namespace

class TestStatements : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPlaceholderBecomesANumber_data();
    void aPlaceholderBecomesANumber();
    void onlyReadingStatementsAreRepeatable_data();
    void onlyReadingStatementsAreRepeatable();
    void aFileHoldsSeveralStatements();
    void everyStatementSuitsTheSchema();
    void everyStatementNamesItsOrganization();
    void noStatementReadsAWholeTable();
    void everyListSuitsTheSchema();
    void aListStatementIsComposedOnce();
};

void TestStatements::aPlaceholderBecomesANumber_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("sql");
    QTest::addColumn<QByteArrayList>("placeholders");

    const QByteArrayList none;
    QTest::newRow("two") << "select :b, :a"_ba
                         << "select $1, $2"_ba << QByteArrayList{ "b", "a" };
    QTest::newRow("twice") << "select :a, :b + :a"_ba
                           << "select $1, $2 + $1"_ba << QByteArrayList{ "a", "b" };
    QTest::newRow("long name") << "select :a_b2c)"_ba
                               << "select $1)"_ba << QByteArrayList{ "a_b2c" };
    QTest::newRow("cast") << "select :ids::bigint[]"_ba
                          << "select $1::bigint[]"_ba << QByteArrayList{ "ids" };
    QTest::newRow("slice") << "select a[1:2]"_ba
                           << "select a[1:2]"_ba << none;
    QTest::newRow("literal") << "select ':a', 'it''s :b'"_ba
                             << "select ':a', 'it''s :b'"_ba << none;
    QTest::newRow("backslash") << R"(select '\', :a)"_ba
                               << R"(select '\', $1)"_ba << QByteArrayList{ "a" };
    QTest::newRow("escapes") << R"(select e'\':a', :b)"_ba
                             << R"(select e'\':a', $1)"_ba << QByteArrayList{ "b" };
    QTest::newRow("quoted name") << R"(select ":a"":b" from t)"_ba
                                 << R"(select ":a"":b" from t)"_ba << none;
    QTest::newRow("comment") << "select 1 -- not :a\n, :b"_ba
                             << "select 1  \n, $1"_ba << QByteArrayList{ "b" };
    QTest::newRow("nested comment") << "select 1 /* /* :a */ ' */, :b"_ba
                                    << "select 1  , $1"_ba << QByteArrayList{ "b" };
    QTest::newRow("dollars") << "select $$ :a ' $$, :b"_ba
                             << "select $$ :a ' $$, $1"_ba << QByteArrayList{ "b" };
    QTest::newRow("tag") << "select $x$ :a $$ $x$, :b"_ba
                         << "select $x$ :a $$ $x$, $1"_ba << QByteArrayList{ "b" };
    QTest::newRow("dollar in a name") << "select a$b$, :c, d$b$"_ba
                                      << "select a$b$, $1, d$b$"_ba << QByteArrayList{ "c" };
    QTest::newRow("jsonb operators") << "select a ? 'b' and :c"_ba
                                     << "select a ? 'b' and $1"_ba << QByteArrayList{ "c" };
}

void TestStatements::aPlaceholderBecomesANumber()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, sql);
    QFETCH(QByteArrayList, placeholders);

    const SqlText read = parseSqlText(text);
    QCOMPARE(read.sql, sql);
    QCOMPARE(read.placeholders, placeholders);
}

void TestStatements::onlyReadingStatementsAreRepeatable_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("repeatable");

    QTest::newRow("select") << "select 1"_ba << true;
    QTest::newRow("capitals") << "  SELECT 1"_ba << true;
    QTest::newRow("after a comment") << "-- why\nselect 'insert'"_ba << true;
    QTest::newRow("with") << "with a as (select 1) select * from a"_ba << true;
    QTest::newRow("with a word in a name")
        << R"(with a as (select updated_at, "delete" from t) table a)"_ba << true;
    QTest::newRow("with insert") << "with a as (insert into t values (1) returning 1) select * from a"_ba
                                 << false;
    QTest::newRow("with, then update") << "with a as (select 1) UPDATE t set b = 1"_ba << false;
    QTest::newRow("insert") << "insert into t select 1"_ba << false;
    QTest::newRow("call") << "call p()"_ba << false;
}

void TestStatements::onlyReadingStatementsAreRepeatable()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, repeatable);
    QCOMPARE(parseSqlText(text).repeatable, repeatable);
}

void TestStatements::aFileHoldsSeveralStatements()
{
    Statements statements;
    statements.addFile("-- What the file is about.\n\n"
                       "-- name: note.find\n-- why\nselect text from note where id = :id;\n"
                       "-- name: note.count\nselect count(*) from note"_ba);

    QCOMPARE(statements.names(), (QByteArrayList{ "note.count", "note.find" }));
    QCOMPARE(statements.find("note.find")->text.sql, "select text from note where id = $1;"_ba);
    QCOMPARE(statements.find("note.count")->text.sql, "select count(*) from note"_ba);
    QVERIFY(!statements.find("note.lost"));
}

void TestStatements::everyStatementSuitsTheSchema()
{
    const ScratchDatabase database;
    Connection connection(database.config());
    QVERIFY(programStatements().find("transaction.lock"));
    int prepared = 0;
    for (const QByteArray &name : programStatements().names()) {
        const QString sql = QString::fromUtf8(programStatements().find(name)->text.sql);
        // PREPARE accepts statements with a plan only; the protocol, which the program uses, accepts all.
        const bool hasPlan = !sql.startsWith(u"discard "_s);
        const Result<Rows> done
            = connection.executeText(hasPlan ? u"prepare s%1 as %2"_s.arg(++prepared).arg(sql) : sql);
        QVERIFY2(done, name.constData());
    }
}

/// A statement that binds no organization could read or change the rows of several.
void TestStatements::everyStatementNamesItsOrganization()
{
    const auto isListed = [](const QByteArray &name) {
        return std::any_of(overOrganizations.begin(), overOrganizations.end(),
                           [&name](const OverOrganizations &each) { return name == each.statement; });
    };
    for (const QByteArray &name : programStatements().names()) {
        const SqlText &text = programStatements().find(name)->text;
        const bool names
            = text.placeholders.contains("organization") || text.placeholders.contains("organizations");
        QVERIFY2(names != isListed(name), name.constData());
    }
    for (const OverOrganizations &each : overOrganizations)
        QVERIFY2(programStatements().find(each.statement), each.statement);
}

/// Looking for old rows in the background must not cost more the more rows are young, nor may a look-up.
void TestStatements::noStatementReadsAWholeTable()
{
    const std::array<std::pair<const char *, const char *>, 11> needed{ {
        { "change.expired", "tombstone_age" },
        { "import.findOriginals", "imported_duplicate_original" },
        { "merge.expired", "merge_undone" },
        { "move.expired", "buffer_move_age" },
        { "move.ofRequest", "buffer_move_request" },
        { "rate.purge", "rate_bucket_age" },
        { "reaction.forgetAddresses", "reaction_address_age" },
        { "receipt.purge", "receipt_age" },
        { "token.callers", "token_by_hash" },
        { "webhook.purge", "webhook_delivery_age" },
        { "webhook.purgeAttempts", "webhook_attempt_age" },
    } };
    const ScratchDatabase database;
    Connection connection(database.config());
    QHash<QByteArray, QString> plans;
    for (const QByteArray &name : programStatements().names()) {
        const SqlText &text = programStatements().find(name)->text;
        if (text.sql.startsWith("discard ") || name == "secretKey.find") // it has one row
            continue;
        const QString own = u"s%1"_s.arg(plans.size());
        const QStringList nulls(text.placeholders.size(), u"null"_s);
        const QString arguments = nulls.isEmpty() ? QString() : u'(' + nulls.join(u',') + u')';
        QVERIFY(connection.executeText(u"prepare %1 as "_s.arg(own) + QString::fromUtf8(text.sql)));
        const auto plan = connection.executeText(u"explain (costs off) execute %1"_s.arg(own) + arguments);
        QVERIFY2(plan, name.constData());
        QString lines;
        for (int i = 0; i < plan->size(); ++i)
            lines += plan->at(i).text(0) + u'\n';
        // No index has what the statement looks for, or it compares with the result of a volatile function.
        QVERIFY2(!lines.contains(u"Seq Scan on "_s), qPrintable(QString::fromUtf8(name) + u'\n' + lines));
        plans.insert(name, lines);
    }
    for (const auto &[statement, index] : needed) {
        const QRegularExpression used(
            uR"((using|on) %1\b[^\n]*\n\s*Index Cond:)"_s.arg(QLatin1StringView(index)));
        QVERIFY2(used.match(plans.value(statement)).hasMatch(),
                 qPrintable(QLatin1StringView(statement) + u'\n' + plans.value(statement)));
    }
}

void TestStatements::everyListSuitsTheSchema()
{
    const ScratchDatabase database;
    Connection connection(database.config());
    QHash<QByteArray, const Statement *> statements{ { "duplicate_hits", &duplicateHitsStatement() },
                                                     { "items", &listedItemsStatement() } };
    const auto add = [&](ListShape shape) {
        if (statements.contains(shape.statementName()))
            return;
        for (const SortOrder order : { SortOrder::Ascending, SortOrder::Descending }) {
            shape.order = order;
            statements.insert(shape.statementName(), &listStatement(shape));
            statements.insert(shape.idsStatementName(), &listIdsStatement(shape));
        }
        if (shape.sortBy == SortBy::CreatedAt) {
            shape.hasRecords = false;
            statements.insert(shape.statementName(), &listStatement(shape));
        }
    };
    const std::vector<ListFilter> records = recordFilters();
    for (int flags = 0; flags < 512; ++flags) {
        for (const ListFilter &each : records) {
            api::FeedbackListRequest list = listOf(each, flags);
            for (const SortBy sortBy :
                 { SortBy::CreatedAt, SortBy::UpdatedAt, SortBy::Title, SortBy::Relevance }) {
                if (sortBy == SortBy::Relevance && !list.search)
                    continue;
                list.sortBy = sortBy;
                add(ListShape::of(list));
            }
        }
    }
    QVERIFY(statements.contains("feedback.list.created_at.desc"));
    int prepared = 0;
    for (const Statement *statement : std::as_const(statements)) {
        const QString sql = QString::fromUtf8(statement->text.sql);
        QVERIFY2(connection.executeText(u"prepare s%1 as %2"_s.arg(++prepared).arg(sql)), statement->name);
    }
}

void TestStatements::aListStatementIsComposedOnce()
{
    ListShape shape;
    const Statement &first = listStatement(shape);
    QCOMPARE(&listStatement(shape), &first);
    shape.order = SortOrder::Ascending;
    QVERIFY(&listStatement(shape) != &first);
    QVERIFY(&listIdsStatement(shape) != &listStatement(shape));
}

TRIAGE_TEST(TestStatements, QCoreApplication)
#include "tst_statements.moc"
