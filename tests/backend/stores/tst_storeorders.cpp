// SPDX-License-Identifier: GPL-3.0-or-later
// The limits and orders that callers pass to stores: the right items are returned, no more of them, in the
// right order.

#include "stores/accountstore.h"
#include "stores/bufferstore.h"
#include "stores/changestore.h"
#include "stores/feedbackwriter.h"
#include "stores/learningstore.h"
#include "stores/organizationremoval.h"
#include "stores/proposalstore.h"
#include "stores/reportwriter.h"
#include "stores/researchstore.h"
#include "stores/statisticsstore.h"
#include "support/scratchdatabase.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::storage;
using namespace triage::test;

class TestStoreOrders : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void researchReadsTheNewestItems();
    void researchPrefersRareTermsAndThenNewItems();
    void proposalsConsiderTheNewestItems();
    void examplesAreTheNewestOfEachBuffer();
    void changedExamplesAreLimited();
    void decisionsAreTheNewest();
    void itemsWithTheMostWordsComeFirst();
    void onlyTheNewestItemsAreComparedByFrequentWords();
    void theBuffersOfItemsComeInTheirOrder();
    void reportsComeNewestFirst();
    void theBufferDeletedLastIsRestored();
    void aReaderOfSomeKindsPassesOverTheDeletionsOfOthers();
    void anOrganizationIsNotCountedAgainWhileItIsRemoved();
    void everyOrganizationHasItsTurnOfAProposal();

private:
    /// Stores items with these texts, in their order.
    void create(const QStringList &texts);
    void run(const QString &sql) { QVERIFY(m_connection->executeText(sql)); }
    /// Records a decision of a person, in a change of its own.
    void teach(qint64 buffer, int item, bool positive);
    /// Returns the numbers of items, from 1, as "3 2".
    template <typename Items, typename IdOf>
    QString numbers(const Items &items, IdOf idOf) const
    {
        QStringList all;
        for (const auto &each : items)
            all << QString::number(1 + std::find(m_items.begin(), m_items.end(), idOf(each))
                                   - m_items.begin());
        return all.join(u' ');
    }
    QString numbers(const Result<std::vector<TaughtItem>> &items) const
    {
        return numbers(*items, [](const TaughtItem &each) { return each.feedback; });
    }
    QString numbers(const Result<std::vector<ComparedItem>> &items) const
    {
        return numbers(*items, [](const ComparedItem &each) { return each.feedback; });
    }
    QString numbers(const Result<ResearchCandidates> &found) const
    {
        return numbers(found->items, [](const ResearchCandidate &each) { return each.id; });
    }

    std::unique_ptr<ScratchDatabase> m_database;
    std::unique_ptr<Connection> m_connection;
    OrganizationId m_organization;
    std::vector<FeedbackId> m_items;
};

void TestStoreOrders::init()
{
    m_connection.reset();
    m_database = std::make_unique<ScratchDatabase>();
    m_connection = std::make_unique<Connection>(m_database->config());
    m_organization = makeOrganization(*m_connection);
    m_items.clear();
    run(u"insert into organization (organization, name, slug, created_at, change)"
        " select organization, 'Org', 'org', now(), 1 from organization_state;"
        "insert into member (organization, id, name, email, role, created_at, updated_at, change)"
        " select organization, 9, 'Ada', 'ada@example.com', 'admin', now(), now(), 1 from organization_state;"
        "insert into buffer (organization, id, name, slug, created_at, updated_at, change)"
        " select organization, n, 'Buffer ' || n, 'buffer-' || n, now(), now(), 1"
        " from organization_state, generate_series(1, 3) n"_s);
}

void TestStoreOrders::create(const QStringList &texts)
{
    std::vector<PreparedFeedback> prepared;
    for (const QString &text : texts) {
        QString lexemes;
        const QStringList words = text.split(u' ');
        for (qsizetype i = 0; i < words.size(); ++i)
            lexemes += u"'%1':%2 "_s.arg(words[i]).arg(i + 1);
        prepared.push_back({ .title = {},
                             .description = text,
                             .submittedBy = {},
                             .client = {},
                             .targets = {},
                             .lexemes = lexemes });
    }
    const auto made = inTransaction(*m_connection, m_organization,
                                    [&](Transaction &tx) { return FeedbackWriter(tx).create(prepared); });
    QVERIFY(made);
    for (const Feedback &item : *made)
        m_items.push_back(item.id);
}

void TestStoreOrders::teach(qint64 buffer, int item, bool positive)
{
    const auto taught = inTransaction(*m_connection, m_organization, [&](Transaction &tx) {
        return LearningWriter(tx).teach(BufferId(buffer), m_items.at(std::size_t(item - 1)), positive,
                                        MemberId(9));
    });
    QVERIFY(taught);
}

void TestStoreOrders::researchReadsTheNewestItems()
{
    create({ u"a"_s, u"b"_s, u"c"_s, u"d"_s });
    ResearchStore store(*m_connection, m_organization);
    QCOMPARE(numbers(store.candidates({}, {}, 3)), u"4 3 2"_s);
    run(u"insert into feedback_buffer (organization, buffer, feedback, by_hand, assigned_at)"
        " select organization, 1, id, true, now() from feedback order by id limit 3"_s);
    ResearchScope scope;
    scope.buffer = BufferId(1);
    QCOMPARE(numbers(store.candidates(scope, {}, 2)), u"3 2"_s);
}

void TestStoreOrders::researchPrefersRareTermsAndThenNewItems()
{
    create({ u"rare"_s, u"often"_s, u"often"_s, u"often rare"_s, u"often"_s, u"other"_s });
    ResearchStore store(*m_connection, m_organization);
    const auto found = store.candidates({}, { u"'rare'"_s, u"'often'"_s }, 4);
    QCOMPARE(numbers(found), u"4 1 5 3"_s);
    QCOMPARE(found->found, 5);
}

void TestStoreOrders::proposalsConsiderTheNewestItems()
{
    create({ u"a"_s, u"b"_s, u"c"_s, u"d"_s });
    run(u"update feedback set routing_status = 'routed'"_s);
    ProposalStore store(*m_connection, m_organization);
    const auto newest = store.candidates(0.5, 2);
    QCOMPARE(numbers(*newest, [](const UnassignedItem &each) { return each.id; }), u"4 3"_s);
    // The threshold itself is not below it.
    run(u"insert into routing_decision (organization, feedback, attempts, candidates)"
        " select organization, id, 1, '[{\"confidence\":0.5}]' from feedback"_s);
    QCOMPARE(store.candidates(0.5, 10)->size(), std::size_t(0));
    QCOMPARE(store.candidates(0.51, 10)->size(), std::size_t(4));
}

void TestStoreOrders::examplesAreTheNewestOfEachBuffer()
{
    create({ u"a"_s, u"b"_s, u"c"_s, u"d"_s, u"e"_s, u"f"_s });
    for (const int item : { 3, 1, 2 })
        teach(1, item, true);
    for (const int item : { 4, 5, 6 })
        teach(2, item, false);
    LearningStore store(*m_connection, m_organization);
    QCOMPARE(numbers(store.newestExamples(2, 100)), u"1 2 5 6"_s);
    QCOMPARE(numbers(store.newestExamples(100, 100)), u"3 1 2 4 5 6"_s);
    QCOMPARE(numbers(store.newestExamples(100, 2)), u"5 6"_s);
}

void TestStoreOrders::changedExamplesAreLimited()
{
    create({ u"a"_s, u"b"_s, u"c"_s });
    for (const int item : { 1, 2, 3 })
        teach(1, item, true);
    LearningStore store(*m_connection, m_organization);
    QCOMPARE(store.examplesSince(0, 2)->size(), std::size_t(2));
    QCOMPARE(numbers(store.examplesSince(0, 10)), u"1 2 3"_s);
}

void TestStoreOrders::decisionsAreTheNewest()
{
    create({ u"a"_s, u"b"_s, u"c"_s, u"d"_s });
    run(u"insert into routing_decision (organization, feedback, attempts, classifier, scores, weighed, "
        u"assigned, outcome,"
        " resolved_at, change)"
        " select organization, id, 1, 'c', array[row_number() over (order by id)], array[1]::bigint[], '{}', "
        "'accepted',"
        " now() + row_number() over (order by id) * interval '1 second', 1 from feedback"_s);
    LearningStore store(*m_connection, m_organization);
    const auto scores = [&store](double minScore, int limit) {
        QStringList all;
        const auto decisions = store.decisions(u"c"_s, minScore, limit);
        for (const JudgedCandidate &each : *decisions)
            all << QString::number(each.score);
        return all.join(u' ');
    };
    QCOMPARE(scores(0, 3), u"2 3 4"_s);
    QCOMPARE(scores(3, 10), u"3 4"_s);
    QCOMPARE(store.decisions(u"another"_s, 0, 10)->size(), std::size_t(0));
}

void TestStoreOrders::itemsWithTheMostWordsComeFirst()
{
    create({ u"one two three"_s, u"one"_s, u"one two"_s, u"one"_s, u"four"_s });
    LearningStore store(*m_connection, m_organization);
    const QString words = u"'one' | 'two' | 'three'"_s;
    QCOMPARE(numbers(store.withRareWords(words, m_items[4], 10)), u"1 3 4 2"_s);
    QCOMPARE(numbers(store.withRareWords(words, m_items[0], 2)), u"3 4"_s);
}

void TestStoreOrders::onlyTheNewestItemsAreComparedByFrequentWords()
{
    create({ u"one two three"_s, u"one"_s, u"one two"_s, u"one"_s, u"four"_s });
    LearningStore store(*m_connection, m_organization);
    const QString words = u"'one' | 'two' | 'three'"_s;
    QCOMPARE(numbers(store.withWordsLately(words, m_items[4], 10, 10)), u"1 3 4 2"_s);
    QCOMPARE(numbers(store.withWordsLately(words, m_items[4], 3, 10)), u"3 4"_s);
    QCOMPARE(numbers(store.withWordsLately(words, m_items[4], 10, 1)), u"1"_s);
}

void TestStoreOrders::theBuffersOfItemsComeInTheirOrder()
{
    create({ u"a"_s, u"b"_s });
    run(u"insert into feedback_buffer (organization, buffer, feedback, by_hand, assigned_at)"
        " select organization, 1, max(id), true, now() from feedback group by organization"_s);
    LearningStore store(*m_connection, m_organization);
    const auto placements = store.placements({ m_items[1], m_items[0] });
    QVERIFY(placements->at(m_items[1]).held == std::vector<BufferId>{ BufferId(1) });
    QVERIFY(placements->at(m_items[1]).byHand == std::vector<BufferId>{ BufferId(1) });
    QVERIFY(placements->at(m_items[0]).held.empty());
}

void TestStoreOrders::reportsComeNewestFirst()
{
    for (const QString &message : { u"first"_s, u"second"_s, u"third"_s }) {
        const auto made = inTransaction(*m_connection, m_organization, [&](Transaction &tx) {
            return ReportWriter(tx).insert({ message, {} }, MemberId(9));
        });
        QVERIFY(made);
    }
    const auto reports = listReports(*m_connection, 2);
    QCOMPARE(reports->size(), std::size_t(2));
    QCOMPARE(reports->at(0).message + u' ' + reports->at(1).message, u"third second"_s);
}

void TestStoreOrders::theBufferDeletedLastIsRestored()
{
    run(u"update buffer set slug = 'same', deleted_at = now() - id % 2 * interval '1 hour'"_s);
    const auto found = inTransaction(*m_connection, m_organization, [](Transaction &tx) {
        return BufferWriter(tx).findDeleted(BufferKey::parse(u"same"_s));
    });
    QVERIFY((*found)->id == BufferId(2));
}

void TestStoreOrders::aReaderOfSomeKindsPassesOverTheDeletionsOfOthers()
{
    run(u"insert into tombstone (organization, kind, id, change)"
        " select organization, 'note', n, 1 from organization_state, generate_series(1, 5000) n;"
        " insert into tombstone (organization, kind, id, change)"
        " select organization, 'member', 7, 1 from organization_state;"
        " update organization_state set change = 2"_s);
    const auto rowsRead = [this] {
        run(u"select pg_stat_force_next_flush()"_s);
        return m_connection
            ->executeText(
                u"select idx_tup_read from pg_stat_user_indexes where indexrelname = 'tombstone_change'"_s)
            ->first()
            .integer(0);
    };
    const auto kinds = ChangeKinds::fromNames(u"member,view"_s);
    const qint64 before = rowsRead();
    const auto page = ChangeStore(*m_connection, m_organization).after({}, 100, *kinds);
    QVERIFY(page);
    QCOMPARE(page->size, 2); // the member that is there, and the one that was deleted
    const qint64 read = rowsRead() - before;
    QVERIFY2(read > 0 && read < 100, qPrintable(QString::number(read)));
}

void TestStoreOrders::anOrganizationIsNotCountedAgainWhileItIsRemoved()
{
    create({ u"a"_s, u"b"_s });
    const auto countedItems = [&] {
        return m_connection->executeText(u"select count(*) from statistics_item"_s)->at(0).integer(0);
    };
    QVERIFY(countStatistics(*m_connection, m_organization, 1000));
    QCOMPARE(countedItems(), 2);
    bool countedAgain = false;
    const auto removed = removeOrganization(*m_connection, m_organization, [&](const RemovedRows &rows) {
        const qint64 left = countedItems();
        if (rows.feedback == 0) // a worker counts beside it
            countedAgain = !countStatistics(*m_connection, m_organization, 1000) || countedAgain;
        countedAgain = countedAgain || countedItems() > left;
        return true;
    });
    QVERIFY(removed);
    QCOMPARE(removed->feedback, 2);
    QVERIFY(!countedAgain);
    QCOMPARE(countedItems(), 0);
    // A worker that has waited for its turn comes afterwards.
    QVERIFY(countStatistics(*m_connection, m_organization, 1000));
    QCOMPARE(m_connection->executeText(u"select count(*) from statistics_position"_s)->at(0).integer(0), 0);
}

void TestStoreOrders::everyOrganizationHasItsTurnOfAProposal()
{
    run(u"insert into organization (organization, name, slug, created_at, change, auto_create_buffers)"
        " select n, 'Org ' || n, 'org-' || n, now(), 1, true from generate_series(101, 103) n;"
        "insert into organization_state (organization, change, unassigned)"
        " select n, 1, 10 from generate_series(101, 103) n"_s);
    OrganizationId after;
    const auto claimed = [&]() -> qint64 {
        // Each of them changes all the time, and has rested.
        if (!m_connection->executeText(u"update organization_state set change = change + 1;"
                                       "update proposal_look set due_at = '-infinity'"_s))
            return -1;
        const auto scan = claimProposalScan(*m_connection, 5, std::chrono::seconds(60), after);
        return !scan ? -1 : *scan ? (*scan)->organization.value() : 0;
    };
    QCOMPARE(claimed(), 0); // they are seen for the first time, and looked at again
    QVERIFY(!after.isValid());
    QCOMPARE(claimed(), 101);
    QCOMPARE(claimed(), 102);
    QCOMPARE(claimed(), 103);
    QCOMPARE(claimed(), 0); // the walk begins again
    QCOMPARE(claimed(), 101);
}

TRIAGE_TEST(TestStoreOrders, QCoreApplication)
#include "tst_storeorders.moc"
