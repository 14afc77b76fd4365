// SPDX-License-Identifier: GPL-3.0-or-later
// The tray icon, for people who want one and whose desktop has a tray.
#pragma once

#include <QObject>

#include <memory>

class QMenu;
class QSystemTrayIcon;

namespace triage::app {

class Tray : public QObject
{
    Q_OBJECT
public:
    explicit Tray(QObject *parent = nullptr);
    ~Tray() override;

    /// Shows the icon where it is wanted and there is a tray.
    void setWanted(bool wanted);
    /// Returns true where a closed window can be reached through the tray.
    bool isThere() const { return m_icon != nullptr; }

Q_SIGNALS:
    void openRequested();
    void quitRequested();

private:
    std::unique_ptr<QMenu> m_menu;
    std::unique_ptr<QSystemTrayIcon> m_icon;
};

} // namespace triage::app
