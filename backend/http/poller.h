// SPDX-License-Identifier: GPL-3.0-or-later
// Readiness of many sockets through one epoll descriptor, of which the event loop sees only that one.
//
// Qt's event loop hands every watched descriptor to poll() in every round; with thousands of idle connections
// that costs more than the requests of the busy ones.
#pragma once

#include <QObject>

#include <functional>

namespace triage::http {

/// Tells which sockets have become readable, writable or dead; each change once (edge-triggered).
class Poller : public QObject
{
    Q_OBJECT

public:
    /// What has become possible on a socket.
    struct Events
    {
        bool readable = false; ///< Bytes have come, or the end of them.
        bool ended = false; ///< The end of what the other side sends has come, perhaps after some bytes.
        bool writable = false; ///< There is room again.
        bool dead = false; ///< Nothing can be read or written any more.
    };
    /// Called with the number under which the socket was watched.
    using Ready = std::function<void(quint64 number, Events)>;

    explicit Poller(Ready ready, QObject *parent = nullptr);
    ~Poller() override;

    /// Watches the socket until it is closed; false where the system has no room for it.
    bool watch(int descriptor, quint64 number);

private:
    void dispatch();

    int m_descriptor = -1;
    Ready m_ready;
};

} // namespace triage::http
