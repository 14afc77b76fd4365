// SPDX-License-Identifier: GPL-3.0-or-later
// The account that the client uses.
#pragma once

#include <QString>
#include <QUrl>

namespace triage::app {

/// A server and the token that signs in there.
struct Account
{
    QUrl server; ///< Scheme, host, port, and a path if the service is behind a prefix; no trailing slash.
    QString token; ///< It is never logged and never part of a URL.

    friend bool operator==(const Account &, const Account &) = default;
};

} // namespace triage::app
