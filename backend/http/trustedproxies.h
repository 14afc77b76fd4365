// SPDX-License-Identifier: GPL-3.0-or-later
// Proxies that may name the client that they forward for.
#pragma once

#include "http/message.h"
#include "result.h"

#include <QHostAddress>
#include <QString>

#include <utility>
#include <vector>

namespace triage::http {

/// Addresses and networks of proxies whose X-Forwarded-For is trusted. Any other client could write anything
/// into that field.
class TrustedProxies
{
public:
    /// Parses "127.0.0.1, 10.0.0.0/8, fd00::/8"; an empty list trusts no proxy. The problem names an entry
    /// that is not an address.
    static Result<TrustedProxies> from(const QString &list);

    bool contains(const QHostAddress &address) const;
    bool isEmpty() const { return m_networks.empty(); }
    /// Returns the address of the client: the peer itself or, if that is a trusted proxy, the last address in
    /// X-Forwarded-For that is not one. Addresses before it come from an untrusted source.
    QHostAddress clientOf(const QHostAddress &peer, const Headers &headers) const;

private:
    std::vector<std::pair<QHostAddress, int>> m_networks;
};

} // namespace triage::http
