// SPDX-License-Identifier: GPL-3.0-or-later
// The limits on what a client may use of the server: bytes, fields, time and connections.
#pragma once

#include "http/trustedproxies.h"

#include <QtGlobal>

#include <chrono>

namespace triage::http {

/// All limits of one server. The defaults are those of the API; tests use small ones.
struct Limits
{
    qsizetype headerBytes
        = 16 * 1024; ///< Request line and header fields together; requests with more are answered 431.
    int headerFields = 100; ///< Header fields of one request; requests with more are answered 431.
    qint64 bodyBytes = 1 << 20; ///< Requests with a larger body are answered 413 before the body is read.

    std::chrono::milliseconds headerDeadline{ std::chrono::seconds(10) }; ///< For the whole head; then 408.
    std::chrono::milliseconds bodyDeadline{ std::chrono::seconds(30) }; ///< For the whole body; then 408.
    std::chrono::milliseconds idleDeadline{ std::chrono::seconds(60) }; ///< Between requests; then closed.
    std::chrono::milliseconds answerDeadline{ std::chrono::seconds(60) }; ///< For the handler; then 504.
    std::chrono::milliseconds writeDeadline{ std::chrono::seconds(
        30) }; ///< Without the client taking a byte.
    std::chrono::milliseconds lingerDeadline{ std::chrono::seconds(
        5) }; ///< For the client to read a last answer.

    qint64 lingerBytes = 16 << 20; ///< The maximum number of bytes that are discarded after a last answer.
    qsizetype outputHighWater = 256 * 1024; ///< Above it no further request of the connection is read.
    int connections
        = 20000; ///< Further connections are answered 503. Descriptors must suffice: RLIMIT_NOFILE.
    int connectionsPerPeer = 0; ///< For one address unless it is a trusted proxy's; 0 means no limit.
    TrustedProxies proxies; ///< Proxies whose statements about the client's address are trusted.
};

} // namespace triage::http
