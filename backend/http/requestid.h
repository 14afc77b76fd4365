// SPDX-License-Identifier: GPL-3.0-or-later
// The identifier of a request, under which the log and the answer name it.
#pragma once

#include "http/message.h"

#include <QByteArray>

namespace triage::http {

/// Returns the request id that the caller sent, else the id of the caller's trace, else a new one.
QByteArray requestIdOf(const Headers &headers);

} // namespace triage::http
