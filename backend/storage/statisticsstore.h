// Plots of one organization's feedback, read from counts by day.
#pragma once

#include "domain/statistics.h"
#include "result.h"
#include "storage/connection.h"

namespace triage::storage {

class StatisticsStore
{
public:
    StatisticsStore(Connection &connection, OrganizationId organization)
        : m_connection(connection), m_organization(organization)
    {
    }

    /// BufferNotFound where a buffer is asked for that is not there; so below.
    Result<statistics::FeedbackPerDay> feedbackPerDay(const statistics::Question &question);
    Result<statistics::BufferCounts> buffers(const statistics::Question &question);
    Result<statistics::RoutingPerDay> routing(const statistics::Question &question);
    Result<statistics::ConfidenceCounts> confidence(const statistics::Question &question);
    Result<statistics::ClientCounts> clients(const statistics::Question &question);
    /// Whatever buffer is asked for.
    Result<statistics::TargetCounts> targets(const statistics::Question &question);
    Result<statistics::TriageTimes> triageTimes(const statistics::Question &question);

private:
    /// Runs a statement about the period.
    Result<Rows> ask(const char *statement, const statistics::Question &question, const Binds &more);
    /// Runs a statement about the period and the buffer.
    Result<Rows> askOfBuffer(const char *statement, const statistics::Question &question, Binds more = {});

    Connection &m_connection;
    OrganizationId m_organization;
};

} // namespace triage::storage
