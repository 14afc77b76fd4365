// SPDX-License-Identifier: GPL-3.0-or-later
#include "jobs/webhooksender.h"

#include "database/databaseclock.h"
#include "database/transaction.h"
#include "jobs/queue/queuework.h"
#include "log/log.h"
#include "services/webhooks/webhooknews.h"
#include "services/webhooks/webhookservice.h"
#include "stores/webhooks/webhookqueue.h"
#include "stores/webhooks/webhookstore.h"

#include <QRandomGenerator>

#include <algorithm>
#include <array>
#include <mutex>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace triage::jobs {

using outgoing::OutgoingAnswer;
using storage::ClaimedMessage;
using storage::Connection;
using storage::FailedWebhook;
using storage::SettledAttempt;

namespace {

constexpr std::array<std::chrono::seconds, 8> retryDelays{ 5s, 1min, 5min, 30min, 2h, 5h, 8h, 8h };
constexpr double jitter = 0.1; // so that messages that failed together do not come back together
constexpr int maxEvents
    = 64; // of one transaction, each of which becomes up to 20 messages of its organization
constexpr int messagesAtOnce = 16; // of a claim
constexpr qsizetype bytesAtOnce = 512 << 10; // that are made and stored together: others wait for that
constexpr int turnsAtOnce = 16; // of webhooks in a claim, and of organizations
// What may be under way at a time in all. One organization has an eighth of it.
constexpr int maxMessages = 1024;
constexpr qsizetype maxBytes = 16 << 20;
constexpr int shareOfOrganization = 8;
constexpr auto pauseOfUnavailable = 250ms;
constexpr auto pauseOfFailures = 500ms; // of events that cannot be queued; others wait as long at most
constexpr int gone = 410;
// Work is done in batches; a transaction for each message would be slower.
constexpr auto shortRest = 2ms;
// Every change wakes it, also of organizations without webhooks. It looks no more often than that while it
// finds nothing.
constexpr auto idleRest = 50ms;
// What is due, but cannot be sent now, is looked at no more often than that: the end of an attempt wakes it.
constexpr auto blockedRest = 250ms;

double delayAfter(int attempt)
{
    const double base = double(retryDelays[std::size_t(attempt - 1)].count());
    return base * (1 - jitter + 2 * jitter * QRandomGenerator::global()->generateDouble());
}

/// Puts the first messages of all organizations before the second ones.
void sortByTurns(std::vector<ClaimedMessage> &messages)
{
    std::unordered_map<OrganizationId, int> counts;
    std::vector<std::pair<int, ClaimedMessage>> numbered;
    for (ClaimedMessage &each : messages)
        numbered.emplace_back(counts[each.work.organization]++, std::move(each));
    std::ranges::stable_sort(numbered, {}, &std::pair<int, ClaimedMessage>::first);
    std::ranges::transform(numbered, messages.begin(), [](auto &each) { return std::move(each.second); });
}

/// Returns what is stored of an attempt that was answered.
SettledAttempt settledBy(const ClaimedMessage &message, Timestamp begun, const OutgoingAnswer &answer)
{
    const int number = message.work.attempt;
    SettledAttempt settled{ .work = message.work,
                            .begun = begun,
                            .durationMs = answer.duration.count(),
                            .error = QString::fromUtf8(answer.error) };
    if (answer.outcome == OutgoingAnswer::Outcome::Answered)
        settled.status = answer.status;
    const bool isAccepted = settled.status >= 200 && settled.status < 300;
    if (isAccepted) {
        settled.state = DeliveryState::Delivered;
    } else if (settled.status == gone || number > int(retryDelays.size())) {
        settled.state = DeliveryState::Failed;
    } else {
        settled.state = DeliveryState::Pending;
        settled.delaySeconds = delayAfter(number);
    }
    return settled;
}

/// Switches a webhook off, in a transaction of its organization. A failure is tried again with the next
/// message.
void disable(Connection &connection, const FailedWebhook &failed)
{
    const QString reason = failed.isGone ? u"The address answered that it is gone (410)."_s
                                         : u"Every attempt of five days failed."_s;
    const auto disabled
        = storage::inTransaction(connection, failed.organization, [&](storage::Transaction &tx) {
              return storage::WebhookWriter(tx).disable(failed.id, reason);
          });
    if (disabled)
        logFact(LogLevel::Warning, "webhook.disabled",
                { { "organization", encodeId(failed.organization.value()) },
                  { "webhook", encodeId(failed.id.value()) },
                  { "reason", QByteArray(failed.isGone ? "gone" : "failing") } });
}

} // namespace

/// Counts what is under way for an organization, or in all.
struct Load
{
    int messages = 0;
    qsizetype bytes = 0;

    void add(const ClaimedMessage &message)
    {
        ++messages;
        bytes += message.body.size();
    }
    void remove(qsizetype size)
    {
        --messages;
        bytes -= size;
    }
    /// Returns whether this is that part of the most that may be under way.
    bool isFull(int part) const { return messages >= maxMessages / part || bytes >= maxBytes / part; }
};

/// The attempts under way, and those that ended. Outlives the sender while requests are under way.
class WebhookSender::Queue : public std::enable_shared_from_this<Queue>
{
public:
    Queue(Config config, outgoing::Outgoing &outgoing, services::SecretBox &secrets)
        : m_config(std::move(config)), m_outgoing(outgoing), m_secrets(secrets)
    {
    }

    Rest work(Connection &connection);
    /// Wakes that thread when an attempt ends; null: no more.
    void wakes(BackgroundThread *thread)
    {
        const std::lock_guard lock(m_mutex);
        m_thread = thread;
    }

private:
    /// Each returns whether there was work.
    bool settle(Connection &connection);
    bool dispatch(Connection &connection);
    /// Tries fewer events after a failure, because many may take too long, or one may be impossible to queue.
    /// Passes over the organization of that one, whose events wait for the next round.
    bool narrow(Connection &connection, const Problem &problem);
    bool claim(Connection &connection);
    /// Makes the messages, or reads those that were made before, and sends them.
    void sendAll(Connection &connection, std::vector<ClaimedMessage> messages);
    /// Makes the body of a message, or reads the one that was made before. It stays empty if the subject is
    /// gone.
    Result<void> findBody(Connection &connection, ClaimedMessage &message);
    /// Gives a message back if the database is away; otherwise its attempt failed.
    void refuse(Connection &connection, const ClaimedMessage &message, const Problem &problem);
    void send(ClaimedMessage message);
    /// Notes how an attempt ended of which nothing is under way any more.
    void fail(const ClaimedMessage &message, const QByteArray &reason);
    void ended(SettledAttempt attempt, qsizetype bytes, bool isStopped);
    bool isFull(OrganizationId organization);
    std::vector<OrganizationId> fullOrganizations();

    const Config m_config;
    outgoing::Outgoing &m_outgoing;
    services::SecretBox &m_secrets;
    storage::WorkQueue m_deliveries{ storage::WorkKind::Delivery };
    OrganizationId m_lastDispatched;
    int m_eventLimit = maxEvents;
    int m_turnLimit = turnsAtOnce;
    bool m_hasPassedOver = false; ///< In this round of the organizations.
    std::chrono::steady_clock::time_point m_nextRound; ///< After one that passed over some.
    std::chrono::steady_clock::time_point m_nextLook;
    std::mutex m_mutex;
    BackgroundThread *m_thread = nullptr;
    std::vector<SettledAttempt> m_ended; ///< At most as many as may be under way.
    std::unordered_map<OrganizationId, Load> m_loads; ///< Those with messages under way.
    Load m_load; ///< In all.
};

bool WebhookSender::Queue::settle(Connection &connection)
{
    std::vector<SettledAttempt> ended;
    {
        const std::lock_guard lock(m_mutex);
        std::swap(ended, m_ended);
    }
    bool hasSettled = !ended.empty();
    const auto store = [&](std::span<const SettledAttempt> attempts) -> Result<void> {
        const auto failing = storage::settleMessages(connection, attempts);
        if (!failing)
            return failing.error();
        for (const FailedWebhook &each : *failing)
            disable(connection, each);
        return {};
    };
    doTogether(std::span<const SettledAttempt>(ended), store,
               [&](std::span<const SettledAttempt> attempts, const Problem &problem) {
                   if (problem.type != ProblemType::ServiceUnavailable)
                       return setAside(connection, m_deliveries, attempts.front().work,
                                       QString(slugOf(problem.type)));
                   hasSettled = false;
                   const std::lock_guard lock(m_mutex);
                   m_ended.insert(m_ended.end(), attempts.begin(), attempts.end());
               });
    return hasSettled;
}

bool WebhookSender::Queue::dispatch(Connection &connection)
{
    const auto now = std::chrono::steady_clock::now();
    if (!m_lastDispatched.isValid() && now < m_nextRound)
        return false;
    const auto turns = storage::dispatchEvents(connection, m_lastDispatched, m_turnLimit, m_eventLimit);
    if (!turns)
        return narrow(connection, turns.error());
    const bool isAround = turns->organizations < m_turnLimit;
    const bool wasBehind = m_lastDispatched.isValid();
    m_lastDispatched = isAround ? OrganizationId() : turns->last;
    if (isAround && std::exchange(m_hasPassedOver, false))
        m_nextRound = now + pauseOfFailures;
    m_eventLimit = std::min(2 * m_eventLimit, maxEvents);
    m_turnLimit = std::min(2 * m_turnLimit, turnsAtOnce);
    return turns->events > 0 || (isAround && wasBehind);
}

bool WebhookSender::Queue::narrow(Connection &connection, const Problem &problem)
{
    const bool isSingle = m_eventLimit == 1 && m_turnLimit == 1;
    m_eventLimit = std::max(m_eventLimit / 2, 1);
    m_turnLimit = std::max(m_turnLimit / 2, 1);
    if (problem.type == ProblemType::ServiceUnavailable)
        return false;
    if (!isSingle)
        return true;
    const auto failed = storage::nextWithEvents(connection, m_lastDispatched);
    if (failed && failed->isValid()) {
        m_lastDispatched = *failed;
        logFact(LogLevel::Warning, "webhook.event_failed",
                { { "organization", encodeId(failed->value()) }, { "problem", problem.detail.toUtf8() } },
                encodeId(failed->value()));
        m_hasPassedOver = true;
        return true;
    }
    return false;
}

std::vector<OrganizationId> WebhookSender::Queue::fullOrganizations()
{
    const std::lock_guard lock(m_mutex);
    std::vector<OrganizationId> full;
    for (const auto &[organization, load] : m_loads) {
        if (load.isFull(shareOfOrganization))
            full.push_back(organization);
    }
    return full;
}

bool WebhookSender::Queue::isFull(OrganizationId organization)
{
    const std::lock_guard lock(m_mutex);
    const auto load = m_loads.find(organization);
    return m_load.isFull(1) || (load != m_loads.end() && load->second.isFull(shareOfOrganization));
}

bool WebhookSender::Queue::claim(Connection &connection)
{
    if (isFull(OrganizationId()))
        return false;
    const storage::Claim claim = m_deliveries.claim(connection,
                                                    { .pieces = messagesAtOnce,
                                                      .turns = turnsAtOnce,
                                                      .lease = m_config.lease,
                                                      .leftOut = fullOrganizations(),
                                                      .perWebhook = m_config.perWebhook });
    std::vector<ClaimedMessage> messages = storage::messagesOf(claim);
    if (messages.empty() || claim.problem) // if they are claimed nevertheless, the lease ends
        return false;
    sendAll(connection, std::move(messages));
    return true;
}

void WebhookSender::Queue::sendAll(Connection &connection, std::vector<ClaimedMessage> messages)
{
    std::vector<ClaimedMessage> made, gone;
    std::vector<storage::ClaimedWork> left; // for the next claims
    qsizetype bytes = 0;
    sortByTurns(messages);
    for (ClaimedMessage &each : messages) {
        // Others of the claim may have taken the room since.
        if (bytes >= bytesAtOnce || isFull(each.work.organization)) {
            left.push_back(each.work);
            continue;
        }
        const auto found = guarded([&] { return findBody(connection, each); });
        bytes += each.body.size();
        if (!found)
            refuse(connection, each, found.error());
        else if (each.body.isEmpty())
            gone.push_back(std::move(each));
        else if (each.isMade)
            send(std::move(each));
        else
            made.push_back(std::move(each));
    }
    const auto keep = [&](std::span<ClaimedMessage> some) {
        return storage::keepBodies(connection, some);
    };
    doTogether(std::span(made), keep, [&](std::span<ClaimedMessage> refused, const Problem &problem) {
        for (ClaimedMessage &each : refused) {
            refuse(connection, each, problem);
            each.body.clear();
        }
    });
    for (ClaimedMessage &each : made) {
        if (!each.body.isEmpty())
            send(std::move(each));
    }
    if (!gone.empty())
        std::ignore = storage::withdraw(connection, gone);
    if (!left.empty())
        std::ignore = m_deliveries.postpone(connection, left, 0ms, {}, false);
}

Result<void> WebhookSender::Queue::findBody(Connection &connection, ClaimedMessage &message)
{
    if (message.isMade) {
        auto body = storage::bodyOf(connection, message);
        message.body = body ? *std::move(body) : QByteArray();
        return body ? Result<void>() : body.error();
    }
    const auto news = services::newsOf(connection, message, m_config.baseUrl);
    if (!news)
        return news.error();
    if (*news)
        message.body = services::messageOf(**news, message.format, message.bodyTemplate, message.thin);
    return {};
}

void WebhookSender::Queue::refuse(Connection &connection, const ClaimedMessage &message,
                                  const Problem &problem)
{
    if (problem.type == ProblemType::ServiceUnavailable) {
        std::ignore = m_deliveries.postpone(connection, { message.work }, pauseOfUnavailable, {}, false);
        return;
    }
    logFact(LogLevel::Warning, "webhook.message_failed",
            { { "organization", encodeId(message.work.organization.value()) },
              { "delivery", encodeId(message.id().value()) },
              { "problem", problem.detail.toUtf8() } });
    fail(message, "The message could not be made."_ba);
}

void WebhookSender::Queue::fail(const ClaimedMessage &message, const QByteArray &reason)
{
    OutgoingAnswer none;
    none.error = reason;
    const Timestamp now = storage::databaseTime();
    const std::lock_guard lock(m_mutex);
    m_ended.push_back(settledBy(message, now, none));
}

void WebhookSender::Queue::send(ClaimedMessage message)
{
    const Timestamp begun = storage::databaseTime();
    auto request = services::requestOf(message.url, message.id(), message.body, m_secrets,
                                       message.sealedSecret, message.sealedOldSecret);
    if (!request)
        return fail(message, request.error().detail.toUtf8());
    {
        const std::lock_guard lock(m_mutex);
        m_load.add(message);
        m_loads[message.work.organization].add(message);
    }
    const qsizetype bytes = message.body.size();
    message.body.clear(); // the request has it
    m_outgoing.post(std::move(*request),
                    [queue = shared_from_this(), message, begun, bytes](const OutgoingAnswer &answer) {
                        queue->ended(settledBy(message, begun, answer), bytes,
                                     answer.outcome == OutgoingAnswer::Outcome::Stopped);
                    });
}

void WebhookSender::Queue::ended(SettledAttempt attempt, qsizetype bytes, bool isStopped)
{
    const std::lock_guard lock(m_mutex);
    m_load.remove(bytes);
    const auto load = m_loads.find(attempt.work.organization);
    load->second.remove(bytes);
    if (load->second.messages == 0)
        m_loads.erase(load);
    if (isStopped && !m_thread)
        return; // the program ends: the lease does, too
    m_ended.push_back(std::move(attempt));
    if (m_thread)
        m_thread->wake();
}

Rest WebhookSender::Queue::work(Connection &connection)
{
    const bool hasSettled = settle(connection);
    const auto now = std::chrono::steady_clock::now();
    if (!hasSettled && now < m_nextLook)
        return std::chrono::ceil<std::chrono::milliseconds>(m_nextLook - now);
    const bool hasDispatched = dispatch(connection);
    const bool hasClaimed = claim(connection);
    if (hasSettled || hasDispatched || hasClaimed) {
        m_nextLook = now;
        return Rest::undisturbed(shortRest);
    }
    m_nextLook = now + idleRest;
    const auto due = m_deliveries.timeUntilDue(connection);
    return due && *due ? std::clamp<std::chrono::milliseconds>(**due, blockedRest, m_config.pollInterval)
                       : m_config.pollInterval;
}

WebhookSender::WebhookSender(Config config, outgoing::Outgoing &outgoing, services::SecretBox &secrets)
    : m_queue(std::make_shared<Queue>(config, outgoing, secrets)),
      m_thread(config.connection,
               [queue = m_queue](Connection &connection) { return queue->work(connection); })
{
    m_queue->wakes(&m_thread);
}

WebhookSender::~WebhookSender()
{
    m_queue->wakes(nullptr);
}

void WebhookSender::start()
{
    m_thread.start();
}

void WebhookSender::wake()
{
    m_thread.wake();
}

} // namespace triage::jobs
