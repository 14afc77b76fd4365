// SPDX-License-Identifier: GPL-3.0-or-later
// The limits on what a client may use of the server: bytes, fields, time and connections.
#pragma once

#include "http/trustedproxies.h"

#include <QtGlobal>

#include <chrono>
#include <functional>

namespace triage::http {

struct Request;

/// All limits of one server. The defaults are those of the API; tests use small ones.
struct Limits
{
    qsizetype headerBytes
        = 16 * 1024; ///< Request line and header fields together; requests with more are answered 431.
    int headerFields = 100; ///< Header fields of one request; requests with more are answered 431.
    qint64 bodyBytes = 1 << 20; ///< Requests with a larger body are answered 413 before the body is read.
    qsizetype earlyBodyBytes
        = 16 * 1024; ///< The bytes that are kept of a body that the handler has not asked for.
    /// Returns true for the head of a request whose body is read in pieces. It may then have
    /// streamedBodyBytes.
    std::function<bool(const Request &)> isStreamed;
    qint64 streamedBodyBytes = qint64(1) << 30; ///< The same limit as bodyBytes, for those bodies.
    qsizetype streamMemory
        = 2 << 20; ///< Bytes of bodyMemory that a streamed body counts as while it is used.
    qint64 bodyMemory = 128 << 20; ///< The bytes of all bodies together (see ByteBudget). Bodies above
                                   ///< earlyBodyBytes may use half of it, so that they leave room for
                                   ///< ordinary requests. Requests without memory are answered 503.
    qint64 answerMemory = 128 << 20; ///< The bytes of all answers together that clients have not taken (see
                                     ///< ByteBudget). Connections without memory are closed.

    std::chrono::milliseconds headerDeadline{ std::chrono::seconds(10) }; ///< For the whole head; then 408.
    std::chrono::milliseconds bodyDeadline{ std::chrono::seconds(
        30) }; ///< For the whole body, or the next piece of a streamed one; then 408.
    /// For the whole of a streamed body, however it comes: streams that never end would use up bodyMemory;
    /// then 408.
    std::chrono::milliseconds streamDeadline{ std::chrono::hours(6) };
    std::chrono::milliseconds idleDeadline{ std::chrono::seconds(60) }; ///< Between requests; then closed.
    std::chrono::milliseconds answerDeadline{ std::chrono::seconds(60) }; ///< For the handler; then 504.
    /// In this time a client must take its answers, or as much as at answerRate; otherwise it is closed.
    std::chrono::milliseconds writeDeadline{ std::chrono::seconds(30) };
    qint64 answerRate = 16 * 1024; ///< The least rate at which clients take answers, in bytes a second.
    std::chrono::milliseconds lingerDeadline{ std::chrono::seconds(
        5) }; ///< For the client to read a last answer.

    qint64 lingerBytes = 16 << 20; ///< The maximum number of bytes that are discarded after a last answer.
    qsizetype outputHighWater = 256 * 1024; ///< Above it no further request of the connection is read.
    int connections = 20000; ///< Further connections are answered 503. See fitDescriptors().
    int refusals = 256; ///< Connections above the limit that are answered at one time; others are closed.
    int connectionsPerPeer = 256; ///< For one address unless it is a trusted proxy's; 0 means no limit.
    TrustedProxies proxies; ///< Proxies whose statements about the client's address are trusted.

    /// Lowers the numbers of connections so that clients leave some of the process's descriptors for the
    /// database, which needs new ones exactly when it has failed.
    void fitDescriptors(qint64 descriptors);
};

/// Returns how many descriptors the process may have open.
qint64 maxDescriptors();

} // namespace triage::http
