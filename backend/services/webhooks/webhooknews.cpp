// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/webhooks/webhooknews.h"

#include "stores/feedbackstore.h"

namespace triage::services {

using storage::ClaimedMessage;
using storage::Connection;
using storage::EventSubject;
using storage::EventSubjects;

namespace {

using Reader = Result<EventSubjects> (*)(Connection &, OrganizationId, const std::vector<qint64> &);

/// Returns what reads the subject of an event; null if the event is its end.
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

Result<std::optional<EventSubject>> subjectOf(Connection &connection, OrganizationId organization,
                                              WebhookEvent event, qint64 id)
{
    const Reader reader = readerOf(event);
    if (!reader)
        return std::optional(event == WebhookEvent::FeedbackDeleted
                                 ? EventSubject{ {}, FeedbackId(id), {} }
                                 : EventSubject{ {}, {}, { BufferId(id) } });
    auto found = reader(connection, organization, { id });
    if (!found)
        return found.error();
    const auto subject = found->find(id);
    return subject == found->end() ? std::nullopt : std::optional(std::move(subject->second));
}

} // namespace

Result<std::optional<WebhookNews>> newsOf(Connection &connection, const ClaimedMessage &message,
                                          const QString &baseUrl)
{
    auto subject = subjectOf(connection, message.work.organization, message.event, message.subject);
    if (!subject)
        return subject.error();
    if (!*subject)
        return std::optional<WebhookNews>();
    return std::optional(WebhookNews{ message.event, message.happenedAt, message.subject,
                                      (*subject)->feedback, std::move((*subject)->buffers),
                                      std::move((*subject)->json), message.organizationSlug, baseUrl });
}

Result<WebhookNews> newsOfFeedback(Connection &connection, OrganizationId organization, FeedbackId id)
{
    ClaimedMessage message;
    message.work.organization = organization;
    message.subject = id.value();
    const auto news = newsOf(connection, message, {});
    if (!news)
        return news.error();
    return *news ? Result<WebhookNews>(**news) : storage::feedbackNotFound();
}

} // namespace triage::services
