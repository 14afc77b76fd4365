// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/requestbody.h"

#include <memory>

namespace triage::api {

storage::Awaitable<Result<QByteArray>> bodyOf(const http::Request &request, const Caller &caller)
{
    using Completion = storage::Completion<Result<QByteArray>>;
    const OrganizationId organization = caller.organization;
    return storage::Awaitable<Result<QByteArray>>(
        [receive = request.receiveBody, organization](Completion &completion) {
            const auto isStarting = std::make_shared<bool>(true);
            const auto receiver = [&completion, isStarting](Result<QByteArray> body) {
                if (*isStarting)
                    return completion.setReady(std::move(body));
                completion.setResult(std::move(body));
                completion.resume();
            };
            receive(receiver, organization);
            *isStarting = false;
        });
}

} // namespace triage::api
