// SPDX-License-Identifier: GPL-3.0-or-later
// One HTTP request and its answer as plain values, for everything above the server.
#pragma once

#include "domain/ids.h"
#include "fields/enumtext.h"
#include "result.h"

#include <QByteArray>
#include <QHostAddress>
#include <QList>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>

namespace triage::http {

enum class Method { Get, Head, Post, Put, Patch, Delete, Options, Other };

/// One header line; the value has no white space around it.
struct Header
{
    QByteArray name;
    QByteArray value;
};

/// Header lines in the order of the message; names are compared without regard to case.
class Headers
{
public:
    Headers() = default;
    Headers(std::initializer_list<Header> lines) : m_lines(lines) { }

    /// Returns the first value of that name, or nothing.
    std::optional<QByteArray> value(QByteArrayView name) const;
    /// Returns all values of that name.
    QList<QByteArray> values(QByteArrayView name) const;
    bool contains(QByteArrayView name) const { return value(name).has_value(); }
    void append(const QByteArray &name, const QByteArray &value) { m_lines.append({ name, value }); }

    auto begin() const { return m_lines.begin(); }
    auto end() const { return m_lines.end(); }
    qsizetype size() const { return m_lines.size(); }

private:
    QList<Header> m_lines;
};

/// Receives the body of a request, or the problem that prevents it: the client disconnected, took too long,
/// broke the rules of HTTP, or the memory for bodies is used up.
using BodyReceiver = std::function<void(Result<QByteArray>)>;

/// A request that has passed the strict front. Its head is complete; its body may still be arriving, so that
/// a request can be refused before its body is read.
struct Request
{
    Method method = Method::Get;
    QByteArray methodName; ///< As sent, for example "GET" or "TRACE".
    QByteArray path; ///< Still percent-encoded; begins with a slash, without the query.
    QByteArray query; ///< Still percent-encoded; what follows the question mark, may be empty.
    Headers headers;
    QByteArray body; ///< Complete, unless receiveBody is set.
    QHostAddress peer;
    /// Becomes true when the client disconnects. Null if the request has come from no connection.
    std::shared_ptr<const std::atomic<bool>> clientHasGone;

    /// Set if a body is still arriving. Has the rest of it read and calls the receiver, now or later, exactly
    /// once. From now on the body counts towards the share of that organization. To be called at most once,
    /// in the server's thread. An answer to a request whose body was not read ends the connection.
    std::function<void(BodyReceiver, OrganizationId)> receiveBody;
    /// True if receiveBody reads the next piece of the body instead of all of it, and an empty one at its
    /// end. It is to be called again after each piece. Nothing is read between two calls but a beginning of
    /// the next piece, so that a client sends no faster than its body is used.
    bool isStreamed = false;

    bool hasBody() const { return receiveBody || !body.isEmpty(); }
};

/// Receives the next piece of an answer: an empty one at its end, std::nullopt if the rest does not come.
using PieceReceiver = std::function<void(std::optional<QByteArray>)>;
/// Calls the receiver exactly once, now or later, in the server's thread.
using PieceSource = std::function<void(PieceReceiver)>;

/// An answer. The server adds Content-Length, and Connection if it closes. A 204 and an answer to HEAD are
/// sent without their body.
struct Response
{
    int status = 200;
    Headers headers;
    QByteArray body;
    /// The organization towards whose share the answer counts while the client does not take it. Invalid:
    /// none.
    OrganizationId organization{};
    /// Set if the body is only the beginning of the content. Called again after each piece, as soon as the
    /// client has taken most of what came before, so that no more is kept than a piece and outputHighWater.
    /// Destroyed after the end, or when the client has disconnected. The answer is sent in chunks; one whose
    /// rest does not come is cut off before its last chunk, or with a reset for a client of HTTP/1.0.
    PieceSource nextPiece{};
};

/// Sends the answer. Must be called exactly once, on the server's thread. Does nothing if the client has
/// disconnected.
using Respond = std::function<void(Response)>;

/// Answers a request, now or later.
using Handler = std::function<void(Request, Respond)>;

} // namespace triage::http

namespace triage {

/// All others are one in the log and the metrics, where an unknown one could be any text.
template <>
struct EnumText<http::Method>
{
    static constexpr std::array words{
        std::pair{ http::Method::Get, "GET" },         std::pair{ http::Method::Head, "HEAD" },
        std::pair{ http::Method::Post, "POST" },       std::pair{ http::Method::Put, "PUT" },
        std::pair{ http::Method::Patch, "PATCH" },     std::pair{ http::Method::Delete, "DELETE" },
        std::pair{ http::Method::Options, "OPTIONS" }, std::pair{ http::Method::Other, "other" }
    };
};

} // namespace triage
