// SPDX-License-Identifier: GPL-3.0-or-later
// The C++ value of each kind of reply, and how it is read from an answer's bytes.
#pragma once

#include "client/request.h"
#include "contract/endpoint.h"
#include "domain/move.h"
#include "fields/json.h"
#include "result.h"

#include <vector>

namespace triage::app {

/// A page of a collection.
template <typename T>
struct Page
{
    std::vector<T> items;
    int page = 1;
    int limit = 0;
    qint64 total = 0; ///< The number of items on all pages.
    int totalPages = 0;

    bool hasMore() const { return page < totalPages; }
};

/// A resource, and what the answer says about it in meta.
template <typename T, typename More>
struct WithMeta
{
    T data;
    More meta;
};

namespace detail {

/// Returns the problem of an answer whose form differs from the contract.
Problem notUnderstood(const Problem &why);

/// Returns the object's member, or the problem that it is missing.
Result<JsonValue> memberOf(JsonValue object, const char *name);

template <typename T>
Result<T> readItem(JsonValue value)
{
    Result<T> read = triage::fromJson<T>(value);
    if (!read)
        return notUnderstood(read.error());
    return read;
}

template <typename T>
Result<std::vector<T>> readItems(JsonValue value)
{
    std::vector<T> items;
    if (const auto wrong = triage::detail::readValue(value, items, Rules(), QStringLiteral("data")))
        return notUnderstood(*wrong);
    return items;
}

struct PageNumbers
{
    int page = 1;
    int limit = 0;
    qint64 total = 0;
    int totalPages = 0;
};

Result<PageNumbers> readPageNumbers(JsonValue root);

/// Reads a kind of reply from the root of the answer's document.
template <typename Reply>
struct ReplyReader;

template <typename T>
struct SingleValueReader
{
    using Value = T;
    static Result<T> read(JsonValue root)
    {
        const Result<JsonValue> data = memberOf(root, "data");
        if (!data)
            return data.error();
        return readItem<T>(*data);
    }
};

template <typename T>
struct CollectionReader
{
    using Value = std::vector<T>;
    static Result<Value> read(JsonValue root)
    {
        const Result<JsonValue> data = memberOf(root, "data");
        if (!data)
            return data.error();
        return readItems<T>(*data);
    }
};

template <typename T>
struct ReplyReader<api::One<T>> : SingleValueReader<T>
{
};
template <typename T, typename More>
struct ReplyReader<api::OneWith<T, More>>
{
    using Value = WithMeta<T, More>;
    static Result<Value> read(JsonValue root)
    {
        Result<T> data = SingleValueReader<T>::read(root);
        if (!data)
            return data.error();
        const Result<JsonValue> meta = memberOf(root, "meta");
        if (!meta)
            return meta.error();
        Result<More> more = readItem<More>(*meta);
        if (!more)
            return more.error();
        return Value{ std::move(*data), std::move(*more) };
    }
};
template <typename T>
struct ReplyReader<api::Bare<T>> : SingleValueReader<T>
{
};
template <typename T>
struct ReplyReader<api::Whole<T>> : CollectionReader<T>
{
};
template <typename T>
struct ReplyReader<api::BareWhole<T>> : CollectionReader<T>
{
};

template <typename T>
struct ReplyReader<api::Paged<T>>
{
    using Value = Page<T>;
    static Result<Value> read(JsonValue root)
    {
        Result<std::vector<T>> items = CollectionReader<T>::read(root);
        if (!items)
            return items.error();
        const Result<PageNumbers> numbers = readPageNumbers(root);
        if (!numbers)
            return numbers.error();
        Value page;
        page.items = std::move(*items);
        page.page = numbers->page;
        page.limit = numbers->limit;
        page.total = numbers->total;
        page.totalPages = numbers->totalPages;
        return page;
    }
};

template <typename T>
struct ReplyReader<api::Plain<T>>
{
    using Value = T;
    static Result<T> read(JsonValue root) { return readItem<T>(root); }
};

template <>
struct ReplyReader<api::Nothing>
{
    using Value = void;
};

template <>
struct ReplyReader<api::MovedCount>
{
    using Value = MoveId;
    static Result<MoveId> read(JsonValue root);
};

/// Parses the document of an answer.
Result<JsonDocument> documentOf(const Answer &answer);

} // namespace detail

/// The C++ value of a reply: One, Bare and Plain are their T, OneWith a WithMeta, Paged a Page<T>, Whole and
/// BareWhole a std::vector<T>, Nothing is void and MovedCount the id of the move.
template <typename Reply>
using ValueOf = typename detail::ReplyReader<Reply>::Value;

/// Reads a successful answer. An answer whose form differs from the contract is an InternalError.
template <typename Reply>
Result<ValueOf<Reply>> valueOf(const Answer &answer)
{
    if constexpr (std::is_void_v<ValueOf<Reply>>) {
        Q_UNUSED(answer);
        return {};
    } else {
        const Result<JsonDocument> document = detail::documentOf(answer);
        if (!document)
            return document.error();
        return detail::ReplyReader<Reply>::read(document->root());
    }
}

} // namespace triage::app
