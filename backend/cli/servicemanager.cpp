// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/servicemanager.h"

#include <QTimer>

#include <systemd/sd-daemon.h>

#include <chrono>

namespace triage::cli {

ServiceManager::ServiceManager(QObject *parent) : QObject(parent)
{
    uint64_t microseconds = 0;
    if (sd_watchdog_enabled(0, &microseconds) <= 0)
        return;
    auto *alive = new QTimer(this);
    QObject::connect(alive, &QTimer::timeout, this, [] { sd_notify(0, "WATCHDOG=1"); });
    alive->start(
        std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::microseconds(microseconds / 3)));
}

void ServiceManager::ready()
{
    sd_notify(0, "READY=1");
}

void ServiceManager::stopping()
{
    sd_notify(0, "STOPPING=1");
}

} // namespace triage::cli

#include "moc_servicemanager.cpp"
