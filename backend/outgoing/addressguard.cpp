// SPDX-License-Identifier: GPL-3.0-or-later
#include "outgoing/addressguard.h"

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace triage::outgoing {

namespace {

using Network = std::pair<QHostAddress, int>;

std::vector<Network> networksOf(std::initializer_list<const char *> texts)
{
    std::vector<Network> networks;
    for (const char *text : texts)
        networks.push_back(QHostAddress::parseSubnet(QString::fromLatin1(text)));
    return networks;
}

/// The special-purpose registries of IANA (RFC 6890 and its updates), and an address of Azure's metadata
/// service.
const std::vector<Network> &notPublic()
{
    static const std::vector<Network> networks = networksOf(
        { "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "168.63.129.16/32", "169.254.0.0/16",
          "172.16.0.0/12", "192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16",
          "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4" });
    return networks;
}

/// Everything that is in use on the Internet is in 2000::/3; these parts of it are not.
const std::vector<Network> &notPublicIPv6()
{
    static const std::vector<Network> networks = networksOf({ "2001::/23", "2001:db8::/32", "3fff::/20" });
    return networks;
}

bool isIn(const QHostAddress &address, const std::vector<Network> &networks)
{
    return std::any_of(networks.begin(), networks.end(), [&](const Network &network) {
        return address.protocol() == network.first.protocol()
            && address.isInSubnet(network.first, network.second);
    });
}

QHostAddress IPv4At(const Q_IPV6ADDR &bytes, int place)
{
    return QHostAddress(quint32(bytes[place]) << 24 | quint32(bytes[place + 1]) << 16
                        | quint32(bytes[place + 2]) << 8 | quint32(bytes[place + 3]));
}

/// Returns the IPv4 address that an IPv6 address stands for: mapped, compatible, translated (NAT64) or by
/// 6to4.
std::optional<QHostAddress> embeddedIPv4(const QHostAddress &address)
{
    static const std::vector<Network> ends
        = networksOf({ "::/96", "::ffff:0:0/96", "::ffff:0:0:0/96", "64:ff9b::/96" });
    static const Network sixToFour = QHostAddress::parseSubnet(u"2002::/16"_s);
    if (address.isInSubnet(sixToFour.first, sixToFour.second))
        return IPv4At(address.toIPv6Address(), 2);
    constexpr int lastFour = 12;
    if (isIn(address, ends))
        return IPv4At(address.toIPv6Address(), lastFour);
    return std::nullopt;
}

/// Returns an IPv4 address as such, however it is written, and an IPv6 address without its scope.
QHostAddress plain(const QHostAddress &address)
{
    if (address.protocol() != QAbstractSocket::IPv6Protocol)
        return address;
    QHostAddress unscoped(address.toIPv6Address());
    return embeddedIPv4(unscoped).value_or(unscoped);
}

} // namespace

Result<AddressGuard> AddressGuard::allowing(const QString &networks)
{
    AddressGuard guard;
    for (const QString &each : networks.split(u',', Qt::SkipEmptyParts)) {
        const QString word = each.trimmed();
        const Network network = QHostAddress::parseSubnet(word);
        if (network.second < 0) {
            return invalidField({},
                                u"%1 is neither an address nor a network such as 10.0.0.0/8."_s.arg(word));
        }
        guard.m_allowed.push_back(network);
    }
    return guard;
}

AddressGuard AddressGuard::open()
{
    AddressGuard guard;
    guard.m_isOpen = true;
    return guard;
}

bool AddressGuard::allowsByName(const QHostAddress &address) const
{
    return m_isOpen || isIn(plain(address), m_allowed)
        || isIn(QHostAddress(address.toIPv6Address()), m_allowed);
}

bool AddressGuard::allows(const QHostAddress &address) const
{
    if (address.isNull())
        return false;
    if (allowsByName(address))
        return true;
    const QHostAddress judged = plain(address);
    if (judged.protocol() == QAbstractSocket::IPv4Protocol)
        return !isIn(judged, notPublic());
    static const std::vector<Network> global = networksOf({ "2000::/3" });
    return isIn(judged, global) && !isIn(judged, notPublicIPv6());
}

} // namespace triage::outgoing
