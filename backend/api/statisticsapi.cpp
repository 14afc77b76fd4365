// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/endpointbinding.h"
#include "api/envelope.h"
#include "api/routes.h"
#include "contract/endpoints.h"
#include "database/databaseclock.h"
#include "services/feedback/statisticsservice.h"

#include <QDate>
#include <QTimeZone>

using namespace Qt::StringLiterals;

namespace triage::api {

namespace {

using statistics::PlotRequest;

/// Reads a day; nothing if it was not sent.
Result<std::optional<QDate>> readDay(const Query &query, const char *name)
{
    const auto value = query.text(name);
    if (!value)
        return value.error();
    if (!*value)
        return std::optional<QDate>();
    const QDate day = QDate::fromString(**value, Qt::ISODate);
    if (!day.isValid() || day.year() < 1 || day.toString(Qt::ISODate) != **value)
        return invalidParameter(name, u"must be a day, such as 2026-10-23."_s);
    return std::optional(day);
}

Result<PlotRequest> readPeriod(const Query &query)
{
    const auto zone = readTimeZone(query);
    if (!zone)
        return zone.error();
    const auto from = readDay(query, "from");
    if (!from)
        return from.error();
    const auto to = readDay(query, "to");
    if (!to)
        return to.error();
    const QDate last = to->value_or(storage::databaseDay(*zone));
    const QDate first = from->value_or(last.addDays(1 - statistics::defaultDays));
    if (first > last)
        return invalidParameter(
            "from", u"must not be after the last day of the period, %1."_s.arg(last.toString(Qt::ISODate)));
    const qint64 days = first.daysTo(last) + 1;
    if (days > statistics::maxDays)
        return invalidParameter(
            "from",
            u"must be less than %1 days before the last day of the period, %2."_s.arg(statistics::maxDays)
                .arg(last.toString(Qt::ISODate)));
    return PlotRequest{ first.toString(Qt::ISODate),
                        last.toString(Qt::ISODate),
                        int(days),
                        QString::fromLatin1(zone->id()),
                        {} };
}

/// Refuses a filter of other requests, so that a caller does not expect the answer to respect it.
Result<void> refuse(const Query &query, const char *name)
{
    const auto value = query.text(name);
    if (!value)
        return value.error();
    if (*value)
        return invalidParameter(name, u"is not a filter of this plot."_s);
    return {};
}

/// Reads whether items that say the same are counted once.
Result<bool> readOnce(const Query &query)
{
    const auto duplicates = query.text("duplicates");
    if (!duplicates)
        return duplicates.error();
    const QString word = duplicates->value_or(u"include"_s);
    if (word != u"include"_s && word != u"hide"_s)
        return invalidParameter("duplicates", u"must be include or hide."_s);
    return word == u"hide"_s;
}

Result<PlotRequest> readBufferAndPeriod(const Query &query)
{
    auto request = readPeriod(query);
    if (!request)
        return request;
    if (const auto refused = refuse(query, "client"); !refused)
        return refused.error();
    const auto buffer = query.text("buffer_id");
    if (!buffer)
        return buffer.error();
    if (*buffer)
        request->buffer = BufferKey::parse(**buffer);
    return request;
}

Result<PlotRequest> readAllBuffers(const Query &query)
{
    for (const char *filter : { "client", "buffer_id" }) {
        if (const auto refused = refuse(query, filter); !refused)
            return refused.error();
    }
    return readPeriod(query);
}

/// Reads a request for a plot that counts every item.
template <Result<PlotRequest> (*read)(const Query &)>
Result<PlotRequest> ofItems(const Call &call)
{
    const Query query(call.request.query);
    if (const auto refused = refuse(query, "duplicates"); !refused)
        return refused.error();
    return read(query);
}

/// Reads a request for a plot that can count items that say the same once.
template <Result<PlotRequest> (*read)(const Query &)>
Result<PlotRequest> ofGroups(const Call &call)
{
    const Query query(call.request.query);
    const auto once = readOnce(query);
    if (!once)
        return once.error();
    auto request = read(query);
    if (request)
        request->once = *once;
    return request;
}

constexpr auto withPeriod = [](const Call &call, const PlotRequest &request, const auto &answer) {
    const statistics::Period period{ request.from, request.to, request.timeZone, answer.reachedAt, true };
    return singleWith(answer.plot, { QString::fromLatin1(call.self(answer.buffer)), std::nullopt }, period);
};

} // namespace

void addStatisticsRoutes(Api &api, services::StatisticsService &statistics)
{
    using Service = services::StatisticsService;
    using Store = storage::StatisticsStore;
    ServiceRoutes routes(api, statistics);
    routes.add(getFeedbackPerDay, ofGroups<readBufferAndPeriod>, &Service::plot<&Store::feedbackPerDay>,
               NoGuard(), withPeriod);
    routes.add(getBufferCounts, ofGroups<readBufferAndPeriod>, &Service::plot<&Store::buffers>, NoGuard(),
               withPeriod);
    routes.add(getRoutingPerDay, ofItems<readBufferAndPeriod>, &Service::plot<&Store::routing>, NoGuard(),
               withPeriod);
    routes.add(getConfidenceCounts, ofItems<readBufferAndPeriod>, &Service::plot<&Store::confidence>,
               NoGuard(), withPeriod);
    routes.add(getClientCounts, ofItems<readBufferAndPeriod>, &Service::plot<&Store::clients>, NoGuard(),
               withPeriod);
    routes.add(getLanguageCounts, ofItems<readAllBuffers>, &Service::plot<&Store::languages>, NoGuard(),
               withPeriod);
    routes.add(getTargetCounts, ofItems<readAllBuffers>, &Service::plot<&Store::targets>, NoGuard(),
               withPeriod);
    routes.add(getWorkCounts, ofGroups<readAllBuffers>, &Service::plot<&Store::work>, NoGuard(), withPeriod);
    routes.add(getTriageTimes, ofItems<readBufferAndPeriod>, &Service::plot<&Store::triageTimes>, NoGuard(),
               withPeriod);
}

} // namespace triage::api
