// SPDX-License-Identifier: GPL-3.0-or-later
// Sends HTTP requests to other servers, within limits.
#pragma once

#include "outgoing/addressguard.h"

#include <QByteArray>
#include <QByteArrayList>

#include <chrono>
#include <functional>
#include <memory>

namespace triage::outgoing {

/// A POST request.
struct OutgoingRequest
{
    QByteArray url;
    QByteArrayList headers; ///< Lines such as "Content-Type: application/json".
    QByteArray body;
    std::chrono::milliseconds connectTimeout{ 5'000 };
    std::chrono::milliseconds timeout{ 15'000 }; ///< The time for everything, from the name to the last byte.
    qsizetype maxAnswerBytes = 1024;
    bool cutsAnswer = true; ///< Ends a longer answer there. Otherwise it is too large.
    bool acceptsGzip = false; ///< The answer may be compressed; maxAnswerBytes limits what it unpacks to.
};

/// The outcome of a request.
struct OutgoingAnswer
{
    enum class Outcome {
        Answered, ///< With any status, redirects and errors too.
        Unreachable,
        TimedOut,
        TooLarge,
        Refused, ///< The guard does not allow the address.
        Stopped, ///< The program stops, or too many requests are pending.
    };
    Outcome outcome = Outcome::Unreachable;
    int status = 0;
    QByteArray body; ///< At most maxAnswerBytes.
    QByteArray retryAfter; ///< The value of the header.
    QByteArray error; ///< A technical reason; empty if it was answered.
    std::chrono::milliseconds duration{ 0 };
};

struct OutgoingConfig
{
    AddressGuard guard; ///< By default public addresses only.
    /// The address of an HTTP proxy, which the operator trusts to judge names; empty: none. The environment
    /// is ignored.
    QByteArray proxy;
    /// Fixed addresses of names, written NAME:PORT:ADDRESS. They are judged as any other.
    QByteArrayList resolve;
    int maxPending = 4096; ///< More requests at a time are refused.
};

/// Owns a thread in which all requests run at the same time; one that waits delays no other. Requests of an
/// instance share connections, so an instance has one guard. Follows no redirects, keeps no cookies, reads no
/// settings of the environment. Thread-safe.
class Outgoing
{
public:
    explicit Outgoing(OutgoingConfig config);
    /// Stops, and waits until every answer was given.
    ~Outgoing();

    using Done = std::function<void(OutgoingAnswer)>;
    /// Sends a request. Calls done once, in the thread of this object, or at once if it is stopped.
    void post(OutgoingRequest request, Done done);
    /// Sends a request and waits for the answer.
    OutgoingAnswer post(OutgoingRequest request);
    /// Returns false for a URL with an address, or a name of this machine, that the guard does not allow.
    /// Other names are judged when they are resolved.
    bool mayReach(const QByteArray &url) const;
    /// Returns whether unencrypted requests reach any network.
    bool takesPlain() const;
    /// Aborts running requests and refuses new ones.
    void stop();

private:
    class Loop;
    std::unique_ptr<Loop> m_loop;
};

} // namespace triage::outgoing
