// SPDX-License-Identifier: GPL-3.0-or-later
// Proxies that may say on whose behalf they ask.
#pragma once

#include "http/message.h"
#include "result.h"

#include <QHostAddress>
#include <QString>

#include <utility>
#include <vector>

namespace triage::http {

/// Addresses and networks of proxies whose X-Forwarded-For is believed. Everybody else could write anything
/// there.
class TrustedProxies
{
public:
    /// "127.0.0.1, 10.0.0.0/8, fd00::/8"; empty: nobody. A Problem that names what is no address.
    static Result<TrustedProxies> from(const QString &list);

    bool contains(const QHostAddress &address) const;
    bool isEmpty() const { return m_networks.empty(); }
    /// Who asks: the peer itself, or, where that is a trusted proxy, the last address in X-Forwarded-For that
    /// is none. What stands before it was written by somebody whom nobody vouches for.
    QHostAddress clientOf(const QHostAddress &peer, const Headers &headers) const;

private:
    std::vector<std::pair<QHostAddress, int>> m_networks;
};

} // namespace triage::http
