// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/clientaddress.h"

#include <algorithm>
#include <iterator>

namespace triage::http {

QHostAddress plainAddress(const QHostAddress &address)
{
    bool isIPv4 = false;
    const quint32 asIPv4 = address.toIPv4Address(&isIPv4);
    return isIPv4 ? QHostAddress(asIPv4) : address;
}

QHostAddress countedAddress(const QHostAddress &address)
{
    const QHostAddress plain = plainAddress(address);
    if (plain.protocol() != QAbstractSocket::IPv6Protocol)
        return plain;
    Q_IPV6ADDR bytes = plain.toIPv6Address();
    std::fill(std::begin(bytes.c) + 8, std::end(bytes.c), quint8(0));
    return QHostAddress(bytes);
}

} // namespace triage::http
