// SPDX-License-Identifier: GPL-3.0-or-later
// Whom the client talks to, and as whom.
#pragma once

#include <QString>
#include <QUrl>

namespace triage::app {

/// A server and the token for it.
struct Account
{
    QUrl server; ///< Scheme, host, port, and a path where the service stands behind a prefix; no slash at the
                 ///< end.
    QString token; ///< Never logged, never in a URL.

    friend bool operator==(const Account &, const Account &) = default;
};

} // namespace triage::app
