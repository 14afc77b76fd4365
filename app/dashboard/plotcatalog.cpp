// SPDX-License-Identifier: GPL-3.0-or-later
#include "dashboard/plotcatalog.h"

#include "dashboard/groupplots.h"
#include "dashboard/timeplots.h"
#include "dashboard/workplots.h"

using namespace Qt::StringLiterals;

namespace triage::app {

using namespace statistics;

QString PlotCatalog::name(PlotKind kind)
{
    switch (kind) {
    case PlotKind::FeedbackPerDay:
        return u"feedbackPerDay"_s;
    case PlotKind::Buffers:
        return u"buffers"_s;
    case PlotKind::Routing:
        return u"routing"_s;
    case PlotKind::ReviewShare:
        return u"reviewShare"_s;
    case PlotKind::TriageTime:
        return u"triageTime"_s;
    case PlotKind::Confidence:
        return u"confidence"_s;
    case PlotKind::Clients:
        return u"clients"_s;
    case PlotKind::Languages:
        return u"languages"_s;
    case PlotKind::Targets:
        return u"targets"_s;
    case PlotKind::WorkFlow:
        return u"workFlow"_s;
    case PlotKind::OpenAges:
        return u"openAges"_s;
    case PlotKind::TimeToDone:
        return u"timeToDone"_s;
    case PlotKind::Owners:
        return u"owners"_s;
    }
    return {};
}

QString PlotCatalog::title(PlotKind kind)
{
    switch (kind) {
    case PlotKind::FeedbackPerDay:
        return tr("New feedback");
    case PlotKind::Buffers:
        return tr("Growth of buffers");
    case PlotKind::Routing:
        return tr("Routing outcomes");
    case PlotKind::ReviewShare:
        return tr("Review share");
    case PlotKind::TriageTime:
        return tr("Time to triage");
    case PlotKind::Confidence:
        return tr("Confidence of routing");
    case PlotKind::Clients:
        return tr("Clients");
    case PlotKind::Languages:
        return tr("Languages");
    case PlotKind::Targets:
        return tr("Reactions to targets");
    case PlotKind::WorkFlow:
        return tr("Opened and closed");
    case PlotKind::OpenAges:
        return tr("Age of open feedback");
    case PlotKind::TimeToDone:
        return tr("Time to done");
    case PlotKind::Owners:
        return tr("Work by owner");
    }
    return {};
}

QString PlotCatalog::about(PlotKind kind)
{
    switch (kind) {
    case PlotKind::FeedbackPerDay:
        return tr("How much came in on each day, by the buffer it is in now. An item in several buffers "
                  "counts in each.");
    case PlotKind::Buffers:
        return tr(
            "How much of the period’s feedback is in each buffer, and how much of the period before it.");
    case PlotKind::Routing:
        return tr("What became of the feedback of each day. Each item counts once.");
    case PlotKind::ReviewShare:
        return tr("How much of each day’s feedback needs review.");
    case PlotKind::TriageTime:
        return tr(
            "How long feedback waited until somebody moved it, said that it looks right, or wrote a note.");
    case PlotKind::Confidence:
        return tr("How sure routing was of its decisions, and what people made of them.");
    case PlotKind::Clients:
        return tr("Which programs sent the feedback.");
    case PlotKind::Languages:
        return tr("Which languages the feedback is written in. Short texts do not tell.");
    case PlotKind::Targets:
        return tr("Thumbs up and down of the period, for the targets with most of them.");
    case PlotKind::WorkFlow:
        return tr("How much came in on each day, and how much was done or declined on it.");
    case PlotKind::OpenAges:
        return tr("How old the feedback is that is open now, whatever the period.");
    case PlotKind::TimeToDone:
        return tr("How long the feedback took that was done in the period, from the day it came in.");
    case PlotKind::Owners:
        return tr("Who has how much open now, and closed how much in the period.");
    }
    return {};
}

QString PlotCatalog::icon(PlotKind kind)
{
    switch (kind) {
    case PlotKind::FeedbackPerDay:
        return u"calendar"_s;
    case PlotKind::Buffers:
        return u"buffer"_s;
    case PlotKind::Routing:
        return u"routing"_s;
    case PlotKind::ReviewShare:
        return u"review"_s;
    case PlotKind::TriageTime:
        return u"clock"_s;
    case PlotKind::Confidence:
        return u"robot"_s;
    case PlotKind::Clients:
        return u"client"_s;
    case PlotKind::Languages:
        return u"document"_s;
    case PlotKind::Targets:
        return u"target"_s;
    case PlotKind::WorkFlow:
        return u"check"_s;
    case PlotKind::OpenAges:
        return u"calendar"_s;
    case PlotKind::TimeToDone:
        return u"clock"_s;
    case PlotKind::Owners:
        return u"person"_s;
    }
    return {};
}

Statistic PlotCatalog::statistic(PlotKind kind)
{
    switch (kind) {
    case PlotKind::FeedbackPerDay:
        return Statistic::FeedbackPerDay;
    case PlotKind::Buffers:
        return Statistic::Buffers;
    case PlotKind::Routing:
    case PlotKind::ReviewShare:
        return Statistic::Routing;
    case PlotKind::TriageTime:
        return Statistic::TriageTime;
    case PlotKind::Confidence:
        return Statistic::Confidence;
    case PlotKind::Clients:
        return Statistic::Clients;
    case PlotKind::Languages:
        return Statistic::Languages;
    case PlotKind::Targets:
        return Statistic::Targets;
    case PlotKind::WorkFlow:
    case PlotKind::OpenAges:
    case PlotKind::TimeToDone:
    case PlotKind::Owners:
        return Statistic::Work;
    }
    return Statistic::FeedbackPerDay;
}

PlotData PlotCatalog::plot(PlotKind kind, const Figures &figures, const StatisticsQuery &asked)
{
    Q_ASSERT(figures.index() == std::size_t(statistic(kind)));
    StatisticsQuery query = asked;
    query.once = query.once && canCountOnce(statistic(kind));
    if (!canCountBuffer(statistic(kind)))
        query.buffer.reset();
    switch (kind) {
    case PlotKind::FeedbackPerDay:
        return TimePlots::perDay(std::get<FeedbackPerDay>(figures), query);
    case PlotKind::Buffers:
        return GroupPlots::buffers(std::get<BufferCounts>(figures), query);
    case PlotKind::Routing:
        return TimePlots::routing(std::get<RoutingPerDay>(figures), query);
    case PlotKind::ReviewShare:
        return TimePlots::reviewShare(std::get<RoutingPerDay>(figures), query);
    case PlotKind::TriageTime:
        return GroupPlots::triageTime(std::get<TriageTimes>(figures), query);
    case PlotKind::Confidence:
        return GroupPlots::confidence(std::get<ConfidenceCounts>(figures), query);
    case PlotKind::Clients:
        return GroupPlots::clients(std::get<ClientCounts>(figures), query);
    case PlotKind::Languages:
        return GroupPlots::languages(std::get<LanguageCounts>(figures), query);
    case PlotKind::Targets:
        return GroupPlots::targets(std::get<TargetCounts>(figures));
    case PlotKind::WorkFlow:
        return WorkPlots::flow(std::get<WorkCounts>(figures), query);
    case PlotKind::OpenAges:
        return WorkPlots::ages(std::get<WorkCounts>(figures), query);
    case PlotKind::TimeToDone:
        return WorkPlots::timeToDone(std::get<WorkCounts>(figures));
    case PlotKind::Owners:
        return WorkPlots::owners(std::get<WorkCounts>(figures), query);
    }
    return {};
}

} // namespace triage::app
