// SPDX-License-Identifier: GPL-3.0-or-later
// One HTTP request and its answer as plain values: what everything above the server sees.
#pragma once

#include <QByteArray>
#include <QHostAddress>
#include <QList>

#include <functional>
#include <optional>

namespace triage::http {

enum class Method { Get, Head, Post, Put, Patch, Delete, Options, Other };

/// One header line; the value without white space around it.
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

    /// The first value of that name, or nothing.
    std::optional<QByteArray> value(QByteArrayView name) const;
    /// All values of that name.
    QList<QByteArray> values(QByteArrayView name) const;
    bool contains(QByteArrayView name) const { return value(name).has_value(); }
    void append(const QByteArray &name, const QByteArray &value) { m_lines.append({ name, value }); }

    auto begin() const { return m_lines.begin(); }
    auto end() const { return m_lines.end(); }
    qsizetype size() const { return m_lines.size(); }

private:
    QList<Header> m_lines;
};

/// A complete request that has passed the strict front.
struct Request
{
    Method method = Method::Get;
    QByteArray methodName; ///< As sent, for example "GET" or "TRACE".
    QByteArray path; ///< Still percent-encoded; begins with a slash, without the query.
    QByteArray query; ///< Still percent-encoded; what follows the question mark, may be empty.
    Headers headers;
    QByteArray body;
    QHostAddress peer;
};

/// An answer. The server adds Content-Length, and Connection where it closes; a 204 or an answer to HEAD
/// goes out without its body.
struct Response
{
    int status = 200;
    Headers headers;
    QByteArray body;
};

/// Sends the answer; to be called exactly once, on the server's thread. Does nothing where the client has
/// left meanwhile.
using Respond = std::function<void(Response)>;

/// Takes a request and answers it now or later.
using Handler = std::function<void(Request, Respond)>;

} // namespace triage::http
