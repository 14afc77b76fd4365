// SPDX-License-Identifier: GPL-3.0-or-later
// The address of a client in one form, whichever way the client connected.
#pragma once

#include <QHostAddress>

namespace triage::http {

/// Returns an IPv4 address as such, also if it is mapped into IPv6.
QHostAddress plainAddress(const QHostAddress &address);
/// Returns the address under which a client is counted. A household has a /64 of IPv6, so only these 64 bits
/// of an address count.
QHostAddress countedAddress(const QHostAddress &address);

} // namespace triage::http
