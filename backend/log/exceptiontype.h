// SPDX-License-Identifier: GPL-3.0-or-later
// What a bug is called where it is told: by its type, because what an exception says may quote what people
// wrote.
#pragma once

#include <QByteArray>

#include <exception>

namespace triage {

QByteArray demangledName(const std::exception &bug);

} // namespace triage
