// SPDX-License-Identifier: GPL-3.0-or-later
// Where the dashboard's numbers come from: the server, and without it what this computer holds.
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

/// Numbers, or why there are none.
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
    bool complete = true; ///< False: some of the period's items are not on this computer.
    std::optional<Problem> problem; ///< Without figures: what the server said; nothing: only it knows them.
};

/// Asks for each kind of numbers at most once at a time; a newer question takes the older one's place.
class PlotSource : public QObject
{
    Q_OBJECT
public:
    PlotSource(Administration &administration, LocalStore &store, const SyncEngine &sync,
               QObject *parent = nullptr);

    void ask(Statistic statistic, const StatisticsQuery &query);
    /// Whether the server is known not to answer just now.
    bool isAway() const;

Q_SIGNALS:
    void answered(const triage::app::PlotAnswer &answer);

private:
    void askServer(Statistic statistic, const StatisticsQuery &query);
    void askStore(Statistic statistic, const StatisticsQuery &query, PlotAnswer::Origin origin);
    bool isNewest(Statistic statistic, int number) const
    {
        return m_numbers[std::size_t(statistic)] == number;
    }

    Administration &m_administration;
    LocalStore &m_store;
    const SyncEngine &m_sync;
    std::array<int, statisticCount> m_numbers{}; ///< Of the newest question about each.
    std::array<QObject *, statisticCount> m_askers{}; ///< By whom the store knows them apart.
};

} // namespace triage::app
