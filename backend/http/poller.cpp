// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/poller.h"

#include <QSocketNotifier>

#include <array>

#include <sys/epoll.h>
#include <unistd.h>

namespace triage::http {

Poller::Poller(Ready ready, QObject *parent)
    : QObject(parent), m_descriptor(::epoll_create1(EPOLL_CLOEXEC)), m_ready(std::move(ready))
{
    if (m_descriptor < 0)
        qFatal("No epoll descriptor: the process has used up its descriptors.");
    auto *notifier = new QSocketNotifier(m_descriptor, QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, &Poller::dispatch);
}

Poller::~Poller()
{
    qDeleteAll(findChildren<QSocketNotifier *>()); // before the descriptor that they watch
    ::close(m_descriptor);
}

bool Poller::watch(int descriptor, quint64 number)
{
    epoll_event event{};
    event.events = EPOLLIN | EPOLLOUT | EPOLLRDHUP | EPOLLET;
    event.data.u64 = number;
    return ::epoll_ctl(m_descriptor, EPOLL_CTL_ADD, descriptor, &event) == 0;
}

// Dispatches one batch of events. If more are pending, the descriptor stays readable and the event loop calls
// this again.
void Poller::dispatch()
{
    std::array<epoll_event, 64> batch; // which wait for each other
    const int count = ::epoll_wait(m_descriptor, batch.data(), static_cast<int>(batch.size()), 0);
    for (int i = 0; i < count; ++i) {
        const quint32 bits = batch[i].events;
        m_ready(batch[i].data.u64,
                { .readable = (bits & (EPOLLIN | EPOLLRDHUP)) != 0,
                  .ended = (bits & EPOLLRDHUP) != 0,
                  .writable = (bits & EPOLLOUT) != 0,
                  .dead = (bits & (EPOLLHUP | EPOLLERR)) != 0 });
    }
}

} // namespace triage::http

#include "moc_poller.cpp"
