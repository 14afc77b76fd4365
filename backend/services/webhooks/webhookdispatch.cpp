// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/webhooks/webhookdispatch.h"

#include "database/transaction.h"
#include "stores/feedbackstore.h"

#include <algorithm>
#include <map>
#include <set>

namespace triage::services {

using storage::Connection;
using storage::EventSubject;
using storage::EventSubjects;
using storage::NewMessage;
using storage::QueuedEvent;
using storage::WantingWebhook;

namespace {

using Reader = Result<EventSubjects> (*)(Connection &, OrganizationId, const std::vector<qint64> &);

/// Returns what reads the subjects of an event; null if they are gone.
Reader readerOf(WebhookEvent event)
{
    switch (event) {
    case WebhookEvent::FeedbackCreated:
    case WebhookEvent::FeedbackUpdated:
    case WebhookEvent::FeedbackRouted:
    case WebhookEvent::FeedbackAssigned:
    case WebhookEvent::FeedbackUnassigned:
    case WebhookEvent::FeedbackWoken:
    case WebhookEvent::FeedbackMerged:
    case WebhookEvent::FeedbackUnmerged:
        return storage::feedbackSubjects;
    case WebhookEvent::NoteCreated:
        return storage::noteSubjects;
    case WebhookEvent::BufferCreated:
    case WebhookEvent::BufferUpdated:
        return storage::bufferSubjects;
    case WebhookEvent::ReactionCreated:
        return storage::reactionSubjects;
    case WebhookEvent::ResearchAnswered:
        return storage::researchSubjects;
    case WebhookEvent::All:
    case WebhookEvent::FeedbackDeleted:
    case WebhookEvent::BufferDeleted:
        return nullptr;
    }
    Q_UNREACHABLE();
}

bool wants(const WantingWebhook &webhook, const QueuedEvent &event, const EventSubject &subject)
{
    const auto listed = [&](WebhookEvent each) {
        return std::find(webhook.events.begin(), webhook.events.end(), each) != webhook.events.end();
    };
    if (webhook.organization != event.organization || (!listed(event.event) && !listed(WebhookEvent::All)))
        return false;
    const bool hasNoBuffer = event.event == WebhookEvent::FeedbackDeleted
        || event.event == WebhookEvent::ReactionCreated || event.event == WebhookEvent::ResearchAnswered;
    if (!webhook.buffer || hasNoBuffer)
        return true;
    if (event.buffer)
        return event.buffer == webhook.buffer;
    return std::find(subject.buffers.begin(), subject.buffers.end(), *webhook.buffer)
        != subject.buffers.end();
}

/// Reads the subjects of events, a query for each organization and kind.
class Subjects
{
public:
    Result<void> read(Connection &connection, const std::vector<QueuedEvent> &events)
    {
        std::map<Key, std::vector<qint64>> wanted;
        for (const QueuedEvent &each : events) {
            if (const Reader reader = readerOf(each.event))
                wanted[{ each.organization, reader }].push_back(each.subject);
        }
        for (const auto &[key, ids] : wanted) {
            auto read = key.second(connection, key.first, ids);
            if (!read)
                return read.error();
            m_found.emplace(key, std::move(*read));
        }
        return {};
    }
    /// Returns nothing if the subject should be there and is not: a later event tells of its deletion.
    std::optional<EventSubject> of(const QueuedEvent &event) const
    {
        const Reader reader = readerOf(event.event);
        if (!reader)
            return deleted(event);
        const EventSubjects &found = m_found.at({ event.organization, reader });
        const auto subject = found.find(event.subject);
        return subject == found.end() ? std::nullopt : std::optional(subject->second);
    }

private:
    using Key = std::pair<OrganizationId, Reader>;

    static EventSubject deleted(const QueuedEvent &event)
    {
        EventSubject subject;
        if (event.event == WebhookEvent::FeedbackDeleted)
            subject.feedback = FeedbackId(event.subject);
        else
            subject.buffers = { BufferId(event.subject) };
        return subject;
    }

    std::map<Key, EventSubjects> m_found;
};

WebhookNews newsOf(const QueuedEvent &event, const EventSubject &subject, const QString &slug,
                   const QString &baseUrl)
{
    return { event.event,     event.happenedAt, event.subject, subject.feedback,
             subject.buffers, subject.json,     slug,          baseUrl };
}

std::vector<OrganizationId> organizationsOf(const std::vector<QueuedEvent> &events)
{
    std::set<OrganizationId> organizations;
    for (const QueuedEvent &each : events)
        organizations.insert(each.organization);
    return { organizations.begin(), organizations.end() };
}

Result<int> dispatchInside(Connection &connection, const QString &baseUrl, int limit)
{
    const auto events = storage::takeEvents(connection, limit);
    if (!events || events->empty())
        return events ? Result<int>(0) : events.error();
    const auto webhooks = storage::wantingWebhooks(connection, organizationsOf(*events));
    if (!webhooks)
        return webhooks.error();
    Subjects subjects;
    if (const auto read = subjects.read(connection, *events); !read)
        return read.error();
    std::vector<NewMessage> messages;
    for (const QueuedEvent &event : *events) {
        const std::optional<EventSubject> subject = subjects.of(event);
        if (!subject)
            continue;
        for (const WantingWebhook &webhook : *webhooks) {
            if (!wants(webhook, event, *subject))
                continue;
            const WebhookNews news = newsOf(event, *subject, webhook.organizationSlug, baseUrl);
            messages.push_back({ event.organization, webhook.id, event.event,
                                 messageOf(news, webhook.format, webhook.bodyTemplate, webhook.thin) });
        }
    }
    if (const auto queued = storage::queueMessages(connection, messages); !queued)
        return queued.error();
    return int(events->size());
}

} // namespace

Result<int> dispatchEvents(Connection &connection, const QString &baseUrl, int limit)
{
    Result<int> dispatched = 0;
    const auto failure
        = storage::transactPlain(connection, [&](Connection &inside) -> std::optional<Problem> {
              dispatched = dispatchInside(inside, baseUrl, limit);
              return dispatched ? std::nullopt : std::optional<Problem>(dispatched.error());
          });
    if (failure)
        return *failure;
    return dispatched;
}

Result<WebhookNews> newsOfFeedback(Connection &connection, OrganizationId organization, FeedbackId id)
{
    const auto found = storage::feedbackSubjects(connection, organization, { id.value() });
    if (!found)
        return found.error();
    const auto subject = found->find(id.value());
    if (subject == found->end())
        return storage::feedbackNotFound();
    QueuedEvent event;
    event.subject = id.value();
    return newsOf(event, subject->second, {}, {});
}

} // namespace triage::services
