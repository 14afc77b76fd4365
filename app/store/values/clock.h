// SPDX-License-Identifier: GPL-3.0-or-later
// The clock of this machine.
#pragma once

#include "timestamp.h"

#include <QDateTime>

namespace triage::app {

inline Timestamp currentTime()
{
    return Timestamp(QDateTime::currentMSecsSinceEpoch());
}

} // namespace triage::app
