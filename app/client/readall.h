// SPDX-License-Identifier: GPL-3.0-or-later
// Reads lists that the server gives in pages.
#pragma once

#include "client/apiclient.h"
#include "contract/endpoints.h"

#include <vector>

namespace triage::app {

/// Returns the items of all pages of a list, which are read one after the other.
template <typename T>
Task<Result<std::vector<T>>> readAll(ApiClient *client, api::EndpointInfo endpoint,
                                     QList<std::pair<QByteArray, QString>> filters = {})
{
    constexpr int pageSize = 100; // the most that the server gives
    std::vector<T> all;
    for (int number = 1;; ++number) {
        Request request = ApiClient::request(endpoint);
        request.query = filters;
        request.query.push_back({ "limit", QString::number(pageSize) });
        request.query.push_back({ "page", QString::number(number) });
        auto asked = client->perform(std::move(request));
        const Result<Answer> answer = co_await asked;
        if (!answer)
            co_return answer.error();
        Result<Page<T>> page = valueOf<api::Paged<T>>(*answer);
        if (!page)
            co_return page.error();
        all.insert(all.end(), page->items.begin(), page->items.end());
        if (!page->hasMore())
            co_return all;
    }
}

/// The same for a list whose operation names the type of its items.
template <typename T>
Task<Result<std::vector<T>>> readAll(ApiClient *client, const api::Endpoint<api::Paged<T>> &endpoint)
{
    return readAll<T>(client, api::infoOf(endpoint));
}

} // namespace triage::app
