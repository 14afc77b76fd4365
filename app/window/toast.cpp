// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/toast.h"

#include "theme/theme.h"

#include "widgets/keybutton.h"
#include "widgets/onelinelabel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>

#include <chrono>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace triage::app {

Toast::Toast(Theme &theme, QWidget *host)
    : QFrame(host), m_text(new OneLineLabel(theme, Ink::Text, Type::BodyStrong, this)),
      m_undo(new KeyButton(tr("Undo"), theme, this)), m_details(new KeyButton(tr("Details"), theme, this)),
      m_offer(new KeyButton(QString(), theme, this))
{
    setObjectName(u"toast"_s);
    setAutoFillBackground(true);
    m_text->setObjectName(u"toastLabel"_s);
    m_undo->setObjectName(u"toastUndoButton"_s);
    m_details->setObjectName(u"toastDetailsButton"_s);
    auto *layout = makeLayout<QHBoxLayout>(space::s, this);
    layout->addWidget(m_text);
    m_offer->setObjectName(u"toastOfferButton"_s);
    for (KeyButton *each : { m_undo, m_offer, m_details }) {
        each->setSlim(true);
        each->installEventFilter(this);
        layout->addWidget(each);
    }
    layout->addStretch(1);
    m_timer.setSingleShot(true);
    m_timer.setInterval(duration);
    connect(&m_timer, &QTimer::timeout, this, &Toast::dismiss);
    connect(m_undo, &KeyButton::clicked, this, &Toast::undoRequested);
    connect(m_details, &KeyButton::clicked, this, &Toast::detailsRequested);
    connect(m_offer, &KeyButton::clicked, this, [this] {
        const std::function<void()> act = std::exchange(m_act, {});
        dismiss();
        act();
    });
    host->installEventFilter(this);
    hide();
}

void Toast::showUndoKeyOf(const QAction &undo)
{
    m_undo->showKeyOf(undo);
}

void Toast::showNotice(const Notice &notice)
{
    show(notice.text, notice.canUndo);
}

void Toast::showWarning(const QString &text)
{
    show(text, false);
}

void Toast::showOffer(const QString &text, const QString &button, std::function<void()> act)
{
    m_offer->setText(button);
    m_act = std::move(act);
    show(text, false, true);
}

void Toast::show(const QString &text, bool canUndo, bool isOffer)
{
    m_text->setText(text);
    m_undo->setVisible(canUndo);
    m_offer->setVisible(isOffer);
    m_details->setVisible(!isOffer);
    m_timer.setInterval(isOffer ? offerDuration : duration);
    place();
    QFrame::show();
    raise();
    restartTimer();
}

void Toast::dismiss()
{
    m_timer.stop();
    const bool hadFocus = hasButtonFocus();
    hide();
    if (hadFocus)
        Q_EMIT focusReturned();
}

bool Toast::hasButtonFocus() const
{
    return m_undo->hasFocus() || m_offer->hasFocus() || m_details->hasFocus();
}

/// Restarts the time, unless the person is about to use the notice.
void Toast::restartTimer()
{
    if (underMouse() || hasButtonFocus())
        m_timer.stop();
    else
        m_timer.start();
}

void Toast::place()
{
    setGeometry(parentWidget()->rect());
}

bool Toast::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parent() && event->type() == QEvent::Resize && isVisible())
        place();
    if ((watched == m_undo || watched == m_offer || watched == m_details)
        && (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut))
        QMetaObject::invokeMethod(this, &Toast::restartTimer, Qt::QueuedConnection);
    return QFrame::eventFilter(watched, event);
}

void Toast::enterEvent(QEnterEvent *)
{
    m_timer.stop();
}

void Toast::leaveEvent(QEvent *)
{
    if (isVisible())
        restartTimer();
}

void Toast::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        dismiss();
    else
        QFrame::keyPressEvent(event);
}

} // namespace triage::app

#include "moc_toast.cpp"
