// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/toast.h"

#include "theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace triage::app {

namespace {

QPushButton *flatButton(const QString &text, const QString &objectName, const QString &name, QWidget *parent)
{
    auto *button = new QPushButton(text, parent);
    button->setObjectName(objectName);
    button->setAccessibleName(name);
    button->setAutoDefault(false);
    return button;
}

} // namespace

Toast::Toast(QWidget *parent)
    : QFrame(parent), m_text(new QLabel(this)),
      m_undo(flatButton(tr("Undo"), u"toastUndoButton"_s, tr("Undo last action"), this)),
      m_details(flatButton(tr("Details"), u"toastDetailsButton"_s, tr("Details"), this))
{
    setObjectName(u"toast"_s);
    setForegroundRole(QPalette::ToolTipText);
    m_text->setObjectName(u"toastLabel"_s);
    m_text->setAccessibleName(tr("Last action"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setForegroundRole(QPalette::ToolTipText);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(space::m, space::s, space::s, space::s);
    layout->setSpacing(space::s);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_undo);
    layout->addWidget(m_details);
    m_timer.setSingleShot(true);
    m_timer.setInterval(10s);
    connect(&m_timer, &QTimer::timeout, this, &Toast::dismiss);
    connect(m_undo, &QPushButton::clicked, this, &Toast::undoRequested);
    connect(m_details, &QPushButton::clicked, this, &Toast::detailsRequested);
    parent->installEventFilter(this);
    m_undo->installEventFilter(this);
    m_details->installEventFilter(this);
    hide();
}

void Toast::moveTo(QWidget *host)
{
    if (host == parentWidget())
        return;
    const bool shown = isVisibleTo(parentWidget());
    parentWidget()->removeEventFilter(this);
    setParent(host);
    host->installEventFilter(this);
    if (!shown)
        return;
    place();
    QFrame::show();
    raise();
}

void Toast::showNotice(const Notice &notice)
{
    show(notice.text, notice.canUndo);
}

void Toast::showWarning(const QString &text)
{
    show(text, false);
}

void Toast::show(const QString &text, bool canUndo)
{
    m_text->setText(text);
    m_undo->setVisible(canUndo);
    place();
    QFrame::show();
    raise();
    restartTimer();
}

void Toast::dismiss()
{
    const bool hadFocus = isAncestorOf(focusWidget()) && (m_undo->hasFocus() || m_details->hasFocus());
    hide();
    if (hadFocus && parentWidget())
        parentWidget()->setFocus();
}

/// Restarts the ten seconds, unless the person is about to use the notice.
void Toast::restartTimer()
{
    if (underMouse() || m_undo->hasFocus() || m_details->hasFocus())
        m_timer.stop();
    else
        m_timer.start();
}

void Toast::place()
{
    const QRect room = parentWidget()->rect().adjusted(space::l, 0, -space::l, -space::l);
    const int maxWidth = std::min(room.width(), 640);
    m_text->setWordWrap(false);
    QSize wanted = layout()->sizeHint();
    if (wanted.width() > maxWidth) {
        // Prefers two lines to half a sentence.
        m_text->setWordWrap(true);
        wanted = QSize(maxWidth, layout()->totalHeightForWidth(maxWidth));
    }
    wanted = wanted.boundedTo(QSize(maxWidth, room.height()));
    QRect box(QPoint(0, 0), wanted);
    box.moveCenter(room.center());
    box.moveBottom(room.bottom());
    setGeometry(box);
}

bool Toast::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parent() && event->type() == QEvent::Resize && isVisible())
        place();
    if ((watched == m_undo || watched == m_details)
        && (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut))
        QMetaObject::invokeMethod(this, &Toast::restartTimer, Qt::QueuedConnection);
    return QFrame::eventFilter(watched, event);
}

void Toast::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(palette().color(QPalette::Mid));
    painter.setBrush(palette().color(QPalette::ToolTipBase));
    painter.drawRoundedRect(QRectF(rect()).adjusted(.5, .5, -.5, -.5), space::radius, space::radius);
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
