// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/presencewatch.h"

#include "actions/context.h"
#include "actions/preferences.h"
#include "detail/detailview.h"
#include "window/detailcontroller.h"

#include <QApplication>
#include <QEvent>

using namespace std::chrono_literals;

namespace triage::app {

namespace {

constexpr auto checkInterval = 500ms;
constexpr auto idleTime = 5min;

bool isGesture(QEvent::Type type)
{
    switch (type) {
    case QEvent::KeyPress:
    case QEvent::MouseButtonPress:
    case QEvent::MouseMove:
    case QEvent::Wheel:
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::TabletMove:
        return true;
    default:
        return false;
    }
}

} // namespace

PresenceWatch::PresenceWatch(const Context &context, const DetailController &detail, QObject *parent)
    : QObject(parent), m_context(context), m_detail(detail)
{
    m_idle.setSingleShot(true);
    m_idle.setInterval(idleTime);
    m_idle.start();
    connect(&m_idle, &QTimer::timeout, this, &PresenceWatch::look);
    connect(&m_check, &QTimer::timeout, this, &PresenceWatch::look);
    connect(qApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state == Qt::ApplicationActive)
            m_check.start(checkInterval);
        else
            m_check.stop();
        look();
    });
    if (QGuiApplication::applicationState() == Qt::ApplicationActive)
        m_check.start(checkInterval);
    qApp->installEventFilter(this);
}

void PresenceWatch::setIdleTime(std::chrono::milliseconds time)
{
    m_idle.setInterval(time); // a person who is away stays away
}

bool PresenceWatch::eventFilter(QObject *watched, QEvent *event)
{
    if (isGesture(event->type()))
        m_idle.start();
    return QObject::eventFilter(watched, event);
}

void PresenceWatch::look()
{
    const DetailView &view = m_detail.readableView();
    const bool isThere = m_idle.isActive() && view.isVisible()
        && QGuiApplication::applicationState() == Qt::ApplicationActive
        && m_context.preferences.showsPresence();
    const FeedbackId item = isThere ? view.feedback() : FeedbackId();
    const bool isEditing = item.isValid() && view.isWriting();
    if (item == m_item && isEditing == m_isEditing)
        return;
    m_item = item;
    m_isEditing = isEditing;
    Q_EMIT looked(item, isEditing);
}

} // namespace triage::app

#include "moc_presencewatch.cpp"
