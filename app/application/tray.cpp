// SPDX-License-Identifier: GPL-3.0-or-later
#include "application/tray.h"

#include <QApplication>
#include <QMenu>
#include <QSystemTrayIcon>

namespace triage::app {

Tray::Tray(QObject *parent) : QObject(parent)
{
}

Tray::~Tray() = default;

void Tray::setWanted(bool wanted)
{
    // A window must never be hidden where there is no way to show it again.
    const bool wants = wanted && QSystemTrayIcon::isSystemTrayAvailable();
    if (wants == isThere())
        return;
    if (!wants) {
        m_icon.reset();
        m_menu.reset();
        return;
    }
    m_menu = std::make_unique<QMenu>();
    m_menu->addAction(tr("Open Triage Desk"), this, &Tray::openRequested);
    m_menu->addAction(tr("Quit"), this, &Tray::quitRequested);
    m_icon = std::make_unique<QSystemTrayIcon>(QApplication::windowIcon());
    m_icon->setToolTip(tr("Triage Desk"));
    m_icon->setContextMenu(m_menu.get());
    connect(m_icon.get(), &QSystemTrayIcon::activated, this,
            [this](QSystemTrayIcon::ActivationReason reason) {
                if (reason == QSystemTrayIcon::Trigger)
                    Q_EMIT openRequested();
            });
    m_icon->show();
}

} // namespace triage::app

#include "moc_tray.cpp"
