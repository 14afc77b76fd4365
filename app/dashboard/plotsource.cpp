// SPDX-License-Identifier: GPL-3.0-or-later
#include "dashboard/plotsource.h"

#include "commands/administration.h"
#include "store/localstore.h"
#include "store/sync/syncengine.h"

namespace triage::app {

namespace {

/// Returns true where the store has to answer, because there was no server or it has no statistics yet.
bool isForStore(const Problem &problem)
{
    return problem.type == ProblemType::ServiceUnavailable || problem.type == ProblemType::NotFound;
}

} // namespace

PlotSource::PlotSource(Administration &administration, LocalStore &store, const SyncEngine &sync,
                       QObject *parent)
    : QObject(parent), m_administration(administration), m_store(store), m_sync(sync)
{
    for (QObject *&asker : m_contexts)
        asker = new QObject(this);
}

bool PlotSource::isAway() const
{
    const SyncState::Phase phase = m_sync.state().phase;
    return phase == SyncState::Phase::Offline || phase == SyncState::Phase::SignedOut;
}

void PlotSource::request(Statistic statistic, const StatisticsQuery &query)
{
    ++m_numbers[std::size_t(statistic)];
    if (!query.client.isEmpty())
        countInStore(statistic, query, PlotAnswer::Origin::LocalByClient);
    else if (isAway()
             || (statistic == Statistic::Languages && query.buffer)) // which the server does not count
        countInStore(statistic, query, PlotAnswer::Origin::Local);
    else
        requestFromServer(statistic, query);
}

void PlotSource::requestFromServer(Statistic statistic, const StatisticsQuery &query)
{
    const int number = m_numbers[std::size_t(statistic)];
    QCoro::connect(m_administration.statistics(statistic, query), this,
                   [this, statistic, query, number](const Result<Figures> &figures) {
                       if (!isNewest(statistic, number))
                           return;
                       if (!figures && isForStore(figures.error()))
                           return countInStore(statistic, query, PlotAnswer::Origin::Local);
                       PlotAnswer answer{ statistic, query, {}, PlotAnswer::Origin::Server, true, {} };
                       if (figures)
                           answer.figures = *figures;
                       else
                           answer.problem = figures.error();
                       Q_EMIT answered(answer);
                   });
}

void PlotSource::countInStore(Statistic statistic, const StatisticsQuery &query, PlotAnswer::Origin origin)
{
    const int number = m_numbers[std::size_t(statistic)];
    m_store.count(statistic, query, m_contexts[std::size_t(statistic)],
                  [this, statistic, query, origin, number](const LocalFigures &local) {
                      if (!isNewest(statistic, number))
                          return;
                      PlotAnswer answer{ statistic, query, local.figures, origin, local.complete, {} };
                      if (!answer.figures && m_sync.state().phase == SyncState::Phase::SignedOut)
                          answer.problem = m_sync.state().problem;
                      Q_EMIT answered(answer);
                  });
}

} // namespace triage::app

#include "moc_plotsource.cpp"
