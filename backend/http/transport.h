// SPDX-License-Identifier: GPL-3.0-or-later
// A client's end of the connection: moves bytes in and out, without waiting.
//
// Plain TCP is implemented here, TLS in tlstransport.h; the front chooses when it accepts a client. Only
// transports use sockets.
#pragma once

#include <QByteArrayView>

#include <memory>
#include <span>

namespace triage::http {

/// Owns a socket and closes it at the end.
class Transport
{
public:
    /// The outcome of a call.
    enum class Outcome {
        Moved, ///< Some bytes, at least one.
        NotNow, ///< None now; the poller reports when.
        Ended, ///< The peer sends no more bytes.
        Broken, ///< The connection is unusable.
        Unencrypted, ///< The client does not speak TLS although it should. From now on the bytes are plain.
    };
    /// The effect of a call.
    struct Transfer
    {
        Outcome outcome = Outcome::NotNow;
        qsizetype bytes = 0;
        bool mayHaveMore = false; ///< Another call may move more without a report of the poller.
        bool crossed
            = false; ///< Nothing moves until bytes go the other way: TLS answers before it continues.
    };

    Transport() = default;
    virtual ~Transport() = default;
    Q_DISABLE_COPY_MOVE(Transport)

    /// Returns true if everything is negotiated that precedes the first byte of a request.
    virtual bool isEstablished() const { return true; }
    /// Receives the available bytes, as many as fit.
    virtual Transfer receive(std::span<char> buffer) = 0;
    /// Sends as many bytes as there is space for.
    virtual Transfer send(QByteArrayView bytes) = 0;
    /// Tells the peer that no more bytes will be sent.
    virtual void endSending() = 0;
    /// Makes the socket close with a reset, so that the peer does not take the end for that of an answer.
    virtual void breakOff() = 0;
};

/// Creates a plain TCP transport on a connected socket and takes ownership of it.
std::unique_ptr<Transport> makePlainTransport(int descriptor);

} // namespace triage::http
