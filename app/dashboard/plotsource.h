// SPDX-License-Identifier: GPL-3.0-or-later
// Fetches the figures of plots from the server, and keeps its last answers for times without it.
#pragma once

#include "client/replyvalue.h"
#include "dashboard/statisticsquery.h"
#include "result.h"
#include "store/values/clock.h"
#include "timestamp.h"

#include <QObject>

#include <array>
#include <optional>

namespace triage::app {

class ApiClient;
class LocalStore;
class SyncEngine;

/// The figures of a plot, or the reason why there are none.
struct PlotAnswer
{
    Statistic statistic = Statistic::FeedbackPerDay;
    StatisticsQuery query; ///< The days are those that the figures have.
    std::optional<Figures> figures;
    /// When the server counted, if the figures are those of an earlier answer.
    std::optional<Timestamp> countedAt;
    /// Without figures, the problem; empty if there is no more to it than that the server is away.
    std::optional<Problem> problem;
};

/// Figures, and the period and the time that they were counted for.
using CountedFigures = WithMeta<Figures, statistics::Period>;

/// Returns the request for the figures of a plot. timeZone: that of the days; empty where the system does not
/// name its own, so that they are those of UTC.
Request requestFor(Statistic statistic, const StatisticsQuery &query,
                   const QString &timeZone = timeZoneName());
/// Reads the figures of the body of an answer. An answer of another form, or one whose parts do not fit
/// together, is an InternalError.
Result<CountedFigures> readFigures(Statistic statistic, const QByteArray &body);

/// Names a question for the store. A period that ends today is named by its length: tomorrow, the last 30
/// days are the same question.
QString questionOf(Statistic statistic, const StatisticsQuery &query, QDate today);

/// Keeps one request for each statistic. A newer request replaces the older one. While the server cannot be
/// reached, the answer is its last one to the same question.
class PlotSource : public QObject
{
    Q_OBJECT
public:
    PlotSource(ApiClient &client, LocalStore &store, const SyncEngine &sync, QObject *parent = nullptr);

    void request(Statistic statistic, const StatisticsQuery &query);
    /// Returns true where the server is known to be unreachable.
    bool isAway() const;

Q_SIGNALS:
    void answered(const triage::app::PlotAnswer &answer);

private:
    void receive(PlotAnswer answer, const QString &question, const Result<Answer> &received);
    /// Answers with the last answer of the server, or with the problem.
    void answerFromStore(PlotAnswer answer, const QString &question);

    ApiClient &m_client;
    LocalStore &m_store;
    const SyncEngine &m_sync;
    std::array<int, statisticCount> m_numbers{}; ///< The number of the newest request for each statistic.
};

} // namespace triage::app
