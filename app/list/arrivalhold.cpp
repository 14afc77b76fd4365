// SPDX-License-Identifier: GPL-3.0-or-later
#include "list/arrivalhold.h"

#include "models/feedbacklistmodel.h"

#include <QScrollBar>

namespace triage::app {
namespace {

/// Milliseconds during which nothing moves under a pointer that was just moved.
constexpr int pointerRest = 1500;

} // namespace

ArrivalHold::ArrivalHold(FeedbackListModel &model, const QScrollBar &bar, QObject *parent)
    : QObject(parent), m_model(model), m_bar(bar)
{
    m_pointerRest.setSingleShot(true);
    m_pointerRest.setInterval(pointerRest);
    connect(&m_pointerRest, &QTimer::timeout, this, &ArrivalHold::update);
    connect(&bar, &QScrollBar::valueChanged, this, &ArrivalHold::pointerMoved);
}

void ArrivalHold::pointerMoved()
{
    m_pointerRest.start();
    update();
}

void ArrivalHold::dragBegins()
{
    m_dragging = true;
    update();
}

void ArrivalHold::update()
{
    const bool hold = m_bar.value() > 0 || m_dragging || m_pointerRest.isActive();
    m_model.setHoldNew(hold);
    if (!hold)
        m_model.showNew();
}

} // namespace triage::app

#include "moc_arrivalhold.cpp"
