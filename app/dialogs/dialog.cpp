// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/dialog.h"

#include "actions/actionregistry.h"
#include "commands/serversteps.h"
#include "dialogs/field.h"
#include "models/labels.h"
#include "store/sync/syncengine.h"
#include "theme/theme.h"
#include "widgets/confirmquestion.h"
#include "widgets/messagestrip.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QShortcut>
#include <QShowEvent>
#include <QVBoxLayout>

#include <chrono>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace triage::app {

Dialog::Dialog(const Context &context, const QString &objectName, const QString &title, QWidget *parent)
    : QDialog(parent), m_context(context), m_body(makeLayout<QVBoxLayout>(space::l)),
      m_strip(new MessageStrip(context.theme, this)), m_buttons(new QDialogButtonBox(this))
{
    setObjectName(objectName);
    setWindowTitle(title);
    setAccessibleName(title);
    setWindowModality(Qt::WindowModal);
    setAttribute(Qt::WA_DeleteOnClose);
    m_strip->setObjectName(u"messageStrip"_s);
    auto *column = makeLayout<QVBoxLayout>(space::l, this, { space::l, space::l, space::l, space::l });
    column->addLayout(m_body, 1);
    column->addWidget(m_strip);
    column->addWidget(m_buttons);
    m_progressDelay.setSingleShot(true);
    m_progressDelay.setInterval(300ms);
    connect(&m_progressDelay, &QTimer::timeout, this, [this] {
        if (!m_isBlocked)
            m_strip->showMessage(m_activity, MessageStrip::Kind::Info);
    });
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(&context.sync, &SyncEngine::stateChanged, this, [this] { refresh(); });
}

void Dialog::becomePage()
{
    setWindowFlags(Qt::Widget);
    setWindowModality(Qt::NonModal);
    setAttribute(Qt::WA_DeleteOnClose, false);
    layout()->setContentsMargins(0, 0, 0, 0);
    for (const auto standard : { QDialogButtonBox::Close, QDialogButtonBox::Cancel }) {
        if (QPushButton *button = m_buttons->button(standard))
            button->hide();
    }
    if (!qobject_cast<Dialog *>(window()))
        removeMnemonics();
}

/// Leaves the letters to the menu bar of the main window.
void Dialog::removeMnemonics()
{
    for (auto *button : findChildren<QAbstractButton *>()) {
        if (button->text().contains(u'&'))
            button->setText(ActionRegistry::withoutMnemonic(button->text()));
    }
    for (auto *label : findChildren<QLabel *>()) {
        if (label->buddy() && label->text().contains(u'&'))
            label->setText(ActionRegistry::withoutMnemonic(label->text()));
    }
}

void Dialog::setVisible(bool visible)
{
    if (visible && !isPage())
        widenOnce();
    QDialog::setVisible(visible);
}

/// Comes before the layout makes the dialog as wide as its texts need it, which are large already.
void Dialog::widenOnce()
{
    if (!std::exchange(m_isWidened, true))
        widen(*this, m_context.theme);
}

void Dialog::growToFit()
{
    widenOnce();
    growToFit(*this);
}

void Dialog::showEvent(QShowEvent *event)
{
    if (isPage()) { // which its window places
        QWidget::showEvent(event);
        m_buttons->setFocusProxy(nullptr);
        if (!qobject_cast<Dialog *>(window()))
            orderTabs();
        return;
    }
    QDialog::showEvent(event); // which places it by its size
    // Qt 6.4 makes the first button the focus proxy of the box. Tab goes nowhere while that button is hidden.
    m_buttons->setFocusProxy(nullptr);
    if (!event->spontaneous())
        orderTabs();
    if (parentWidget())
        parentWidget()->window()->installEventFilter(this);
}

void Dialog::orderTabs()
{
    const auto isStop = [this](const QWidget *each) {
        return each->focusPolicy() & Qt::TabFocus && !each->focusProxy() && each->window() == window();
    };
    QList<QWidget *> stops;
    for (QWidget *each : findChildren<QWidget *>()) {
        if (isStop(each) && !m_buttons->isAncestorOf(each))
            stops << each;
    }
    for (QWidget *each = nextInFocusChain(); each && each != this; each = each->nextInFocusChain()) {
        if (isStop(each) && m_buttons->isAncestorOf(each))
            stops << each;
    }
    for (int at = 1; at < stops.size(); ++at)
        setTabOrder(stops[at - 1], stops[at]);
}

/// Activates the dialog when its window is activated. Some desktops activate a window that is blocked by a
/// dialog after another window was closed; it receives no keys, so Escape would have no effect.
bool Dialog::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::WindowActivate && isVisible() && isModal())
        QMetaObject::invokeMethod(this, &QWidget::activateWindow, Qt::QueuedConnection);
    return QDialog::eventFilter(watched, event);
}

QPushButton *Dialog::addPrimaryButton(const QString &text, const QString &objectName)
{
    QPushButton *button = m_buttons->addButton(text, QDialogButtonBox::AcceptRole);
    button->setObjectName(objectName);
    button->setDefault(true);
    for (const Qt::Key key : { Qt::Key_Return, Qt::Key_Enter }) {
        auto *shortcut = new QShortcut(QKeySequence(Qt::CTRL | key), this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut); // a page is only a part of its window
        connect(shortcut, &QShortcut::activated, button, [button] { button->click(); });
    }
    return button;
}

QPushButton *Dialog::addSideButton(const QString &text, const QString &objectName)
{
    QPushButton *button = m_buttons->addButton(text, QDialogButtonBox::ResetRole);
    button->setObjectName(objectName);
    button->setAutoDefault(false);
    return button;
}

QPushButton *Dialog::addCancel()
{
    QPushButton *button = m_buttons->addButton(QDialogButtonBox::Cancel);
    button->setObjectName(u"cancelButton"_s);
    button->setText(tr("Cancel"));
    button->setAutoDefault(false);
    return button;
}

QPushButton *Dialog::addClose()
{
    QPushButton *button = m_buttons->addButton(QDialogButtonBox::Close);
    button->setObjectName(u"closeButton"_s);
    button->setText(tr("Close"));
    button->setAutoDefault(false);
    return button;
}

QPushButton *Dialog::button(const QString &text, const QString &objectName, QWidget *parent)
{
    auto *made = new QPushButton(text, parent);
    made->setObjectName(objectName);
    made->setAutoDefault(false);
    return made;
}

QVBoxLayout *Dialog::addLabelled(QBoxLayout *layout, const QString &text, QWidget *widget)
{
    auto *label = new QLabel(text, widget->parentWidget());
    label->setBuddy(widget);
    auto *pair = makeLayout<QVBoxLayout>(space::xs);
    pair->addWidget(label);
    pair->addWidget(widget);
    layout->addLayout(pair);
    return pair;
}

void Dialog::setAllowed(QWidget *widget, const std::optional<QString> &whyNot, const QString &tip)
{
    widget->setEnabled(!whyNot);
    widget->setToolTip(whyNot.value_or(tip));
    setDescription(widget, whyNot.value_or(tip));
}

void Dialog::setDescription(QWidget *widget, const QString &text)
{
    if (!widget->accessibleDescription().startsWith("id:"_L1))
        widget->setAccessibleDescription(text);
}

QString Dialog::messageOf(const Problem &problem)
{
    return Labels::problem(problem);
}

void Dialog::bindField(const QString &requestField, Field *field)
{
    m_fields.insert(requestField, field);
}

void Dialog::showProblem(const Problem &problem)
{
    // The element of a list has a name like "allowed_origins[2]".
    const QString name = problem.field.section(u'[', 0, 0).section(u'.', 0, 0);
    if (Field *field = m_fields.value(name)) {
        field->setError(messageOf(problem));
        field->focus();
        return;
    }
    m_strip->showMessage(messageOf(problem), MessageStrip::Kind::Error);
}

void Dialog::reject()
{
    if (isPage()) {
        if (auto *dialog = qobject_cast<Dialog *>(window()))
            dialog->reject();
        return;
    }
    if (!isUnsaved()) {
        QDialog::reject();
        return;
    }
    ConfirmQuestion question;
    question.title = tr("Not saved");
    question.text = tr("Discard your changes?");
    question.buttonText = tr("Discard");
    question.destructive = true;
    confirm(this, question, [this] { QDialog::reject(); });
}

void Dialog::showMessage(const QString &text)
{
    m_strip->showMessage(text, MessageStrip::Kind::Info);
}

void Dialog::showBlocked(const std::optional<QString> &why)
{
    m_isBlocked = why.has_value();
    if (why)
        m_strip->showMessage(*why, MessageStrip::Kind::Warning);
    else if (m_strip->kind() == MessageStrip::Kind::Warning)
        m_strip->clear();
}

std::optional<QString> Dialog::whyNotOnline(const Context &context)
{
    switch (context.sync.state().phase) {
    case SyncState::Phase::Offline:
        return tr("You’re offline. This needs a connection.");
    case SyncState::Phase::SignedOut:
        return tr("You are signed out. Connect again first.");
    case SyncState::Phase::Connecting:
    case SyncState::Phase::FirstSync:
    case SyncState::Phase::CatchingUp:
    case SyncState::Phase::UpToDate:
        break;
    }
    return std::nullopt;
}

std::optional<QString> Dialog::whyNotAdminister() const
{
    if (const auto why = m_context.steps.whyNotAdminister())
        return why;
    return whyNotOnline();
}

void Dialog::widen(QDialog &dialog, const Theme &theme)
{
    if (!dialog.testAttribute(Qt::WA_Resized)) // the fonts are in its size
        return;
    const QSize wanted(theme.side(dialog.width()), dialog.height());
    dialog.resize(wanted.boundedTo(dialog.screen()->availableSize() - QSize(space::l, 3 * space::l)));
}

void Dialog::growToFit(QDialog &dialog)
{
    QLayout &layout = *dialog.layout();
    layout.activate();
    const int wanted = layout.hasHeightForWidth() ? layout.totalHeightForWidth(dialog.width())
                                                  : layout.totalSizeHint().height();
    if (wanted > dialog.height() && dialog.isWindow())
        dialog.resize(dialog.width(), wanted);
}

void Dialog::beginRequest(const QString &activity)
{
    ++m_pendingRequests;
    m_activity = activity;
    m_strip->clear();
    if (!m_progressDelay.isActive())
        m_progressDelay.start();
    refresh();
}

void Dialog::endRequest()
{
    if (--m_pendingRequests > 0)
        return;
    m_progressDelay.stop();
    m_strip->clear();
}

} // namespace triage::app

#include "moc_dialog.cpp"
