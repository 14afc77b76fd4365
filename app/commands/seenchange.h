// SPDX-License-Identifier: GPL-3.0-or-later
// Changes resources of the server only while they are what a person saw.
#pragma once

#include "client/apiclient.h"
#include "contract/endpoints.h"

#include <functional>
#include <optional>

namespace triage::app {

/// A resource before and after a change.
template <typename T>
struct Changed
{
    T before;
    T after;
};

/// The number of times that a resource is read because others changed it in between.
inline constexpr int maxReadings = 5;

/// A resource as it was before a request, and the answer to the request.
template <typename T>
struct Written
{
    T before;
    Answer answer;
};

/// Reads a resource and sends the request that writes it, unless `whyNot` says for what it is now why that
/// must not be. The request demands the ETag that was read: if somebody changes the resource in between, it
/// is read and judged again.
template <typename T>
Task<Result<Written<T>>> writeIf(ApiClient *client, Request reading, Request writing,
                                 std::function<std::optional<Problem>(const T &)> whyNot)
{
    for (int attempt = 1;; ++attempt) {
        auto asked = client->perform(reading);
        const Result<Answer> answer = co_await asked;
        if (!answer)
            co_return answer.error();
        const Result<T> before = valueOf<api::One<T>>(*answer);
        if (!before)
            co_return before.error();
        if (const std::optional<Problem> why = whyNot ? whyNot(*before) : std::nullopt)
            co_return *why;
        Request request = writing;
        if (!answer->tag.isEmpty())
            request.headers.append({ "If-Match", answer->tag });
        auto sent = client->perform(std::move(request));
        const Result<Answer> done = co_await sent;
        if (done)
            co_return Written<T>{ *before, *done };
        if (done.error().type != ProblemType::PreconditionFailed || attempt == maxReadings)
            co_return done.error();
    }
}

/// Patches a resource in this way.
template <typename T, typename Body, typename... Keys>
Task<Result<Changed<T>>> patchIf(ApiClient *client, api::Endpoint<api::One<T>, api::NoBody, Keys...> reading,
                                 api::Endpoint<api::One<T>, Body, Keys...> writing, Body patch,
                                 std::function<std::optional<Problem>(const T &)> whyNot, Keys... keys)
{
    const QStringList path{ keyText(keys)... };
    Request request = ApiClient::request(api::infoOf(writing), path);
    request.body = bodyOf(patch);
    auto patching = writeIf<T>(client, ApiClient::request(api::infoOf(reading), path), std::move(request),
                               std::move(whyNot));
    const Result<Written<T>> written = co_await patching;
    if (!written)
        co_return written.error();
    const Result<T> after = valueOf<api::One<T>>(written->answer);
    if (!after)
        co_return after.error();
    co_return Changed<T>{ written->before, *after };
}

/// Patches a resource if no field of the patch has another value than `seen`, the one that the person saw;
/// otherwise returns a problem with the server's values: a Conflict for a buffer, PreconditionFailed for an
/// organization. Without `seen`, whatever is there is replaced.
Task<Result<Changed<Buffer>>> patchSeen(ApiClient *client, BufferId id, BufferPatch patch,
                                        std::optional<Buffer> seen);
Task<Result<Changed<Organization>>> patchSeen(ApiClient *client, OrganizationPatch patch,
                                              std::optional<Organization> seen);

} // namespace triage::app
