// SPDX-License-Identifier: GPL-3.0-or-later
#include "database/connection.h"
#include "database/statements.h"
#include "stores/lists/feedbacklist.h"
#include "stores/lists/listshape.h"
#include "stores/organizationremoval.h"
#include "stores/workqueue.h"
#include "support/scratchdatabase.h"
#include "support/testprogram.h"

#include <QHash>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::storage;
using namespace triage::test;

namespace {

/// The need of a statement that is of no single organization in a distributed PostgreSQL, whose tables are
/// sharded by organization.
enum class Distributed {
    ReferenceTable, ///< A copy of the looked-up columns and the organization, which every node has.
    LocalTable, ///< A table of one node: the organizations with such work, with the time of the oldest.
    AllShards, ///< Nothing more: it is a query, whose rows the coordinator collects from all shards.
    EachShard, ///< To be run in each shard by itself, for a part of its rows at a time.
};

/// A statement that looks at several organizations or at all of them, and the reason.
struct OverOrganizations
{
    const char *statement; ///< See commonName().
    const char *reason;
    Distributed needs;
};

constexpr std::array overOrganizations{
    OverOrganizations{ "buffer.expired", "finds the organizations that have something of that age",
                       Distributed::LocalTable },
    OverOrganizations{ "change.expired", "as buffer.expired", Distributed::LocalTable },
    OverOrganizations{ "feedback.nextWithGoneTexts", "finds the organizations with work",
                       Distributed::LocalTable },
    OverOrganizations{ "languagemodel.purge", "removes by age", Distributed::EachShard },
    OverOrganizations{ "merge.expired", "as buffer.expired", Distributed::LocalTable },
    OverOrganizations{ "move.expired", "as buffer.expired", Distributed::LocalTable },
    OverOrganizations{ "organization.bySlug", "finds an organization for a command",
                       Distributed::ReferenceTable },
    OverOrganizations{ "organization.list", "for the operator", Distributed::AllShards },
    OverOrganizations{ "proposal.claim", "as queue.claim", Distributed::LocalTable },
    OverOrganizations{ "queue.claim", "a queue takes turns of organizations", Distributed::LocalTable },
    OverOrganizations{ "queue.correctClock", "as queue.claim", Distributed::LocalTable },
    OverOrganizations{ "queue.nextDue", "as queue.claim", Distributed::LocalTable },
    OverOrganizations{ "queue.state", "counts pending work for the operator", Distributed::AllShards },
    OverOrganizations{ "rate.purge", "removes by age", Distributed::EachShard },
    OverOrganizations{ "reaction.forgetAddresses", "removes by age", Distributed::EachShard },
    OverOrganizations{ "receipt.purge", "removes by age", Distributed::EachShard },
    OverOrganizations{ "report.list", "for the operator", Distributed::AllShards },
    OverOrganizations{ "restore.organizations", "of a whole backup", Distributed::AllShards },
    OverOrganizations{ "secretKey.claim", "one key of the database", Distributed::ReferenceTable },
    OverOrganizations{ "secretKey.find", "one key of the database", Distributed::ReferenceTable },
    OverOrganizations{ "secretKey.replace", "one key of the database", Distributed::ReferenceTable },
    OverOrganizations{ "statistics.dueForSurges", "finds the organizations with work",
                       Distributed::LocalTable },
    OverOrganizations{ "statistics.next", "walks over them", Distributed::EachShard },
    OverOrganizations{ "tagChange.expired", "as buffer.expired", Distributed::LocalTable },
    OverOrganizations{ "token.byId", "finds the organization of a token", Distributed::ReferenceTable },
    OverOrganizations{ "token.callers", "finds the organization of a token", Distributed::ReferenceTable },
    OverOrganizations{ "triage.dueOrganizations", "finds the organizations with work",
                       Distributed::LocalTable },
    OverOrganizations{ "vector.next", "walks over them", Distributed::EachShard },
    OverOrganizations{ "vector.purgeUsage", "removes by age", Distributed::EachShard },
    OverOrganizations{ "webhook.dispatch", "as queue.claim", Distributed::LocalTable },
    OverOrganizations{ "webhook.nextWithEvents", "finds the organizations with work",
                       Distributed::LocalTable },
    OverOrganizations{ "webhook.organization", "finds the organization of a webhook for a command",
                       Distributed::ReferenceTable },
    OverOrganizations{ "webhook.purge", "removes by age", Distributed::EachShard },
    OverOrganizations{ "webhook.purgeAttempts", "removes by age", Distributed::EachShard },
    OverOrganizations{ "webhook.queueAgain", "queues what waited for its webhook", Distributed::EachShard },
    OverOrganizations{ "webhook.withdrawUnwanted", "finds the organizations with work",
                       Distributed::LocalTable },
};

/// A statement that reads no table of organizations, and what it is about.
struct OfNoOrganization
{
    const char *statement;
    const char *about;
};

constexpr std::array ofNoOrganization{
    OfNoOrganization{ "import.analyze", "PostgreSQL's own statistics" },
    OfNoOrganization{ "learning.wordShares", "PostgreSQL's own statistics" },
    OfNoOrganization{ "organization.create", "the new one, which it names as id" },
    OfNoOrganization{ "organization.createState", "the new one, which it names as id" },
    OfNoOrganization{ "organization.lockSlugs", "a lock; a slug is unique among all organizations" },
    OfNoOrganization{ "organization.now", "the clock" },
    OfNoOrganization{ "part.replan", "a setting of the connection" },
    OfNoOrganization{ "removal.tables", "the catalogue" },
    OfNoOrganization{ "restore.target", "the catalogue" },
    OfNoOrganization{ "suggestion.items", "PostgreSQL's own statistics" },
    OfNoOrganization{ "transaction.announce", "what a transaction changed" },
    OfNoOrganization{ "transaction.replicate", "no rows" },
    OfNoOrganization{ "transaction.status", "no rows" },
    OfNoOrganization{ "trust.await", "a lock" },
    OfNoOrganization{ "trust.drop", "a lock" },
    OfNoOrganization{ "trust.take", "a lock" },
    OfNoOrganization{ "vector.lead", "a lock" },
    OfNoOrganization{ "view.limit", "a setting of the connection" },
};

/// The statements that change or remove rows by their physical place (ctid). A place is unique in one shard
/// only: a distributed PostgreSQL would need the organizations and the keys of these rows, unless the
/// statement runs in each shard by itself.
constexpr std::array byPlace{
    "feedback.forgetWords",
    "import.store",
    "languagemodel.purge",
    "move.items",
    "move.takeBack",
    "queue.correctClock",
    "queue.postpone",
    "rate.purge",
    "reaction.forgetAddresses",
    "receipt.purge",
    "removal.from_",
    "routing.settle",
    "suggestion.forget",
    "vector.purgeUsage",
    "webhook.purge",
    "webhook.purgeAttempts",
    "webhook.queueAgain",
    "webhook.settle",
    "webhook.withdraw",
    "webhook.withdrawUnwanted",
};

/// Returns the name of a statement. Those of all queues have one name in common, such as "queue.claim", and
/// those that remove an organization from a table have "removal.from_".
QByteArray commonName(const QByteArray &name)
{
    constexpr const char *removal = "removal.from_";
    if (name.startsWith(removal))
        return removal;
    const std::vector<const Statement *> ofQueues = queueStatements();
    const bool isOfQueue = std::any_of(ofQueues.begin(), ofQueues.end(),
                                       [&name](const Statement *each) { return each->name == name; });
    return isOfQueue ? "queue"_ba + name.sliced(name.indexOf('.')) : name;
}

/// Returns the row of the statement in one of the lists above, or nullptr.
template <typename Rows>
auto rowOf(const Rows &rows, const QByteArray &name) -> decltype(rows.data())
{
    const auto row = std::find_if(rows.begin(), rows.end(), [common = commonName(name)](const auto &each) {
        return common == each.statement;
    });
    return row == rows.end() ? nullptr : &*row;
}

/// Returns the tables that a plan scans without a comparison of their organization.
QStringList tablesOfSeveral(const QString &plan)
{
    static const QRegularExpression scan(
        uR"((?:Seq|Index|Index Only|Bitmap Heap|Tid) Scan (?:Backward )?(?:using \S+ )?on (\w+))"_s);
    QStringList tables;
    const QStringList lines = plan.split(u'\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const auto node = scan.match(lines[i]);
        if (!node.hasMatch() || lines[i].contains(u"Bitmap Index Scan"_s))
            continue;
        QString conditions;
        for (qsizetype next = i + 1; next < lines.size() && lines[next].contains(u": "_s); ++next)
            conditions += lines[next];
        // A physical place comes from rows that were found before.
        if (!conditions.contains(u"organization = "_s) && !conditions.contains(u"ctid = "_s))
            tables << node.captured(1) + u" by"_s + conditions.simplified();
    }
    return tables;
}

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

/// Prepares a statement under a name of its own and returns its plan for any values.
Result<QString> planOf(Connection &connection, const QString &own, const Statement &statement)
{
    const auto prepared
        = connection.executeText(u"prepare %1 as "_s.arg(own) + QString::fromUtf8(statement.text.sql));
    if (!prepared)
        return prepared.error();
    const QStringList nulls(statement.text.placeholders.size(), u"null"_s);
    const QString arguments = nulls.isEmpty() ? QString() : u'(' + nulls.join(u',') + u')';
    const auto plan = connection.executeText(u"explain (costs off) execute %1"_s.arg(own) + arguments);
    if (!plan)
        return plan.error();
    QString lines;
    for (int i = 0; i < plan->size(); ++i)
        lines += plan->at(i).text(0) + u'\n';
    return lines;
}

/// Returns the statements of the program by their names: those of its files, and those that it composes for
/// queues and for removals of organizations. Lists have a test of their own.
std::map<QByteArray, const Statement *> statementsOfAll(Connection &connection)
{
    std::map<QByteArray, const Statement *> all;
    for (const QByteArray &name : programStatements().names())
        all.emplace(name, programStatements().find(name));
    for (const Statement *each : queueStatements()) {
        if (!all.emplace(each->name, each).second)
            qFatal("Two statements have the name %s", each->name.constData());
    }
    QStringList tables{ u"organization"_s, u"organization_state"_s };
    const auto owned
        = connection.executeText(QString::fromUtf8(programStatements().find("removal.tables")->text.sql));
    for (int i = 0; owned && i < owned->size(); ++i)
        tables << owned->at(i).text(0);
    for (const QString &table : std::as_const(tables))
        all.emplace(removalStatement(table).name, &removalStatement(table));
    return all;
}

/// Returns the plans of all statements by their names; without a plan, nothing.
QHash<QByteArray, QString> plansOfAll(Connection &connection)
{
    QHash<QByteArray, QString> plans;
    for (const auto &[name, statement] : statementsOfAll(connection)) {
        if (statement->text.sql.startsWith("discard "))
            continue;
        const Result<QString> plan = planOf(connection, u"s%1"_s.arg(plans.size()), *statement);
        plans.insert(name, plan ? *plan : QString());
    }
    return plans;
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
    void everyTableIsReadWithinOneOrganization();
    void everyChangeByPlaceIsListed();
    void aWalkReadsAPartOfTheOrganizations();
    void noStatementReadsAWholeTable();
    void noPlanMakesThePiecesOfAPeriodAgain();
    void thePartsOfDaysOfAPeriodAreLookedUp();
    void everyListSuitsTheSchema();
    void aListStatementIsComposedOnce();
    void aListOfSeveralFiltersIsCountedWithoutItsTexts();
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
    for (const auto &[name, statement] : statementsOfAll(connection)) {
        const QString sql = QString::fromUtf8(statement->text.sql);
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
    const ScratchDatabase database;
    Connection connection(database.config());
    const auto all = statementsOfAll(connection);
    constexpr std::size_t tablesAtLeast = 30;
    QVERIFY(all.size()
            > std::size_t(programStatements().names().size()) + queueStatements().size() + tablesAtLeast);
    QByteArrayList listed;
    for (const auto &[name, statement] : all) {
        const QByteArrayList &placeholders = statement->text.placeholders;
        const bool names = placeholders.contains("organization") || placeholders.contains("organizations");
        const OverOrganizations *over = rowOf(overOrganizations, name);
        const OfNoOrganization *ofNone = rowOf(ofNoOrganization, name);
        QVERIFY2(int(names) + int(over != nullptr) + int(ofNone != nullptr) == 1, name.constData());
        if (names)
            continue;
        listed << commonName(name);
        // Only a query without locks has rows of several shards, and what runs in each shard must not do all
        // of its work at once.
        QVERIFY2(!over || over->needs != Distributed::AllShards
                     || (statement->text.repeatable && !statement->text.sql.contains("for update")),
                 name.constData());
        QVERIFY2(!over || over->needs != Distributed::EachShard || placeholders.contains("limit"),
                 name.constData());
    }
    for (const OverOrganizations &each : overOrganizations)
        QVERIFY2(listed.contains(each.statement), each.statement);
    for (const OfNoOrganization &each : ofNoOrganization)
        QVERIFY2(listed.contains(each.statement), each.statement);
}

/// A distributed PostgreSQL sends a statement to one node if each of its tables is of the same organization.
void TestStatements::everyTableIsReadWithinOneOrganization()
{
    const QStringList ofNone{ u"secret_key"_s, u"schema_migration"_s };
    const ScratchDatabase database;
    Connection connection(database.config());
    const QHash<QByteArray, QString> plans = plansOfAll(connection);
    QStringList refused;
    for (auto plan = plans.begin(); plan != plans.end(); ++plan) {
        if (rowOf(overOrganizations, plan.key()))
            continue;
        // A batch of several organizations looks up each row with its organization, and can be divided by
        // node. It does so also while PostgreSQL has no statistics of the tables.
        QStringList tables = tablesOfSeveral(*plan);
        tables.removeIf([&](const QString &each) {
            return ofNone.contains(each.section(u' ', 0, 0)) || each.startsWith(u"pg_"_s);
        });
        if (!tables.isEmpty())
            refused << QString::fromUtf8(plan.key()) + u": "_s + tables.join(u", "_s) + u'\n' + *plan;
    }
    QVERIFY2(refused.isEmpty(), qPrintable(refused.join(u'\n')));
}

void TestStatements::everyChangeByPlaceIsListed()
{
    const ScratchDatabase database;
    Connection connection(database.config());
    std::set<QByteArray> found;
    for (const auto &[name, statement] : statementsOfAll(connection)) {
        if (statement->text.sql.contains("ctid"))
            found.insert(commonName(name));
    }
    QCOMPARE(QByteArrayList(found.begin(), found.end()), QByteArrayList(byPlace.begin(), byPlace.end()));
}

/// A look at organizations costs the same however many there are.
void TestStatements::aWalkReadsAPartOfTheOrganizations()
{
    static const QRegularExpression part(
        uR"(Limit\n\s*->\s+Index Scan using organization_state_pkey on organization_state\n\s*)"
        uR"(Index Cond: \(organization > )"_s);
    static const QRegularExpression whole(
        uR"( on (statistics_position|vector_space)[^\n]*\n(?!\s*Index Cond: )"
        uR"([^\n]*organization = ))"_s);
    const ScratchDatabase database;
    Connection connection(database.config());
    for (const char *name : { "statistics.next", "vector.next" }) {
        const auto plan = planOf(connection, QString::fromLatin1(name).replace(u'.', u'_'),
                                 *programStatements().find(name));
        QVERIFY(plan);
        QVERIFY2(part.match(*plan).hasMatch() && !whole.match(*plan).hasMatch(),
                 qPrintable(QLatin1StringView(name) + u'\n' + *plan));
    }
}

/// Looking for old rows in the background must not cost more the more rows are young, nor may a look-up.
void TestStatements::noStatementReadsAWholeTable()
{
    const std::array<std::pair<const char *, const char *>, 17> needed{ {
        { "change.expired", "tombstone_age" },
        { "feedback.forgetWords", "vocabulary_pkey" },
        { "import.findOriginals", "imported_duplicate_original" },
        { "languagemodel.purge", "language_model_usage_age" },
        { "merge.expired", "merge_undone" },
        { "move.expired", "buffer_move_age" },
        { "move.items", "feedback_open" },
        { "move.ofRequest", "buffer_move_request" },
        { "rate.purge", "rate_bucket_age" },
        { "reaction.forgetAddresses", "reaction_address_age" },
        { "receipt.purge", "receipt_age" },
        { "token.callers", "token_by_hash" },
        { "triage.due", "feedback_triage_wakes" },
        { "triage.dueOrganizations", "feedback_triage_(due|wakes)" }, // equal without statistics
        { "vector.purgeUsage", "embedding_usage_age" },
        { "webhook.purge", "webhook_delivery_age" },
        { "webhook.purgeAttempts", "webhook_attempt_age" },
    } };
    const ScratchDatabase database;
    Connection connection(database.config());
    const QHash<QByteArray, QString> plans = plansOfAll(connection);
    for (auto plan = plans.begin(); plan != plans.end(); ++plan) {
        // No index has what the statement looks for, or it compares with the result of a volatile function.
        QVERIFY2(!plan->isEmpty(), plan.key().constData());
        const bool mayReadAll = plan.key() == "secretKey.find" // it has one row
            || plan.key() == "queue.state"; // counts pending work, once for each reading of the metrics
        QVERIFY2(mayReadAll || !plan->contains(u"Seq Scan on "_s),
                 qPrintable(QString::fromUtf8(plan.key()) + u'\n' + *plan));
    }
    for (const auto &[statement, index] : needed) {
        const QRegularExpression used(
            uR"((using|on) %1\b[^\n]*\n\s*Index Cond:)"_s.arg(QLatin1StringView(index)));
        QVERIFY2(used.match(plans.value(statement)).hasMatch(),
                 qPrintable(QLatin1StringView(statement) + u'\n' + plans.value(statement)));
    }
    // It reads the index of texts a word at a time, with a plan of its own.
    QVERIFY2(!plans.value("feedback.forgetWords").contains(u"feedback_search_lexemes"_s),
             qPrintable(plans.value("feedback.forgetWords")));
}

/// A plan that takes the function apart makes the pieces of a year for each row that it joins them with.
void TestStatements::noPlanMakesThePiecesOfAPeriodAgain()
{
    const ScratchDatabase database;
    Connection connection(database.config());
    const QHash<QByteArray, QString> plans = plansOfAll(connection);
    int withPieces = 0;
    const auto all = statementsOfAll(connection);
    for (auto plan = plans.begin(); plan != plans.end(); ++plan) {
        if (!all.at(plan.key())->text.sql.contains("pieces"))
            continue;
        ++withPieces;
        QVERIFY2(!plan->contains(u"generate_series n"_s) && !plan->contains(u"generate_series at"_s),
                 qPrintable(*plan));
    }
    QVERIFY(withPieces > 0);
}

/// A period has parts of two days at most; a plan for more of them reads every item of the organization.
void TestStatements::thePartsOfDaysOfAPeriodAreLookedUp()
{
    const ScratchDatabase database;
    Connection connection(database.config());
    QVERIFY(connection.executeText(
        u"set session_replication_role = replica; "
        "insert into organization_state (organization, change, next_id) values (1, 1, 0); "
        "insert into feedback (organization, id, description, routing_status, created_at, updated_at, "
        "change) "
        "select 1, n, repeat('word ', 30), 'routed', at, at, n "
        "from generate_series(1, 20000) n, lateral (select timestamptz '2026-05-01' + n * interval '1 "
        "minute') t (at); "
        "insert into statistics_item (organization, feedback, day, quarter, client, outcome, waiting, "
        "buffers, targets) "
        "select 1, id, (created_at at time zone 'UTC')::date, 1, '/', 'assigned', false, '{}', '{}' from "
        "feedback; "
        "analyze feedback; analyze statistics_item"_s));
    static const QRegularExpression whole(
        u" on (feedback|statistics_item)( \\w+)?\n\\s*(Index|Recheck) Cond: \\(organization = [^()]*\\)\n"_s);
    int withParts = 0;
    const auto all = statementsOfAll(connection);
    const QHash<QByteArray, QString> plans = plansOfAll(connection);
    for (auto plan = plans.begin(); plan != plans.end(); ++plan) {
        if (!all.at(plan.key())->text.sql.contains("feedback_of_edges"))
            continue;
        ++withParts;
        QVERIFY2(!whole.match(*plan).hasMatch(), qPrintable(QString::fromUtf8(plan.key()) + u'\n' + *plan));
    }
    QVERIFY(withParts > 0);
}

void TestStatements::everyListSuitsTheSchema()
{
    const ScratchDatabase database;
    Connection connection(database.config());
    QHash<QByteArray, const Statement *> statements{ { "duplicate_hits", &duplicateHitsStatement() },
                                                     { "items", &listedItemsStatement() } };
    const auto addIds = [&](ListShape shape) {
        for (const SortOrder order : { SortOrder::Ascending, SortOrder::Descending }) {
            shape.order = order;
            statements.insert(shape.idsStatementName(), &listIdsStatement(shape));
        }
    };
    const auto add = [&](ListShape shape) {
        if (statements.contains(shape.statementName()))
            return;
        for (const SortOrder order : { SortOrder::Ascending, SortOrder::Descending }) {
            shape.order = order;
            statements.insert(shape.statementName(), &listStatement(shape));
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
            addIds(ListShape::of(static_cast<const ListFilter &>(list)));
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
        const Result<QString> plan = planOf(connection, u"s%1"_s.arg(++prepared), *statement);
        QVERIFY2(plan, statement->name);
        QStringList tables = tablesOfSeveral(*plan);
        tables.removeIf([](const QString &each) { return each.startsWith(u"pg_"_s); });
        QVERIFY2(tables.isEmpty(), qPrintable(QString::fromUtf8(statement->name) + tables.join(u", "_s)));
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

/// A text may be long, and most of an item's row: the index of identifiers has what lists compare.
void TestStatements::aListOfSeveralFiltersIsCountedWithoutItsTexts()
{
    const ScratchDatabase database;
    Connection connection(database.config());
    QVERIFY(connection.executeText(
        u"set session_replication_role = replica; "
        "insert into feedback (organization, id, description, routing_status, created_at, updated_at, "
        "change) select 1, n, repeat('word ', 30), 'routed', now(), now(), n from generate_series(1, 20000) n"_s));
    QVERIFY(connection.executeText(u"vacuum analyze feedback"_s));
    ListFilter filter;
    filter.needsReview = false;
    filter.clientGroup = u"widget"_s;
    filter.states = TriageStates{ TriageState::Open, TriageState::Done };
    filter.snoozed = false;
    const api::FeedbackListRequest list{ filter, {}, {} };
    const auto plan = planOf(connection, u"counted"_s, listStatement(ListShape::of(list)));
    QVERIFY(plan);
    const qsizetype counted = plan->indexOf(u"CTE counted"_s);
    const QString part = plan->mid(counted, plan->indexOf(u"CTE tracked"_s) - counted);
    QVERIFY2(counted > 0 && part.contains(u"Index Only Scan using feedback_pkey on feedback"_s),
             qPrintable(part));
    QVERIFY2(!part.contains(u"feedback_triage"_s), qPrintable(part));
}

TRIAGE_TEST(TestStatements, QCoreApplication)
#include "tst_statements.moc"
