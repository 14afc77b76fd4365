// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/endpointbinding.h"
#include "api/routes.h"
#include "contract/endpoints.h"
#include "services/feedback/tagservice.h"
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

    routes.add(getTriage, readNothing, &Service::find, &Service::require, encode);
    routes.add(updateTriage, readPatch, &Service::update, &Service::require, encode);
    routes.add(takeFeedback, readNothing, &Service::take, &Service::require, encode);
    routes.add(takeNextFeedback, readNext, &Service::takeNext, NoGuard(), encodeNext);
}

void addTagRoutes(Api &api, services::TagService &tags)
{
    using Service = services::TagService;
    ServiceRoutes routes(api, tags);
    const auto encodeTags = [](const Call &, const NoInput &, const storage::Records<TagCount> &all) {
        return bare(all);
    };
    const auto encodeChange = [](const Call &, const auto &, const TagChange &change) {
        return bare(change);
    };

    routes.add(listTags, readNothing, &Service::list, NoGuard(), encodeTags);
    routes.add(renameTag, readRenaming, &Service::rename, &Service::require, encodeChange);
    routes.add(deleteTag, readNothing, &Service::remove, &Service::require, encodeChange);
    routes.add(listTagChanges, readPageOf, &Service::changes, NoGuard(), plainPage);
    routes.add(undoTagChange, readNothing, &Service::undo, &Service::requireChange, encodeChange);
}

} // namespace triage::api
