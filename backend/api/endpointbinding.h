// SPDX-License-Identifier: GPL-3.0-or-later
// Binds an operation of the API to a use case: reads keys and input, awaits the use case and puts its value
// into an envelope. Problems are answered in the order of the contract: the path's resource before the body
// and the query.
#pragma once

#include "api/api.h"
#include "api/call.h"
#include "api/envelope.h"
#include "api/idempotentcall.h"
#include "api/notfound.h"
#include "contract/endpoint.h"
#include "contract/entitytag.h"
#include "domain/buffer.h"
#include "domain/ids.h"
#include "domain/tagchange.h"
#include "fields/json.h"
#include "services/ratepolicies.h"

#include <QByteArrayList>

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <tuple>
#include <type_traits>

namespace triage::api {

/// The input of operations whose path is all they need.
struct NoInput
{
};

/// Stands for the guard of operations that look up nothing before a wrong body or query is answered.
struct NoGuard
{
};

inline Result<BufferKey> readKey(Type<BufferKey>, const QString &text)
{
    return BufferKey::parse(text);
}

inline Result<TagName> readKey(Type<TagName>, const QString &text)
{
    return TagName{ text };
}

/// A text that is not an identifier names nothing.
template <typename Tag>
Result<Id<Tag>> readKey(Type<Id<Tag>>, const QString &text)
{
    if (const std::optional<Id<Tag>> id = idFromString<Tag>(text))
        return *id;
    return notFound<Id<Tag>>();
}

template <typename... Keys, std::size_t... Index>
Result<std::tuple<Keys...>> readKeys(const QStringList &texts, std::index_sequence<Index...>)
{
    std::tuple<Keys...> keys;
    std::optional<Problem> wrong;
    [[maybe_unused]] const auto readOne = [&]<typename Key>(Key &key, const QString &text) {
        if (wrong)
            return;
        Result<Key> read = readKey(Type<Key>(), text);
        if (read)
            key = *read;
        else
            wrong = read.error();
    };
    (readOne(std::get<Index>(keys), texts.at(qsizetype(Index))), ...);
    if (wrong)
        return *wrong;
    return keys;
}

/// Returns what the If-Match headers of a change to a resource demand.
inline Result<IfMatch> ifMatchOf(const Call &call)
{
    using http::Method;
    const Method method = call.request.method;
    return method == Method::Patch || method == Method::Delete
        ? IfMatch::parse(call.request.headers.values("If-Match"))
        : IfMatch();
}

/// Notes the members of a body that the operation passes over.
template <typename Body>
void noteUnknown(const Call &call, JsonValue body)
{
    if (call.ignored)
        forEachUnknown<Body>(body, [&](const QString &path) { return call.ignored->addMember(path); });
}

/// Reads a JSON body. The problem names a missing required field or a wrong value.
template <typename Body>
Result<Body> readBody(const Call &call)
{
    if (call.request.body.isEmpty())
        return missingBody<Body>();
    const Result<JsonDocument> document = JsonDocument::ofBody(call.request.body);
    if (!document)
        return document.error();
    noteUnknown<Body>(call, document->root());
    return fromJson<Body>(document->root());
}

/// Reads a JSON body and checks it against the rules that go beyond single fields.
template <typename Body>
Result<Body> readAllowed(const Call &call)
{
    auto body = readBody<Body>(call);
    if (body) {
        if (const std::optional<Problem> wrong = whyNot(*body))
            return *wrong;
    }
    return body;
}

inline Result<NoInput> readNothing(const Call &)
{
    return NoInput();
}

/// Returns the key of a POST; other methods have none.
inline Result<std::optional<QByteArray>> keyOf(const Call &call)
{
    return call.request.method == http::Method::Post ? idempotencyKeyOf(call.request.headers)
                                                     : Result<std::optional<QByteArray>>(std::nullopt);
}

inline std::shared_ptr<const IdempotentCall> makeIdempotentCall(const Call &call,
                                                                const std::optional<QByteArray> &key)
{
    return key ? std::make_shared<const IdempotentCall>(call, *key) : nullptr;
}

/// Returns the content of the answer to a completed use case.
template <typename Value, typename Input, typename Encode>
Result<Payload> payloadOf(const Call &call, const Input &input, const Value &value, const Encode &encode)
{
    if (!value)
        return value.error();
    if constexpr (std::is_same_v<Value, Result<void>>)
        return Payload(encode(call, input));
    else
        return Payload(encode(call, input, *value));
}

/// Returns rate limits as the headers of the IETF's draft, for example RateLimit-Policy: "default";q=200;w=2
/// and RateLimit: "default";r=199;t=1. Returns no headers if there are no limits.
inline http::Headers rateLimitHeaders(std::span<const services::Allowance> allowances)
{
    QByteArrayList policies, left;
    for (const services::Allowance &each : allowances) {
        const QByteArray name = '"' + QByteArray(each.name) + '"';
        policies << name + ";q=" + QByteArray::number(each.policy.burst)
                + ";w=" + QByteArray::number(qint64(each.policy.window().count()));
        if (each.left)
            left << name + ";r=" + QByteArray::number(*each.left)
                    + ";t=" + QByteArray::number(qint64(each.reset.count()));
    }
    http::Headers headers;
    if (!policies.isEmpty())
        headers.append("RateLimit-Policy", policies.join(", "));
    if (!left.isEmpty())
        headers.append("RateLimit", left.join(", "));
    return headers;
}

/// Adds the remaining allowances of the rate limits that the call counted against.
inline Payload withAllowances(const Result<Payload> &answer, std::span<const services::Allowance> allowances)
{
    const http::Headers headers = rateLimitHeaders(allowances);
    if (!answer)
        return { answer.error(), headers };
    Payload payload = *answer;
    for (const http::Header &each : headers)
        payload.headers.append(each.name, each.value);
    return payload;
}

/// The arguments of a use case: the caller, the keys of the path and the input, if there is one.
template <typename Input, typename... Keys>
auto argumentsOf(const Caller &caller, const std::tuple<Keys...> &keys, const Input &input)
{
    const auto path = std::apply([&](const auto &...each) { return std::tie(caller, each...); }, keys);
    if constexpr (std::is_same_v<Input, NoInput>)
        return path;
    else
        return std::tuple_cat(path, std::tie(input));
}

/// True if a use case takes an IdempotencyGuard, as those of POST requests do.
template <typename Use, typename Input, typename Encode, typename... Keys>
constexpr bool takesIdempotencyGuard()
{
    using Factory = IdempotencyGuardFactory<Input, Encode>;
    if constexpr (std::is_same_v<Input, NoInput>)
        return std::is_invocable_v<Use, const Caller &, const Keys &..., const Factory &>;
    else
        return std::is_invocable_v<Use, const Caller &, const Keys &..., const Input &, const Factory &>;
}

/// True if a use case takes an IfMatch, as those do that change a resource with an ETag.
template <typename Use, typename Input, typename Encode, typename... Keys>
constexpr bool takesIfMatch()
{
    if constexpr (takesIdempotencyGuard<Use, Input, Encode, Keys...>())
        return false;
    else if constexpr (std::is_same_v<Input, NoInput>)
        return std::is_invocable_v<Use, const Caller &, const Keys &..., const IfMatch &>;
    else
        return std::is_invocable_v<Use, const Caller &, const Keys &..., const Input &, const IfMatch &>;
}

/// Returns true for methods whose answers are a resource as it is.
inline bool isTagged(http::Method method)
{
    return method == http::Method::Get || method == http::Method::Head || method == http::Method::Patch;
}

/// Returns the edition of a value of a use case.
template <HasFields T>
QByteArray editionIn(const T &value)
{
    return editionOf(value);
}
template <typename T>
QByteArray editionIn(const storage::Records<T> &records)
{
    const T value = records.at(0);
    return editionOf(value);
}

/// The coroutine of one call. read: Call → Result<Input>; use: (Caller, keys…, Input) → awaitable
/// Result<Value>, of a POST (Caller, keys…, Input, IdempotencyGuard) → awaitable Result<Value>, both without
/// a NoInput; guard: (Caller, keys…) → awaitable Result<void>; encode: (Call, Input, Value) → bytes or
/// Payload, in any thread.
template <bool hasTag, typename... Keys, typename Read, typename Use, typename Guard, typename Encode>
Task<Result<Payload>> runCall(Call call, Result<std::tuple<Keys...>> keys, Read read, Use use, Guard guard,
                              Encode encode)
{
    if (!keys)
        co_return keys.error();
    const auto input = read(call);
    const auto key = keyOf(call);
    auto ifMatch = ifMatchOf(call);
    using Input = std::remove_cvref_t<decltype(*input)>;
    constexpr bool isConditional = takesIfMatch<Use, Input, Encode, Keys...>();
    // An operation without a guard changes a relation between two resources, which has no ETag.
    if (!isConditional && !std::is_same_v<Guard, NoGuard> && ifMatch) {
        if (const auto untagged = ifMatch->checkUntagged(); !untagged)
            ifMatch = untagged.error();
    }
    const auto known = checkKnown(call);
    if (!input || !key || !ifMatch || !known) {
        if constexpr (!std::is_same_v<Guard, NoGuard>) {
            auto check = std::apply([&](const auto &...each) { return guard(call.caller, each...); }, *keys);
            const Result<void> exists = co_await std::move(check);
            if (!exists)
                co_return exists.error();
        }
        co_return !input ? input.error() : !known ? known.error() : !key ? key.error() : ifMatch.error();
    }
    const std::shared_ptr<const IdempotentCall> keyed = makeIdempotentCall(call, *key);
    const auto arguments = argumentsOf(call.caller, *keys, *input);
    auto step = std::apply(
        [&](const auto &...each) {
            if constexpr (takesIdempotencyGuard<Use, Input, Encode, Keys...>())
                return use(each..., IdempotencyGuardFactory<Input, Encode>(keyed, call, *input, encode));
            else if constexpr (isConditional)
                return use(each..., *ifMatch);
            else
                return use(each...);
        },
        arguments);
    auto value = co_await std::move(step);
    auto payload = keyed && keyed->request()->storedAnswer ? keyed->open(*keyed->request()->storedAnswer)
                                                           : payloadOf(call, *input, value, encode);
    if constexpr (hasTag && requires { editionIn(*value); }) {
        if (payload && value && isTagged(call.request.method))
            payload->tag = entityTag(editionIn(*value), payload->bytes);
    }
    if constexpr (requires { value.allowances; })
        co_return withAllowances(payload, value.allowances);
    else
        co_return payload;
}

/// Encodes the answer of an operation that creates a T, with its path in Location.
template <typename T, typename Encode>
struct EncodeCreated
{
    Encode encode;

    template <typename Input, typename Value>
    Payload operator()(const Call &call, const Input &input, const Value &created) const
    {
        Payload payload(encode(call, input, created));
        payload.headers.append("Location",
                               linksOf(call.caller, Type<T>(), created.id.value()).api.toLatin1());
        return payload;
    }
};

/// Adds the path of what was created to the answers of an operation.
template <typename T, typename Body, typename... Keys, typename Encode>
auto locating(const Endpoint<One<T>, Body, Keys...> &, const Encode &encode)
{
    return EncodeCreated<T, Encode>{ encode };
}

/// Adds an operation that runCall() answers.
template <typename Reply, typename Body, typename... Keys, typename Read, typename Use, typename Guard,
          typename Encode>
void route(Api &api, const Endpoint<Reply, Body, Keys...> &endpoint, Read read, Use use, Guard guard,
           Encode encode, Api::Precondition precondition = {})
{
    using Input = std::remove_cvref_t<decltype(*read(std::declval<const Call &>()))>;
    if (infoOf(endpoint).isWrite() && endpoint.method == Method::Post
        && !takesIdempotencyGuard<Use, Input, Encode, Keys...>())
        qFatal("The use case of %s has to take an IdempotencyGuard: every POST that writes can be sent again",
               endpoint.name);
    if (endpoint.method == Method::Patch && !takesIfMatch<Use, Input, Encode, Keys...>())
        qFatal("The use case of %s has to take an IfMatch: every PATCH can be conditional", endpoint.name);
    api.add(
        infoOf(endpoint),
        [=](Call call) {
            auto keys = readKeys<Keys...>(call.keys, std::index_sequence_for<Keys...>());
            return runCall<isResource<Reply>>(std::move(call), std::move(keys), read, use, guard, encode);
        },
        std::move(precondition));
}

/// Adds the operations whose use cases are member functions of one service.
template <typename Service>
class ServiceRoutes
{
public:
    ServiceRoutes(Api &api, Service &service) : m_api(api), m_service(service) { }

    /// Adds an operation. The guard is a member function of the service, too, or any that route() takes.
    template <typename Endpoint, typename Read, typename Use, typename Guard, typename Encode>
    void add(const Endpoint &endpoint, const Read &read, Use use, const Guard &guard, const Encode &encode,
             Api::Precondition precondition = {})
    {
        const auto useCase = std::bind_front(use, &m_service);
        if constexpr (std::is_member_function_pointer_v<Guard>)
            route(m_api, endpoint, read, useCase, std::bind_front(guard, &m_service), encode,
                  std::move(precondition));
        else
            route(m_api, endpoint, read, useCase, guard, encode, std::move(precondition));
    }

private:
    Api &m_api;
    Service &m_service;
};

/// Reads the requested page of a list without filters.
inline Result<PageRequest> readPageOf(const Call &call)
{
    return readPageOrCursor(Query(call.request.query), call.ignored.get());
}

/// Reads how long a request waits.
inline Result<std::chrono::seconds> readWaitOf(const Call &call)
{
    return readWait(Query(call.request.query));
}

/// Encodes answers without a body.
inline constexpr auto nothing = [](const Call &, const auto &) {
    return QByteArray();
};

/// Encodes a resource with its links.
inline constexpr auto asResource = [](const Call &call, const auto &, const auto &value) {
    using Value = std::remove_cvref_t<decltype(value)>;
    return single(value, linksOf(call.caller, Type<Value>(), value.id.value()));
};

/// Encodes answers without a resource of their own: self is the request's path.
inline constexpr auto atOwnPath = [](const Call &call, const auto &, const auto &value) {
    return single(value, Links{ QString::fromLatin1(call.self()), std::nullopt });
};

/// Encodes answers with an empty meta.
inline constexpr auto withoutLinks = [](const Call &, const auto &, const auto &value) {
    return bare(value);
};

/// Encodes a whole collection.
inline constexpr auto wholeCollection = [](const Call &call, const auto &, const auto &items) {
    return whole(call.caller, call.self(), items);
};

/// Encodes a page of a list without filters.
inline constexpr auto plainPage = [](const Call &call, const PageRequest &request, const auto &page) {
    const PageLinks links{ request, page.total, call.request.path, {} };
    return paged(call.caller, call.self(), links, page.items, [](JsonWriter &) {});
};

} // namespace triage::api
