// SPDX-License-Identifier: GPL-3.0-or-later
// Declares each operation of the API as a constant: the server registers it, the client calls it, the API
// document lists it.
#pragma once

#include "fields/enumtext.h"
#include "fields/fields.h"

#include <string_view>

namespace triage::api {

enum class Method { Get, Post, Put, Patch, Delete };

/// The tokens that may call an operation.
enum class Access {
    Open, ///< Without a token.
    Widget, ///< Any token, widget tokens from an allowed origin included.
    Member, ///< Full-access tokens of any member.
    Admin, ///< Full-access tokens of administrators.
};

/// Stands for the body of an operation that takes none.
struct NoBody
{
};

// Replies, named after their envelopes.

/// 204 without a body.
struct Nothing
{
};
/// One resource with its links.
template <typename T>
struct One
{
    using Item = T;
};
/// True for replies that are one resource with an identifier. It has an ETag.
template <typename Reply>
inline constexpr bool isResource = false;
template <typename T>
inline constexpr bool isResource<One<T>> = requires(T value)
{
    value.id;
};

/// One resource with its links, and the members of More beside them in meta.
template <typename T, typename More_>
struct OneWith
{
    using Item = T;
    using More = More_;
};
/// A page of a collection.
template <typename T>
struct Paged
{
    using Item = T;
};
/// True for replies that are a page of a collection.
template <typename Reply>
inline constexpr bool isPaged = false;
template <typename T>
inline constexpr bool isPaged<Paged<T>> = true;
/// A whole collection with links.
template <typename T>
struct Whole
{
    using Item = T;
};
/// One resource with an empty meta.
template <typename T>
struct Bare
{
    using Item = T;
};
/// A whole collection with an empty meta.
template <typename T>
struct BareWhole
{
    using Item = T;
};
/// A value without an envelope.
template <typename T>
struct Plain
{
    using Item = T;
};
/// The number of moved items that move-all replies with.
struct MovedCount
{
};

/// A page of the change feed.
struct ChangeEntries
{
};

/// An operation whose answer is a Reply, whose request has a Body, and whose path names resources by Keys.
template <typename Reply_, typename Body_ = NoBody, typename... Keys>
struct Endpoint
{
    using Reply = Reply_;
    using Body = Body_;
    static constexpr std::size_t keys = sizeof...(Keys);

    const char *name; ///< The operation's identifier in the document.
    Method method;
    const char *path; ///< With each key as {name}.
    Access access;
    int status; ///< The status of a success.
    const char *summary;
    bool takesFile = false; ///< The body may also be a file of feedback, of any length.
    /// A POST that only asks: read-only tokens may send it.
    bool asksOnly = false;
};

/// An operation without its types.
struct EndpointInfo
{
    const char *name = "";
    Method method = Method::Get;
    std::string_view path;
    Access access = Access::Member;
    int status = 200;
    bool hasBody = false;
    const char *summary = "";
    bool takesFile = false;
    bool asksOnly = false;

    /// Returns true if the operation is refused to read-only tokens.
    constexpr bool isWrite() const { return method != Method::Get && !asksOnly; }
};

template <typename Reply, typename Body, typename... Keys>
constexpr EndpointInfo infoOf(const Endpoint<Reply, Body, Keys...> &endpoint)
{
    return { endpoint.name,    endpoint.method,    endpoint.path,
             endpoint.access,  endpoint.status,    !std::is_same_v<Body, NoBody>,
             endpoint.summary, endpoint.takesFile, endpoint.asksOnly };
}

} // namespace triage::api

namespace triage {

template <>
struct EnumText<api::Method>
{
    static constexpr std::array words{ std::pair{ api::Method::Get, "GET" },
                                       std::pair{ api::Method::Post, "POST" },
                                       std::pair{ api::Method::Put, "PUT" },
                                       std::pair{ api::Method::Patch, "PATCH" },
                                       std::pair{ api::Method::Delete, "DELETE" } };
};

} // namespace triage
