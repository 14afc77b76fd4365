// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/sync/wakeups.h"

#include <QDateTime>
#include <QNetworkInformation>

#include <chrono>

namespace triage::app {

namespace {

constexpr std::chrono::milliseconds interval{ 2'500 };
constexpr qint64 minJump = 5'000; // milliseconds; smaller ones are corrections of the clock

} // namespace

Wakeups::Wakeups(QObject *parent) : QObject(parent)
{
    m_awake.start();
    m_offset = QDateTime::currentMSecsSinceEpoch();
    connect(&m_timer, &QTimer::timeout, this,
            [this] { compareClocks(QDateTime::currentMSecsSinceEpoch(), m_awake.elapsed()); });
    m_timer.setTimerType(Qt::VeryCoarseTimer);
    m_timer.start(interval);

    // Without a backend for network information, the engine's own attempts have to suffice.
    if (!QNetworkInformation::loadBackendByFeatures(QNetworkInformation::Feature::Reachability))
        return;
    connect(QNetworkInformation::instance(), &QNetworkInformation::reachabilityChanged, this,
            [this](QNetworkInformation::Reachability reachability) {
                if (reachability != QNetworkInformation::Reachability::Disconnected)
                    Q_EMIT networkCameBack();
            });
}

void Wakeups::compareClocks(qint64 wallMilliseconds, qint64 wakeMilliseconds)
{
    const qint64 offset = wallMilliseconds - wakeMilliseconds;
    const qint64 jump = offset - m_offset;
    m_offset = offset;
    if (jump >= minJump)
        Q_EMIT machineWokeUp();
}

} // namespace triage::app

#include "moc_wakeups.cpp"
