// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/poller.h"

#include <QSocketNotifier>

#include <unistd.h>

namespace triage::http {

namespace {

/// The events of a batch: many, so that among them is one of each client.
constexpr std::size_t batchSize = 1024;

} // namespace

Poller::Poller(Ready ready, std::function<void()> batchEnded, QObject *parent)
    : QObject(parent), m_descriptor(::epoll_create1(EPOLL_CLOEXEC)), m_ready(std::move(ready)),
      m_batchEnded(std::move(batchEnded)), m_batch(batchSize)
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
    const int count = ::epoll_wait(m_descriptor, m_batch.data(), static_cast<int>(m_batch.size()), 0);
    for (int i = 0; i < count; ++i) {
        const quint32 bits = m_batch[std::size_t(i)].events;
        m_ready(m_batch[std::size_t(i)].data.u64,
                { .readable = (bits & (EPOLLIN | EPOLLRDHUP)) != 0,
                  .ended = (bits & EPOLLRDHUP) != 0,
                  .writable = (bits & EPOLLOUT) != 0,
                  .dead = (bits & (EPOLLHUP | EPOLLERR)) != 0 });
    }
    m_batchEnded();
}

} // namespace triage::http

#include "moc_poller.cpp"
