// SPDX-License-Identifier: GPL-3.0-or-later
// Changes of many items: moving all items of a buffer, deleting and restoring it, renaming and removing a
// member. They are done in parts, and are exact all the same. Where a test has to see the middle of such a
// change, it postpones the work of the background until it has seen it. Takes longer than a minute: each of
// about thirty stories has 1,700 items in a database of its own, whose statistics are counted afresh in the
// end.

#include "domain/activity.h"
#include "domain/ids.h"
#include "fields/json.h"
#include "follower.h"
#include "jobs/partsize.h"
#include "keyedrequests.h"
#include "stores/bufferstore.h"
#include "stores/parts/buffermovestore.h"
#include "stores/parts/removal.h"
#include "stores/triage/tagchanges.h"
#include "support/testprogram.h"

#include <QTest>
#include <QTimer>

#include <thread>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

constexpr int many = 1700; // several parts

/// Returns the counts that differ from the rows; empty if all are right.
const QString wrongCounts = uR"(
with counted as (
    select 'assigned' as what, assigned::numeric as kept,
           (select count(*) from feedback f
            where exists (select 1 from feedback_buffer m join buffer b on b.id = m.buffer and b.deleted_at is null
                          where m.feedback = f.id))::numeric as fresh
    from organization_state
    union all
    select 'unassigned', unassigned,
           (select count(*) from feedback f
            where routing_status <> 'pending'
              and not exists (select 1 from feedback_buffer m join buffer b on b.id = m.buffer and b.deleted_at is null
                              where m.feedback = f.id))
    from organization_state
    union all
    select 'live buffers', (select coalesce(sum(live_buffers), 0) from feedback),
           (select count(*) from feedback_buffer m join buffer b on b.id = m.buffer and b.deleted_at is null)
    union all
    select 'buffer', (select coalesce(sum(feedback_count), 0) from buffer), (select count(*) from feedback_buffer)
)
select coalesce(string_agg(what || ' ' || coalesce(kept::text, '-') || '/' || fresh, ', '), '')
from counted where kept is distinct from fresh)"_s;

/// The statistics as one text. What a recount would not find at all is left out.
const QString statistics = uR"(
select coalesce(string_agg(line, E'\n' order by line), '')
from (select 'day ' || d::text as line from statistics_day d
      join buffer b on b.id = d.buffer and b.deleted_at is null
      where (feedback, pending, assigned, review, nothing_matched, failed, by_hand, waiting) <> (0, 0, 0, 0, 0, 0, 0, 0)
      union all
      select 'all ' || d::text from statistics_day d where buffer = 0 and feedback <> 0
      union all
      select 'client ' || c::text from statistics_client c where feedback <> 0
      union all
      select 'wait ' || w::text from statistics_wait w where feedback <> 0) counted)"_s;

QByteArray moveBody(const QByteArray &destination)
{
    return R"({"destination_buffer_id":")" + destination + R"("})";
}

} // namespace

class TestLargeChanges : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void manyItemsAreMovedInPartsAndCountedOnce();
    void nobodyWaitsForMoreThanAPart();
    void theSameRequestJoinsTheMoveThatRuns();
    void anInterruptedMoveIsContinued();
    void aServerThatStopsEndsTheWaitAndNotTheMove();
    void aRevokedTokenEndsTheWaitAndNotTheMove();
    void aMoveThatWouldInterfereIsRefused();
    void itemsThatArriveDuringAMoveStay();
    void openItemsAreFoundByLooksAtFewItems();
    void openItemsAreFoundAlongTheirBufferWhereOthersAreSnoozed();
    void partsThatOnlyLookMakeTheNextOnesNoLarger();
    void aMoveSurvivesTheDeletionOfItsBuffers();
    void aMoveIsUndoneExactly();
    void itemsMovedOnStayInPlace();
    void aMoveToWhereItemsWereIsUndone();
    void aMoveThatRunsIsUndone();
    void aMoveIsUndoneOnce();
    void movesAreKeptForThirtyDays();
    void moreRemovalsThanACallTakesAreLeftToTheNext();
    void aDeletedBufferIsGoneAtOnceAndItsItemsFollow();
    void aBufferIsRestoredWhileItsItemsFollow();
    void anItemThatLeavesADeletedBufferEarlyIsCounted();
    void theNotesOfARenamedMemberFollow();
    void aMemberWithManyNotesIsRemoved();
    void aLargeBufferIsPurgedInParts();
    void aBufferThatIsRestoredInTimeKeepsItsItems();
    void aBufferIsNotPurgedWhileItsItemsAreMoved();
    void aRemovalThatHasBegunIsFinal();
    void aRemovalThatFailsHoldsUpNoOther();
    void aRemovalThatLosesTheConnectionHoldsUpNoOther();
    void aHundredRemovalsThatFailHoldUpNoOther();
    void removalsPassedOverBecauseOthersLeftFollowInASecondPass();
    void anOrganizationWhoseLockIsHeldHoldsUpNoRemovalOfOthers();
    void aTagChangeThatIsUndoneInTimeKeepsItsItems();
    void partsAdaptToTheTimeTheyTake();

private:
    /// Puts that many new items into a buffer; they were routed before. PostgreSQL counts them, as it does
    /// by itself within a minute: plans for empty tables would take most of the time of the tests.
    void fill(const QByteArray &buffer, int count);
    /// Gives all items of a buffer a triage record with this state and this end of a snooze, as SQL.
    void mark(const QByteArray &buffer, const QString &state, const QString &snoozedUntil);
    /// Marks all items of a buffer as done.
    void close(const QByteArray &buffer) { mark(buffer, u"done"_s, u"null"_s); }
    /// Moves the open items of a buffer, at most 20 in a part. Returns how many there were, how many moved,
    /// and the number of parts.
    QString moveOpen(MoveId id, const QByteArray &source, const QByteArray &destination);
    /// Returns a move of the open items of a buffer, before the first part.
    storage::BufferMove openMove(const QByteArray &source, const QByteArray &destination);
    /// Writes that many notes of the administrator.
    void write(int count);
    /// Postpones what the background would do from now on, until release().
    void hold();
    void release();
    bool isIdle();
    QString value(const QString &query) { return m_backend->value(query); }
    /// Returns the greatest number of rows of a table that were changed in one transaction.
    int largestPart(const QString &table, const QString &where = u"true"_s);
    void compareStatistics();
    /// Makes everything that was deleted or renamed a year older.
    void age();
    /// Purges the buffers that were deleted a day ago, and returns how many are gone by that.
    int purgedBuffers();
    /// Purges while the organization's lock is held; runs the SQL under the lock before the purge gets it.
    void purgeAfter(const QString &sql);

    std::unique_ptr<TestBackend> m_backend;
    std::unique_ptr<Desk> m_desk;
    QByteArray m_one, m_two, m_three;
};

void TestLargeChanges::init()
{
    m_backend = std::make_unique<TestBackend>();
    m_desk = std::make_unique<Desk>(*m_backend);
    m_one = m_desk->buffer("One");
    m_two = m_desk->buffer("Two");
    m_three = m_desk->buffer("Three");
}

void TestLargeChanges::cleanup()
{
    if (QTest::currentTestFailed())
        return;
    QTRY_VERIFY(isIdle());
    QCOMPARE(value(wrongCounts), QString());
    compareStatistics();
    m_desk.reset();
    m_backend.reset();
}

void TestLargeChanges::compareStatistics()
{
    const auto isCounted = [&] {
        return value(u"select bool_and(p.change = s.change) from organization_state s"
                     " join statistics_position p on p.organization = s.organization"_s)
            == u"t"_s;
    };
    QTRY_VERIFY(isCounted());
    const QString kept = value(statistics);
    value(u"select count(recount_statistics(organization)::text) from organization_state"_s);
    QTRY_VERIFY(isCounted());
    QCOMPARE(kept, value(statistics));
}

void TestLargeChanges::fill(const QByteArray &buffer, int count)
{
    m_backend->sql(uR"(
begin;
update organization_state set change = change + 1, next_id = next_id + %2;
insert into feedback (organization, id, description, routing_status, created_at, updated_at, change)
select organization, next_id - %2 + n, 'Item ' || n, 'routed', now(), now(), change
from organization_state, generate_series(1, %2) n;
insert into feedback_buffer (organization, buffer, feedback, by_hand, assigned_at)
select organization, %1, next_id - %2 + n, false, now()
from organization_state, generate_series(1, %2) n;
commit;
analyze feedback, feedback_buffer)"_s.arg(*decodeId(QString::fromLatin1(buffer)))
                       .arg(count));
}

void TestLargeChanges::write(int count)
{
    m_backend->sql(uR"(
begin;
update organization_state set change = change + 1, next_id = next_id + %1;
insert into note (organization, id, feedback, text, kind, member, created_at, change)
select s.organization, s.next_id - %1 + n, (select min(id) from feedback), 'Note ' || n, 'activity',
       (select id from member where role = 'admin'), now(), s.change
from organization_state s, generate_series(1, %1) n;
commit;
analyze note)"_s.arg(count));
}

void TestLargeChanges::hold()
{
    m_backend->sql(
        u"create function postpone() returns trigger language plpgsql as "
        "$$ begin new.due_at := 'infinity'; return new; end $$;"
        "create trigger postpone before insert or update on buffer_move for each row execute function "
        "postpone();"
        "create trigger postpone before insert or update on follow_up for each row execute function "
        "postpone()"_s);
}

void TestLargeChanges::release()
{
    m_backend->sql(u"drop trigger postpone on buffer_move; drop trigger postpone on follow_up;"
                   "drop function postpone();"
                   "update buffer_move set due_at = clock_timestamp();"
                   "update follow_up set due_at = clock_timestamp()"_s);
}

bool TestLargeChanges::isIdle()
{
    return value(u"select (select count(*) from follow_up)"
                 " + (select count(*) from buffer_move where ended_at is null)"_s)
        == u"0"_s;
}

int TestLargeChanges::largestPart(const QString &table, const QString &where)
{
    return value(u"select max(n) from (select count(*) as n from %1 where %2 group by change) parts"_s.arg(
                     table, where))
        .toInt();
}

void TestLargeChanges::manyItemsAreMovedInPartsAndCountedOnce()
{
    fill(m_one, many);
    // Some are in the destination already; some are also in a third buffer.
    m_backend->sql(u"update organization_state set change = change + 1;"
                   "insert into feedback_buffer (organization, buffer, feedback, by_hand, assigned_at)"
                   " select organization, %2, feedback, false, now() from feedback_buffer where buffer = %1"
                   " and feedback % 5 = 0;"
                   "insert into feedback_buffer (organization, buffer, feedback, by_hand, assigned_at)"
                   " select organization, %3, feedback, false, now() from feedback_buffer where buffer = %1"
                   " and feedback % 7 = 0"_s.arg(*decodeId(QString::fromLatin1(m_one)))
                       .arg(*decodeId(QString::fromLatin1(m_two)))
                       .arg(*decodeId(QString::fromLatin1(m_three))));
    const Answer moved = m_desk->send({ "POST", "/buffers/" + m_one + "/move-all", moveBody("two"), {} });
    QCOMPARE(moved.outcome(), u"200"_s);
    QCOMPARE(moved.json()[u"moved_count"], many);
    QCOMPARE(m_desk->get("/buffers/" + m_one)["feedback_count"], 0);
    QCOMPARE(m_desk->get("/buffers/" + m_two)["feedback_count"], many);
    QCOMPARE(m_desk->total("/buffers/two/feedback"), many);
    QCOMPARE(value(u"select count(*) from note where text = 'Moved from One to Two.'"_s).toInt(), many);
    QCOMPARE(value(u"select count(distinct feedback) from note"_s).toInt(), many);
    QCOMPARE(value(u"select count(*) from routing_example"_s), u"0"_s);
    QCOMPARE(value(u"select count(*) from feedback_buffer m join buffer b on b.id = m.buffer"
                   " where b.name = 'Two' and m.by_hand"_s)
                 .toInt(),
             many);
    Follower follower;
    follower.readAll(m_desk->admin, [] { return 1000; });
    QCOMPARE(follower.complaint(), QString());
    int inTwo = 0;
    for (const auto &[id, item] : follower.of(u"feedback"_s))
        inTwo += item[u"buffer_ids"].toArray().contains(QString::fromLatin1(m_two)) ? 1 : 0;
    QCOMPARE(inTwo, many);
}

void TestLargeChanges::nobodyWaitsForMoreThanAPart()
{
    fill(m_one, many);
    QCOMPARE(m_desk->send({ "POST", "/buffers/" + m_one + "/move-all", moveBody("two"), {} }).status, 200);
    QVERIFY(largestPart(u"note"_s) <= 750);
    const QString deletion = value(u"select change + 1 from organization_state"_s);
    QCOMPARE(m_desk->remove("/buffers/" + m_two).status, 204);
    QTRY_VERIFY(isIdle());
    QVERIFY(largestPart(u"feedback"_s, u"change >= "_s + deletion) <= 750);
    QCOMPARE(value(u"select count(*) from feedback where change >= "_s + deletion).toInt(), many);
}

void TestLargeChanges::theSameRequestJoinsTheMoveThatRuns()
{
    fill(m_one, many);
    hold();
    const Sent move = keyed("/buffers/" + m_one + "/move-all", moveBody("two"), "the key");
    const Sent other = keyed("/buffers/" + m_one + "/move-all", moveBody("two"), "another key");
    const Sent plain{ "POST", "/buffers/" + m_one + "/move-all", moveBody("two"), {} };
    TestClient next = m_desk->client(m_desk->admin.token());
    QTimer::singleShot(0, this, [&] {
        QVERIFY(eventually([&] { return value(u"select count(*) from buffer_move"_s) == u"1"_s; }));
        // Others of the organization work meanwhile.
        QCOMPARE(next.post("/feedback", { { "description", "Meanwhile" } }).status, 201);
        QVERIFY(next.get("/buffers/" + m_one)["feedback_count"].toInt() > 0);
        release();
    });
    const std::vector<Answer> answers = m_desk->admin.sendAll({ move, move, other, plain }, 4);
    for (const Answer &each : answers) {
        QCOMPARE(each.outcome(), u"200"_s);
        QCOMPARE(each.json()[u"moved_count"], many);
    }
    QCOMPARE(value(u"select count(*) from buffer_move"_s), u"1"_s);
    QCOMPARE(value(u"select count(*) from note where kind = 'activity' and text like 'Moved%'"_s).toInt(),
             many);
    // The answer is kept under both keys.
    for (const Sent &each : { move, other }) {
        const Answer again = m_desk->send(each);
        QVERIFY(isReplay(again));
        QCOMPARE(again.json()[u"moved_count"], many);
    }
    const Sent wrong = keyed("/buffers/" + m_one + "/move-all", moveBody("three"), "the key");
    QCOMPARE(m_desk->send(wrong).outcome().left(3), u"422"_s);
}

void TestLargeChanges::anInterruptedMoveIsContinued()
{
    fill(m_one, many);
    hold();
    const Sent move = keyed("/buffers/" + m_one + "/move-all", moveBody("two"), "the key");
    // The backend ends while the request waits; the client gets no count.
    QTimer::singleShot(0, this, [&] {
        QVERIFY(eventually([&] { return value(u"select count(*) from buffer_move"_s) == u"1"_s; }));
        m_backend->stop();
    });
    const Answer interrupted = m_desk->send(move);
    QVERIFY(interrupted.status == 503 || interrupted.status == 0);
    QVERIFY(
        value(
            u"select count(*) from feedback_buffer m join buffer b on b.id = m.buffer where b.name = 'One'"_s)
            .toInt()
        > 0);
    release();
    m_backend->start();
    TestClient again(m_backend->port(), m_desk->admin.token());
    const Answer moved = again.send(move);
    QCOMPARE(moved.outcome(), u"200"_s);
    QCOMPARE(moved.json()[u"moved_count"], many);
    const Answer repeated = again.send(move);
    QVERIFY(isReplay(repeated));
    QCOMPARE(value(u"select count(*) from note where text like 'Moved%'"_s).toInt(), many);
    QCOMPARE(value(u"select count(*) from note where activity->>'code' = 'moved'"_s).toInt(), many);
}

void TestLargeChanges::aServerThatStopsEndsTheWaitAndNotTheMove()
{
    fill(m_one, many);
    hold();
    const std::unique_ptr<Backend> stopping = m_backend->another();
    TestClient client(portOf(*stopping), m_desk->admin.token());
    const Sent move = keyed("/buffers/" + m_one + "/move-all", moveBody("two"), "the key");
    QTimer::singleShot(0, this, [&] {
        QVERIFY(eventually([&] { return value(u"select count(*) from buffer_move"_s) == u"1"_s; }));
        stopping->stop();
    });
    const Answer ended = client.send(move);
    QCOMPARE(ended.outcome(), u"202"_s);
    QVERIFY(ended.json()[u"moved_count"].toInt() < many);
    const QByteArray path = ended.header("Location");
    QCOMPARE(path, "/api/v0/moves/" + ended.json()[u"move_id"].toString().toLatin1());
    const Answer halfway = m_desk->get(path);
    QCOMPARE(halfway["status"].toString(), u"running"_s);
    QCOMPARE(halfway["total"], many);
    release();
    const Answer moved = m_desk->send(move);
    QCOMPARE(moved.outcome(), u"200"_s);
    QCOMPARE(moved.json()[u"moved_count"], many);
}

void TestLargeChanges::aRevokedTokenEndsTheWaitAndNotTheMove()
{
    fill(m_one, many);
    hold();
    const services::IssuedToken token = m_desk->token(TokenKind::FullAccess, Desk::memberEmail());
    TestClient moving = m_desk->client(token.token);
    QTimer::singleShot(0, this, [&] {
        QVERIFY(eventually([&] { return value(u"select count(*) from buffer_move"_s) == u"1"_s; }));
        QCOMPARE(m_desk->remove("/tokens/" + toString(token.id).toLatin1()).status, 204);
    });
    const Answer refused = moving.send({ "POST", "/buffers/" + m_one + "/move-all", moveBody("two"), {} });
    QCOMPARE(refused.outcome(), u"401 invalid-token"_s);
    release();
    QTRY_VERIFY(isIdle());
    QCOMPARE(m_desk->get("/buffers/" + m_two)["feedback_count"], many);
}

void TestLargeChanges::aMoveThatWouldInterfereIsRefused()
{
    fill(m_one, many);
    fill(m_three, 10);
    hold();
    TestClient next = m_desk->client(m_desk->admin.token());
    const auto moving = [&](const QByteArray &from, const QByteArray &to) {
        return next.send({ "POST", "/buffers/" + from + "/move-all", moveBody(to), {} }).outcome().left(12);
    };
    QTimer::singleShot(0, this, [&] {
        QVERIFY(eventually([&] { return value(u"select count(*) from buffer_move"_s) == u"1"_s; }));
        QCOMPARE(moving(m_one, m_three), u"409 conflict"_s);
        QCOMPARE(moving(m_two, m_one), u"409 conflict"_s);
        QCOMPARE(moving(m_two, m_three), u"409 conflict"_s);
        QCOMPARE(moving(m_three, m_one), u"409 conflict"_s);
        // Both fill the same buffer: the result is the same in any order.
        QCOMPARE(moving(m_three, m_two), u"200"_s);
        release();
    });
    const Answer moved = m_desk->send({ "POST", "/buffers/" + m_one + "/move-all", moveBody("two"), {} });
    QCOMPARE(moved.json()[u"moved_count"], many);
    QCOMPARE(m_desk->get("/buffers/" + m_two)["feedback_count"], many + 10);
    QCOMPARE(moving(m_two, m_three), u"200"_s);
}

void TestLargeChanges::itemsThatArriveDuringAMoveStay()
{
    fill(m_one, many);
    hold();
    QTimer::singleShot(0, this, [&] {
        QVERIFY(eventually([&] { return value(u"select count(*) from buffer_move"_s) == u"1"_s; }));
        fill(m_one, 3);
        release();
    });
    const Answer moved = m_desk->send({ "POST", "/buffers/" + m_one + "/move-all", moveBody("two"), {} });
    QCOMPARE(moved.json()[u"moved_count"], many);
    QCOMPARE(m_desk->get("/buffers/" + m_one)["feedback_count"], 3);
}

void TestLargeChanges::mark(const QByteArray &buffer, const QString &state, const QString &snoozedUntil)
{
    m_backend->sql(
        u"begin; update organization_state set change = change + 1;"
        "insert into feedback_triage (organization, feedback, state, state_changed_at, snoozed_until, "
        "updated_at)"
        " select organization, feedback, '%2', now(), %3, now() from feedback_buffer where buffer = %1;"
        "commit"_s.arg(*decodeId(QString::fromLatin1(buffer)))
            .arg(state, snoozedUntil));
}

storage::BufferMove TestLargeChanges::openMove(const QByteArray &source, const QByteArray &destination)
{
    const Activity activity{ .code = activitycode::moved, .buffers = { u"One"_s, u"Two"_s } };
    return { .source = BufferId(*decodeId(QString::fromLatin1(source))),
             .destination = BufferId(*decodeId(QString::fromLatin1(destination))),
             .member = MemberId(value(u"select id from member where role = 'admin'"_s).toLongLong()),
             .activity = toText(activity),
             .parts = QString::fromUtf8(toJson(activity)),
             .onlyOpen = true };
}

QString TestLargeChanges::moveOpen(MoveId id, const QByteArray &source, const QByteArray &destination)
{
    storage::BufferMove move = openMove(source, destination);
    int parts = 0;
    const auto movePart = [&](storage::Transaction &tx) -> Result<int> {
        storage::BufferMoveWriter moves(tx);
        if (parts++ == 0) {
            const auto open = moves.openItems(move.source);
            if (!open)
                return open.error();
            move.last = open->first.value_or(FeedbackId());
            move.total = open->second;
        }
        return moves.moveItems(id, move, 20);
    };
    while (!move.hasEnded) {
        if (!storage::inTransaction(m_backend->database(), m_desk->organization().id, movePart))
            return u"a part failed"_s;
    }
    return u"%1 open, %2 moved in %3"_s.arg(move.total).arg(move.moved).arg(parts);
}

/// A part looks at ten items for each that it may move: at those of the buffer, or at the open ones of the
/// organization if these are fewer.
void TestLargeChanges::openItemsAreFoundByLooksAtFewItems()
{
    fill(m_one, many);
    close(m_one);
    fill(m_one, 3);
    fill(m_three, many + 10);
    QCOMPARE(moveOpen(MoveId(1), m_one, m_two), u"3 open, 3 moved in 9"_s);
    QCOMPARE(moveOpen(MoveId(2), m_two, m_one), u"3 open, 3 moved in 1"_s);
    close(m_three);
    QCOMPARE(moveOpen(MoveId(3), m_one, m_two), u"3 open, 3 moved in 1"_s);
    QCOMPARE(moveOpen(MoveId(4), m_three, m_one), u"0 open, 0 moved in 1"_s);
    QCOMPARE(m_desk->get("/buffers/" + m_two)["feedback_count"], 3);
}

/// The index of open items has those that are snoozed, too.
void TestLargeChanges::openItemsAreFoundAlongTheirBufferWhereOthersAreSnoozed()
{
    fill(m_three, many);
    mark(m_three, u"open"_s, u"now() + interval '1 day'"_s);
    fill(m_one, 250);
    close(m_one);
    fill(m_one, 3);
    QCOMPARE(moveOpen(MoveId(1), m_one, m_two), u"3 open, 3 moved in 2"_s);
}

/// The background begins with parts of 200 items. The first one looks at 2,000 items, which are all closed.
void TestLargeChanges::partsThatOnlyLookMakeTheNextOnesNoLarger()
{
    constexpr int first = jobs::PartSize::initialRows;
    fill(m_one, 11 * first);
    close(m_one);
    fill(m_one, 2 * first);
    fill(m_three, 12 * first); // so that it looks along the buffer
    storage::BufferMove move = openMove(m_one, m_two);
    const auto begin = [&move](storage::Transaction &tx) -> Result<void> {
        storage::BufferMoveWriter moves(tx);
        const auto open = moves.openItems(move.source);
        if (!open)
            return open.error();
        move.last = open->first.value_or(FeedbackId());
        move.total = open->second;
        return moves.insert(tx.take<MoveId>(), move, std::nullopt);
    };
    QVERIFY(storage::inTransaction(m_backend->database(), m_desk->organization().id, begin));
    QTRY_VERIFY(isIdle());
    QCOMPARE(m_desk->get("/buffers/" + m_two)["feedback_count"], 2 * first);
    QVERIFY(value(u"select count(*) from note group by change order by change limit 1"_s).toInt() <= first);
}

void TestLargeChanges::aMoveSurvivesTheDeletionOfItsBuffers()
{
    fill(m_one, many);
    hold();
    TestClient next = m_desk->client(m_desk->admin.token());
    QTimer::singleShot(0, this, [&] {
        QVERIFY(eventually([&] { return value(u"select count(*) from buffer_move"_s) == u"1"_s; }));
        QCOMPARE(next.remove("/buffers/" + m_one).status, 204);
        QCOMPARE(next.remove("/buffers/" + m_two).status, 204);
        release();
    });
    const Answer moved = m_desk->send({ "POST", "/buffers/" + m_one + "/move-all", moveBody("two"), {} });
    QCOMPARE(moved.json()[u"moved_count"], many);
    QTRY_VERIFY(isIdle());
    QCOMPARE(m_desk->total("/feedback?unassigned=true"), many);
    QCOMPARE(m_desk->post("/buffers/" + m_two + "/restore").outcome(), u"200"_s);
    QTRY_VERIFY(isIdle());
    QCOMPARE(m_desk->total("/feedback?unassigned=true"), 0);
    QCOMPARE(m_desk->total("/buffers/two/feedback"), many);
}

void TestLargeChanges::aMoveIsUndoneExactly()
{
    fill(m_one, many);
    // Some are in the destination already; some are also in a third buffer.
    m_backend->sql(
        u"update organization_state set change = change + 1;"
        "insert into feedback_buffer (organization, buffer, feedback, by_hand, assigned_at)"
        " select organization, %2, feedback, feedback % 2 = 0, now() from feedback_buffer where buffer = %1"
        " and feedback % 5 = 0;"
        "insert into feedback_buffer (organization, buffer, feedback, by_hand, assigned_at)"
        " select organization, %3, feedback, false, now() from feedback_buffer where buffer = %1"
        " and feedback % 7 = 0"_s.arg(*decodeId(QString::fromLatin1(m_one)))
            .arg(*decodeId(QString::fromLatin1(m_two)))
            .arg(*decodeId(QString::fromLatin1(m_three))));
    const QString memberships
        = u"select string_agg(m::text, E'\\n' order by buffer, feedback) from feedback_buffer m"_s;
    const QString before = value(memberships);
    const Answer moved = m_desk->send({ "POST", "/buffers/" + m_one + "/move-all", moveBody("two"), {} });
    QCOMPARE(moved.outcome(), u"200"_s);
    const QString examples = value(u"select count(*) || ' ' || max(change) from routing_example"_s);
    const QByteArray path = "/moves/" + moved.json()[u"move_id"].toString().toLatin1();
    QCOMPARE(m_desk->get(path)["status"].toString(), u"done"_s);
    QCOMPARE(m_desk->post(path + "/undo").outcome(), u"200"_s);
    QTRY_COMPARE(m_desk->get(path)["status"].toString(), u"undone"_s);
    QCOMPARE(m_desk->get(path)["restored"], many);
    QCOMPARE(m_desk->get(path)["left"], 0);
    QCOMPARE(value(memberships), before);
    QCOMPARE(value(u"select count(*) from note where text = 'Moved from Two to One.'"_s).toInt(), many);
    QCOMPARE(value(u"select count(*) || ' ' || max(change) from routing_example"_s), examples);
    Follower follower;
    follower.readAll(m_desk->admin, [] { return 1000; });
    QCOMPARE(follower.complaint(), QString());
    int inOne = 0;
    for (const auto &[id, item] : follower.of(u"feedback"_s))
        inOne += item[u"buffer_ids"].toArray().contains(QString::fromLatin1(m_one)) ? 1 : 0;
    QCOMPARE(inOne, many);
}

void TestLargeChanges::itemsMovedOnStayInPlace()
{
    m_desk->routeNothing();
    const QByteArray a = m_desk->settled("a"), b = m_desk->settled("b"), c = m_desk->settled("c"),
                     d = m_desk->settled("d");
    for (const QByteArray &each : { a, b, c, d })
        m_desk->assign(m_one, each);
    const Answer moved = m_desk->send({ "POST", "/buffers/" + m_one + "/move-all", moveBody("two"), {} });
    m_desk->takeOut(m_two, a);
    m_desk->assign(m_three, a);
    m_desk->takeOut(m_two, b);
    m_desk->assign(m_two, b);
    m_desk->remove("/feedback/" + c);
    const Answer undone = m_desk->post("/moves/" + moved.json()[u"move_id"].toString().toLatin1() + "/undo");
    QCOMPARE(undone["status"].toString(), u"undone"_s);
    QCOMPARE(undone["restored"], 1);
    QCOMPARE(undone["left"], 3);
    QCOMPARE(m_desk->buffersOf(a), u"Three"_s);
    QCOMPARE(m_desk->buffersOf(b), u"Two"_s);
    QCOMPARE(m_desk->buffersOf(d), u"One"_s);
}

/// An item that comes back to where routing had put it has the membership of that time again.
void TestLargeChanges::aMoveToWhereItemsWereIsUndone()
{
    const QByteArray crashes = m_desk->buffer("Crashes", { { "routing_instructions", "crashes, freezes" } });
    m_desk->thresholds(0.1, 0.1);
    const QByteArray item = m_desk->settled("It crashes and freezes");
    QCOMPARE(m_desk->buffersOf(item), u"Crashes"_s);
    QCOMPARE(m_desk->send({ "POST", "/buffers/" + crashes + "/move-all", moveBody("two"), {} }).status, 200);
    const Answer back = m_desk->send({ "POST", "/buffers/" + m_two + "/move-all", moveBody("crashes"), {} });
    QCOMPARE(m_desk->buffersOf(item), u"Crashes"_s);
    const QByteArray path = "/moves/" + back.json()[u"move_id"].toString().toLatin1();
    QCOMPARE(m_desk->post(path + "/undo").outcome(), u"200"_s);
    QTRY_COMPARE(m_desk->get(path)["status"].toString(), u"undone"_s);
    QCOMPARE(m_desk->get(path)["left"], 0);
    QCOMPARE(m_desk->buffersOf(item), u"Two"_s);
}

void TestLargeChanges::aMoveThatRunsIsUndone()
{
    fill(m_one, many);
    hold();
    TestClient next = m_desk->client(m_desk->admin.token());
    QTimer::singleShot(0, this, [&] {
        QVERIFY(eventually([&] { return value(u"select count(*) from buffer_move"_s) == u"1"_s; }));
        const QByteArray move = next.get("/moves").items()[0][u"id"].toString().toLatin1();
        QCOMPARE(next.post("/moves/" + move + "/undo").outcome(), u"200"_s);
        QCOMPARE(next.send({ "POST", "/buffers/" + m_one + "/move-all", moveBody("two"), {} }).status, 409);
        release();
    });
    const Answer moved = m_desk->send({ "POST", "/buffers/" + m_one + "/move-all", moveBody("two"), {} });
    QCOMPARE(moved.outcome(), u"200"_s);
    QCOMPARE(moved.json()[u"moved_count"], 500);
    QCOMPARE(m_desk->get("/buffers/" + m_one)["feedback_count"], many);
}

void TestLargeChanges::aMoveIsUndoneOnce()
{
    m_desk->routeNothing();
    const QByteArray item = m_desk->settled("It crashes");
    m_desk->assign(m_one, item);
    const Answer moved = m_desk->send({ "POST", "/buffers/" + m_one + "/move-all", moveBody("two"), {} });
    const QByteArray undo = "/moves/" + moved.json()[u"move_id"].toString().toLatin1() + "/undo";
    QCOMPARE(m_desk->remove("/buffers/" + m_one).status, 204);
    QCOMPARE(m_desk->post(undo).outcome(), u"409 conflict"_s);
    QCOMPARE(m_desk->post("/buffers/" + m_one + "/restore").status, 200);
    QCOMPARE(m_desk->send(keyed(undo, {}, "the key")).outcome(), u"200"_s);
    QVERIFY(isReplay(m_desk->send(keyed(undo, {}, "the key"))));
    QCOMPARE(m_desk->post(undo).outcome(), u"409 conflict"_s);
    QCOMPARE(m_desk->buffersOf(item), u"One"_s);
}

void TestLargeChanges::movesAreKeptForThirtyDays()
{
    m_desk->routeNothing();
    const QByteArray item = m_desk->settled("It crashes");
    m_desk->assign(m_one, item);
    const Answer moved = m_desk->send({ "POST", "/buffers/" + m_one + "/move-all", moveBody("two"), {} });
    const QByteArray path = "/moves/" + moved.json()[u"move_id"].toString().toLatin1();
    storage::Removal removal = storage::moveRemoval();
    m_backend->sql(u"update buffer_move set ended_at = ended_at - interval '29 days'"_s);
    QVERIFY(removal(m_backend->database()));
    QCOMPARE(m_desk->get(path).outcome(), u"200"_s);
    m_backend->sql(u"update buffer_move set ended_at = ended_at - interval '1 day'"_s);
    QVERIFY(removal(m_backend->database()));
    QCOMPARE(m_desk->get(path).outcome(), u"404 not-found"_s);
    QCOMPARE(value(u"select count(*) from buffer_move_item"_s), u"0"_s);
}

void TestLargeChanges::moreRemovalsThanACallTakesAreLeftToTheNext()
{
    m_desk->routeNothing();
    m_desk->assign(m_one, m_desk->settled("It crashes"));
    QCOMPARE(m_desk->send({ "POST", "/buffers/" + m_one + "/move-all", moveBody("two"), {} }).status, 200);
    m_backend->sql(
        u"update buffer_move set ended_at = ended_at - interval '1 year';"
        "insert into buffer_move select (jsonb_populate_record(m, jsonb_build_object('id', m.id + n))).*"
        " from buffer_move m, generate_series(1, 100) n"_s);
    storage::Removal removal = storage::moveRemoval();
    Result<bool> hasMore = removal(m_backend->database());
    QVERIFY(hasMore && *hasMore);
    QCOMPARE(value(u"select count(*) from buffer_move"_s), u"1"_s);
    hasMore = removal(m_backend->database());
    QVERIFY(hasMore && !*hasMore);
    QCOMPARE(value(u"select count(*) from buffer_move"_s), u"0"_s);
}

void TestLargeChanges::aDeletedBufferIsGoneAtOnceAndItsItemsFollow()
{
    fill(m_one, many);
    Follower follower;
    follower.readAll(m_desk->admin, [] { return 1000; });
    hold();
    QCOMPARE(m_desk->remove("/buffers/" + m_one).status, 204);
    QCOMPARE(m_desk->get("/buffers/" + m_one).status, 404);
    QCOMPARE(m_desk->get("/buffers").all("name"), u"Three, Two"_s);
    // No item names it any more, those that have not followed included.
    const Answer items = m_desk->get("/feedback?limit=1");
    QCOMPARE(m_desk->get("/feedback/" + items.items().first()[u"id"].toString().toLatin1() + "/buffers")
                 .items()
                 .size(),
             0);
    release();
    QTRY_VERIFY(isIdle());
    QCOMPARE(m_desk->total("/feedback?unassigned=true"), many);
    follower.readAll(m_desk->admin, [] { return 1000; });
    QCOMPARE(follower.complaint(), QString());
    for (const auto &[id, item] : follower.of(u"feedback"_s))
        QCOMPARE(item[u"buffer_ids"].toArray().size(), 0);
    QCOMPARE(m_desk->post("/buffers/" + m_one + "/restore").outcome(), u"200"_s);
    QTRY_VERIFY(isIdle());
    QCOMPARE(m_desk->total("/feedback?unassigned=true"), 0);
    follower.readAll(m_desk->admin, [] { return 1000; });
    for (const auto &[id, item] : follower.of(u"feedback"_s))
        QCOMPARE(item[u"buffer_ids"].toArray().size(), 1);
}

void TestLargeChanges::aBufferIsRestoredWhileItsItemsFollow()
{
    fill(m_one, many);
    hold();
    QCOMPARE(m_desk->remove("/buffers/" + m_one).status, 204);
    QVERIFY(m_desk->total("/feedback?unassigned=true") > 0);
    QCOMPARE(m_desk->post("/buffers/" + m_one + "/restore").outcome(), u"200"_s);
    QCOMPARE(m_desk->get("/feedback?unassigned=true").meta("following"), true);
    QVERIFY(!m_desk->get("/feedback").meta().contains(u"following"_s));
    release();
    QTRY_VERIFY(isIdle());
    QVERIFY(!m_desk->get("/feedback?unassigned=true").meta().contains(u"following"_s));
    QCOMPARE(m_desk->total("/feedback?unassigned=true"), 0);
    QCOMPARE(m_desk->get("/buffers/" + m_one)["feedback_count"], many);
}

void TestLargeChanges::anItemThatLeavesADeletedBufferEarlyIsCounted()
{
    fill(m_one, many);
    hold();
    QCOMPARE(m_desk->remove("/buffers/" + m_one).status, 204);
    // As routing does with what it assigned before: these have not followed yet.
    m_backend->sql(u"update organization_state set change = change + 1;"
                   "delete from feedback_buffer where feedback in (select id from feedback order by id desc "
                   "limit 100)"_s);
    release();
    QTRY_VERIFY(isIdle());
    QCOMPARE(m_desk->total("/feedback?unassigned=true"), many);
}

void TestLargeChanges::theNotesOfARenamedMemberFollow()
{
    fill(m_one, 1);
    write(many);
    const QString admin = value(u"select id from member where role = 'admin'"_s);
    const QByteArray id = encodeId(admin.toLongLong());
    const QString before = value(u"select change from organization_state"_s);
    Follower follower;
    follower.readAll(m_desk->admin, [] { return 1000; });
    QCOMPARE(m_desk->patch("/members/" + id, { { "name", "Ada Lovelace" } })["name"], u"Ada Lovelace"_s);
    QTRY_VERIFY(isIdle());
    QVERIFY(largestPart(u"note"_s, u"change > "_s + before) <= 750);
    follower.readAll(m_desk->admin, [] { return 1000; });
    QCOMPARE(follower.complaint(), QString());
    int renamed = 0;
    for (const auto &[note, object] : follower.of(u"note"_s))
        renamed += object[u"author_name"] == u"Ada Lovelace"_s ? 1 : 0;
    QCOMPARE(renamed, many);
}

void TestLargeChanges::aMemberWithManyNotesIsRemoved()
{
    fill(m_one, 1);
    write(many);
    m_backend->sql(u"update member set role = 'admin'"_s);
    const QByteArray id = encodeId(value(u"select member from note limit 1"_s).toLongLong());
    TestClient member = m_desk->client(m_desk->member.token());
    const QString before = value(u"select change from organization_state"_s);
    QCOMPARE(member.remove("/members/" + id).status, 204);
    QCOMPARE(member.get("/members/" + id).status, 405);
    QCOMPARE(m_desk->admin.get("/me").status, 401);
    QTRY_VERIFY(isIdle());
    QCOMPARE(value(u"select count(*) from note where change > "_s + before).toInt(), many);
    QVERIFY(largestPart(u"note"_s) <= many);
}

void TestLargeChanges::aLargeBufferIsPurgedInParts()
{
    fill(m_one, many);
    QCOMPARE(m_desk->remove("/buffers/" + m_one).status, 204);
    QTRY_VERIFY(isIdle());
    m_backend->sql(
        u"update buffer set deleted_at = deleted_at - interval '1 year' where deleted_at is not null"_s);
    const int before = value(u"select change from organization_state"_s).toInt();
    m_backend->stop();
    m_backend->start();
    QTRY_COMPARE(value(u"select count(*) from buffer where name = 'One'"_s), u"0"_s);
    QCOMPARE(value(u"select count(*) from feedback_buffer"_s), u"0"_s);
    QVERIFY(value(u"select change from organization_state"_s).toInt() - before >= 4);
}

void TestLargeChanges::age()
{
    m_backend->sql(
        u"update buffer set deleted_at = deleted_at - interval '1 year' where deleted_at is not null;"
        "update tag_change set created_at = created_at - interval '1 year'"_s);
}

int TestLargeChanges::purgedBuffers()
{
    const auto buffers = [this] {
        return value(u"select count(*) from buffer"_s).toInt();
    };
    const int before = buffers();
    const auto hasMore = storage::deletedBufferRemoval(std::chrono::hours(24))(m_backend->database());
    return hasMore && !*hasMore ? before - buffers() : -1;
}

void TestLargeChanges::purgeAfter(const QString &sql)
{
    storage::Connection holder(m_backend->connectionConfig());
    QVERIFY(holder.executeText(u"begin; update organization_state set change = change + 1"_s));
    std::thread purge([config = m_backend->connectionConfig()] {
        storage::Connection connection(config);
        std::ignore = storage::deletedBufferRemoval(std::chrono::hours(24))(connection);
        std::ignore = storage::tagChangeRemoval(std::chrono::hours(24))(connection);
    });
    const bool isWaiting = eventually([this] { return blocked(m_backend->database()) > 0; });
    const bool isDone = bool(holder.executeText(sql + u"; commit"_s));
    purge.join();
    QVERIFY(isWaiting && isDone);
}

void TestLargeChanges::aBufferThatIsRestoredInTimeKeepsItsItems()
{
    fill(m_one, many);
    QCOMPARE(m_desk->remove("/buffers/" + m_one).status, 204);
    QTRY_VERIFY(isIdle());
    age();
    purgeAfter(u"update buffer set deleted_at = null, slug = slug || '-again' where id = %1;"
               "insert into follow_up (organization, kind, subject)"
               " select organization, 'buffer', id from buffer where id = %1 on conflict do nothing"_s.arg(
                   *decodeId(QString::fromLatin1(m_one))));
    QCOMPARE(m_desk->get("/buffers/" + m_one)["feedback_count"], many);
}

void TestLargeChanges::aBufferIsNotPurgedWhileItsItemsAreMoved()
{
    fill(m_one, 1);
    QCOMPARE(m_desk->send({ "POST", "/buffers/" + m_one + "/move-all", moveBody("two"), {} }).status, 200);
    QTRY_VERIFY(isIdle());
    QCOMPARE(m_desk->remove("/buffers/" + m_one).status, 204);
    QTRY_VERIFY(isIdle());
    age();
    m_backend->sql(
        u"update buffer_move set ended_at = null, due_at = now() + interval '1 hour', delay_seconds = 3600"_s);
    QCOMPARE(purgedBuffers(), 0);
    m_backend->sql(u"update buffer_move set ended_at = now()"_s);
    QCOMPARE(purgedBuffers(), 1);
}

void TestLargeChanges::aRemovalThatHasBegunIsFinal()
{
    fill(m_one, many);
    QCOMPARE(m_desk->remove("/buffers/" + m_one).status, 204);
    QTRY_VERIFY(isIdle());
    age();
    // The second part fails.
    m_backend->sql(
        u"create function refuse() returns trigger language plpgsql as"
        " $$ begin if (select count(*) from feedback_buffer) < %1 then raise exception 'no more'; end if;"
        " return old; end $$;"
        " create trigger refuse before delete on feedback_buffer for each row execute function refuse()"_s
            .arg(many - 500));
    QCOMPARE(purgedBuffers(), 0);
    m_backend->sql(u"drop trigger refuse on feedback_buffer; drop function refuse()"_s);
    QCOMPARE(m_desk->post("/buffers/" + m_one + "/restore").outcome(), u"404 buffer-not-found"_s);
    QCOMPARE(m_desk->total("/buffers?deleted=true"), 0);
    QCOMPARE(purgedBuffers(), 1);
    QCOMPARE(value(u"select count(*) from feedback_buffer"_s), u"0"_s);
}

void TestLargeChanges::aRemovalThatFailsHoldsUpNoOther()
{
    for (const QByteArray &buffer : { m_one, m_two })
        QCOMPARE(m_desk->remove("/buffers/" + buffer).status, 204);
    QTRY_VERIFY(isIdle());
    age();
    m_backend->sql(u"create function refuse() returns trigger language plpgsql as"
                   " $$ begin if old.name = 'One' then raise exception 'never'; end if; return old; end $$;"
                   " create trigger refuse before delete on buffer for each row execute function refuse()"_s);
    QCOMPARE(purgedBuffers(), 1);
    QCOMPARE(value(u"select name from buffer where deleted_at is not null"_s), u"One"_s);
}

void TestLargeChanges::aRemovalThatLosesTheConnectionHoldsUpNoOther()
{
    for (const QByteArray &buffer : { m_one, m_two })
        QCOMPARE(m_desk->remove("/buffers/" + buffer).status, 204);
    QTRY_VERIFY(isIdle());
    age();
    m_backend->sql(
        u"create function refuse() returns trigger language plpgsql as"
        " $$ begin if old.name = 'One' then"
        " perform pg_terminate_backend(pg_backend_pid()), pg_sleep(60); end if; return old; end $$;"
        " create trigger refuse before delete on buffer for each row execute function refuse()"_s);
    storage::Removal removal = storage::deletedBufferRemoval(std::chrono::hours(24));
    QVERIFY(!removal(m_backend->database()));
    QVERIFY(removal(m_backend->database()));
    QCOMPARE(value(u"select name from buffer where deleted_at is not null"_s), u"One"_s);
}

void TestLargeChanges::aHundredRemovalsThatFailHoldUpNoOther()
{
    m_desk->routeNothing();
    m_desk->assign(m_one, m_desk->settled("It crashes"));
    QCOMPARE(m_desk->send({ "POST", "/buffers/" + m_one + "/move-all", moveBody("two"), {} }).status, 200);
    const QString last = value(u"select id from buffer_move"_s);
    m_backend->sql(
        u"update buffer_move set ended_at = ended_at - interval '1 year';"
        "insert into buffer_move select (jsonb_populate_record(m, jsonb_build_object('id', m.id + n,"
        " 'ended_at', m.ended_at - interval '1 day'))).* from buffer_move m, generate_series(1, 100) n;"
        "create function refuse() returns trigger language plpgsql as"
        " $$ begin if old.id <> %1 then raise exception 'never'; end if; return old; end $$;"
        "create trigger refuse before delete on buffer_move for each row execute function refuse()"_s.arg(
            last));
    storage::Removal removal = storage::moveRemoval();
    const Result<bool> hasMore = removal(m_backend->database());
    QVERIFY(hasMore && *hasMore);
    QCOMPARE(value(u"select count(*) from buffer_move"_s), u"101"_s);
    QVERIFY(removal(m_backend->database()));
    QCOMPARE(value(u"select count(*) from buffer_move where id = %1"_s.arg(last)), u"0"_s);
    // Those that failed have their next turn.
    m_backend->sql(u"drop trigger refuse on buffer_move; drop function refuse()"_s);
    QVERIFY(removal(m_backend->database()));
    QCOMPARE(value(u"select count(*) from buffer_move"_s), u"0"_s);
}

void TestLargeChanges::removalsPassedOverBecauseOthersLeftFollowInASecondPass()
{
    m_desk->routeNothing();
    m_desk->assign(m_one, m_desk->settled("It crashes"));
    QCOMPARE(m_desk->send({ "POST", "/buffers/" + m_one + "/move-all", moveBody("two"), {} }).status, 200);
    const qint64 first = value(u"select id from buffer_move"_s).toLongLong();
    m_backend->sql(
        u"update buffer_move set ended_at = ended_at - interval '1 year';"
        "insert into buffer_move select (jsonb_populate_record(m, jsonb_build_object('id', m.id + n))).*"
        " from buffer_move m, generate_series(1, 149) n;"
        "create function refuse() returns trigger language plpgsql as"
        " $$ begin if old.id > %1 then raise exception 'never'; end if; return old; end $$;"
        "create trigger refuse before delete on buffer_move for each row execute function refuse()"_s.arg(
            first));
    storage::Removal removal = storage::moveRemoval();
    Result<bool> hasMore = removal(m_backend->database());
    QVERIFY(hasMore && *hasMore);
    QCOMPARE(value(u"select count(*) from buffer_move"_s), u"149"_s);
    // Another server removes those that failed, and leaves 50.
    m_backend->sql(u"drop trigger refuse on buffer_move; drop function refuse();"
                   "delete from buffer_move where id < %1"_s.arg(first + 100));
    hasMore = removal(m_backend->database());
    QVERIFY(hasMore && *hasMore);
    QCOMPARE(value(u"select count(*) from buffer_move"_s), u"50"_s);
    hasMore = removal(m_backend->database());
    QVERIFY(hasMore && !*hasMore);
    QCOMPARE(value(u"select count(*) from buffer_move"_s), u"0"_s);
}

void TestLargeChanges::anOrganizationWhoseLockIsHeldHoldsUpNoRemovalOfOthers()
{
    Desk other(*m_backend);
    const QByteArray buffer = other.buffer("Four");
    QCOMPARE(m_desk->remove("/buffers/" + m_one).status, 204);
    QCOMPARE(other.remove("/buffers/" + buffer).status, 204);
    QTRY_VERIFY(isIdle());
    age();
    storage::Connection writer(m_backend->connectionConfig());
    QVERIFY(writer.executeText(
        u"begin; update organization_state set change = change + 1 where organization = %1"_s.arg(
            m_desk->organization().id.value())));
    storage::ConnectionConfig hasty = m_backend->connectionConfig();
    hasty.lockTimeout = std::chrono::milliseconds(50);
    storage::Connection connection(hasty);
    storage::Removal removal = storage::deletedBufferRemoval(std::chrono::hours(24));
    QVERIFY(eventually([&] {
        return removal(connection) && value(u"select count(*) from buffer where name = 'Four'"_s) == u"0"_s;
    }));
    QCOMPARE(value(u"select count(*) from buffer where name = 'One'"_s), u"1"_s);
    writer.rollBack();
}

void TestLargeChanges::aTagChangeThatIsUndoneInTimeKeepsItsItems()
{
    m_desk->routeNothing();
    const QByteArray item = m_desk->settled("It crashes");
    QCOMPARE(m_desk->patch("/feedback/" + item + "/triage", { { "tags", array({ "crash" }) } }).status, 200);
    const QByteArray change = m_desk->remove("/tags/crash").id();
    age();
    purgeAfter(u"update tag_change set undone_at = now(), ended_at = null"_s);
    QCOMPARE(value(u"select count(*) from tag_change_item"_s), u"1"_s);
    m_backend->sql(u"update tag_change set undone_at = null, ended_at = now(), purging_at = now()"_s);
    QCOMPARE(m_desk->post("/tag-changes/" + change + "/undo").status, 404);
    QCOMPARE(m_desk->total("/tag-changes"), 0);
}

void TestLargeChanges::partsAdaptToTheTimeTheyTake()
{
    using namespace std::chrono_literals;
    jobs::PartSize size;
    for (int i = 0; i < 50; ++i)
        size.took(1ms, size.rows());
    QCOMPARE(size.rows(), jobs::PartSize::maxRows);
    size.took(200ms, size.rows());
    QCOMPARE(size.rows(), jobs::PartSize::maxRows / 2);
    size.took(1ms, 0);
    QCOMPARE(size.rows(), jobs::PartSize::maxRows / 2);
    size.took(100s, 0);
    QCOMPARE(size.rows(), jobs::PartSize::minRows);
    size.took(50ms, size.rows());
    QVERIFY(size.rows() > jobs::PartSize::minRows && size.rows() <= jobs::PartSize::minRows * 3 / 2);
    for (int i = 0; i < 50; ++i)
        size.took(1ms, 0);
    QCOMPARE(size.rows(), jobs::PartSize::initialRows);
}

TRIAGE_TEST(TestLargeChanges, QCoreApplication)
#include "tst_largechanges.moc"
