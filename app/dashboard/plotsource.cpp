// SPDX-License-Identifier: GPL-3.0-or-later
#include "dashboard/plotsource.h"

#include "client/apiclient.h"
#include "contract/endpoints.h"
#include "fields/json.h"
#include "store/localstore.h"
#include "store/sync/syncengine.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

using namespace statistics;

namespace {

bool areDays(const std::vector<QString> &days)
{
    return !days.empty() && std::all_of(days.begin(), days.end(), [](const QString &day) {
        return QDate::fromString(day, Qt::ISODate).isValid();
    });
}

/// Returns whether each series has a number for each day, none of them negative.
template <typename Series>
bool fit(const std::vector<Series> &series, std::size_t days)
{
    return std::all_of(series.begin(), series.end(), [days](const Series &each) {
        return each.counts.size() == days
            && std::all_of(each.counts.begin(), each.counts.end(), [](qint64 count) { return count >= 0; });
    });
}

bool isSound(const FeedbackPerDay &figures)
{
    return areDays(figures.days) && figures.total.size() == figures.days.size()
        && fit(figures.series, figures.days.size());
}
bool isSound(const RoutingPerDay &figures)
{
    return areDays(figures.days) && fit(figures.series, figures.days.size());
}
bool isSound(const BufferCounts &figures)
{
    return std::all_of(figures.buffers.begin(), figures.buffers.end(), [](const BufferCount &each) {
        return each.buffer.isValid() && each.count >= 0 && each.previous >= 0;
    });
}
bool isSound(const ConfidenceCounts &figures)
{
    return std::all_of(figures.bands.begin(), figures.bands.end(), [](const ConfidenceCount &each) {
        return each.from >= 0 && each.to <= 1 && each.from < each.to && each.decisions >= 0 && each.kept >= 0
            && each.corrected >= 0;
    });
}
bool isSound(const ClientCounts &figures)
{
    return figures.other >= 0
        && std::all_of(figures.clients.begin(), figures.clients.end(),
                       [](const ClientCount &each) { return each.count >= 0; });
}
bool isSound(const LanguageCounts &figures)
{
    return figures.other >= 0
        && std::all_of(figures.languages.begin(), figures.languages.end(),
                       [](const LanguageCount &each) { return each.count >= 0; });
}
bool isSound(const TargetCounts &figures)
{
    return std::all_of(figures.targets.begin(), figures.targets.end(),
                       [](const TargetCount &each) { return each.up >= 0 && each.down >= 0; });
}
bool isSound(const TriageTimes &figures)
{
    return figures.waiting >= 0
        && std::all_of(figures.bands.begin(), figures.bands.end(),
                       [](const WaitBand &each) { return each.count >= 0; });
}

bool isSound(const WorkCounts &figures)
{
    const std::size_t days = figures.days.size();
    const auto counted = [](const auto &parts) {
        return std::all_of(parts.begin(), parts.end(), [](const auto &each) { return each.count >= 0; });
    };
    return areDays(figures.days) && figures.opened.size() == days && figures.done.size() == days
        && figures.declined.size() == days && !figures.ages.empty() && counted(figures.ages)
        && counted(figures.bands);
}

template <typename T>
Result<CountedFigures> read(const Answer &answer)
{
    auto figures = valueOf<api::OneWith<T, Period>>(answer);
    if (!figures)
        return figures.error();
    if (!isSound(figures->data))
        return problem(ProblemType::InternalError, u"The server’s numbers do not fit together."_s);
    return CountedFigures{ std::move(figures->data), std::move(figures->meta) };
}

/// The operation of a plot, and the function that reads its answers.
struct PlotOperation
{
    api::EndpointInfo endpoint;
    Result<CountedFigures> (*read)(const Answer &answer);
};

PlotOperation operationOf(Statistic statistic)
{
    switch (statistic) {
    case Statistic::FeedbackPerDay:
        return { api::infoOf(api::getFeedbackPerDay), read<FeedbackPerDay> };
    case Statistic::Buffers:
        return { api::infoOf(api::getBufferCounts), read<BufferCounts> };
    case Statistic::Routing:
        return { api::infoOf(api::getRoutingPerDay), read<RoutingPerDay> };
    case Statistic::Confidence:
        return { api::infoOf(api::getConfidenceCounts), read<ConfidenceCounts> };
    case Statistic::Clients:
        return { api::infoOf(api::getClientCounts), read<ClientCounts> };
    case Statistic::Languages:
        return { api::infoOf(api::getLanguageCounts), read<LanguageCounts> };
    case Statistic::Targets:
        return { api::infoOf(api::getTargetCounts), read<TargetCounts> };
    case Statistic::TriageTime:
        return { api::infoOf(api::getTriageTimes), read<TriageTimes> };
    case Statistic::Work:
        return { api::infoOf(api::getWorkCounts), read<WorkCounts> };
    }
    Q_UNREACHABLE();
}

void takeFigures(PlotAnswer &answer, const CountedFigures &counted)
{
    answer.figures = counted.data;
    answer.query.isInUtc = counted.meta.timeZone == u"UTC"_s && timeZoneName() != u"UTC"_s;
}

} // namespace

Request requestFor(Statistic statistic, const StatisticsQuery &query, const QString &timeZone)
{
    Request request = ApiClient::request(operationOf(statistic).endpoint);
    request.query.push_back({ "from", query.from.toString(Qt::ISODate) });
    request.query.push_back({ "to", query.to.toString(Qt::ISODate) });
    if (!timeZone.isEmpty())
        request.query.push_back({ "time_zone", timeZone });
    if (query.buffer && canCountBuffer(statistic))
        request.query.push_back({ "buffer_id", toString(*query.buffer) });
    if (query.once && canCountOnce(statistic))
        request.query.push_back({ "duplicates", u"hide"_s });
    return request;
}

Result<CountedFigures> readFigures(Statistic statistic, const QByteArray &body)
{
    Answer answer;
    answer.body = body;
    return operationOf(statistic).read(answer);
}

QString questionOf(Statistic statistic, const StatisticsQuery &query, QDate today)
{
    const Request request = requestFor(statistic, query);
    const bool endsToday = query.to == today;
    QString question
        = QString::fromLatin1(request.path) + u'?' + (endsToday ? QString::number(query.days()) : QString());
    for (const auto &[name, value] : request.query) {
        if (!endsToday || (name != "from" && name != "to"))
            question += u'&' + QString::fromLatin1(name) + u'=' + value;
    }
    return question;
}

PlotSource::PlotSource(ApiClient &client, LocalStore &store, const SyncEngine &sync, QObject *parent)
    : QObject(parent), m_client(client), m_store(store), m_sync(sync)
{
}

bool PlotSource::isAway() const
{
    const SyncState::Phase phase = m_sync.state().phase;
    return phase == SyncState::Phase::Offline || phase == SyncState::Phase::SignedOut;
}

void PlotSource::request(Statistic statistic, const StatisticsQuery &query)
{
    const int number = ++m_numbers[std::size_t(statistic)];
    const QString question = questionOf(statistic, query, today());
    const PlotAnswer answer{ statistic, query, {}, {}, {} };
    if (isAway())
        return answerFromStore(answer, question);
    const auto requestOf = [statistic, query](const QString &timeZone) {
        return requestFor(statistic, query, timeZone);
    };
    QCoro::connect(m_client.performInZone(requestOf, timeZoneName()), this,
                   [this, number, answer, question](const Result<Answer> &received) {
                       if (m_numbers[std::size_t(answer.statistic)] == number)
                           receive(answer, question, received);
                   });
}

void PlotSource::receive(PlotAnswer answer, const QString &question, const Result<Answer> &received)
{
    const auto counted
        = received ? readFigures(answer.statistic, received->body) : Result<CountedFigures>(received.error());
    if (!counted) {
        answer.problem = counted.error();
        if (answer.problem->type == ProblemType::ServiceUnavailable)
            return answerFromStore(answer, question);
    } else {
        m_store.keepAnswer(question, received->body);
        takeFigures(answer, *counted);
    }
    Q_EMIT answered(answer);
}

void PlotSource::answerFromStore(PlotAnswer answer, const QString &question)
{
    if (const auto counted = readFigures(answer.statistic, m_store.keptAnswer(question))) {
        takeFigures(answer, *counted);
        answer.countedAt = counted->meta.generatedAt;
        answer.query.from = QDate::fromString(counted->meta.from, Qt::ISODate);
        answer.query.to = QDate::fromString(counted->meta.to, Qt::ISODate);
    } else if (m_sync.state().phase == SyncState::Phase::SignedOut) {
        answer.problem = m_sync.state().problem;
    }
    Q_EMIT answered(answer);
}

} // namespace triage::app

#include "moc_plotsource.cpp"
