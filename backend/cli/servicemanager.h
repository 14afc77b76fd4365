// SPDX-License-Identifier: GPL-3.0-or-later
// Telling the service manager (systemd) how the server is doing. Without one nothing happens.
#pragma once

#include <QObject>

namespace triage::cli {

/// While it lives, the service manager is told in time that the main thread's event loop still runs, where it
/// asked for that (WatchdogSec=).
class ServiceManager : public QObject
{
    Q_OBJECT
public:
    explicit ServiceManager(QObject *parent = nullptr);

    /// The server can be used.
    void ready();
    /// It was told to end and does so.
    void stopping();
};

} // namespace triage::cli
