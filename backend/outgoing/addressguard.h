// SPDX-License-Identifier: GPL-3.0-or-later
// Decides which addresses may be connected to.
#pragma once

#include "result.h"

#include <QHostAddress>
#include <QString>

#include <utility>
#include <vector>

namespace triage::outgoing {

/// Refuses addresses that are not public: loopback, private, link-local (with the metadata services of
/// clouds), unique local, shared (carrier-grade NAT), multicast and reserved ones, also where an IPv6 address
/// embeds them. An operator can allow networks of them. Judge the address that is connected to: a name may
/// resolve to another one the next time.
class AddressGuard
{
public:
    /// Parses "10.0.0.0/8, fd00::/8". The problem names an entry that is not an address or network.
    static Result<AddressGuard> allowing(const QString &networks);
    /// Returns a guard that allows every address, for servers that the operator names.
    static AddressGuard open();

    /// Returns whether the address may be connected to.
    bool allows(const QHostAddress &address) const;
    /// Returns whether the operator allowed the network of the address by name.
    bool allowsByName(const QHostAddress &address) const;
    /// Returns whether the operator allowed any network.
    bool hasExceptions() const { return m_isOpen || !m_allowed.empty(); }

private:
    std::vector<std::pair<QHostAddress, int>> m_allowed;
    bool m_isOpen = false;
};

} // namespace triage::outgoing
