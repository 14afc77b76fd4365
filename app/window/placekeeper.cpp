// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/placekeeper.h"

#include "actions/context.h"
#include "window/windowstate.h"

#include <chrono>
#include <utility>

using namespace std::chrono_literals;

namespace triage::app {

PlaceKeeper::PlaceKeeper(const Context &context, std::function<WindowPlace()> place, QObject *parent)
    : QObject(parent), m_context(context), m_place(std::move(place))
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(1s);
    connect(&m_timer, &QTimer::timeout, this, &PlaceKeeper::saveWhenLoaded);
}

void PlaceKeeper::save()
{
    m_timer.stop();
    const WindowPlace place = m_place();
    WindowState(m_context.preferences, m_context.store).savePlace(place.filter, place.current);
}

void PlaceKeeper::saveSoon()
{
    if (!m_timer.isActive())
        m_timer.start();
}

void PlaceKeeper::saveWhenLoaded()
{
    if (m_place().isLoading)
        m_timer.start();
    else
        save();
}

} // namespace triage::app

#include "moc_placekeeper.cpp"
