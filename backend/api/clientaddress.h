// SPDX-License-Identifier: GPL-3.0-or-later
// Formats the address of a client in one form, whichever way the client connected.
#pragma once

#include <QHostAddress>
#include <QString>

namespace triage::api {

/// Returns IPv4 addresses as such, also if they are mapped into IPv6; drops the zone.
inline QString clientAddressOf(QHostAddress peer)
{
    bool isIpv4 = false;
    const quint32 ipv4 = peer.toIPv4Address(&isIpv4);
    if (isIpv4)
        return QHostAddress(ipv4).toString();
    peer.setScopeId({});
    return peer.toString();
}

} // namespace triage::api
