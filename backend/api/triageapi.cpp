// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/endpointbinding.h"
#include "api/routes.h"
#include "contract/endpoints.h"
#include "services/feedback/triageservice.h"

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
    return call.request.body.isEmpty() ? Result<NextTaken>(NextTaken()) : readBody<NextTaken>(call);
}

} // namespace

void addTriageRoutes(Api &api, services::TriageService &triage)
{
    using Service = services::TriageService;
    ServiceRoutes routes(api, triage);
    const auto encode = [](const Call &call, const auto &, const Triage &record) {
        return single(record, triageLinks(call.caller.organizationSlug, record.id));
    };

    const auto encodeNext = [](const Call &call, const NextTaken &, const std::optional<Feedback> &item) {
        return item ? single(*item, feedbackLinks(call.caller.organizationSlug, item->id)) : QByteArray();
    };

    const auto encodeTags = [](const Call &, const NoInput &, const storage::Records<TagCount> &tags) {
        return bare(tags);
    };

    routes.add(getTriage, readNothing, &Service::find, &Service::require, encode);
    routes.add(updateTriage, readPatch, &Service::update, &Service::require, encode);
    routes.add(takeFeedback, readNothing, &Service::take, &Service::require, encode);
    routes.add(takeNextFeedback, readNext, &Service::takeNext, NoGuard(), encodeNext);
    routes.add(listTags, readNothing, &Service::tags, NoGuard(), encodeTags);
}

} // namespace triage::api
