// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/trustedproxies.h"

#include "http/clientaddress.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::http {

namespace {

/// Parses an address as proxies write it: optionally with a port, IPv6 with a port in brackets.
QHostAddress addressFrom(const QByteArray &text)
{
    const QString word = QString::fromLatin1(text.trimmed());
    QHostAddress address;
    if (word.startsWith(u'[')) {
        address.setAddress(word.mid(1, word.indexOf(u']') - 1));
        return plainAddress(address);
    }
    if (!address.setAddress(word) && word.count(u':') == 1)
        address.setAddress(word.section(u':', 0, 0));
    return plainAddress(address);
}

} // namespace

Result<TrustedProxies> TrustedProxies::from(const QString &list)
{
    TrustedProxies proxies;
    for (const QString &each : list.split(u',', Qt::SkipEmptyParts)) {
        const QString word = each.trimmed();
        const auto network = QHostAddress::parseSubnet(word);
        if (network.second < 0) {
            return invalidField({},
                                u"%1 is neither an address nor a network such as 10.0.0.0/8."_s.arg(word));
        }
        proxies.m_networks.push_back(network);
    }
    return proxies;
}

bool TrustedProxies::contains(const QHostAddress &address) const
{
    const QHostAddress looked = plainAddress(address);
    return std::any_of(m_networks.begin(), m_networks.end(),
                       [&](const auto &network) { return looked.isInSubnet(network.first, network.second); });
}

QHostAddress TrustedProxies::clientOf(const QHostAddress &peer, const Headers &headers) const
{
    if (m_networks.empty() || !contains(peer))
        return peer;
    QByteArrayList hops;
    for (const QByteArray &value : headers.values("X-Forwarded-For"))
        hops << value.split(',');
    QHostAddress client = peer;
    for (auto hop = hops.crbegin(); hop != hops.crend(); ++hop) {
        const QHostAddress address = addressFrom(*hop);
        if (address.isNull())
            break;
        client = address;
        if (!contains(address))
            break;
    }
    return client;
}

} // namespace triage::http
