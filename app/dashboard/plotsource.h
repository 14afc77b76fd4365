// SPDX-License-Identifier: GPL-3.0-or-later
// Fetches the numbers of the dashboard from the server, or counts what this computer holds.
#pragma once

#include "problem.h"
#include "store/values/statisticsquery.h"

#include <QObject>
#include <QPointer>

#include <array>
#include <optional>

namespace triage::app {

class Administration;
class LocalStore;
class SyncEngine;

/// The numbers, or the reason why there are none.
struct PlotAnswer
{
    enum class Origin {
        Server,
        Local, ///< The server could not be reached, or has no statistics yet.
        LocalByClient, ///< The server does not count by client.
    };
    Statistic statistic = Statistic::FeedbackPerDay;
    StatisticsQuery query;
    std::optional<Figures> figures;
    Origin origin = Origin::Server;
    bool complete = true; ///< False where some items of the period are not on this computer.
    /// Without figures, the problem of the server; none where only the server knows the numbers.
    std::optional<Problem> problem;
};

/// Keeps one request for each statistic. A newer request replaces the older one.
class PlotSource : public QObject
{
    Q_OBJECT
public:
    PlotSource(Administration &administration, LocalStore &store, const SyncEngine &sync,
               QObject *parent = nullptr);

    void request(Statistic statistic, const StatisticsQuery &query);
    /// Returns true where the server is known to be unreachable.
    bool isAway() const;

Q_SIGNALS:
    void answered(const triage::app::PlotAnswer &answer);

private:
    void requestFromServer(Statistic statistic, const StatisticsQuery &query);
    void countInStore(Statistic statistic, const StatisticsQuery &query, PlotAnswer::Origin origin);
    bool isNewest(Statistic statistic, int number) const
    {
        return m_numbers[std::size_t(statistic)] == number;
    }

    Administration &m_administration;
    LocalStore &m_store;
    const SyncEngine &m_sync;
    std::array<int, statisticCount> m_numbers{}; ///< The number of the newest request for each statistic.
    /// The contexts by which the store distinguishes the requests.
    std::array<QObject *, statisticCount> m_contexts{};
};

} // namespace triage::app
