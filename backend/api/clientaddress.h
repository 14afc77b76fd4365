// SPDX-License-Identifier: GPL-3.0-or-later
// The address that a request came from, in one form whichever way the client came.
#pragma once

#include <QHostAddress>
#include <QString>

namespace triage::api {

/// IPv4 as such, also where it came mapped into IPv6; without a zone.
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
