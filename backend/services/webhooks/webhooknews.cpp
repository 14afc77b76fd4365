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

/// Returns the reader of the subject of an event; null if the event is its end.
Reader readerOf(const WebhookEventRow &row)
{
    if (row.isEnd)
        return nullptr;
    switch (row.subject) {
    case WebhookSubject::Nothing:
        return nullptr;
    case WebhookSubject::Feedback:
        return storage::feedbackSubjects;
    case WebhookSubject::Note:
        return storage::noteSubjects;
    case WebhookSubject::Buffer:
        return storage::bufferSubjects;
    case WebhookSubject::Reaction:
        return storage::reactionSubjects;
    case WebhookSubject::Research:
        return storage::researchSubjects;
    }
    Q_UNREACHABLE();
}

Result<std::optional<EventSubject>> subjectOf(Connection &connection, OrganizationId organization,
                                              WebhookEvent event, qint64 id)
{
    const Reader reader = readerOf(rowOf(event));
    if (!reader)
        return std::optional(rowOf(event).subject == WebhookSubject::Feedback
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
                                      std::move((*subject)->json), message.changed, message.organizationSlug,
                                      baseUrl });
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
