// SPDX-License-Identifier: GPL-3.0-or-later
// Watches many sockets through one epoll descriptor, which is the only one that the event loop sees.
//
// Qt's event loop passes every watched descriptor to poll() in every round; with thousands of idle
// connections that costs more than the requests of the busy ones.
#pragma once

#include <QObject>

#include <functional>
#include <vector>

#include <sys/epoll.h>

namespace triage::http {

/// Reports sockets that have become readable, writable or dead; each change once (edge-triggered).
class Poller : public QObject
{
    Q_OBJECT

public:
    /// The operations that have become possible on a socket.
    struct Events
    {
        bool readable = false; ///< Bytes have arrived, or their end.
        bool ended = false; ///< The peer has ended its data, possibly after some bytes.
        bool writable = false; ///< There is free space again.
        bool dead = false; ///< Neither reading nor writing is possible any more.
    };
    /// Called with the number under which the socket is watched.
    using Ready = std::function<void(quint64 number, Events)>;

    /// Calls the second function after the events of each batch.
    Poller(Ready ready, std::function<void()> batchEnded, QObject *parent = nullptr);
    ~Poller() override;

    /// Watches the socket until it is closed. Returns false if the system's resources are exhausted.
    bool watch(int descriptor, quint64 number);

private:
    void dispatch();

    int m_descriptor = -1;
    Ready m_ready;
    std::function<void()> m_batchEnded;
    std::vector<epoll_event> m_batch;
};

} // namespace triage::http
