// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/requestbody.h"

#include <memory>

namespace triage::api {

storage::Awaitable<Result<QByteArray>> bodyOf(const http::Request &request)
{
    using Completion = storage::Completion<Result<QByteArray>>;
    return storage::Awaitable<Result<QByteArray>>([receive = request.receiveBody](Completion &completion) {
        const auto isStarting = std::make_shared<bool>(true);
        receive([&completion, isStarting](Result<QByteArray> body) {
            if (*isStarting)
                return completion.setReady(std::move(body));
            completion.setResult(std::move(body));
            completion.resume();
        });
        *isStarting = false;
    });
}

} // namespace triage::api
