// SPDX-License-Identifier: GPL-3.0-or-later
// The problems of paths that name nothing.
#pragma once

#include "domain/ids.h"
#include "domain/transfer.h"
#include "stores/feedbackstore.h"
#include "stores/memberstore.h"
#include "stores/parts/buffermovestore.h"
#include "stores/researchstore.h"
#include "stores/targetstore.h"
#include "stores/tokenstore.h"
#include "stores/triage/mergestore.h"
#include "stores/triage/tagchanges.h"
#include "stores/triage/viewstore.h"
#include "stores/webhooks/webhookstore.h"

#include <tuple>

namespace triage::api {

/// Makes the problem of a path that names nothing by an identifier of this type.
template <typename Key>
struct NotFound
{
    Problem (*problem)();
};

/// One row for each type of identifier in a path.
inline constexpr std::tuple notFoundRows{
    NotFound<FeedbackId>{ storage::feedbackNotFound },   NotFound<TargetId>{ storage::targetNotFound },
    NotFound<MemberId>{ storage::memberNotFound },       NotFound<TokenId>{ storage::tokenNotFound },
    NotFound<ResearchId>{ storage::researchNotFound },   NotFound<WebhookId>{ storage::webhookNotFound },
    NotFound<DeliveryId>{ storage::deliveryNotFound },   NotFound<MoveId>{ storage::moveNotFound },
    NotFound<TagChangeId>{ storage::tagChangeNotFound }, NotFound<ViewId>{ storage::viewNotFound },
    NotFound<MergeId>{ storage::mergeNotFound },         NotFound<ImportId>{ importNotFound },
};

/// Returns the problem of a path that names nothing by an identifier of that type.
template <typename Key>
Problem notFound()
{
    return std::get<NotFound<Key>>(notFoundRows).problem();
}

} // namespace triage::api
