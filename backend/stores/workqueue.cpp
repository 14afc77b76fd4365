// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/workqueue.h"

#include "database/columns.h"
#include "database/record.h"
#include "database/statements.h"

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace triage::storage {

namespace {

using namespace std::chrono_literals;

constexpr auto clockInterval = 5s;
constexpr double setAsideSeconds = 3600;

/// A queue: its table, and what differs in its statements. The index over the organization, the lane and
/// due_at has the condition of queued rows.
struct Form
{
    const char *name;
    const char *table;
    const char *id; ///< The column that identifies a piece of work.
    const char *kind = nullptr; ///< The column of its kind, part of the key.
    const char *lane = nullptr; ///< The column that takes turns besides the organization.
    const char *queued = "true"; ///< The condition of a row that is in the queue.
    const char *returned = ""; ///< Further columns of c, the claimed rows, from q, the rows of the queue.
    const char *payload = ""; ///< Further columns of a claim, from c.
    const char *turn = ""; ///< Joined to waiting, and restricts whose turn it can be.
    const char *room = "null::bigint"; ///< The most pieces that a turn may take.
    const char *lock = ""; ///< The lock that a claim takes for each turn.
    /// The condition of a row that may have to be corrected because its session is gone or the clock was set.
    const char *suspect = "%queued% and q.due_at > statement_timestamp()";
};

constexpr std::array forms{
    Form{ .name = "routing",
          .table = "routing_job",
          .id = "feedback",
          .payload = R"(, coalesce(f.title, ''), f.description
from claimed c
join feedback f on f.organization = c.organization and f.id = c.feedback)" },
    Form{ .name = "research",
          .table = "research_job",
          .id = "research",
          .payload = R"(, r.question, r.buffer, r.created_after, r.created_before
from claimed c
join research r on r.organization = c.organization and r.id = c.research)" },
    Form{ .name = "import_undo", .table = "import", .id = "id", .queued = "state = 'undoing'" },
    Form{ .name = "move", .table = "buffer_move", .id = "id", .queued = "ended_at is null" },
    Form{ .name = "follow_up", .table = "follow_up", .id = "subject", .kind = "kind" },
    Form{ .name = "webhook_delivery",
          .table = "webhook_delivery",
          .id = "id",
          .lane = "webhook",
          .queued = "state = 'pending' and due_at is not null",
          .returned = ", q.event, q.subject, q.happened_at, q.body is not null as is_made, q.changed",
          .payload = R"(, c.event, c.subject, c.happened_at, c.is_made, w.url, w.secret,
       case when w.old_secret_until > clock_timestamp() then w.old_secret end, w.format, w.template, w.thin, o.slug,
       array_to_json(c.changed)
from claimed c
join webhook w on w.organization = c.organization and w.id = c.webhook
join organization o on o.organization = c.organization)",
          .turn = R"(join webhook w on w.organization = waiting.organization and w.id = waiting.webhook
                    and w.enabled)",
          .room = R"(:per_webhook - (select count(*) from webhook_delivery d
                            where d.organization = waiting.organization and d.webhook = waiting.webhook
                              and d.claimed_by is not null and d.due_at > statement_timestamp()))",
          .lock = "for update of w skip locked",
          // Retries of a receiver that refuses may be many. webhook_delivery_delayed finds those of another
          // clock.
          .suspect = R"(q.ctid = any (array(
    select ctid from webhook_delivery where claimed_by is not null
    union all
    select ctid from webhook_delivery
    where state = 'pending' and due_at is not null
      and due_at - timestamptz '2025-01-01 00:00:00+00' - delay_seconds * interval '1 s'
          > statement_timestamp() - timestamptz '2025-01-01 00:00:00+00' + interval '1 s')))" },
};

// The next organization, or lane, and its first piece of work: one look into the index for each that is
// needed. After a claim that found nothing, the first piece of all says whether any is due.
constexpr const char *claimText = R"(with recursive waiting as (
    (select organization%lane%, due_at from %table%
     where %queued% and (organization%lane%) > (%after%)
       and (:had_work or (select min(due_at) from %table% where %queued%) <= statement_timestamp())
     order by organization%lane%, due_at limit 1)
    union all
    select following.*
    from waiting
    cross join lateral (select organization%lane%, due_at
                        from %table% q
                        where %queued% and (q.organization%qlane%) > (waiting.organization%wlane%)
                        order by organization%lane%, due_at limit 1) as following
), hurry as materialized (
    -- Nobody waits for the disk: a claim that a crash of PostgreSQL takes back is made again.
    select set_config('synchronous_commit', 'off', true)
), turns as materialized (
    select waiting.organization%wlane%, free.room
    from waiting %turn%
    cross join lateral (select %room% as room) as free
    where waiting.due_at <= statement_timestamp() and waiting.organization <> all (:left_out::bigint[])
      and coalesce(free.room, 1) > 0
    limit :turns
    %lock%
), due as (
    select job.*
    from hurry, turns
    cross join lateral (select %key%, due_at
                        from %table% q
                        where %queued% and (q.organization%qlane%) = (turns.organization%tlane%)
                          and q.due_at <= statement_timestamp()
                        order by q.due_at
                        limit least((select ceil(:pieces::numeric / count(*)) from turns), turns.room)
                        for update skip locked) as job
), claimed as (
    update %table% q
    set due_at = clock_timestamp() + make_interval(secs => :lease), delay_seconds = :lease, attempts = q.attempts + 1,
        claimed_by = pg_backend_pid() || '/' || pg_current_xact_id()
    from due
    where (%qkey%) = (%duekey%)
    returning %qkey%%qlane%, q.attempts, q.claimed_by, q.set_aside_at is not null as is_set_aside, due.due_at as waiting_since
              %returned%
)
select c.organization, %ckind%, c.%id%, c.attempts, c.claimed_by, c.is_set_aside,
       greatest(extract(epoch from statement_timestamp() - c.waiting_since), 0)::double precision, %clane%%payload%
order by c.organization, 8, c.%id%)";

constexpr const char *nextDueText = R"(
select greatest(extract(epoch from due_at - clock_timestamp()), 0)::double precision
from %table% where %queued% order by due_at limit 1)";

// Claims of a session that is gone have ended. Another lease begins again, because its owner may still work.
constexpr const char *correctText = R"(
update %table% q
set due_at = clock_timestamp() + make_interval(secs => case when claimed_by is null or %gone% then 0 else delay_seconds end),
    claimed_by = case when %gone% then null else claimed_by end
where %suspect%
  and (q.due_at > statement_timestamp() + make_interval(secs => q.delay_seconds + 1) or %gone%))";

constexpr const char *postponeText = R"(with hurry as materialized (
    -- Nobody waits for the disk: where a crash of PostgreSQL forgets it, the claim ends with its session.
    select set_config('synchronous_commit', 'off', true)
)
update %table% q
set due_at = clock_timestamp() + make_interval(secs => :delay), delay_seconds = :delay, claimed_by = null,
    attempts = attempts - :refund, last_error = :error,
    set_aside_at = case when :set_aside then coalesce(set_aside_at, clock_timestamp()) else set_aside_at end
from hurry
where q.ctid = any (array(
    select held.place
    from unnest(:organizations::bigint[], :kinds::text[], :ids::bigint[], :owners::text[])
         as work (organization, kind, id, owner)
    cross join lateral (select q.ctid as place
                        from %table% q
                        where (%qkey%) = (%workkey%) and q.claimed_by = work.owner
                        for update) as held)))";

constexpr const char *releaseText = R"(update %table%
set due_at = clock_timestamp() + make_interval(secs => :delay), delay_seconds = :delay, claimed_by = null, attempts = 0,
    last_error = null, set_aside_at = null
where (%key%) = (%ownkey%) and claimed_by = :owner)";

/// Returns the columns of a list, each behind the prefix.
QByteArray columns(const QByteArray &prefix, std::initializer_list<const char *> names)
{
    QByteArray text;
    for (const char *name : names) {
        if (name)
            text += (text.isEmpty() ? "" : ", ") + prefix + name;
    }
    return text;
}

QByteArray composed(QByteArray text, const Form &form)
{
    const auto laneOf = [&](const char *prefix) {
        return form.lane ? ", "_ba + prefix + form.lane : QByteArray();
    };
    const auto keyOf = [&](const char *prefix) {
        return columns(prefix, { "organization", form.kind, form.id });
    };
    const std::pair<const char *, QByteArray> values[] = {
        { "%returned%", form.returned },
        { "%payload%", *form.payload ? form.payload : "\nfrom claimed c" },
        { "%turn%", form.turn },
        { "%room%", form.room },
        { "%lock%", form.lock },
        { "%suspect%", form.suspect },
        { "%table%", form.table },
        { "%queued%", form.queued },
        { "%after%", form.lane ? ":after::bigint, :after_lane::bigint" : ":after::bigint" },
        { "%lane%", laneOf("") },
        { "%qlane%", laneOf("q.") },
        { "%wlane%", laneOf("waiting.") },
        { "%tlane%", laneOf("turns.") },
        { "%clane%", form.lane ? "c."_ba + form.lane : "0::bigint"_ba },
        { "%key%", keyOf("") },
        { "%qkey%", keyOf("q.") },
        { "%duekey%", keyOf("due.") },
        { "%ckind%", form.kind ? "c."_ba + form.kind : "''"_ba },
        { "%workkey%", columns("work.", { "organization", form.kind ? "kind" : nullptr, "id" }) },
        { "%ownkey%", columns(":", { "organization", form.kind ? "kind" : nullptr, "id" }) },
        { "%id%", form.id },
        { "%gone%", "split_part(q.claimed_by, '/', 1)::integer not in (select pid from pg_stat_activity)" },
    };
    for (const auto &[name, value] : values)
        text.replace(name, value);
    return text;
}

/// The statements of one queue.
struct QueueStatements
{
    explicit QueueStatements(const Form &form)
        : claim(made("claim", claimText, form)), nextDue(made("nextDue", nextDueText, form)),
          correct(made("correctClock", correctText, form)), postpone(made("postpone", postponeText, form)),
          release(made("release", releaseText, form))
    {
    }

    static Statement made(const char *verb, const QByteArray &text, const Form &form)
    {
        return { form.name + "."_ba + verb, parseSqlText(composed(text, form)) };
    }

    Statement claim, nextDue, correct, postpone, release;
};

const QueueStatements &statementsOf(WorkKind kind)
{
    static const std::vector<QueueStatements> all(forms.begin(), forms.end());
    return all[std::size_t(kind)];
}

Result<void> postponed(Connection &connection, const Statement &statement,
                       const std::vector<ClaimedWork> &all, double seconds, const QString &error, int refund,
                       bool isSetAside)
{
    return connection.run(statement, {},
                          { { "organizations", columnOf(all, &ClaimedWork::organization) },
                            { "kinds", columnOf(all, &ClaimedWork::kind) },
                            { "ids", columnOf(all, &ClaimedWork::id) },
                            { "owners", columnOf(all, &ClaimedWork::owner) },
                            { "delay", seconds },
                            { "error", error },
                            { "refund", refund },
                            { "set_aside", isSetAside } });
}

/// Returns the text of a number of rows, at most maxCounted: a scrape costs no more, however many there are.
QByteArray counted(const QByteArray &rows)
{
    return "(select count(*) from (select from " + rows + " limit "
        + QByteArray::number(QueueState::maxCounted) + ") as n)::double precision";
}

/// Returns a statement that reads the state of the queues. Each of its parts is a look into an index.
Statement stateStatement()
{
    QByteArray setAside;
    for (const Form &form : forms)
        setAside
            += (setAside.isEmpty() ? "" : " + ") + counted(form.table + " where set_aside_at is not null"_ba);
    return {
        "queue.state",
        parseSqlText(
            "select " + counted("routing_job where due_at <= statement_timestamp()") + ", "
            + counted("routing_job where due_at > statement_timestamp()")
            + ", (select greatest(extract(epoch from clock_timestamp() - min(due_at)), 0)"
              " from routing_job)::double precision, "
            + setAside
            + ", (select coalesce(sum(failed), 0) from (select failed from organization_state"
              " where failed > 0 order by organization limit "
            + QByteArray::number(QueueState::maxCounted) + ") as n)::double precision, "
            + counted("webhook_delivery where state = 'pending' and due_at <= statement_timestamp()")
            + ", (select greatest(extract(epoch from clock_timestamp() - min(created_at)), 0)"
              " from webhook_delivery where state = 'pending' and due_at is not null)::double precision, "
            + counted("webhook where disabled_reason is not null"))
    };
}

const Statement &knownStateStatement()
{
    static const Statement statement = stateStatement();
    return statement;
}

} // namespace

std::vector<const Statement *> queueStatements()
{
    std::vector<const Statement *> all{ &knownStateStatement() };
    for (std::size_t kind = 0; kind < forms.size(); ++kind) {
        const QueueStatements &of = statementsOf(WorkKind(kind));
        all.insert(all.end(), { &of.claim, &of.nextDue, &of.correct, &of.postpone, &of.release });
    }
    return all;
}

Claim WorkQueue::claimOnce(Connection &connection, const ClaimLimits &limits)
{
    const Binds binds{ { "after", m_after.value() },   { "after_lane", m_afterLane },
                       { "had_work", m_hadWork },      { "turns", limits.turns },
                       { "pieces", limits.pieces },    { "lease", double(limits.lease.count()) },
                       { "left_out", limits.leftOut }, { "per_webhook", limits.perWebhook } };
    Claim claim;
    // In a transaction, so that the claimed work is known before the claim is committed.
    claim.problem = transactPlain(connection, [&](Connection &inside) -> std::optional<Problem> {
        const auto rows = inside.execute(statementsOf(m_kind).claim, {}, binds);
        if (!rows)
            return rows.error();
        claim.rows = *rows;
        for (const Row row : *rows) {
            claim.work.push_back({ row.id<OrganizationId>(0), row.integer(2), row.bytes(1).toByteArray(),
                                   int(row.integer(3)), row.bytes(4).toByteArray(), row.boolean(5) });
            claim.behind = std::max(claim.behind, std::chrono::milliseconds(qint64(row.number(6) * 1000)));
        }
        return std::nullopt;
    });
    m_hadWork = !claim.work.empty();
    // Behind the last of them the first ones have their turn again.
    int turns = 0;
    for (int i = 0; i < claim.rows.size(); ++i) {
        const Row row = claim.rows.at(i);
        if (row.id<OrganizationId>(0) == m_after && row.integer(7) == m_afterLane)
            continue;
        m_after = row.id<OrganizationId>(0);
        m_afterLane = row.integer(7);
        ++turns;
    }
    if (turns < limits.turns) {
        m_after = {};
        m_afterLane = 0;
    }
    return claim;
}

Claim WorkQueue::claim(Connection &connection, const ClaimLimits &limits)
{
    const auto now = std::chrono::steady_clock::now();
    if (now - m_checkedClock > clockInterval) {
        m_checkedClock = now;
        std::ignore = correctClock(connection);
    }
    const bool isBehind = m_after.isValid();
    Claim claimed = claimOnce(connection, limits);
    return claimed.work.empty() && !claimed.problem && isBehind ? claimOnce(connection, limits) : claimed;
}

Result<std::optional<std::chrono::milliseconds>> WorkQueue::timeUntilDue(Connection &connection) const
{
    return firstIfAny<std::chrono::milliseconds>(
        connection.execute(statementsOf(m_kind).nextDue, {}),
        [](const Row &row) { return std::chrono::milliseconds(qint64(row.number(0) * 1000)); });
}

Result<void> WorkQueue::postpone(Connection &connection, const std::vector<ClaimedWork> &work,
                                 std::chrono::milliseconds delay, const QString &error,
                                 bool countsAttempt) const
{
    return postponed(connection, statementsOf(m_kind).postpone, work, double(delay.count()) / 1000, error,
                     countsAttempt ? 0 : 1, false);
}

Result<void> WorkQueue::setAside(Connection &connection, const ClaimedWork &work, const QString &error) const
{
    return postponed(connection, statementsOf(m_kind).postpone, { work }, setAsideSeconds, error, 0, true);
}

Result<void> WorkQueue::release(Transaction &tx, const ClaimedWork &work,
                                std::chrono::milliseconds pause) const
{
    return tx.connection().run(statementsOf(m_kind).release, {},
                               { { "organization", work.organization },
                                 { "id", work.id },
                                 { "kind", work.kind },
                                 { "owner", work.owner },
                                 { "delay", double(pause.count()) / 1000 } });
}

Result<void> WorkQueue::correctClock(Connection &connection) const
{
    return connection.run(statementsOf(m_kind).correct);
}

QByteArray WorkQueue::name() const
{
    return forms[std::size_t(m_kind)].name;
}

Result<QueueState> readQueueState(Connection &connection)
{
    return firstOf<QueueState>(connection.execute(knownStateStatement(), {}), [](const Row &row) {
        return QueueState{ row.number(0), row.number(1), row.number(2), row.number(3),
                           row.number(4), row.number(5), row.number(6), row.number(7) };
    });
}

} // namespace triage::storage
