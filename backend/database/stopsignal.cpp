// SPDX-License-Identifier: GPL-3.0-or-later
#include "database/stopsignal.h"

#include <sys/timerfd.h>
#include <unistd.h>

#include <algorithm>

namespace triage::storage {

StopSignal::StopSignal()
    : m_timer(timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC | TFD_NONBLOCK)),
      m_raisedAt(Clock::duration::max().count())
{
}

StopSignal::~StopSignal()
{
    close(m_timer);
}

void StopSignal::raiseAfter(std::chrono::milliseconds time)
{
    using namespace std::chrono;
    // A timer of no time at all would be off.
    const nanoseconds left = std::max<nanoseconds>(time, nanoseconds(1));
    m_raisedAt = (Clock::now() + left).time_since_epoch().count();
    itimerspec timer{};
    timer.it_value.tv_sec = time_t(duration_cast<seconds>(left).count());
    timer.it_value.tv_nsec = long((left % seconds(1)).count());
    timerfd_settime(m_timer, 0, &timer, nullptr);
}

} // namespace triage::storage
