// SPDX-License-Identifier: GPL-3.0-or-later
#include "jobs/webhooksender.h"

#include "database/transaction.h"
#include "log/log.h"
#include "services/webhooks/webhookdispatch.h"
#include "services/webhooks/webhookservice.h"
#include "stores/webhooks/webhookqueue.h"
#include "stores/webhooks/webhookstore.h"

#include <QDateTime>
#include <QRandomGenerator>

#include <array>
#include <deque>
#include <mutex>
#include <set>
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
constexpr int maxEvents = 500; // of one transaction
constexpr int gone = 410;
// Work is done in batches; a transaction for each message would be slower.
constexpr auto shortRest = 2ms;
// Every change wakes it, also of organizations without webhooks. It looks no more often than that while it
// finds nothing.
constexpr auto idleRest = 50ms;

double delayAfter(int attempt)
{
    const double base = double(retryDelays[std::size_t(attempt - 1)].count());
    return base * (1 - jitter + 2 * jitter * QRandomGenerator::global()->generateDouble());
}

/// Returns what is stored of an attempt that was answered.
SettledAttempt settledBy(const ClaimedMessage &message, Timestamp begun, const OutgoingAnswer &answer)
{
    SettledAttempt settled{ .organization = message.organization,
                            .id = message.id,
                            .attempt = message.attempt,
                            .begun = begun,
                            .durationMs = answer.duration.count(),
                            .error = QString::fromUtf8(answer.error) };
    if (answer.outcome == OutgoingAnswer::Outcome::Answered)
        settled.status = answer.status;
    const bool isAccepted = settled.status >= 200 && settled.status < 300;
    if (isAccepted) {
        settled.state = DeliveryState::Delivered;
    } else if (settled.status == gone || message.attempt > int(retryDelays.size())) {
        settled.state = DeliveryState::Failed;
    } else {
        settled.state = DeliveryState::Pending;
        settled.delaySeconds = delayAfter(message.attempt);
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

std::span<const std::chrono::seconds> webhookRetryDelays()
{
    return retryDelays;
}

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
    /// The messages for a webhook that are claimed.
    struct Endpoint
    {
        std::deque<ClaimedMessage> waiting;
        int underWay = 0;
    };

    /// Each returns whether there was work.
    bool settle(Connection &connection);
    bool dispatch(Connection &connection);
    bool claim(Connection &connection);
    /// Sends as many of the claimed messages of a webhook as it may be sent at a time.
    void sendNext(WebhookId webhook);
    void send(const ClaimedMessage &message);
    void ended(WebhookId webhook, SettledAttempt attempt, bool isStopped);
    std::chrono::milliseconds untilDue(Connection &connection) const;

    const Config m_config;
    outgoing::Outgoing &m_outgoing;
    services::SecretBox &m_secrets;
    std::chrono::steady_clock::time_point m_nextLook;
    std::mutex m_mutex;
    BackgroundThread *m_thread = nullptr;
    std::vector<SettledAttempt> m_ended; ///< At most maxClaimed.
    std::unordered_map<WebhookId, Endpoint> m_endpoints; ///< Those for which messages are claimed.
    int m_claimed = 0;
};

bool WebhookSender::Queue::settle(Connection &connection)
{
    std::vector<SettledAttempt> ended;
    {
        const std::lock_guard lock(m_mutex);
        std::swap(ended, m_ended);
    }
    if (ended.empty())
        return false;
    const auto failed = storage::settleMessages(connection, ended);
    if (!failed) {
        const std::lock_guard lock(m_mutex);
        m_ended.insert(m_ended.end(), ended.begin(), ended.end());
        return false;
    }
    {
        const std::lock_guard lock(m_mutex);
        m_claimed -= int(ended.size());
    }
    for (const FailedWebhook &each : *failed)
        disable(connection, each);
    return true;
}

bool WebhookSender::Queue::dispatch(Connection &connection)
{
    const auto dispatched = services::dispatchEvents(connection, m_config.baseUrl, maxEvents);
    return dispatched && *dispatched > 0;
}

bool WebhookSender::Queue::claim(Connection &connection)
{
    int room = 0;
    {
        const std::lock_guard lock(m_mutex);
        room = m_config.maxClaimed - m_claimed;
    }
    if (room <= 0)
        return false;
    const auto claimed = storage::claimMessages(connection, room, m_config.claimed, m_config.lease);
    if (!claimed || claimed->empty())
        return false;
    std::set<WebhookId> webhooks;
    {
        const std::lock_guard lock(m_mutex);
        m_claimed += int(claimed->size());
        for (const ClaimedMessage &each : *claimed) {
            m_endpoints[each.webhook].waiting.push_back(each);
            webhooks.insert(each.webhook);
        }
    }
    for (const WebhookId each : webhooks)
        sendNext(each);
    return true;
}

void WebhookSender::Queue::sendNext(WebhookId webhook)
{
    std::vector<ClaimedMessage> next;
    {
        const std::lock_guard lock(m_mutex);
        const auto endpoint = m_endpoints.find(webhook);
        if (endpoint == m_endpoints.end() || !m_thread) // not while the program ends
            return;
        auto &[waiting, underWay] = endpoint->second;
        while (!waiting.empty() && underWay < m_config.perWebhook) {
            next.push_back(std::move(waiting.front()));
            waiting.pop_front();
            ++underWay;
        }
        if (waiting.empty() && underWay == 0)
            m_endpoints.erase(endpoint);
    }
    for (const ClaimedMessage &each : next)
        send(each);
}

void WebhookSender::Queue::send(const ClaimedMessage &message)
{
    const Timestamp begun(QDateTime::currentMSecsSinceEpoch());
    auto request = services::requestOf(message.url, message.id, message.body, m_secrets, message.sealedSecret,
                                       message.sealedOldSecret);
    if (!request) {
        OutgoingAnswer none;
        none.error = request.error().detail.toUtf8();
        return ended(message.webhook, settledBy(message, begun, none), false);
    }
    m_outgoing.post(std::move(*request),
                    [queue = shared_from_this(), message, begun](const OutgoingAnswer &answer) {
                        queue->ended(message.webhook, settledBy(message, begun, answer),
                                     answer.outcome == OutgoingAnswer::Outcome::Stopped);
                    });
}

void WebhookSender::Queue::ended(WebhookId webhook, SettledAttempt attempt, bool isStopped)
{
    {
        const std::lock_guard lock(m_mutex);
        if (isStopped && !m_thread)
            return; // the program ends: the lease does, too
        --m_endpoints[webhook].underWay;
        m_ended.push_back(std::move(attempt));
        if (m_thread)
            m_thread->wake();
    }
    sendNext(webhook);
}

std::chrono::milliseconds WebhookSender::Queue::untilDue(Connection &connection) const
{
    const auto due = storage::timeUntilMessageDue(connection);
    return due && *due ? std::clamp<std::chrono::milliseconds>(**due, shortRest, m_config.pollInterval)
                       : m_config.pollInterval;
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
    return untilDue(connection);
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
