// Where new feedback is stored: items that arrive at the same time share a transaction, and each is answered only when
// it is durable.
#pragma once

#include "domain/feedback.h"
#include "result.h"
#include "storage/connection.h"
#include "storage/feedbackstore.h"
#include "storage/mailbox.h"

#include <coroutine>
#include <functional>
#include <memory>
#include <optional>

namespace triage::services {

/// Writers with a connection each. Items of one organization are stored in the order in which they came; an organization
/// whose write lock is taken for long holds up no other one. Lives in one thread (the HTTP thread).
class FeedbackIntake
{
public:
    struct Config
    {
        storage::ConnectionConfig connection;
        int writers = 2;
        int queueLimit = 5000; ///< Items that may wait; more are answered ServiceUnavailable at once.
        int largestBatch = 256;
    };

    explicit FeedbackIntake(Config config);
    /// Stores what waits, then ends.
    ~FeedbackIntake();

    /// co_await it; UsageLimitReached where the organization's lifetime limit is reached.
    class Await
    {
    public:
        Await(FeedbackIntake &intake, OrganizationId organization, storage::PreparedFeedback item)
            : m_intake(intake), m_organization(organization), m_item(std::move(item))
        {
        }
        bool await_ready() const noexcept { return false; }
        void await_suspend(std::coroutine_handle<> waiting);
        Result<Feedback> await_resume() { return std::move(*m_result); }

    private:
        FeedbackIntake &m_intake;
        OrganizationId m_organization;
        storage::PreparedFeedback m_item;
        std::optional<Result<Feedback>> m_result;
    };

    /// Stores one item; its lexemes are made here, from its text.
    Await store(OrganizationId organization, storage::PreparedFeedback item)
    {
        return {*this, organization, std::move(item)};
    }

    /// Called in the owner's thread whenever items were stored.
    void onStored(std::function<void()> tell);

    /// Items that wait to be stored.
    int queued() const;
    /// Returns when nothing waits and every answer has been given.
    void drain();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace triage::services
