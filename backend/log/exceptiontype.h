// SPDX-License-Identifier: GPL-3.0-or-later
// Names an unexpected exception in logs and problems by its type, because its message may quote user content.
#pragma once

#include <QByteArray>

#include <exception>

namespace triage {

QByteArray demangledName(const std::exception &bug);

} // namespace triage
