// SPDX-License-Identifier: GPL-3.0-or-later
// Routes whole batches: what is stored, in how many transactions, and what happens to items that are lost
// meanwhile.

#include "../../database/answerdroppingproxy.h"
#include "jobs/routingworker.h"
#include "services/duplicates/duplicatefinder.h"
#include "services/routing/itemrouting.h"
#include "services/routing/routingmodels.h"
#include "services/routing/routingretries.h"
#include "stores/feedbackwriter.h"
#include "support/scratchdatabase.h"
#include "support/statementcount.h"
#include "support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <atomic>
#include <functional>
#include <latch>
#include <map>
#include <optional>
#include <stdexcept>
#include <thread>
#include <tuple>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace triage;
using namespace triage::storage;
using namespace triage::test;

namespace {

constexpr std::chrono::seconds lease{ 60 };
constexpr std::chrono::hours unhurried{ 1 }; ///< Groups are stored together, however slow the machine is.

/// Assigns everything to the same buffers, with certainty.
class SureClassifier : public routing::Classifier
{
public:
    explicit SureClassifier(std::vector<qint64> buffers) : m_buffers(std::move(buffers)) { }
    QString name() const override { return u"sure-1"_s; }
    routing::Verdict classify(const routing::FeedbackText &, const routing::Model &) const override
    {
        routing::Verdict verdict;
        for (const qint64 buffer : m_buffers)
            verdict.candidates.push_back({ BufferId(buffer), 0.9, u"It fits."_s, 2.2 });
        verdict.reasoning = u"It fits."_s;
        verdict.classifier = name();
        return verdict;
    }

private:
    std::vector<qint64> m_buffers;
};

/// Routes items with a new model.
Result<void> routed(Connection &connection, const routing::Classifier &classifier,
                    std::span<const ClaimedItem> items)
{
    services::RoutingModels models(classifier.name());
    services::DuplicateFinder duplicates;
    return services::routeItems(connection, classifier, models, duplicates, std::array{ items }).front();
}

Claim claimFrom(WorkQueue &queue, Connection &connection, int limit, std::chrono::seconds lease)
{
    return queue.claim(connection,
                       { .pieces = limit, .turns = std::min(limit, organizationsOfClaim), .lease = lease });
}

/// Claims as a worker does that has just begun.
Claim claimItems(Connection &connection, int limit, std::chrono::seconds lease)
{
    WorkQueue queue(WorkKind::Routing);
    return claimFrom(queue, connection, limit, lease);
}

} // namespace

class TestRoutingBatches : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void aBatchIsKeptInOneTransaction();
    void itemsOfOthersAreLeftAlone();
    void aDecisionOfAnEarlierClaimWithTheSameNumberIsDiscarded();
    void deletedItemsAreLeftAlone();
    void routingAgainReplacesWhatRoutingAssigned();
    void concurrentDecisionsOfPeopleStay();
    void buffersDeletedMeanwhileGetNothing();
    void withoutBuffersTheBatchIsSkipped();
    void aClaimWhoseCommitWasNotAnsweredIsKnown();
    void aClaimThatMayNotHaveHappenedNamesItsItems();
    void aClaimTellsHowLongItsFirstItemWaited();
    void organizationsShareAClaim();
    void organizationsTakeTurnsInClaims();
    void anOrganizationWhoseLockIsHeldDelaysNoOther();
    void aClaimHasItsLeaseAndIsTakenUpAgainAfterIt();
    void theWorkersLeaseAndBatchReachTheClaim();
    void itemsOfEveryOrganizationAreRoutedInTurn();
    void theOrganizationWithTheFewestItemsIsRoutedFirst();
    void itemsWhoseEndCannotBeStoredNeedNotWaitForTheirLease();
    void anItemThatFailsIsTriedAgainLaterEachTime();
    void claimsOfAStoppedWorkerAreDue();
    void organizationsThatAreLeftOutKeepTheirItems();
    void theFurtherTheWorkerIsBehindTheLessItRests();
    void membershipsAreCountedHoweverTheyAreWritten();
    void aMembershipOfADeletedBufferTouchesNoItem();
    void aFailedItemThatIsDeletedIsNotRoutedAgain();
    void organizationsWithFewItemsShareATransaction();
    void itemsThatMayBeDuplicatesShareATransaction();
    void aLargeOrganizationIsStoredApartFromManySmallOnes();
    void decisionsAreStoredBeforeTheNextOnesIfSomeTakeLong();
    void anExceptionFailsTheItemsOfOneOrganization();
    void aPlanMadeForSmallOrganizationsReadsNoMoreOfALargeOne();

private:
    /// Creates an organization with three buffers.
    void fill();
    QString value(const QString &sql) { return m_connection->executeText(sql)->first().text(0); }
    void run(const QString &sql) { QVERIFY(m_connection->executeText(sql)); }
    /// Stores the given number of items, with ascending ids.
    std::vector<FeedbackId> items(int count) { return items(m_organization, count); }
    std::vector<FeedbackId> items(OrganizationId organization, int count, const QString &text = u"Text"_s);
    /// Returns the items of each organization in a claim: "3 of 1, 2 of 4", with organizations numbered
    /// from 1.
    QString claimedOf(const Claim &claim);
    /// Creates another organization, with a number above those of others.
    OrganizationId another();
    std::vector<ClaimedItem> claimed();
    /// Returns the seconds until the end of each claim, to within half a minute, as "60 60".
    QString leases()
    {
        return value(
            u"select string_agg((30 * ceil(extract(epoch from due_at - clock_timestamp()) / 30))::text, ' ')"
            " from routing_job where attempts > 0"_s);
    }
    void route(const std::vector<ClaimedItem> &claim, std::vector<qint64> buffers);
    /// Routes the claimed items of each organization, with prepare before each of them. Returns for each how
    /// it went.
    QString outcomes(const Claim &claim, const std::function<void(std::span<const ClaimedItem>)> &prepare,
                     StatementObserver *observer = nullptr,
                     std::chrono::milliseconds longestWait = unhurried);
    /// Lets a worker route all items. Returns the number of items that were routed before the first one of
    /// that organization.
    int routedBefore(OrganizationId organization, int batch);
    /// Returns the memberships of each item, with those by people in brackets: "1: 2+1 | …".
    QString board();
    /// True if all counts equal a fresh count.
    QString miscounted();

    std::unique_ptr<ScratchDatabase> m_database;
    std::unique_ptr<Connection> m_connection;
    OrganizationId m_organization;
    std::vector<OrganizationId> m_others;
};

void TestRoutingBatches::init()
{
    m_connection.reset();
    m_database = std::make_unique<ScratchDatabase>();
    m_connection = std::make_unique<Connection>(m_database->config());
    fill();
}

void TestRoutingBatches::fill()
{
    m_others.clear();
    m_organization = makeOrganization(*m_connection);
    run(u"insert into organization (organization, name, slug, created_at, change)"
        " select organization, 'Org', 'org', now(), 1 from organization_state;"
        "insert into buffer (organization, id, name, slug, created_at, updated_at, change)"
        " select organization, n, 'Buffer ' || n, 'buffer-' || n, now(), now(), 1"
        " from organization_state, generate_series(1, 3) n"_s);
}

std::vector<FeedbackId> TestRoutingBatches::items(OrganizationId organization, int count, const QString &text)
{
    std::vector<PreparedFeedback> prepared(
        std::size_t(count),
        PreparedFeedback{ .title = {},
                          .description = text,
                          .submittedBy = {},
                          .client = {},
                          .targets = {},
                          .lexemes = search::indexedText(QString(), text).lexemes });
    const auto made = inTransaction(*m_connection, organization,
                                    [&](Transaction &tx) { return FeedbackWriter(tx).create(prepared); });
    std::vector<FeedbackId> ids;
    for (const Feedback &item : *made)
        ids.push_back(item.id);
    return ids;
}

OrganizationId TestRoutingBatches::another()
{
    const OrganizationId organization = makeOrganization(*m_connection);
    std::ignore
        = m_connection->executeText(u"insert into organization (organization, name, slug, created_at, change)"
                                    " select %1, 'Org', 'org-%1', now(), 1"_s.arg(organization.value()));
    m_others.push_back(organization);
    return organization;
}

QString TestRoutingBatches::claimedOf(const Claim &claim)
{
    std::map<qint64, int> counts;
    for (const ClaimedItem &item : itemsOf(claim)) {
        const auto found = std::find(m_others.begin(), m_others.end(), item.organization);
        ++counts[found == m_others.end() ? 1 : found - m_others.begin() + 2];
    }
    QStringList texts;
    for (const auto &[organization, count] : counts)
        texts << u"%1 of %2"_s.arg(count).arg(organization);
    return texts.join(u", "_s);
}

std::vector<ClaimedItem> TestRoutingBatches::claimed()
{
    const Claim claim = claimItems(*m_connection, 1000, lease);
    return claim.problem ? std::vector<ClaimedItem>() : itemsOf(claim);
}

void TestRoutingBatches::route(const std::vector<ClaimedItem> &claim, std::vector<qint64> buffers)
{
    QVERIFY(routed(*m_connection, SureClassifier(std::move(buffers)), claim));
}

QString TestRoutingBatches::outcomes(const Claim &claim,
                                     const std::function<void(std::span<const ClaimedItem>)> &prepare,
                                     StatementObserver *observer, std::chrono::milliseconds longestWait)
{
    const std::vector<ClaimedItem> items = itemsOf(claim);
    std::vector<std::span<const ClaimedItem>> groups;
    for (auto first = items.begin(); first != items.end();) {
        const auto end = std::find_if(first, items.end(), [&](const ClaimedItem &each) {
            return each.organization != first->organization;
        });
        groups.emplace_back(first, end);
        first = end;
    }
    const SureClassifier classifier({ 1 });
    services::RoutingModels models(classifier.name());
    services::DuplicateFinder duplicates;
    ConnectionConfig config = m_database->config();
    config.observer = observer;
    Connection connection(config);
    QStringList texts;
    for (const Result<void> &each :
         services::routeItems(connection, classifier, models, duplicates, groups, prepare, longestWait))
        texts << (each ? u"stored"_s : QString(slugOf(each.error().type)));
    return texts.join(u' ');
}

QString TestRoutingBatches::board()
{
    return value(
        u"select string_agg(held, ' | ' order by feedback) from (select f.id as feedback, coalesce("
        "string_agg(case when m.by_hand then '(' || m.buffer || ')' else m.buffer::text end, '+'"
        " order by m.buffer), '-') as held from feedback f left join feedback_buffer m on m.feedback = f.id"
        " group by f.id) as each_item"_s);
}

QString TestRoutingBatches::miscounted()
{
    return value(
        u"select concat_ws(', ',"
        " (select 'live_buffers' from feedback f where live_buffers <> (select count(*) from feedback_buffer "
        "m"
        "  join buffer b on b.id = m.buffer where m.feedback = f.id and b.deleted_at is null) limit 1),"
        " (select 'feedback_count' from buffer b where feedback_count <>"
        "  (select count(*) from feedback_buffer m where m.buffer = b.id) limit 1),"
        " (select 'state' from organization_state s where (feedback, needs_review, pending, failed, assigned,"
        "  unassigned) <> (select count(*), count(*) filter (where needs_review),"
        "  count(*) filter (where routing_status = 'pending'), count(*) filter (where routing_status = "
        "'failed'),"
        "  count(*) filter (where live_buffers > 0),"
        "  count(*) filter (where live_buffers = 0 and routing_status <> 'pending') from feedback)))"_s);
}

void TestRoutingBatches::aBatchIsKeptInOneTransaction()
{
    items(200);
    const auto claim = claimed();
    QCOMPARE(claim.size(), std::size_t(200));
    const int before = value(u"select change from organization_state"_s).toInt();
    route(claim, { 1, 2 });
    QCOMPARE(value(u"select change from organization_state"_s).toInt(), before + 1);
    QCOMPARE(
        value(
            u"select count(*) from feedback where routing_status = 'routed' and live_buffers = 2 and change ="
            " (select change from organization_state)"_s),
        u"200"_s);
    QCOMPARE(
        value(u"select count(*) from note where text = 'Routed to Buffer 1 (90%), Buffer 2 (90%). It fits.'"
              " and kind = 'activity' and member is null"_s),
        u"200"_s);
    QCOMPARE(value(u"select count(*) from routing_decision where attempts = 1 and classifier = 'sure-1'"
                   " and json_array_length(candidates) = 2"_s),
             u"200"_s);
    QCOMPARE(value(u"select count(*) from routing_job"_s), u"0"_s);
    QCOMPARE(value(u"select feedback_count from buffer where id = 2"_s), u"200"_s);
    QCOMPARE(miscounted(), QString());
}

void TestRoutingBatches::itemsOfOthersAreLeftAlone()
{
    const auto ids = items(3);
    const auto claim = claimed();
    // Another worker claimed the second item when its lease was over.
    run(u"update routing_job set attempts = attempts + 1, claimed_by = '0/0' where feedback = %1"_s.arg(
        ids[1].value()));
    route(claim, { 1 });
    QCOMPARE(board(), u"1 | - | 1"_s);
    QCOMPARE(value(u"select string_agg(routing_status, ' ' order by id) from feedback"_s),
             u"routed pending routed"_s);
    QCOMPARE(value(u"select count(*) from note"_s), u"2"_s);
    QCOMPARE(value(u"select count(*) from routing_decision"_s), u"2"_s);
    QCOMPARE(value(u"select feedback from routing_job"_s), QString::number(ids[1].value()));
    QCOMPARE(miscounted(), QString());
}

void TestRoutingBatches::aDecisionOfAnEarlierClaimWithTheSameNumberIsDiscarded()
{
    items(1);
    const auto slow = claimed();
    // A person has it routed again, and another worker begins.
    run(u"update routing_job set due_at = now(), attempts = 0, claimed_by = null"_s);
    const auto quick = claimed();
    QCOMPARE(quick.front().attempt, slow.front().attempt);
    route(slow, { 1 });
    QCOMPARE(board(), u"-"_s);
    route(quick, { 2 });
    QCOMPARE(board(), u"2"_s);
}

void TestRoutingBatches::deletedItemsAreLeftAlone()
{
    const auto ids = items(2);
    const auto claim = claimed();
    QVERIFY(inTransaction(*m_connection, m_organization,
                          [&](Transaction &tx) { return FeedbackWriter(tx).remove({ ids[0] }); }));
    route(claim, { 1 });
    QCOMPARE(board(), u"1"_s);
    QCOMPARE(value(u"select count(*) from note"_s), u"1"_s);
    QCOMPARE(miscounted(), QString());
}

void TestRoutingBatches::routingAgainReplacesWhatRoutingAssigned()
{
    const auto ids = items(2);
    route(claimed(), { 1, 2 });
    run(u"update buffer set deleted_at = now() where id = 1; update feedback set live_buffers = 1"_s);
    QVERIFY(inTransaction(*m_connection, m_organization,
                          [&](Transaction &tx) { return RoutingWriter(tx).enqueue(ids); }));
    QCOMPARE(value(u"select pending from organization_state"_s), u"2"_s);
    route(claimed(), { 2, 3 });
    QCOMPARE(board(), u"2+3 | 2+3"_s);
    QCOMPARE(value(u"select count(*) from note"_s), u"4"_s);
    QCOMPARE(miscounted(), QString());
}

void TestRoutingBatches::concurrentDecisionsOfPeopleStay()
{
    const auto ids = items(3);
    const auto claim = claimed();
    // While the classifier runs, the first item is assigned by hand and the second is removed permanently.
    run(u"insert into feedback_buffer (organization, buffer, feedback, by_hand, assigned_at)"
        " select organization, 1, id, true, now() from feedback where id = %1;"
        "insert into routing_example (organization, feedback, buffer, positive, taught_at, change)"
        " select organization, id, 1, false, now(), 1 from feedback where id = %2"_s.arg(ids[0].value())
            .arg(ids[1].value()));
    route(claim, { 1 });
    QCOMPARE(board(), u"(1) | - | 1"_s);
    QCOMPARE(value(u"select string_agg(text, ' / ' order by feedback) from note"_s),
             u"Routed to Buffer 1 (90%). It fits. / Unassigned. It fits. /"
             " Routed to Buffer 1 (90%). It fits."_s);
    QCOMPARE(value(u"select count(*) from feedback where routing_status = 'routed'"_s), u"3"_s);
    QCOMPARE(miscounted(), QString());
}

void TestRoutingBatches::buffersDeletedMeanwhileGetNothing()
{
    items(2);
    const auto claim = claimed();
    run(u"update buffer set deleted_at = now() where id = 2"_s);
    route(claim, { 2, 3 });
    QCOMPARE(board(), u"3 | 3"_s);
    QCOMPARE(miscounted(), QString());
}

void TestRoutingBatches::withoutBuffersTheBatchIsSkipped()
{
    items(2);
    run(u"update buffer set deleted_at = now()"_s);
    route(claimed(), {});
    QCOMPARE(value(u"select count(*) from feedback where routing_status = 'skipped'"_s), u"2"_s);
    QCOMPARE(value(u"select count(*) from note where text like 'Not routed: %'"_s), u"2"_s);
    QCOMPARE(miscounted(), QString());
}

void TestRoutingBatches::aClaimWhoseCommitWasNotAnsweredIsKnown()
{
    items(2);
    const AnswerDroppingProxy proxy(m_database->conninfo(), "COMMIT"_ba);
    ConnectionConfig config = m_database->config();
    config.conninfo = proxy.conninfo();
    Connection worker(config);
    const Claim claim = claimItems(worker, 10, lease);
    QVERIFY(proxy.hasDropped());
    QVERIFY(!claim.problem);
    QCOMPARE(claim.work.size(), std::size_t(2));
    QVERIFY(routed(worker, SureClassifier({ 1 }), itemsOf(claim)));
    QCOMPARE(board(), u"1 | 1"_s);
}

void TestRoutingBatches::aClaimThatMayNotHaveHappenedNamesItsItems()
{
    items(2);
    run(u"create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;"
        "create constraint trigger refuse after update on routing_job deferrable initially deferred"
        " for each row execute function refuse()"_s);
    const Claim claim = claimItems(*m_connection, 10, lease);
    QVERIFY(claim.problem);
    QCOMPARE(claim.work.size(), std::size_t(2));
    run(u"drop trigger refuse on routing_job"_s);
    // Releasing items that were never claimed does no harm.
    for (const ClaimedWork &work : claim.work)
        QVERIFY(
            WorkQueue(WorkKind::Routing).postpone(*m_connection, { work }, 0ms, u"service-unavailable"_s));
    QCOMPARE(claimed().size(), std::size_t(2));
}

void TestRoutingBatches::aClaimTellsHowLongItsFirstItemWaited()
{
    QCOMPARE(claimItems(*m_connection, 10, lease).behind, 0ms);
    items(3);
    run(u"update routing_job set due_at = due_at - interval '1 hour' where feedback ="
        " (select min(feedback) from routing_job)"_s);
    QVERIFY(claimItems(*m_connection, 10, lease).behind >= 1h);
}

void TestRoutingBatches::organizationsShareAClaim()
{
    WorkQueue queue(WorkKind::Routing);
    items(100);
    items(another(), 3);
    items(another(), 100);
    Claim claim = claimFrom(queue, *m_connection, 30, lease);
    QCOMPARE(claimedOf(claim), u"10 of 1, 3 of 2, 10 of 3"_s);
    claim = claimFrom(queue, *m_connection, 30, lease);
    QCOMPARE(claimedOf(claim), u"15 of 1, 15 of 3"_s);
}

void TestRoutingBatches::organizationsTakeTurnsInClaims()
{
    WorkQueue queue(WorkKind::Routing);
    items(100);
    for (int i = 2; i <= 11; ++i)
        items(another(), 1);
    constexpr int pieces = 8;
    Claim claim = claimFrom(queue, *m_connection, pieces, lease);
    QCOMPARE(claimedOf(claim), u"1 of 1, 1 of 2, 1 of 3, 1 of 4, 1 of 5, 1 of 6, 1 of 7, 1 of 8"_s);
    claim = claimFrom(queue, *m_connection, pieces, lease);
    QCOMPARE(claimedOf(claim), u"1 of 9, 1 of 10, 1 of 11"_s);
    claim = claimFrom(queue, *m_connection, pieces, lease);
    QCOMPARE(claimedOf(claim), u"8 of 1"_s);
    // A worker that takes one item at a time takes it from the next organization.
    items(m_others.front(), 5);
    WorkQueue single(WorkKind::Routing);
    claim = claimFrom(single, *m_connection, 1, lease);
    QCOMPARE(claimedOf(claim), u"1 of 1"_s);
    claim = claimFrom(single, *m_connection, 1, lease);
    QCOMPARE(claimedOf(claim), u"1 of 2"_s);
}

void TestRoutingBatches::anOrganizationWhoseLockIsHeldDelaysNoOther()
{
    items(1);
    const OrganizationId other = another();
    items(other, 2);
    Connection holder(m_database->config());
    QVERIFY(holder.executeText(u"begin"_s));
    QVERIFY(holder.executeText(
        u"select from organization_state where organization = %1 for update"_s.arg(m_organization.value())));
    const SureClassifier classifier({ 1 });
    services::RoutingModels models(classifier.name());
    services::DuplicateFinder duplicates;
    jobs::RoutingWorker worker({ .connection = m_database->config() }, classifier, models, duplicates);
    worker.start();
    const QString waiting = u"select count(*) from routing_job where organization = %1"_s;
    QTRY_COMPARE(value(waiting.arg(other.value())), u"0"_s);
    QCOMPARE(value(waiting.arg(m_organization.value())), u"1"_s);
    QVERIFY(holder.executeText(u"commit"_s));
    QTRY_COMPARE(value(waiting.arg(m_organization.value())), u"0"_s);
}

void TestRoutingBatches::aClaimHasItsLeaseAndIsTakenUpAgainAfterIt()
{
    items(3);
    QCOMPARE(claimItems(*m_connection, 2, 600s).work.size(), std::size_t(2));
    QCOMPARE(leases(), u"600 600"_s);
    // Before its end, others get the third item only.
    run(u"update routing_job set due_at = due_at - interval '590 seconds' where attempts > 0"_s);
    QCOMPARE(claimItems(*m_connection, 10, 60s).work.size(), std::size_t(1));
    run(u"update routing_job set due_at = due_at - interval '60 seconds'"_s);
    const Claim again = claimItems(*m_connection, 10, 60s);
    QCOMPARE(again.work.size(), std::size_t(3));
    QCOMPARE(again.work.front().attempt + again.work.back().attempt, 4);
}

void TestRoutingBatches::theWorkersLeaseAndBatchReachTheClaim()
{
    items(7);
    run(u"create table claim_log (seconds float, number int);"
        "create function log_claim() returns trigger language plpgsql as $$ begin"
        " insert into claim_log select max(extract(epoch from due_at - clock_timestamp())), count(*) "
        "from "
        "claimed"
        " where attempts = 1; return null; end $$;"
        "create trigger log_claim after update on routing_job referencing new table as claimed"
        " for each statement execute function log_claim()"_s);
    const SureClassifier classifier({ 1 });
    services::RoutingModels models(classifier.name());
    services::DuplicateFinder duplicates;
    {
        jobs::RoutingWorker worker(
            { .connection = m_database->config(), .batch = 3, .smallBatch = 3, .lease = 600s }, classifier,
            models, duplicates);
        worker.start();
        QTRY_COMPARE(value(u"select count(*) from routing_job"_s), u"0"_s);
    }
    QCOMPARE(value(u"select string_agg(number::text, ' ') from claim_log where number > 0"_s), u"3 3 1"_s);
    QCOMPARE(value(u"select count(*) from claim_log where number > 0 and seconds not between 570 and 600"_s),
             u"0"_s);
}

int TestRoutingBatches::routedBefore(OrganizationId organization, int batch)
{
    const auto logged = m_connection->executeText(
        u"create table route_log (place serial, organization bigint);"
        "create function log_route() returns trigger language plpgsql as $$ begin"
        " insert into route_log (organization) values (old.organization); return null; end $$;"
        "create trigger log_route after delete on routing_job for each row execute function log_route()"_s);
    const SureClassifier classifier({ 1 });
    services::RoutingModels models(classifier.name());
    services::DuplicateFinder duplicates;
    jobs::RoutingWorker worker({ .connection = m_database->config(), .batch = batch, .smallBatch = batch },
                               classifier, models, duplicates);
    worker.start();
    const auto isDone = [this] {
        return value(u"select count(*) from routing_job"_s) == u"0"_s;
    };
    if (!logged || !QTest::qWaitFor(isDone, patience))
        qFatal("The items are not routed");
    return value(u"select min(place) - 1 from route_log where organization = %1"_s.arg(organization.value()))
        .toInt();
}

void TestRoutingBatches::itemsOfEveryOrganizationAreRoutedInTurn()
{
    items(2);
    for (int i = 2; i <= organizationsOfClaim + 1; ++i)
        items(another(), 2);
    // More organizations have items than share a claim: the last one comes with the second claim.
    QCOMPARE(routedBefore(m_others.back(), organizationsOfClaim), organizationsOfClaim);
}

void TestRoutingBatches::theOrganizationWithTheFewestItemsIsRoutedFirst()
{
    items(20);
    const OrganizationId small = another();
    items(small, 1);
    QCOMPARE(routedBefore(small, 100), 0);
}

void TestRoutingBatches::itemsWhoseEndCannotBeStoredNeedNotWaitForTheirLease()
{
    /// Says when it begins, and does not end before it may.
    class SlowClassifier : public SureClassifier
    {
    public:
        SlowClassifier() : SureClassifier({ 1 }) { }
        routing::Verdict classify(const routing::FeedbackText &text,
                                  const routing::Model &model) const override
        {
            hasBegun = true;
            mayEnd.wait();
            return SureClassifier::classify(text, model);
        }
        mutable std::atomic<bool> hasBegun = false;
        mutable std::latch mayEnd{ 1 };
    };
    ScratchCluster cluster;
    m_connection.reset();
    m_database = std::make_unique<ScratchDatabase>(Schema::Migrated, cluster);
    m_connection = std::make_unique<Connection>(m_database->config());
    fill();
    items(1);
    const SlowClassifier classifier;
    services::RoutingModels models(classifier.name());
    services::DuplicateFinder duplicates;
    {
        jobs::RoutingWorker worker(
            { .connection = m_database->config(), .lease = 3600s, .pollInterval = 10ms }, classifier, models,
            duplicates);
        worker.start();
        QTRY_VERIFY(classifier.hasBegun);
        cluster.stop();
        classifier.mayEnd.count_down();
        cluster.start();
        QTRY_COMPARE(value(u"select routing_status from feedback"_s), u"routed"_s);
    }
    m_connection.reset();
    m_database.reset();
}

void TestRoutingBatches::anItemThatFailsIsTriedAgainLaterEachTime()
{
    class FailingClassifier : public SureClassifier
    {
    public:
        FailingClassifier() : SureClassifier({}) { }
        routing::Verdict classify(const routing::FeedbackText &, const routing::Model &) const override
        {
            throw std::runtime_error("It fails");
        }
    };
    items(1);
    // Notes each delay, and lets it be over at once.
    run(u"create table delay_log (id serial, seconds float);"
        "create function log_delay() returns trigger language plpgsql as $$ begin"
        " if new.attempts = old.attempts then"
        " insert into delay_log (seconds) values (extract(epoch from new.due_at - clock_timestamp()));"
        " new.due_at := clock_timestamp(); end if; return new; end $$;"
        "create trigger log_delay before update on routing_job for each row execute function log_delay()"_s);
    const FailingClassifier classifier;
    services::RoutingModels models(classifier.name());
    services::DuplicateFinder duplicates;
    jobs::RoutingWorker worker({ .connection = m_database->config(), .maxAttempts = 5, .pollInterval = 10ms },
                               classifier, models, duplicates);
    worker.start();
    QTRY_COMPARE(value(u"select routing_status from feedback"_s), u"failed"_s);
    QCOMPARE(value(u"select string_agg(round(seconds)::text, ' ' order by id) from delay_log"_s),
             u"2 4 8 16"_s);
}

void TestRoutingBatches::claimsOfAStoppedWorkerAreDue()
{
    items(2);
    Connection killed(m_database->config());
    QCOMPARE(claimItems(killed, 1, 1h).work.size(), std::size_t(1));
    const WorkQueue queue(WorkKind::Routing);
    QVERIFY(queue.correctClock(*m_connection));
    QCOMPARE(claimed().size(), std::size_t(1)); // that of a worker that lives is left alone
    killed.close();
    QTRY_COMPARE(sessions(*m_connection,
                          u"pid in (select split_part(claimed_by, '/', 1)::integer from routing_job)"_s),
                 0);
    QVERIFY(queue.correctClock(*m_connection));
    const auto again = claimed();
    QCOMPARE(again.size(), std::size_t(1));
    QCOMPARE(again.front().attempt, 2);
}

void TestRoutingBatches::organizationsThatAreLeftOutKeepTheirItems()
{
    items(2);
    WorkQueue queue(WorkKind::Routing);
    QVERIFY(queue.claim(*m_connection, { .leftOut = { m_organization } }).work.empty());
    QCOMPARE(queue.claim(*m_connection, { .leftOut = { OrganizationId(1234) } }).work.size(), std::size_t(1));
}

void TestRoutingBatches::theFurtherTheWorkerIsBehindTheLessItRests()
{
    using jobs::maxBehind;
    using jobs::restAfter;
    QCOMPARE(restAfter(10ms, 0ms), std::chrono::nanoseconds(30ms));
    QCOMPARE(restAfter(10ms, maxBehind / 2), std::chrono::nanoseconds(15ms));
    QCOMPARE(restAfter(10ms, maxBehind), 0ns);
    QCOMPARE(restAfter(10ms, std::chrono::hours(24)), 0ns);
    // However long a batch takes, the next one does not wait long.
    QVERIFY(restAfter(1h, 0ms) < 1s);
}

void TestRoutingBatches::membershipsAreCountedHoweverTheyAreWritten()
{
    items(2);
    route(claimed(), {});
    // Only the triggers count here.
    run(u"update organization_state set change = 50;"
        "insert into feedback_buffer (organization, buffer, feedback, by_hand, assigned_at)"
        " select f.organization, b.id, f.id, true, now() from feedback f, buffer b where b.id < 3"_s);
    QCOMPARE(miscounted(), QString());
    QCOMPARE(value(u"select count(*) from feedback where change = 50 and live_buffers = 2"_s), u"2"_s);
    // One is added and one removed in the same statement: the number of buffers is the same, but the item
    // has changed.
    run(u"update organization_state set change = 51;"
        "with gone as (delete from feedback_buffer where buffer = 1)"
        " insert into feedback_buffer (organization, buffer, feedback, by_hand, assigned_at)"
        " select organization, 3, id, true, now() from feedback"_s);
    QCOMPARE(board(), u"(2)+(3) | (2)+(3)"_s);
    QCOMPARE(miscounted(), QString());
    QCOMPARE(value(u"select count(*) from feedback where change = 51"_s), u"2"_s);
    run(u"delete from feedback_buffer"_s);
    QCOMPARE(miscounted(), QString());
}

void TestRoutingBatches::aMembershipOfADeletedBufferTouchesNoItem()
{
    items(2);
    route(claimed(), { 1 });
    run(u"update buffer set deleted_at = now() where id = 1; update feedback set live_buffers = 0, "
        u"change = "
        u"7;"
        "update organization_state set change = 60;"
        "delete from feedback_buffer"_s);
    QCOMPARE(value(u"select count(*) from feedback where change = 7"_s), u"2"_s);
    QCOMPARE(miscounted(), QString());
}

void TestRoutingBatches::aFailedItemThatIsDeletedIsNotRoutedAgain()
{
    const auto ids = items(3);
    for (const ClaimedItem &item : claimed())
        QVERIFY(services::failItem(*m_connection, SureClassifier({}), item, u"No."_s));
    // Somebody deletes an item, and has not committed yet when the failed items are routed again.
    Connection other(m_database->config());
    QVERIFY(other.executeText(
        u"begin; update organization_state set change = change + 1;"
        "delete from note where feedback = %1; delete from feedback_search where feedback = %1;"
        "delete from routing_decision where feedback = %1;"
        "delete from feedback where id = %1"_s.arg(ids[1].value())));
    std::optional<Result<int>> retried;
    std::thread operating([&] {
        Connection own(m_database->config());
        retried = services::retryFailed(own, m_organization);
    });
    const bool met = QTest::qWaitFor([&] { return blocked(*m_connection) == 1; }, 60000);
    const bool committed = other.executeText(u"commit"_s).hasValue();
    operating.join();
    QVERIFY(met && committed);
    QCOMPARE(**retried, 2);
    QCOMPARE(value(u"select string_agg(feedback::text, ' ' order by feedback) from routing_job"_s),
             u"%1 %2"_s.arg(ids[0].value()).arg(ids[2].value()));
    QCOMPARE(value(u"select count(*) from feedback where routing_status = 'pending'"_s), u"2"_s);
    // Nor is one that was deleted before.
    QVERIFY(inTransaction(*m_connection, m_organization,
                          [&](Transaction &tx) { return RoutingWriter(tx).enqueue({ ids[1] }); }));
    QCOMPARE(value(u"select count(*) from routing_job"_s), u"2"_s);
}

void TestRoutingBatches::organizationsWithFewItemsShareATransaction()
{
    items(1);
    for (int i = 0; i < 3; ++i)
        items(another(), 1);
    const std::vector<ClaimedItem> claim = claimed();
    std::vector<std::span<const ClaimedItem>> groups;
    for (const ClaimedItem &item : claim)
        groups.emplace_back(&item, 1);
    QCOMPARE(groups.size(), std::size_t(4));
    ConnectionConfig config = m_database->config();
    config.lockTimeout = 500ms;
    Connection connection(config);
    Connection holder(m_database->config());
    QVERIFY(holder.executeText(u"begin"_s));
    QVERIFY(holder.executeText(
        u"select from organization_state where organization = %1 for update"_s.arg(m_others.back().value())));
    const SureClassifier classifier({ 1 });
    services::RoutingModels models(classifier.name());
    services::DuplicateFinder duplicates;
    const auto outcomes
        = services::routeItems(connection, classifier, models, duplicates, groups, {}, unhurried);
    QVERIFY(holder.executeText(u"rollback"_s));
    for (std::size_t i = 0; i < groups.size(); ++i)
        QCOMPARE(bool(outcomes[i]), groups[i].front().organization != m_others.back());
    QCOMPARE(value(u"select count(*) || ' in ' || count(distinct xmin::text) from routing_decision"_s),
             u"3 in 1"_s);
    QCOMPARE(value(u"select count(*) from note where kind = 'activity'"_s), u"3"_s);
    // Each organization has a change of its own.
    QCOMPARE(value(u"select count(*) from feedback f join organization_state s using (organization)"
                   " where f.change = s.change and f.routing_status <> 'pending'"_s),
             u"3"_s);
    QCOMPARE(value(u"select count(*) from routing_job"_s), u"1"_s);
}

void TestRoutingBatches::itemsThatMayBeDuplicatesShareATransaction()
{
    const QString text = u"The quarterly export to Excel loses the last column of every worksheet"_s;
    for (int i = 0; i < 3; ++i)
        items(another(), 2, text);
    run(u"update organization set auto_merge_threshold = 0.95 where organization = %1"_s.arg(
        m_others.back().value()));
    const Claim claim = claimItems(*m_connection, 100, lease);
    StatementCount notes("note.insertActivities");
    QCOMPARE(outcomes(claim, {}, &notes), u"stored stored stored"_s);
    QCOMPARE(value(u"select count(*) from duplicate_suggestion where outcome is null"_s), u"2"_s);
    // The last organization merges items that almost certainly say the same, by itself.
    QCOMPARE(value(u"select count(*) from feedback_triage where duplicate_of is not null"_s), u"1"_s);
    QCOMPARE(value(u"select count(distinct xmin::text) from routing_decision where organization <> %1"_s.arg(
                 m_others.back().value())),
             u"1"_s);
    QCOMPARE(value(u"select count(distinct xmin::text) from routing_decision"_s), u"2"_s);
    QCOMPARE(value(u"select count(*) from note where activity ->> 'code' = 'not_routed'"_s), u"6"_s);
    QCOMPARE(notes.count.load(), 3); // of the shared transaction, of the other one, and of its merge
}

void TestRoutingBatches::aLargeOrganizationIsStoredApartFromManySmallOnes()
{
    constexpr int largeGroup = 40;
    items(300);
    for (int i = 1; i < organizationsOfClaim; ++i)
        items(another(), 1);
    const Claim claim = claimItems(*m_connection, largeGroup * organizationsOfClaim, lease);
    QCOMPARE(claim.work.size(), std::size_t(largeGroup + organizationsOfClaim - 1));
    QStringList storedBefore;
    const QString done = outcomes(claim, [&](std::span<const ClaimedItem>) {
        storedBefore << value(u"select count(*) from routing_decision"_s);
    });
    QCOMPARE(done, (u"stored "_s).repeated(organizationsOfClaim).trimmed());
    QCOMPARE(storedBefore.size(), qsizetype(organizationsOfClaim));
    QCOMPARE(storedBefore.at(0), u"0"_s);
    QCOMPARE(storedBefore.at(1).toInt(), largeGroup); // before the others are looked at
    QCOMPARE(value(u"select count(*) || ' in ' || count(distinct xmin::text) from routing_decision"
                   " where organization = %1"_s.arg(m_organization.value())),
             u"40 in 1"_s);
    QCOMPARE(value(u"select count(*) from routing_decision where organization <> %1"_s.arg(
                 m_organization.value())),
             QString::number(organizationsOfClaim - 1));
}

void TestRoutingBatches::decisionsAreStoredBeforeTheNextOnesIfSomeTakeLong()
{
    items(1);
    items(another(), 1);
    items(another(), 1);
    QString storedBeforeLast;
    const auto prepare = [&](std::span<const ClaimedItem> group) {
        if (group.front().organization == m_others.front())
            std::this_thread::sleep_for(services::longestWaitForOthers); // as for a slow server
        if (group.front().organization == m_others.back())
            storedBeforeLast = value(u"select count(*) from routing_decision"_s);
    };
    const QString done
        = outcomes(claimItems(*m_connection, 3, lease), prepare, nullptr, services::longestWaitForOthers);
    QCOMPARE(done, u"stored stored stored"_s);
    QCOMPARE(storedBeforeLast, u"2"_s);
}

void TestRoutingBatches::anExceptionFailsTheItemsOfOneOrganization()
{
    items(1);
    items(another(), 1);
    items(another(), 1);
    const QString done
        = outcomes(claimItems(*m_connection, 3, lease), [&](std::span<const ClaimedItem> group) {
              if (group.front().organization == m_others.front())
                  throw std::runtime_error("It fails");
          });
    QCOMPARE(done, u"stored internal-error stored"_s);
    QCOMPARE(value(u"select count(*) from routing_decision"_s), u"2"_s);
}

/// The planner knows how many rows organizations have on average, and nothing of the one whose items are
/// routed.
void TestRoutingBatches::aPlanMadeForSmallOrganizationsReadsNoMoreOfALargeOne()
{
    constexpr int manyItems = 1000;
    items(manyItems);
    run(u"insert into feedback_buffer (organization, buffer, feedback, by_hand, assigned_at)"
        " select organization, 1, id, true, now() from feedback;"
        "set session_replication_role = replica;"
        "insert into feedback_buffer (organization, buffer, feedback, by_hand, assigned_at)"
        " select 1000000 + n, 1, 1, true, now() from generate_series(1, 20000) n;"
        "reset session_replication_role; analyze"_s);
    const Claim claim = claimItems(*m_connection, 1, lease);
    const std::vector<ClaimedItem> item = itemsOf(claim);
    QCOMPARE(item.size(), std::size_t(1));
    const QString reads = u"select pg_stat_force_next_flush()::text || sum(idx_tup_fetch)"
                          " from pg_stat_user_tables where relname in ('feedback_buffer', 'routing_job')"_s;
    std::ignore = value(reads); // the next look has what was read until now
    const qint64 before = value(reads).toLongLong();
    route(item, { 2 });
    std::ignore = value(reads);
    const qint64 read = value(reads).toLongLong() - before;
    QVERIFY2(read < manyItems / 10, qPrintable(QString::number(read)));
    QCOMPARE(value(u"select count(*) from routing_decision"_s), u"1"_s);
}

TRIAGE_TEST(TestRoutingBatches, QCoreApplication)
#include "tst_routingbatches.moc"
