// SPDX-License-Identifier: GPL-3.0-or-later
// The services that a connection needs from its owner.
#pragma once

#include "http/bytebudget.h"
#include "http/message.h"

#include <optional>
#include <span>

namespace triage::http {

class HttpConnection;

/// The owner of connections: passes their requests on and shares its memory among them.
class HttpConnectionHost
{
public:
    virtual ~HttpConnectionHost() = default;
    /// Makes sure that answer() is called with that exchange's number, now or later: with the answer to
    /// the refusal if there is one, otherwise with the handler's answer. If the body is still arriving,
    /// the handler may ask for it through receiveBody().
    virtual void exchange(HttpConnection &connection, quint64 number, Request request,
                          std::optional<Problem> refusal, bool isBodyArriving)
        = 0;
    /// Returns memory to read into, shared by all connections and free between two calls.
    virtual std::span<char> readBuffer() = 0;
    /// Return the memory of all bodies and answers. It outlives the connections.
    virtual ByteBudget &bodyBudget() = 0;
    virtual ByteBudget &answerBudget() = 0;
    /// Makes sure that takeTurn() is called once other addresses have had their turn.
    virtual void resumeLater(HttpConnection &connection) = 0;
    /// Called once when the connection has closed, possibly within any of its functions.
    virtual void hasClosed(const HttpConnection &connection) = 0;
    /// Returns true if answers are not followed by another request any more.
    virtual bool isDraining() const = 0;
};

} // namespace triage::http
