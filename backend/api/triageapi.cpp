// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/endpointbinding.h"
#include "api/routes.h"
#include "contract/endpoints.h"
#include "services/feedback/mergeservice.h"
#include "services/feedback/tagservice.h"
#include "services/feedback/triageservice.h"
#include "services/feedback/viewservice.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::api {

namespace {

Result<TriagePatch> readPatch(const Call &call)
{
    auto patch = readBody<TriagePatch>(call);
    if (patch && patch->tags.sent) {
        auto tags = normalTags(patch->tags.value, u"tags"_s);
        if (!tags)
            return tags.error();
        patch->tags.value = std::move(*tags);
    }
    return patch;
}

/// Reads a body that may be left out.
Result<NextTaken> readNext(const Call &call)
{
    auto body = call.request.body.isEmpty() ? Result<NextTaken>(NextTaken()) : readBody<NextTaken>(call);
    if (body && body->timeZone) {
        if (const auto zone = timeZoneOf(*body->timeZone); !zone)
            return zone.error();
    }
    return body;
}

Result<TagRenaming> readRenaming(const Call &call)
{
    auto body = readBody<TagRenaming>(call);
    if (body) {
        const auto tags = normalTags({ body->name }, u"name"_s);
        if (!tags)
            return tags.error();
        body->name = tags->front();
    }
    return body;
}

/// Reads whether to count the items in each view, and in which time zone the days of their filters begin.
Result<std::optional<QTimeZone>> readCountingZone(const Call &call)
{
    const Query query(call.request.query);
    const auto include = query.text("include");
    if (!include)
        return include.error();
    if (*include && **include != u"counts"_s)
        return invalidParameter("include", u"must be counts."_s);
    const auto zone = readTimeZone(query);
    if (!zone)
        return zone.error();
    return *include ? std::optional(*zone) : std::nullopt;
}

Result<NewView> readNewView(const Call &call)
{
    auto body = readBody<NewView>(call);
    if (body) {
        if (const auto normal = body->filter.normalise(u"filter."_s); !normal)
            return normal.error();
    }
    return body;
}

Result<ViewPatch> readViewPatch(const Call &call)
{
    auto patch = readBody<ViewPatch>(call);
    if (patch) {
        if (const auto normal = patch->filter.value.normalise(u"filter."_s); !normal)
            return normal.error();
    }
    return patch;
}

/// Writes the number of items in each view: exact up to the limit, then a text.
void writeCounts(JsonWriter &out, const services::ViewListing &listing)
{
    if (!listing.isCounted)
        return;
    out.key("counts");
    out.beginObject();
    for (int i = 0; i < listing.views.size(); ++i) {
        const std::optional<qint64> count = listing.counts[std::size_t(i)];
        if (!count)
            continue;
        out.key(encodeId(listing.views.identifier(i)).constData());
        if (*count > viewrules::maxCounted)
            out.ascii(QByteArray::number(viewrules::maxCounted) + '+');
        else
            out.number(*count);
    }
    out.endObject();
}

Result<NewMerge> readMerge(const Call &call)
{
    auto body = readBody<NewMerge>(call);
    if (!body)
        return body;
    std::vector<FeedbackId> items = body->feedback;
    if (std::find(items.begin(), items.end(), body->into) != items.end())
        return invalidField(u"feedback_ids"_s, u"feedback_ids must not contain into."_s);
    std::sort(items.begin(), items.end());
    if (std::adjacent_find(items.begin(), items.end()) != items.end())
        return invalidField(u"feedback_ids"_s, u"feedback_ids must contain each item once."_s);
    return body;
}

Result<services::SuggestedGroupRequest> readGroupRequest(const Call &call)
{
    const Query query(call.request.query);
    const auto page = readPage(query);
    if (!page)
        return page.error();
    const auto least = query.decimal("min_probability", mergerules::shownProbability, 0, 1);
    if (!least)
        return least.error();
    services::SuggestedGroupRequest request{ *page };
    request.minProbability = *least;
    return request;
}

} // namespace

void addTriageRoutes(Api &api, services::TriageService &triage)
{
    using Service = services::TriageService;
    ServiceRoutes routes(api, triage);
    const auto encodeNext = [](const Call &call, const NextTaken &body, const std::optional<Feedback> &item) {
        return item ? asResource(call, body, *item) : QByteArray();
    };

    routes.add(getTriage, readNothing, &Service::find, &Service::require, asResource);
    routes.add(updateTriage, readPatch, &Service::update, &Service::require, asResource);
    routes.add(takeFeedback, readNothing, &Service::take, &Service::require, asResource);
    routes.add(takeNextFeedback, readNext, &Service::takeNext, NoGuard(), encodeNext);
}

void addTagRoutes(Api &api, services::TagService &tags)
{
    using Service = services::TagService;
    ServiceRoutes routes(api, tags);
    routes.add(listTags, readNothing, &Service::list, NoGuard(), withoutLinks);
    routes.add(renameTag, readRenaming, &Service::rename, &Service::require, withoutLinks);
    routes.add(deleteTag, readNothing, &Service::remove, &Service::require, withoutLinks);
    routes.add(listTagChanges, readPageOf, &Service::changes, NoGuard(), plainPage);
    routes.add(undoTagChange, readNothing, &Service::undo, &Service::requireChange, withoutLinks);
}

void addViewRoutes(Api &api, services::ViewService &views)
{
    using Service = services::ViewService;
    ServiceRoutes routes(api, views);
    const auto encodeAll = [](const Call &call, const auto &, const services::ViewListing &listing) {
        return whole(call.caller, call.self(), listing.views,
                     [&](JsonWriter &out) { writeCounts(out, listing); });
    };

    routes.add(listViews, readCountingZone, &Service::list, NoGuard(), encodeAll);
    routes.add(createView, readNewView, &Service::create, NoGuard(), locating(createView, asResource));
    routes.add(getView, readNothing, &Service::find, &Service::require, asResource);
    routes.add(updateView, readViewPatch, &Service::update, &Service::require, asResource);
    routes.add(deleteView, readNothing, &Service::remove, &Service::require, nothing);
}

void addMergeRoutes(Api &api, services::MergeService &merges)
{
    using Service = services::MergeService;
    ServiceRoutes routes(api, merges);
    const auto encodeGroups
        = [](const Call &call, const services::SuggestedGroupRequest &request, const auto &page) {
              GivenParameters given;
              if (request.minProbability != mergerules::shownProbability)
                  given.emplace_back("min_probability", QString::number(request.minProbability));
              const PageLinks links{ request.page, page.total, call.request.path, given };
              return paged(call.caller, call.self(), links, page.items, [](JsonWriter &) {});
          };

    routes.add(listDuplicates, readNothing, &Service::duplicates, &Service::require, atOwnPath);
    routes.add(listSuggestedDuplicates, readGroupRequest, &Service::suggestedGroups, NoGuard(), encodeGroups);
    routes.add(createMerge, readMerge, &Service::merge, NoGuard(), withoutLinks);
    routes.add(undoMerge, readNothing, &Service::undo, &Service::requireMerge, withoutLinks);
    routes.add(unmergeFeedback, readNothing, &Service::leave, &Service::require, nothing);
    routes.add(rejectDuplicate, readNothing, &Service::reject, NoGuard(), nothing);
    routes.add(forgetRejectedDuplicate, readNothing, &Service::forgetRejected, NoGuard(), nothing);
}

} // namespace triage::api
