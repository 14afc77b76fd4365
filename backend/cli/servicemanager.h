// SPDX-License-Identifier: GPL-3.0-or-later
// Reports the state of the server to the service manager (systemd). Does nothing without one.
#pragma once

#include <QObject>

namespace triage::cli {

/// While it lives, notifies the service manager regularly that the main thread's event loop is running, if
/// the service manager asked for that (WatchdogSec=).
class ServiceManager : public QObject
{
    Q_OBJECT
public:
    explicit ServiceManager(QObject *parent = nullptr);

    /// The server can be used.
    void ready();
    /// The server is shutting down.
    void stopping();
};

} // namespace triage::cli
