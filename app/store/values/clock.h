// SPDX-License-Identifier: GPL-3.0-or-later
// The clocks of this machine.
#pragma once

#include "timestamp.h"

#include <QDateTime>
#include <QElapsedTimer>

namespace triage::app {

inline Timestamp currentTime()
{
    return Timestamp(QDateTime::currentMSecsSinceEpoch());
}

/// Returns the time that passed since the program started, on top of the time of that moment. Waits are
/// counted with it, because the clock of a machine may be put right at any time.
inline Timestamp steadyTime()
{
    static const qint64 start = QDateTime::currentMSecsSinceEpoch();
    static const QElapsedTimer elapsed = [] {
        QElapsedTimer timer;
        timer.start();
        return timer;
    }();
    return Timestamp(start + elapsed.elapsed());
}

} // namespace triage::app
